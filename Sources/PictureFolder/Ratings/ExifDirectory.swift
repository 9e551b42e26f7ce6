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
    private var turn: Place?
    /// The range of the XMP packet that a tag refers to, as in TIFF files.
    private(set) var packet: Range<Int>?
    /// The orientation as EXIF numbers it, from 1 to 8, or `nil`.
    private(set) var orientation: Int?
    private let isBigEndian: Bool

    /// Reads the first directory, or returns `nil` if there is none.
    ///
    /// - Parameter read: A closure that returns bytes of the EXIF data by offset and count, fewer at its end.
    init?(read: (Int, Int) -> Data) {
        guard let directory = TIFFDirectory(read: read) else { return nil }
        isBigEndian = directory.isBigEndian
        for entry in directory.entries {
            if entry.tag == 700, entry.type == 1 || entry.type == 7, entry.count > 4 {
                let start = directory.number(entry, 4)
                packet = start..<start + entry.count
            }
            guard entry.count == 1, let length = TIFFDirectory.numberLengths[entry.type] else { continue }
            let place = Place(offset: entry.offset, length: length, value: directory.number(entry, length))
            if entry.tag == 0x112, 1...8 ~= place.value { (orientation, turn) = (place.value, place) }
            if entry.tag == 0x4746 { stars = place }
            if entry.tag == 0x4749 { percent = place }
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
            if let place { write(value, at: place, into: &bytes, from: start) }
        }
    }

    /// Writes an orientation into the existing tag.
    ///
    /// - Parameters:
    ///   - orientation: The orientation.
    ///   - bytes: The bytes of the file.
    ///   - start: The offset of the EXIF data in `bytes`.
    /// - Returns: `false` if there is no such tag.
    func write(_ orientation: PictureOrientation, into bytes: inout Data, from start: Int) -> Bool {
        guard let turn else { return false }
        write(orientation.exif, at: turn, into: &bytes, from: start)
        return true
    }

    private func write(_ value: Int, at place: Place, into bytes: inout Data, from start: Int) {
        guard start + place.offset + place.length <= bytes.count else { return }
        for index in 0..<place.length {
            let shift = 8 * (isBigEndian ? place.length - 1 - index : index)
            bytes[bytes.startIndex + start + place.offset + index] = UInt8(truncatingIfNeeded: value >> shift)
        }
    }
}
