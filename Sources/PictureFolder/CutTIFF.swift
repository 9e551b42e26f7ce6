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

    /// The maximum number of bits of a pixel.
    private static let bitLimit = 256
    /// The maximum number of bytes that may be missing in the last strip, since something is decoded in their place.
    private static let missingLimit = 64 << 20

    /// Looks for rows whose data is beyond the end of a file.
    ///
    /// The result is `nil` if nothing is missing, or the rest of the picture can't be told from the directory.
    ///
    /// - Parameters:
    ///   - size: The size of the file, in bytes.
    ///   - read: A closure that returns bytes of the file by offset and count, fewer at its end.
    public init?(size: Int, read: (Int, Int) -> Data) {
        guard let directory = TIFFDirectory(read: read), directory.end != nil else { return nil }
        func values(_ tag: Int) -> [Int] { directory.numbers(tag, read)?.values ?? [] }
        guard let place = directory.numbers(257, read), let height = place.values.first, height > 0,
            values(322).isEmpty, values(284).first ?? 1 == 1
        else { return nil }
        let (offsets, counts) = (values(273), values(279))
        guard offsets.count == counts.count,
            let cut = offsets.indices.first(where: { offsets[$0] + counts[$0] > size })
        else { return nil }
        let rowsPerStrip = min(values(278).first ?? height, height)
        guard rowsPerStrip > 0, let width = values(256).first, (1...1 << 24).contains(width) else {
            return nil
        }
        var (rows, missing) = (cut * rowsPerStrip, 0)
        let samples = min(values(277).first ?? 1, Self.bitLimit)
        let bits = values(258)
        let bitCount = bits.count == samples ? bits.reduce(0, +) : samples * (bits.first ?? 1)
        // Rows of a strip have to be told apart by their length.
        if values(259).first ?? 1 == 1, (1...Self.bitLimit).contains(bitCount) {
            let rowLength = (width * bitCount + 7) / 8
            let there = max(size - offsets[cut], 0) / rowLength
            let (first, count) = (rows, min(rowsPerStrip, height - rows) * rowLength)
            let rest = offsets[cut] + counts[cut] - size
            if there > 0, counts[cut] <= count, rest <= Self.missingLimit {
                (rows, missing) = (first + there, rest)
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

extension TIFFDirectory {
    /// The maximum number of values of a tag that are read.
    private static let countLimit = 1 << 20

    /// Returns the numbers of a tag and the place of the first one, or `nil` if the data doesn't have them.
    func numbers(_ tag: Int, _ read: (Int, Int) -> Data) -> (values: [Int], offset: Int, length: Int)? {
        guard let entry = entries.first(where: { $0.tag == tag }), let length = Self.numberLengths[entry.type],
            1...Self.countLimit ~= entry.count
        else { return nil }
        let size = length * entry.count
        let offset = size <= 4 ? entry.offset : number(entry, 4)
        let bytes = read(offset, size)
        guard bytes.count == size else { return nil }
        let values = (0..<entry.count).map {
            bytes.number(at: $0 * length, length, isBigEndian: isBigEndian) ?? 0
        }
        return (values, offset, length)
    }
}
