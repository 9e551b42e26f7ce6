import Compression
import Foundation
import Testing

@testable import ShapeDocument

@Suite("Drawings that are compressed, or called otherwise")
final class CompressedFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "svgz \(UUID().uuidString)")
    private let text = "<svg xmlns=\"http://www.w3.org/2000/svg\"><rect id=\"r\" width=\"9\" height=\"9\"/></svg>\n"

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let file = folder.appending(path: name)
        try data.write(to: file)
        return file
    }

    @Test(arguments: ["a.svgz", "a.svg", "a"])
    func `a compressed drawing opens under any name, and is saved as its name says`(name: String) throws {
        let file = try file(name, Compression.gzip.packed(Data(text.utf8)))
        let drawing = try DrawingFile.read(from: file)
        #expect(drawing.text == text)
        try DrawingFile.write(drawing, to: file)
        #expect(try Compression.isGzip(Data(contentsOf: file)) == (name == "a.svgz"))
        #expect(try DrawingFile.read(from: file).text == text)
    }

    @Test func `compressed files that are no drawing, damaged, cut or too large are reported`() throws {
        let packed = Compression.gzip.packed(Data(text.utf8))
        let damage = "it is compressed with gzip, and damaged or cut"
        for (data, reason) in [
            (packed.prefix(40), damage), (packed.prefix(12) + Data(repeating: 7, count: 60), damage),
            (Compression.gzip.packed(Data("no drawing".utf8)), "there is text outside of the first element"),
            (Compression.gzip.packed(packed), "the file is compressed: unpack it first (gunzip)"),
        ] {
            let error = #expect(throws: DrawingFileError.self) { try DrawingFile.decode(data, fileName: "a.svgz") }
            #expect(error?.reason == reason)
        }
        // A small file that unpacks to a large one.
        let bomb = Compression.gzip.packed(Data(count: 3 << 20))
        #expect(bomb.count < 10_000)
        let fault = #expect(throws: Compression.Fault.self) { try Compression.gzip.unpacked(bomb, upTo: 2 << 20) }
        #expect(fault?.reason == "unpacked, it is larger than 2 MiB")
        #expect(try Compression.gzip.unpacked(bomb, upTo: 3 << 20).count == 3 << 20)
    }

    @Test func `a drawing is recognised by how it begins`() throws {
        for (name, text, isDrawing) in [
            ("a.svg", "", true), ("a.SVGZ", "", true), ("a", text, true), ("a.txt", "\u{FEFF} \n" + text, true),
            ("b", "<?xml version='1.0'?><!-- a drawing -->\n<s:svg xmlns:s='http://www.w3.org/2000/svg'/>", true),
            ("c", "<html><body>", false), ("d", "Artist - <svg", false), ("e.csv", "a,b\n", false),
        ] {
            #expect(DrawingFile.isDrawing(try file(name, Data(text.utf8))) == isDrawing, "\(name)")
        }
        #expect(mkfifo(folder.appending(path: "pipe").path, 0o600) == 0)
        #expect(!DrawingFile.isDrawing(folder.appending(path: "pipe")))
    }

    @Test func `a file that was compressed in parts is read whole`() throws {
        let (start, end) = (text.prefix(30), text.dropFirst(30))
        let parts = [start, end].map { Compression.gzip.packed(Data($0.utf8)) }
        #expect(try Compression.gzip.unpacked(parts[0] + parts[1], upTo: 1 << 20) == Data(text.utf8))
        #expect(try Compression.gzip.unpacked(parts[0] + Data("rest".utf8), upTo: 1 << 20) == Data(start.utf8))
        #expect(throws: Compression.Fault.self) {
            try Compression.gzip.unpacked(parts[0] + parts[1].dropLast(4), upTo: 1 << 20)
        }
    }
}
