import Foundation
import PictureFolder
import Testing

@testable import Thumbnails

struct DecodingTests {
    private let studio: Studio

    init() throws { studio = try Studio() }

    private func decode(_ file: String, edge: Int = 256) throws -> PixelBuffer {
        try studio.thumbnailer.picture(at: file, edge: edge)
    }

    private func fault(_ file: String) -> PictureFault? {
        do {
            _ = try decode(file)
            return nil
        } catch { return error as? PictureFault }
    }

    @Test(arguments: ["png", "jpeg", "bmp", "tiff"], ["right", "wrong"])
    func `pictures are made smaller, whatever their name says`(format: String, ending: String) throws {
        let file = try studio.picture("a.\(ending == "right" ? format : "gif")", format)
        let picture = try decode(file)
        #expect((picture.width, picture.height, picture.corners) == (256, 128, "rgbb"))
    }

    @Test func `a picture is never made larger`() throws {
        let picture = try decode(try studio.picture("a.png", width: 40, height: 20))
        #expect((picture.width, picture.height) == (40, 20))
    }

    @Test func `a very thin picture keeps a pixel of its width`() throws {
        let picture = try decode(try studio.picture("a.png", width: 4, height: 4000), edge: 128)
        #expect((picture.width, picture.height) == (1, 128))
    }

    /// Returns a number in the format of PNG files.
    private func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    /// The colors of the corners, clockwise from the top left, for each orientation.
    @Test(arguments: [
        (1, "rgbb"), (2, "grbb"), (3, "bbrg"), (4, "bbgr"), (5, "rbbg"), (6, "brgb"), (7, "bgrb"), (8, "gbbr"),
    ])
    func `pictures are turned upright`(orientation: Int, corners: String) throws {
        let exif =
            Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0]
            + [0, 0, 0, 0]
        var jpeg = Studio.encoded("jpeg", width: 600, height: 300)
        let mark = Array("Exif\0\0".utf8)
        jpeg.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(mark.count + exif.count + 2)] + mark + exif, at: 2)
        var png = Studio.encoded("png", width: 600, height: 300)
        let chunk = Array("eXIf".utf8) + exif
        png.insert(contentsOf: number(exif.count) + chunk + number(Int(crc(chunk))), at: 33)
        for (bytes, name) in [(jpeg, "a.jpg"), (png, "a.png")] {
            let picture = try decode(try studio.write(bytes, name))
            #expect((picture.width, picture.height) == (orientation < 5 ? (256, 128) : (128, 256)))
            #expect(picture.corners == corners)
        }
    }

    @Test func `transparent areas stay transparent when decoded`() throws {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">\
            <rect width="20" height="20" fill="#ff0000"/></svg>
            """
        let picture = try decode(try studio.write(Data(svg.utf8), "a.svg"), edge: 80)
        // Drawings are rendered at the full size of the area.
        #expect((picture.width, picture.height) == (80, 40))
        #expect(picture.color(x: 10, y: 20) == "r")
        #expect(picture.pixels[(20 * 80 + 70) * 4 + 3] == 0)
    }

    @Test func `of a JPEG picture without its end, or with more behind it, there is to be seen what there is`() throws {
        let whole = Studio.encoded("jpeg", width: 64, height: 48)
        let expected = try decode(try studio.write(whole, "whole.jpeg"), edge: 80)
        for (data, name) in [(whole.dropLast(2), "end.jpeg"), (whole + Data(count: 200_000), "film.jpeg")] {
            #expect(try decode(try studio.write(data, name), edge: 80).corners == expected.corners)
        }
        let large = Studio.encoded("jpeg", width: 600, height: 300)
        let half = try decode(try studio.write(large.prefix(large.count * 2 / 3), "half.jpeg"), edge: 600)
        #expect((half.width, half.height) == (600, 300))
        #expect(half.color(x: 10, y: 10) == "r" && half.color(x: 590, y: 10) == "g")
        let last = (300 * 600 - 1) * 4
        if Studio.decodesByRows { #expect(half.pixels[last..<last + 3].allSatisfy { (0x70...0x90).contains($0) }) }
        #expect(fault(try studio.write(large.prefix(100), "head.jpeg")) != nil)
    }

    @Test(arguments: ["png", "jpeg", "bmp", "tiff"])
    func `a truncated picture fails only with expected faults`(format: String) throws {
        let whole = Studio.encoded(format, width: 64, height: 48)
        for part in [1, 10, 30, 60, 100, whole.count / 2, whole.count - 20] where part < whole.count {
            let fault = fault(try studio.write(whole.prefix(part), "a.\(format)"))
            switch fault {
            case nil: break
            case .cutOff, .notAPicture, .damaged: break
            default: Issue.record("\(format), \(part) bytes: \(String(describing: fault))")
            }
        }
    }

    @Test(.enabled(if: Studio.decodesByRows), arguments: ["png", "bmp"])
    func `of a picture that breaks off, what there is is shown`(format: String) throws {
        let (width, height) = (2_000, 1_000)
        let whole = Studio.encoded(format, width: width, height: height)
        let half = try decode(try studio.write(whole.prefix(whole.count * 2 / 3), "a.\(format)"), edge: width)
        #expect((half.width, half.height) == (width, height))
        // BMP files begin with the bottom row.
        let (decoded, missing) = format == "png" ? (0, height - 1) : (height - 1, 0)
        #expect(half.color(x: 10, y: decoded) == (format == "png" ? "r" : "b"))
        let pixel = missing * width * 4
        #expect(half.pixels[pixel..<pixel + 3].allSatisfy { (0x70...0x90).contains($0) })
        #expect(fault(try studio.write(whole.prefix(60), "a.\(format)")) == .cutOff)
    }

    /// Returns a TIFF file of red rows whose directory is at its beginning, in strips of ten rows.
    private func tiff(width: Int, height: Int, isPacked: Bool) -> Data {
        func number(_ value: Int, _ length: Int) -> [UInt8] {
            (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let row = Array(repeating: [255, 0, 0] as [UInt8], count: width).joined()
        // PackBits, without repetitions.
        let packed = stride(from: 0, to: row.count, by: 120).flatMap { start in
            let part = Array(row.dropFirst(start).prefix(120))
            return [UInt8(part.count - 1)] + part
        }
        let strip = Array(repeating: isPacked ? packed : Array(row), count: 10).flatMap(\.self)
        let count = height / 10
        let tags = [(256, width), (257, height), (258, 8), (259, isPacked ? 32_773 : 1), (262, 2), (277, 3), (278, 10)]
        let tables = 8 + 2 + 12 * (tags.count + 2) + 4
        let start = tables + 8 * count
        var bytes = Array("II".utf8) + number(42, 2) + number(8, 4) + number(tags.count + 2, 2)
        for (tag, value) in tags + [(273, tables), (279, tables + 4 * count)] {
            let isTable = tag == 273 || tag == 279
            let entry = number(tag, 2) + number(isTable ? 4 : 3, 2) + number(isTable ? count : 1, 4) + number(value, 4)
            let place = tag == 273 ? bytes.count - 12 * 2 : bytes.count
            if tag == 273 { bytes.insert(contentsOf: entry, at: place) } else { bytes += entry }
        }
        bytes += number(0, 4)
        for index in 0..<count { bytes += number(start + index * strip.count, 4) }
        for _ in 0..<count { bytes += number(strip.count, 4) }
        for _ in 0..<count { bytes += strip }
        return Data(bytes)
    }

    @Test(.enabled(if: Studio.decodesByRows), arguments: [false, true])
    func `of a TIFF picture that breaks off, what there is is shown`(isPacked: Bool) throws {
        let whole = tiff(width: 100, height: 200, isPacked: isPacked)
        for edge in [500, 100] {
            let picture = try decode(try studio.write(whole, "whole.tiff"), edge: edge)
            let half = try decode(try studio.write(whole.prefix(whole.count / 2), "half.tiff"), edge: edge)
            #expect((half.width, half.height) == (picture.width, picture.height))
            #expect(picture.color(x: 5, y: picture.height - 1) == "r")
            for row in [0, half.height / 2 - 12] { #expect(half.color(x: 5, y: row) == "r", "\(row)") }
            let last = (half.width * half.height - 1) * 4
            #expect(half.pixels[last..<last + 3].allSatisfy { (0x70...0x90).contains($0) })
        }
        for count in [12, 130, 300] { #expect(fault(try studio.write(whole.prefix(count), "a.tiff")) != nil) }
    }

    @Test func `a TIFF picture of floating-point numbers is not called damaged`() throws {
        let tags: [(tag: Int, value: Int)] = [
            (256, 2), (257, 2), (258, 32), (259, 1), (262, 1), (273, 134), (277, 1), (278, 2), (279, 16), (339, 3),
        ]
        func number(_ value: Int, _ length: Int) -> [UInt8] {
            (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        var bytes = Array("II".utf8) + number(42, 2) + number(8, 4) + number(tags.count, 2)
        for (tag, value) in tags { bytes += number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 4) }
        bytes += number(0, 4)
        #expect(bytes.count == 134)
        for _ in 0..<4 { bytes += number(Int(Float(0.5).bitPattern), 4) }
        #expect(fault(try studio.write(Data(bytes), "a.tiff")) == .floatingPoint)
        #expect(fault(try studio.write(Data(bytes.dropLast(8)), "a.tiff")) != nil)
    }

    @Test func `of an animation that breaks off, what there is is shown`() throws {
        // A picture of four red pixels, then another frame that has no end.
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x04, 0, 0x05, 0]
        let gif = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0, 255, 0, 0, 255, 0, 0] + frame + frame.prefix(8)
        let picture = try decode(try studio.write(Data(gif), "a.gif"), edge: 80)
        #expect((picture.width, picture.height) == (2, 2) && picture.color(x: 0, y: 0) == "r")
    }

    @Test(.enabled(if: Studio.decodesByRows), arguments: ["png", "bmp"])
    func `of a small picture that breaks off, what there is is shown`(format: String) throws {
        let whole = Studio.encoded(format, width: 20, height: 20)
        #expect(whole.count < 4_096)
        let decoded = try decode(try studio.write(whole.dropLast(12), "a.\(format)"), edge: 128)
        #expect(decoded.color(x: 1, y: format == "png" ? 1 : 18) == (format == "png" ? "r" : "b"))
    }

    @Test func `random damage is never a crash`() throws {
        var random = SystemRandomNumberGenerator()
        for format in ["png", "jpeg", "bmp", "tiff"] {
            let whole = Studio.encoded(format, width: 64, height: 48)
            for _ in 0..<40 {
                var bytes = whole
                for _ in 0..<8 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255) }
                _ = fault(try studio.write(bytes, "a.\(format)"))
            }
        }
    }

    @Test func `files that are no pictures report the reason`() throws {
        #expect(fault(try studio.write(Data(), "a.png")) == .empty)
        #expect(fault(try studio.write(Data("hello".utf8), "a.png")) == .notAPicture)
        #expect(fault("\(studio.path)/missing.png") == .gone)
        #expect(fault(studio.path) == .unreadable(reason: "it is not a plain file"))
        let fault = fault(try studio.write(Data([0xFF, 0x0A] + Array(repeating: 0, count: 9000)), "a.jxl"))
        // The other decoder comes with GNOME.
        if case .damaged = fault {} else { #expect(fault == .unsupported(.jxl)) }
    }

    @Test func `an enormous picture is refused before it takes memory`() throws {
        // The header of a PNG file of 100,000 by 100,000 pixels, with a valid checksum.
        let header = Array("IHDR".utf8) + number(100_000) + number(100_000) + [8, 6, 0, 0, 0]
        let bytes = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + header + number(Int(crc(header)))
        let file = try studio.write(Data(bytes + Array("....IDAT".utf8) + Array("IEND".utf8)), "a.png")
        #expect(fault(file) == .enormous(width: 100_000, height: 100_000))
    }

    private func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }

    @Test func `decoding ends when nobody wants the picture any more`() throws {
        let file = try studio.picture("a.bmp", "bmp", width: 1000, height: 1000)
        var asked = 0
        #expect(throws: CancellationError.self) {
            try studio.thumbnailer.picture(at: file, edge: 128) {
                asked += 1
                return asked == 3
            }
        }
        #expect(asked == 3)
    }

    @Test func `a picture that goes while it is decoded is still shown, and not kept`() throws {
        let file = try studio.picture("a.bmp", "bmp", width: 500, height: 500)
        var asked = 0
        let picture = try studio.thumbnailer.thumbnail(of: file, .normal) {
            asked += 1
            if asked == 3 { try? FileManager.default.removeItem(atPath: file) }
            return false
        }
        #expect(asked > 3)
        #expect(picture.corners == "rgbb")
        #expect(studio.files(below: "cache").isEmpty)
    }

    @Test func `a picture that grows while it is decoded is not taken for whole`() throws {
        let file = try studio.picture("a.bmp", "bmp", width: 500, height: 500)
        #expect(throws: PictureFault.cutOff) {
            try studio.thumbnailer.picture(at: file, edge: 128) {
                let handle = FileHandle(forWritingAtPath: file)
                _ = try? handle?.seekToEnd()
                try? handle?.write(contentsOf: Data([0]))
                return false
            }
        }
    }

    @Test(arguments: [PictureFault.cutOff, .notAPicture, .enormous(width: 3, height: 4), .damaged(reason: "a b c")])
    func `faults that last are noted and read again`(fault: PictureFault) throws {
        #expect(PictureFault(note: try #require(fault.note)) == fault)
    }

    @Test(arguments: ["", "enormous", "enormous 3", "enormous x y", "damaged", "else w"])
    func `notes that say nothing are no faults`(note: String) { #expect(PictureFault(note: note) == nil) }
}
