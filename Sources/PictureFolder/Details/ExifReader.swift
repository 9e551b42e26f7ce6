import Foundation

/// The EXIF data of a picture, for reading single values.
struct ExifReader {
    /// The directories of the data.
    enum Part { case main, details, place }

    /// The maximum length of a value in bytes.
    private static let lengthLimit = 4_096
    /// The lengths of numbers, by type.
    private static let lengths = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8]

    private let read: (Int, Int) -> Data
    private let directories: [Part: TIFFDirectory]

    /// Opens the EXIF data of a picture, or returns `nil` if it has none; blocks.
    init?(_ picture: Picture) {
        guard let kind = picture.kind, kind.takesMetadata, let file = try? PictureBytes(picture.path) else {
            return nil
        }
        var start = 0
        if kind != .tiff {
            guard
                let part = PictureParts(kind, size: file.count, read: file.bytes)?.parts
                    .first(where: { $0.role == .exif })
            else { return nil }
            let head = file.bytes(at: part.range.lowerBound, min(part.range.count, 16))
            start = part.range.lowerBound + kind.exifStart(in: head)
        }
        self.init { file.bytes(at: start + $0, $1) }
    }

    init?(read: @escaping (Int, Int) -> Data) {
        guard let main = TIFFDirectory(read: read) else { return nil }
        func directory(_ tag: Int) -> TIFFDirectory? {
            main.entries.first { $0.tag == tag }
                .flatMap { TIFFDirectory(at: main.number($0, 4), isBigEndian: main.isBigEndian, read: read) }
        }
        self.read = read
        directories = [.main: main, .details: directory(0x8769), .place: directory(0x8825)].compactMapValues(\.self)
    }

    private func value(_ tag: Int, _ part: Part) -> (data: Data, type: Int, isBigEndian: Bool)? {
        guard let directory = directories[part], let entry = directory.entries.first(where: { $0.tag == tag }),
            let length = Self.lengths[entry.type], entry.count > 0, entry.count <= Self.lengthLimit
        else { return nil }
        let size = entry.count * length
        let data = size <= 4 ? entry.bytes.bytes(at: 8, size) : read(directory.number(entry, 4), size)
        return data.count == size ? (data, entry.type, directory.isBigEndian) : nil
    }

    /// Returns a text; `nil` if it is missing or blank.
    func text(_ tag: Int, in part: Part = .main) -> String? {
        guard let (data, type, _) = value(tag, part), type == 2 else { return nil }
        let text = String(decoding: data.prefix { $0 != 0 }, as: UTF8.self).trimmingCharacters(
            in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }

    /// Returns numbers; empty if they are missing.
    func numbers(_ tag: Int, in part: Part = .details) -> [Double] {
        guard let (data, type, isBigEndian) = value(tag, part), let length = Self.lengths[type], type != 2 else {
            return []
        }
        func integer(_ offset: Int, _ length: Int) -> Double {
            let bits = data.number(at: offset, length, isBigEndian: isBigEndian) ?? 0
            return type >= 9 ? Double(Int32(truncatingIfNeeded: bits)) : Double(bits)
        }
        return stride(from: 0, to: data.count, by: length).compactMap { offset in
            guard length == 8 else { return integer(offset, length) }
            let divisor = integer(offset + 4, 4)
            return divisor == 0 ? nil : integer(offset, 4) / divisor
        }
    }
}
