import Foundation

/// The parts of a picture's file: its XMP packet, its EXIF data, and the rest, which ratings don't change.
struct PictureParts {
    enum Role { case packet, exif, other }

    /// A range of bytes in the file; all parts in order make up the whole file.
    struct Part {
        var role: Role
        var range: Range<Int>
    }

    private(set) var parts: [Part] = []
    private let kind: PictureKind
    private let size: Int

    /// Parses a file, or returns `nil` if it doesn't conform to its format.
    ///
    /// - Parameters:
    ///   - kind: The format of the file.
    ///   - size: The size of the file, in bytes.
    ///   - read: A closure that returns bytes of the file by offset and count, fewer at its end.
    /// - Complexity: O(parts), each of which is read at its beginning only.
    init?(_ kind: PictureKind, size: Int, read: (Int, Int) -> Data) {
        (self.kind, self.size) = (kind, size)
        let isWhole =
            switch kind {
            case .jpeg: takeJPEG(read)
            case .png: takePNG(read)
            case .webp: takeWebP(read)
            default: false
            }
        guard isWhole, parts.count(where: { $0.role == .packet }) <= 1 else { return nil }
    }

    private mutating func add(_ role: Role, to end: Int) {
        parts.append(Part(role: role, range: (parts.last?.range.upperBound ?? 0)..<end))
    }

    private mutating func takeJPEG(_ read: (Int, Int) -> Data) -> Bool {
        guard Array(read(0, 2)) == [0xFF, 0xD8] else { return false }
        add(.other, to: 2)
        var position = 2
        while case let head = read(position, 4 + JPEGSegment.packetMark.count), head.count >= 4, head[0] == 0xFF {
            let marker = head[1]
            if marker == 0xFF {
                position += 1
                continue
            }
            // The scan extends to the end of the file, including data that a camera may have appended.
            if marker == 0xDA {
                add(.other, to: size)
                return true
            }
            guard let length = head.number(at: 2, 2, isBigEndian: true), length >= 2, position + 2 + length <= size
            else {
                return false
            }
            let body = head.dropFirst(4)
            let isApp1 = marker == 0xE1
            let role: Role =
                isApp1 && body.starts(with: JPEGSegment.exifMark)
                ? .exif : isApp1 && body.starts(with: JPEGSegment.packetMark) ? .packet : .other
            position += 2 + length
            add(role, to: position)
        }
        return false
    }

    private mutating func takePNG(_ read: (Int, Int) -> Data) -> Bool {
        guard read(0, 8).starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return false }
        add(.other, to: 8)
        var position = 8
        while case let head = read(position, 8 + PNGChunk.packetKeyword.count), head.count >= 8 {
            guard let length = head.number(at: 0, 4, isBigEndian: true), position + 12 + length <= size else {
                return false
            }
            let name = String(decoding: head.dropFirst(4).prefix(4), as: UTF8.self)
            if name == "IEND" {
                add(.other, to: size)
                return true
            }
            let isPacket = name == "iTXt" && head.dropFirst(8).elementsEqual(PNGChunk.packetKeyword)
            position += 12 + length
            add(isPacket ? .packet : name == "eXIf" ? .exif : .other, to: position)
        }
        return false
    }

    private mutating func takeWebP(_ read: (Int, Int) -> Data) -> Bool {
        let head = read(0, 12)
        guard head.starts(with: "RIFF".utf8), head.dropFirst(8).elementsEqual("WEBP".utf8) else { return false }
        add(.other, to: 12)
        var position = 12
        while case let head = read(position, 8), head.count == 8 {
            guard let length = head.number(at: 4, 4, isBigEndian: false), position + 8 + length <= size else {
                return false
            }
            let name = String(decoding: head.prefix(4), as: UTF8.self)
            position = min(position + 8 + length + length % 2, size)
            add(name == "XMP " ? .packet : name == "EXIF" ? .exif : .other, to: position)
        }
        return position == size
    }
}

/// The parts of JPEG files.
enum JPEGSegment {
    static let exifMark = Array("Exif\0\0".utf8)
    static let packetMark = Array("http://ns.adobe.com/xap/1.0/\0".utf8)

    /// Returns a segment with a packet, or `nil` if the packet is too long.
    static func packet(_ text: Data) -> Data? {
        let length = 2 + packetMark.count + text.count
        guard length <= 0xFFFF else { return nil }
        return Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + packetMark) + text
    }
}

/// The parts of PNG files.
enum PNGChunk {
    static let packetKeyword = Array("XML:com.adobe.xmp\0".utf8)

    /// Returns a chunk of a type with some content.
    static func chunk(_ type: String, _ content: Data) -> Data {
        let body = Data(type.utf8) + content
        return bigEndian(content.count) + body + bigEndian(Int(checksum(of: body)))
    }

    /// Returns a chunk with a corrected checksum.
    static func mended(_ chunk: Data) -> Data {
        let content = chunk.dropFirst(4).dropLast(4)
        return chunk.dropLast(4) + bigEndian(Int(checksum(of: content)))
    }

    static func bigEndian(_ number: Int) -> Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
    }

    private static func checksum(of data: some Sequence<UInt8>) -> UInt32 {
        ~data.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
        }
    }
}

/// The parts of WebP files.
enum WebPChunk {
    static func packet(_ text: Data) -> Data { chunk("XMP ", text) }

    static func chunk(_ name: String, _ body: Data) -> Data {
        Data(name.utf8) + littleEndian(body.count, 4) + body + (body.count % 2 == 1 ? Data([0]) : Data())
    }

    static func littleEndian(_ number: Int, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
    }

    /// Returns the header chunk that a simple file needs for metadata, or `nil` if the size of the picture is unknown.
    ///
    /// - Parameter picture: The chunk with the pixels.
    /// - Returns: The chunk, or `nil`.
    static func header(before picture: Data) -> Data? {
        var (width, height, flags) = (0, 0, UInt8(0))
        if picture.starts(with: "VP8L".utf8), picture.bytes(at: 8, 1).first == 0x2F,
            let bits = picture.number(at: 9, 4, isBigEndian: false)
        {
            (width, height) = (bits & 0x3FFF, bits >> 14 & 0x3FFF)
            if bits >> 28 & 1 == 1 { flags = 0x10 }
        } else if picture.starts(with: "VP8 ".utf8), Array(picture.bytes(at: 11, 3)) == [0x9D, 0x01, 0x2A],
            let first = picture.number(at: 14, 2, isBigEndian: false),
            let second = picture.number(at: 16, 2, isBigEndian: false)
        {
            (width, height) = ((first & 0x3FFF) - 1, (second & 0x3FFF) - 1)
        } else {
            return nil
        }
        return chunk("VP8X", Data([flags, 0, 0, 0]) + littleEndian(width, 3) + littleEndian(height, 3))
    }
}
