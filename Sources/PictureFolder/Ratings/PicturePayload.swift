import Foundation

/// What of a picture's file has nothing to do with its metadata, and stays as it is when a rating is written.
struct PicturePayload: Equatable {
    /// Pixels and all that they are decoded with, in order.
    private var content: [Data] = []
    /// What may be in any order.
    private var notes: Set<Data> = []
    /// Whether there is a block of EXIF.
    private(set) var hasEXIF = false

    /// Takes a file apart; nil where it is not made as its kind is.
    init?(_ data: Data, _ kind: PictureKind) {
        let isWhole =
            switch kind {
            case .jpeg: takeJPEG(data)
            case .png: takePNG(data)
            case .webp: takeWebP(data)
            default: false
            }
        guard isWhole else { return nil }
    }

    static func == (a: PicturePayload, b: PicturePayload) -> Bool { a.content == b.content && a.notes == b.notes }

    private mutating func takeJPEG(_ data: Data) -> Bool {
        var position = data.startIndex + 2
        while position + 4 <= data.endIndex, data[position] == 0xFF {
            let marker = data[position + 1]
            // The scan goes to the end, with whatever a camera put behind it.
            if marker == 0xDA {
                content.append(data[position...])
                return true
            }
            if marker == 0xFF {
                position += 1
                continue
            }
            let end = position + 2 + Int(data[position + 2]) << 8 + Int(data[position + 3])
            guard end <= data.endIndex, end >= position + 4 else { return false }
            let segment = data[position..<end]
            switch marker {
            case 0xE1 where segment.dropFirst(4).starts(with: "Exif\0".utf8): hasEXIF = true
            case 0xE1 where segment.dropFirst(4).starts(with: "http://ns.adobe.com/xap/1.0/\0".utf8): break
            case 0xE0...0xEF, 0xFE: notes.insert(segment)
            default: content.append(segment)
            }
            position = end
        }
        return false
    }

    private mutating func takePNG(_ data: Data) -> Bool {
        var position = data.startIndex + 8
        while position + 12 <= data.endIndex {
            let length = data[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = position + 12 + length
            guard end <= data.endIndex else { return false }
            let chunk = data[position..<end]
            let body = chunk.dropFirst(8)
            switch String(decoding: chunk.dropFirst(4).prefix(4), as: UTF8.self) {
            case "eXIf": hasEXIF = true
            case "zTXt", "tEXt", "iTXt":
                if body.starts(with: "Raw profile type exif\0".utf8)
                    || body.starts(with: "Raw profile type APP1\0".utf8)
                {
                    hasEXIF = true
                } else if !body.starts(with: "XML:com.adobe.xmp\0".utf8) {
                    notes.insert(chunk)
                }
            case "IEND":
                content.append(data[position...])
                return true
            default: content.append(chunk)
            }
            position = end
        }
        return false
    }

    private mutating func takeWebP(_ data: Data) -> Bool {
        var position = data.startIndex + 12
        while position + 8 <= data.endIndex {
            let length = data[position + 4..<position + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
            let end = min(position + 8 + length + length % 2, data.endIndex)
            guard position + 8 + length <= data.endIndex else { return false }
            let chunk = data[position..<end]
            switch String(decoding: chunk.prefix(4), as: UTF8.self) {
            case "EXIF": hasEXIF = true
            case "XMP ", "VP8X": break
            default: content.append(chunk)
            }
            position = end
        }
        return position == data.endIndex
    }
}
