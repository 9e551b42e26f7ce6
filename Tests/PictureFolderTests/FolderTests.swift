import Foundation
import Glibc
import Testing

@testable import PictureFolder

struct FolderTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    @Test func `pictures are found by their content, in natural order`() async throws {
        try temporary.write(Heads.png, "img 10.png")
        try temporary.write(Heads.jpeg, "img 9.PNG")
        try temporary.write(Heads.jpeg, "noending")
        try temporary.write(Array("text".utf8), "notes.txt")
        try FileManager.default.createDirectory(
            atPath: "\(temporary.path)/folder.png", withIntermediateDirectories: false)
        try #require(mkfifo("\(temporary.path)/pipe.png", 0o600) == 0)
        let pictures = try await temporary.folder.all()
        #expect(pictures.map(\.name) == ["img 9.PNG", "img 10.png", "noending"])
        #expect(pictures.map(\.kind) == [.jpeg, .png, .jpeg])
        #expect(pictures.map(\.byteCount) == [6, 12, 6])
        #expect(pictures.allSatisfy { $0.fault == nil })
        #expect(pictures[1].path == "\(temporary.path)/img 10.png")
        #expect(pictures.map(\.title) == ["img 9", "img 10", "noending"])
    }

    @Test func `times are those of the files`() async throws {
        try temporary.write(Heads.png, "a.png")
        var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1_234_567_890, tv_nsec: 500)]
        try #require(utimensat(AT_FDCWD, "\(temporary.path)/a.png", &times, 0) == 0)
        let picture = try #require(try await temporary.folder.all().first)
        #expect(picture.modified == FileTime(seconds: 1_234_567_890, nanoseconds: 500))
    }

    @Test func `hidden files and backups are left out`() async throws {
        for name in [".a.png", "b.png~", "c.png"] { try temporary.write(Heads.png, name) }
        #expect(try await temporary.folder.all().map(\.name) == ["c.png"])
    }

    @Test func `a file with only the name of a picture reports the reason`() async throws {
        try temporary.write([], "empty.png")
        try temporary.write([], "empty.txt")
        try temporary.write(Array("hello".utf8), "text.jpg")
        try temporary.link("gone.png", to: "nowhere")
        try temporary.link("gone.txt", to: "nowhere")
        try temporary.link("circle.png", to: "circle.png")
        let pictures = try await temporary.folder.all()
        #expect(pictures.map(\.name) == ["circle.png", "empty.png", "gone.png", "text.jpg"])
        #expect(pictures.allSatisfy { $0.kind == nil })
        #expect(
            pictures.map { $0.fault?.errorDescription } == [
                "The file cannot be read: Too many levels of symbolic links.", "The file is empty.",
                "This is a link to a file that does not exist.", "This file is not a picture.",
            ])
    }

    @Test func `temporary files of a killed program are removed, and nothing else`() async throws {
        let temporary = try TemporaryFolder()
        let names = [".corkboard-1q2w3e", ".corkboard-new", ".corkboard-", ".corkboard-a.jpg", ".other-1q2w3e"]
        for name in names { try temporary.write(Array("x".utf8), name) }
        for name in names where name != ".corkboard-new" { temporary.touch(name, at: 1_000_000_000) }
        _ = try await temporary.folder.all()
        #expect(temporary.names == names.dropFirst().sorted())
    }

    @Test func `links are followed`() async throws {
        try temporary.write(Heads.png, "a.png")
        try temporary.link("b", to: "a.png")
        #expect(try await temporary.folder.all().map(\.name) == ["a.png", "b"])
    }

    @Test(.enabled(if: geteuid() != 0, "The superuser may read everything."))
    func `unreadable files are reported`() async throws {
        for name in ["a.png", "data"] {
            try temporary.write(Heads.png, name)
            try #require(chmod("\(temporary.path)/\(name)", 0) == 0)
        }
        let batch = try #require(try await temporary.folder.batches().first)
        #expect(batch.pictures.map(\.fault) == [.unreadable(reason: "Permission denied")])
        #expect(batch.problems == ["“data” cannot be read: Permission denied."])
    }

    @Test func `a name that is not UTF-8 is reported`() async throws {
        let bytes: [CChar] = Array(temporary.path.utf8CString.dropLast()) + [0x2F, 0x61, -1, 0x2E, 0x70, 0x6E, 0x67, 0]
        let file = open(bytes, O_CREAT | O_WRONLY, 0o600)
        try #require(file >= 0)
        close(file)
        let batch = try #require(try await temporary.folder.batches().first)
        #expect(batch.pictures.isEmpty)
        #expect(batch.problems == ["One file is left out: the name is not UTF-8."])
    }

    @Test func `folders that cannot be read are an error with a sentence`() async throws {
        func sentence(_ path: String) async -> String? {
            do {
                _ = try await PictureFolder(path: path).all()
                return nil
            } catch { return (error as? PictureFolderError)?.errorDescription }
        }
        try temporary.write(Heads.png, "a.png")
        #expect(
            await sentence("/no/such")?.hasSuffix("“/no/such” cannot be opened: the folder does not exist.") == true)
        #expect(
            await sentence("\(temporary.path)/a.png")
                == "“\(temporary.path)/a.png” cannot be opened: it is a file, not a folder.")
    }

    @Test func `an empty folder is one batch without pictures`() async throws {
        #expect(try await temporary.folder.batches() == [PictureFolder.Batch(progress: 1)])
    }

    @Test func `many pictures come in batches that grow, each after the other`() async throws {
        try temporary.write(Heads.png, "0.png")
        for i in 1..<3000 { try #require(link("\(temporary.path)/0.png", "\(temporary.path)/\(i).png") == 0) }
        let batches = try await temporary.folder.batches()
        #expect(batches.map(\.pictures.count) == [64, 64, 128, 256, 512, 1024, 952])
        #expect(batches.flatMap { $0.pictures.map(\.name) } == (0..<3000).map { "\($0).png" })
        #expect(batches.map(\.progress) == batches.map(\.progress).sorted() && batches.last?.progress == 1)
    }

    @Test func `reading ends with the task that asks`() async throws {
        try temporary.write(Heads.png, "0.png")
        for i in 1..<3000 { try #require(link("\(temporary.path)/0.png", "\(temporary.path)/\(i).png") == 0) }
        var count = 0
        #expect(throws: CancellationError.self) {
            try temporary.folder.read { batch in
                count += batch.pictures.count
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        #expect(count == 64)
    }
}
