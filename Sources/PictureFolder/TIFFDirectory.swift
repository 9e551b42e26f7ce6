import Foundation

/// The first directory of TIFF or EXIF data.
struct TIFFDirectory {
    /// An entry of the directory.
    struct Entry {
        let tag: Int
        let type: Int
        /// The number of values.
        let count: Int
        /// The offset of the field with the value, or with the offset of the values.
        let offset: Int
        /// The 12 bytes of the entry.
        let bytes: Data
    }

    let isBigEndian: Bool
    /// The entries that are in the data.
    let entries: [Entry]
    /// The offset of the bytes after the directory, or `nil` if entries are missing.
    let end: Int?

    /// Reads the directory, or returns `nil` if there is none, or for BigTIFF.
    ///
    /// - Parameter read: A closure that returns bytes by offset and count, fewer at the end.
    init?(read: (Int, Int) -> Data) {
        let head = read(0, 8)
        let isBigEndian: Bool
        switch Array(head.prefix(4)) {
        case [0x49, 0x49, 42, 0]: isBigEndian = false
        case [0x4D, 0x4D, 0, 42]: isBigEndian = true
        default: return nil
        }
        guard let start = head.number(at: 4, 4, isBigEndian: isBigEndian) else { return nil }
        self.init(at: start, isBigEndian: isBigEndian, read: read)
    }

    /// Reads the directory at an offset, or returns `nil` if there is none.
    init?(at start: Int, isBigEndian: Bool, read: (Int, Int) -> Data) {
        guard let count = read(start, 2).number(at: 0, 2, isBigEndian: isBigEndian)
        else { return nil }
        let table = read(start + 2, 12 * count)
        self.isBigEndian = isBigEndian
        entries = (0..<table.count / 12).map { index in
            let bytes = table.bytes(at: 12 * index, 12)
            func number(_ offset: Int, _ length: Int) -> Int {
                bytes.number(at: offset, length, isBigEndian: isBigEndian) ?? 0
            }
            return Entry(
                tag: number(0, 2), type: number(2, 2), count: number(4, 4), offset: start + 2 + 12 * index + 8,
                bytes: bytes)
        }
        end = entries.count == count ? start + 2 + 12 * count : nil
    }

    /// A Boolean value that indicates whether the picture is raw: it has a version of DNG, or the samples of a sensor.
    var isRaw: Bool {
        entries.contains { $0.tag == 50_706 || $0.tag == 262 && [32_803, 34_892].contains(number($0, 2)) }
    }

    /// Returns the number at the beginning of an entry's field.
    func number(_ entry: Entry, _ length: Int) -> Int {
        entry.bytes.number(at: 8, length, isBigEndian: isBigEndian) ?? 0
    }

    /// The lengths of a short and a long number, by type.
    static let numberLengths = [3: 2, 4: 4]
}
