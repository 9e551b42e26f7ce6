import Foundation
import Testing

@testable import ShapeDocument

@Suite("Files that a drawing refers to")
final class ReferredFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "drawings \(UUID().uuidString)")
    private let drawing: URL

    init() throws {
        drawing = folder.appending(path: "in/drawing.svg")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "in/pictures"), withIntermediateDirectories: true)
        for name in ["in/own.png", "in/pictures/a b.png", "in/100%.png", "outside.png", "in-front.png"] {
            try Data(name.utf8).write(to: folder.appending(path: name))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func reason(_ reference: String) -> ReferredFileError.Reason? {
        do {
            _ = try ReferredFile.read(reference, of: drawing)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func `a drawing does not refer to itself`() throws {
        try Data("<svg/>".utf8).write(to: drawing)
        #expect(reason("drawing.svg") == .system("it is the drawing itself"))
    }

    @Test(arguments: [
        "own.png", "./own.png", "pictures/../own.png", "pictures/a%20b.png", "pictures/a b.png", "100%.png",
    ])
    func `below`(reference: String) throws { #expect(try !ReferredFile.read(reference, of: drawing).isEmpty) }

    @Test func `an absolute address is fine where it is below the folder`() throws {
        let own = folder.appending(path: "in/own.png")
        #expect(try ReferredFile.read(own.absoluteString, of: drawing) == Data("in/own.png".utf8))
        #expect(try ReferredFile.read(own.path, of: drawing) == Data("in/own.png".utf8))
    }

    @Test(arguments: [
        "../outside.png", "../in-front.png", "pictures/../../outside.png", "/etc/hostname", "file:///etc/hostname",
    ])
    func `outside`(reference: String) throws {
        #expect(reason(reference) == .isOutside)
        #expect(throws: Never.self) { try ReferredFile.read(reference, of: drawing, allowsOutside: true) }
    }

    @Test func `a link leads outside where what it names is outside`() throws {
        let link = folder.appending(path: "in/link.png")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../outside.png")
        #expect(reason("link.png") == .isOutside)
    }

    @Test func `only regular files are read, and other files do not block`() throws {
        #expect(mkfifo(folder.appending(path: "in/pipe").path, 0o600) == 0)
        #expect(reason("pipe") == .system("it is not a plain file"))
        #expect(reason("pictures") == .system("it is a folder"))
        #expect(throws: ReferredFileError(reference: "/dev/zero", reason: .system("it is not a plain file"))) {
            try ReferredFile.read("/dev/zero", of: drawing, allowsOutside: true)
        }
    }

    @Test func `large files are not read`() throws {
        let file = folder.appending(path: "in/large.png")
        try Data().write(to: file)
        #expect(truncate(file.path, off_t(ReferredFile.sizeLimit) + 1) == 0)
        #expect(reason("large.png") == .system("it is larger than 64 MiB"))
    }

    @Test func `errors of referenced files describe their reason in a sentence`() {
        #expect(reason("https://example.com/a.png") == .isNoFile)
        #expect(reason("missing.png") == .system("there is no such file or folder"))
        #expect(throws: ReferredFileError(reference: "own.png", reason: .drawingHasNoFile)) {
            try ReferredFile.read("own.png", of: nil)
        }
        #expect(
            ReferredFileError(reference: "../a.png", reason: .isOutside).errorDescription
                == "The picture “../a.png” is not shown: it is outside of the drawing’s folder.")
    }
}
