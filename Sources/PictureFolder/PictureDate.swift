import Foundation
import Glibc

extension Picture {
    /// The time when the picture was taken, as the camera wrote it, or else when the file was modified; blocks.
    public var taken: FileTime { takenByCamera ?? modified }

    private var takenByCamera: FileTime? {
        guard let kind, [.jpeg, .png, .webp, .tiff].contains(kind), let file = try? PictureBytes(path) else {
            return nil
        }
        func exif(_ start: Int) -> (Int, Int) -> Data { { file.bytes(at: start + $0, $1) } }
        if kind == .tiff { return Self.taken(exif(0)) }
        guard let parts = PictureParts(kind, size: file.count, read: file.bytes)?.parts,
            let part = parts.first(where: { $0.role == .exif })
        else { return nil }
        let head = file.bytes(at: part.range.lowerBound, min(part.range.count, 16))
        return Self.taken(exif(part.range.lowerBound + kind.exifStart(in: head)))
    }

    /// Returns the time in EXIF data: that of the original, or else of digitizing, or else of the file.
    private static func taken(_ read: (Int, Int) -> Data) -> FileTime? {
        guard let first = TIFFDirectory(read: read) else { return nil }
        let details = first.entries.first { $0.tag == 0x8769 }
            .flatMap { TIFFDirectory(at: first.number($0, 4), isBigEndian: first.isBigEndian, read: read) }
        for (directory, tag) in [(details, 0x9003), (details, 0x9004), (first, 0x0132)] as [(TIFFDirectory?, Int)] {
            guard let directory, let entry = directory.entries.first(where: { $0.tag == tag }), entry.count >= 19,
                let time = time(String(decoding: read(directory.number(entry, 4), 19), as: UTF8.self))
            else { continue }
            return time
        }
        return nil
    }

    /// Returns the time of a text such as `2026:05:31 18:04:59`, in the time zone of this computer.
    private static func time(_ text: String) -> FileTime? {
        let numbers = text.split(whereSeparator: { $0 == ":" || $0 == " " }).compactMap { Int32($0) }
        guard numbers.count == 6, numbers[0] > 1800, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]) else {
            return nil
        }
        var parts = tm()
        (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
        (parts.tm_hour, parts.tm_min, parts.tm_sec, parts.tm_isdst) = (numbers[3], numbers[4], numbers[5], -1)
        return FileTime(seconds: mktime(&parts))
    }
}
