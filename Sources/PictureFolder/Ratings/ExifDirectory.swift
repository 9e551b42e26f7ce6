import Foundation

/// The first EXIF directory, with the orientation and the two rating tags, which are written in place.
struct ExifDirectory {
    /// The position of a tag's value.
    private struct Place {
        /// The offset of the value from the beginning of the EXIF data.
        var offset: Int
        /// The length in bytes.
        var length: Int
        var value: Int
    }

    private var stars: Place?
    private var percent: Place?
    /// The range of the XMP packet that a tag refers to, as in TIFF files.
    private(set) var packet: Range<Int>?
    /// The orientation as EXIF numbers it, from 1 to 8, or `nil`.
    private(set) var orientation: Int?
    private var isBigEndian = false

    /// Reads the first directory, or returns `nil` if there is none.
    ///
    /// - Parameter read: A closure that returns bytes of the EXIF data by offset and count, fewer at its end.
    init?(read: (Int, Int) -> Data) {
        let head = read(0, 8)
        guard head.count == 8 else { return nil }
        switch Array(head.prefix(4)) {
        case [0x49, 0x49, 42, 0]: isBigEndian = false
        case [0x4D, 0x4D, 0, 42]: isBigEndian = true
        default: return nil
        }
        guard let start = head.number(at: 4, 4, isBigEndian: isBigEndian),
            let count = read(start, 2).number(at: 0, 2, isBigEndian: isBigEndian)
        else { return nil }
        let entries = read(start + 2, 12 * count)
        for index in 0..<min(count, entries.count / 12) {
            func number(_ offset: Int, _ length: Int) -> Int {
                entries.number(at: 12 * index + offset, length, isBigEndian: isBigEndian) ?? 0
            }
            let (tag, type, count) = (number(0, 2), number(2, 2), number(4, 4))
            if tag == 700, type == 1 || type == 7, count > 4 { packet = number(8, 4)..<number(8, 4) + count }
            guard count == 1, let length = [3: 2, 4: 4][type] else { continue }
            let place = Place(offset: start + 2 + 12 * index + 8, length: length, value: number(8, length))
            if tag == 0x112, 1...8 ~= place.value { orientation = place.value }
            if tag == 0x4746 { stars = place }
            if tag == 0x4749 { percent = place }
        }
    }

    /// The ratings in the directory, each `nil` if there is none.
    var stated: (stars: PictureRating?, percent: PictureRating?) {
        (stars.map { PictureRating($0.value) }, percent.flatMap { PictureRating(percent: "\($0.value)") })
    }

    /// Writes a rating into existing tags; EXIF can't represent a rejection.
    ///
    /// - Parameters:
    ///   - rating: The rating.
    ///   - bytes: The bytes of the file.
    ///   - start: The offset of the EXIF data in `bytes`.
    func write(_ rating: PictureRating, into bytes: inout Data, from start: Int) {
        for (place, value) in [(stars, rating.stars), (percent, rating.percent)] {
            guard let place, start + place.offset + place.length <= bytes.count else { continue }
            for index in 0..<place.length {
                let shift = 8 * (isBigEndian ? place.length - 1 - index : index)
                bytes[bytes.startIndex + start + place.offset + index] = UInt8(truncatingIfNeeded: value >> shift)
            }
        }
    }
}
