import DocumentFiles
import Foundation
import Testing

@Suite("Names of files that are not UTF-8")
struct LostNameTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "lost-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Creates a file whose name has a byte of Latin-1.
    private func makeFile() {
        let path = Array(folder.path.utf8) + Array("/caf".utf8) + [0xE9]
        let descriptor = (path + [0]).withUnsafeBytes { bytes in
            open(bytes.bindMemory(to: CChar.self).baseAddress!, O_CREAT | O_WRONLY, 0o600)
        }
        #expect(descriptor >= 0)
        close(descriptor)
    }

    @Test func `a file whose name is not UTF-8 is not read, not mistaken for another, and reported`() throws {
        defer { remove() }
        makeFile()
        let lost = folder.appending(path: "caf\u{FFFD}")
        #expect(throws: (any Error).self) { try WholeFile.read(lost, upTo: 10) }
        do { _ = try WholeFile.read(lost, upTo: 10) } catch { #expect(error.reason == LostName.reason) }
        do { try AtomicFile.write(Data("new".utf8), to: lost) } catch { #expect(error.reason == LostName.reason) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names == ["caf\u{FFFD}"] && LostName.isLost(lost.path))
    }

    @Test func `a file whose name has U+FFFD is a file like others`() throws {
        defer { remove() }
        let file = folder.appending(path: "caf\u{FFFD}")
        try Data("old".utf8).write(to: file)
        try AtomicFile.write(Data("new".utf8), to: file)
        #expect(try WholeFile.read(file, upTo: 10) == Data("new".utf8))
    }

    @Test func `the path of an address keeps what is text`() throws {
        defer { remove() }
        for (address, path) in [
            ("file:///a/caf%E9%20b.csv", "/a/caf\u{FFFD} b.csv"), ("file:///a/caf%C3%A9.csv", "/a/café.csv"),
            ("file:///a/b%25", "/a/b%"),
        ] {
            #expect(try #require(URL(string: address)).repairedPath == path)
        }
    }
}
