import DocumentFiles
import Foundation
import Glibc
import Testing

@testable import PictureFolder

struct TrashTests {
    private let temporary: TemporaryFolder
    /// The trash folder that the tests use, on the file system of the pictures.
    private let trash: PictureTrash

    init() throws {
        temporary = try TemporaryFolder()
        let folder = UserFolder.data.url().appending(component: "Trash").path
        // As GIO does it, also on file systems where GIO uses no trash.
        trash = PictureTrash { path in
            for part in ["files", "info"] {
                try? FileManager.default.createDirectory(
                    atPath: "\(folder)/\(part)", withIntermediateDirectories: true)
            }
            let name = "\(UUID().uuidString) \((path as NSString).lastPathComponent)"
            let info = "[Trash Info]\nPath=\(path)\nDeletionDate=2026-01-01T00:00:00\n"
            try? Data(info.utf8).write(to: URL(fileURLWithPath: "\(folder)/info/\(name).trashinfo"))
            return rename(path, "\(folder)/files/\(name)") == 0 ? nil : SystemFault()
        }
    }

    @Test func `pictures come back from the trash with their sidecars`() throws {
        let (a, b) = (
            try temporary.picture(Pixels.jpeg, "a.jpg"), try temporary.picture(Pixels.jpeg, "b.jpg")
        )
        for name in ["a.jpg.xmp", "a.xmp"] { try temporary.write(Array("x".utf8), name) }
        let outcome = trash.trash([a, b], step: 1)
        #expect(outcome.moved == [a, b] && outcome.failures.isEmpty)
        #expect(temporary.names == ["a.xmp"], "The sidecar of a raw picture stays.")
        #expect(trash.restore(step: 1).moved == [a, b])
        #expect(temporary.names == ["a.jpg", "a.jpg.xmp", "a.xmp", "b.jpg"])
        #expect(try temporary.data("a.jpg") == Pixels.jpeg && trash.restore(step: 1).moved.isEmpty)
    }

    @Test func `a picture never comes back onto a name that is taken`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        _ = trash.trash([picture], step: 1)
        try temporary.write(Array("other".utf8), "a.jpg")
        let outcome = trash.restore(step: 1)
        #expect(
            outcome.moved.isEmpty
                && outcome.failures.map(\.reason) == ["there is another file of this name"])
        #expect(try temporary.data("a.jpg") == Data("other".utf8))
        unlink(picture.path)
        #expect(trash.restore(step: 1).moved == [picture] && temporary.names == ["a.jpg"])
    }

    @Test func `a picture that left the trash is reported, and a name without a trash asks`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        let none = PictureTrash { _ in SystemFault(code: ENOTSUP) }
        let outcome = none.trash([picture], step: 1)
        #expect(
            outcome.withoutTrash == [picture] && outcome.moved.isEmpty && temporary.names == ["a.jpg"])
        #expect(none.restore(step: 1).failures.isEmpty)
        unlink(picture.path)
        #expect(
            trash.trash([picture], step: 2).failures.map(\.reason) == ["there is no such file or folder"])
    }

    @Test func `a picture stays with its sidecar where only one of them can be moved`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        try temporary.write(Array("x".utf8), "a.jpg.xmp")
        let refusing = PictureTrash { path in path.hasSuffix(".xmp") ? nil : SystemFault(code: EACCES) }
        #expect(refusing.trash([picture], step: 1).failures.map(\.code) == [EACCES])
        #expect(temporary.names == ["a.jpg", "a.jpg.xmp"])
    }

    @Test func `a picture is deleted with its sidecar`() throws {
        let picture = try temporary.picture(Pixels.jpeg, "a.jpg")
        for name in ["a.jpg.xmp", "a.xmp"] { try temporary.write(Array("x".utf8), name) }
        #expect(PictureRemoval.delete([picture]).moved == [picture] && temporary.names == ["a.xmp"])
    }
}
