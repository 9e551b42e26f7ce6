import Foundation

/// A TIFF file that is cut off, with the rows that are still in it.
public struct CutTIFF {
    /// The height of the whole picture in pixels.
    public let height: Int
    /// The number of rows from the top whose data is in the file.
    public let rows: Int
    /// The number of bytes that the last strip lacks, whose rows are not all in the file.
    public let missing: Int
    /// The offset of the number in the file that tells the height.
    private let offset: Int
    private let number: [UInt8]

    /// Looks for rows whose data is beyond the end of a file.
    ///
    /// The result is `nil` if nothing is missing, or the rest of the picture can't be told from the directory.
    ///
    /// - Parameters:
    ///   - size: The size of the file, in bytes.
    ///   - read: A closure that returns bytes of the file by offset and count, fewer at its end.
    public init?(size: Int, read: (Int, Int) -> Data) {
        guard let directory = Directory(read), let height = directory.values(257).first, height > 0,
            directory.values(322).isEmpty, directory.values(284).first ?? 1 == 1
        else { return nil }
        let (offsets, counts) = (directory.values(273), directory.values(279))
        guard let place = directory.place(257), offsets.count == counts.count,
            let cut = offsets.indices.first(where: { offsets[$0] + counts[$0] > size })
        else { return nil }
        let rowsPerStrip = min(directory.values(278).first ?? height, height)
        guard rowsPerStrip > 0, let width = directory.values(256).first, (1...1 << 24).contains(width) else {
            return nil
        }
        var (rows, missing) = (cut * rowsPerStrip, 0)
        let samples = directory.values(277).first ?? 1
        let bits = directory.values(258)
        let bitCount = bits.count == samples ? bits.reduce(0, +) : samples * (bits.first ?? 1)
        // Rows of a strip have to be told apart by their length.
        if directory.values(259).first ?? 1 == 1, (1...256).contains(bitCount) {
            let rowLength = (width * bitCount + 7) / 8
            let there = max(size - offsets[cut], 0) / rowLength
            let (first, count) = (rows, min(rowsPerStrip, height - rows) * rowLength)
            if there > 0, counts[cut] <= count {
                rows = first + there
                missing = offsets[cut] + counts[cut] - size
            }
        }
        rows = min(rows, height)
        guard rows > 0 else { return nil }
        (self.height, self.rows, self.missing) = (height, rows, missing)
        offset = place.offset
        let bytes = (0..<place.length).map { UInt8(truncatingIfNeeded: rows >> (8 * $0)) }
        number = directory.isBigEndian ? bytes.reversed() : bytes
    }

    /// Writes the number of rows that are there into bytes of the file in place of the height.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - start: Their offset in the file.
    public func mend(_ bytes: inout [UInt8], at start: Int) {
        for (index, byte) in number.enumerated() where bytes.indices.contains(offset + index - start) {
            bytes[offset + index - start] = byte
        }
    }
}

/// The numbers in the first directory of a TIFF file, by their tags.
private struct Directory {
    private(set) var isBigEndian = false
    private var entries: [Int: (values: [Int], offset: Int, length: Int)] = [:]

    /// The maximum number of values of a tag that are read.
    private static let countLimit = 1 << 20

    init?(_ read: (Int, Int) -> Data) {
        let head = read(0, 8)
        switch Array(head.prefix(4)) {
        case [0x49, 0x49, 42, 0]: isBigEndian = false
        case [0x4D, 0x4D, 0, 42]: isBigEndian = true
        default: return nil
        }
        guard let start = head.number(at: 4, 4, isBigEndian: isBigEndian),
            let count = read(start, 2).number(at: 0, 2, isBigEndian: isBigEndian)
        else { return nil }
        let table = read(start + 2, 12 * count)
        guard table.count == 12 * count else { return nil }
        for index in 0..<count {
            func number(_ offset: Int, _ length: Int) -> Int {
                table.number(at: 12 * index + offset, length, isBigEndian: isBigEndian) ?? 0
            }
            guard let length = [3: 2, 4: 4][number(2, 2)], 1...Self.countLimit ~= number(4, 4) else { continue }
            let count = number(4, 4)
            let offset = length * count <= 4 ? start + 2 + 12 * index + 8 : number(8, 4)
            let bytes = read(offset, length * count)
            guard bytes.count == length * count else { continue }
            let values = (0..<count).map { bytes.number(at: $0 * length, length, isBigEndian: isBigEndian) ?? 0 }
            entries[number(0, 2)] = (values, offset, length)
        }
    }

    /// Returns the values of a tag; none if the directory doesn't have it.
    func values(_ tag: Int) -> [Int] { entries[tag]?.values ?? [] }

    /// Returns the place of the first value of a tag.
    func place(_ tag: Int) -> (offset: Int, length: Int)? { entries[tag].map { ($0.offset, $0.length) } }
}
