import DocumentFiles
import Foundation
import Testing

@Suite("Folders")
struct FolderTests {
    @Test func `folders in a folder are found however deep, without files and what links lead to`() throws {
        let folder = try TemporaryFolder()
        let root = folder.url.path
        let files = FileManager.default
        for path in ["a/in a/deep", "b", ".hidden", "elsewhere"] {
            try files.createDirectory(atPath: "\(root)/tree/\(path)", withIntermediateDirectories: true)
        }
        try files.moveItem(atPath: "\(root)/tree/elsewhere", toPath: "\(root)/elsewhere")
        try Data().write(to: URL(fileURLWithPath: "\(root)/tree/file"))
        try files.createSymbolicLink(atPath: "\(root)/tree/link", withDestinationPath: "\(root)/elsewhere")
        // The name of a file that is no text keeps nobody from finding the folders.
        let file = creat("\(root)/tree/a/".utf8.map { CChar($0) } + [-1, 0], 0o600)
        #expect(file >= 0 && close(file) == 0)

        let found = Folder.folders(at: "\(root)/tree", atMost: 100)
        #expect(
            found.map(\.path).sorted()
                == ["", "/.hidden", "/a", "/a/in a", "/a/in a/deep", "/b"].map { "\(root)/tree\($0)" })
        #expect(Set(found.map(\.id)).count == found.count)
        #expect(Folder.folders(at: "\(root)/tree", atMost: 3).count == 3)
        #expect(Folder.folders(at: "\(root)/tree/file", atMost: 3).isEmpty)
    }
}
