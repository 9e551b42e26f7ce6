import Foundation
import Testing

@testable import PictureFolder

struct DetailsTests {
    /// A directory entry: tag, type, values of four bytes, and data beside the directory.
    private typealias Entry = (tag: Int, type: Int, count: Int, value: [UInt8])

    private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func text(_ tag: Int, _ text: String) -> Entry {
        let bytes = Array(text.utf8) + [0]
        return (tag, 2, bytes.count, bytes)
    }

    private static func fraction(_ tag: Int, _ parts: (Int, Int)..., type: Int = 5) -> Entry {
        (tag, type, parts.count, parts.flatMap { bytes($0.0, 4) + bytes($0.1, 4) })
    }

    private static func short(_ tag: Int, _ value: Int) -> Entry { (tag, 3, 1, bytes(value, 2)) }

    /// Returns big-endian EXIF data with three directories.
    private static func exif(_ main: [Entry], _ details: [Entry], _ place: [Entry]) -> Data {
        let lengths = [main.count + 2, details.count, place.count].map { 2 + 12 * $0 + 4 }
        let starts = [8, 8 + lengths[0], 8 + lengths[0] + lengths[1]]
        var data: [UInt8] = []
        let dataStart = starts[2] + lengths[2]
        let links: [Entry] = [(0x8769, 4, 1, bytes(starts[1], 4)), (0x8825, 4, 1, bytes(starts[2], 4))]
        var all: [UInt8] = Array("MM".utf8) + [0, 42] + bytes(8, 4)
        for entries in [main + links, details, place] {
            all += bytes(entries.count, 2)
            for entry in entries {
                all += bytes(entry.tag, 2) + bytes(entry.type, 2) + bytes(entry.count, 4)
                if entry.value.count <= 4 {
                    all += entry.value + Array(repeating: 0, count: 4 - entry.value.count)
                } else {
                    all += bytes(dataStart + data.count, 4)
                    data += entry.value
                }
            }
            all += bytes(0, 4)
        }
        return Data(all + data)
    }

    private static let sample = exif(
        [text(0x010E, "A beach"), text(0x010F, "Canon"), text(0x0110, "Canon EOS R5"), text(0x8298, " ")],
        [
            fraction(0x829A, (1, 250)), fraction(0x829D, (28, 10)), short(0x8827, 400),
            text(0x9003, "2026:05:31 18:04:59"),
            fraction(0x9204, (-1, 3), type: 10), short(0x9209, 16), fraction(0x920A, (35, 1)), short(0xA405, 52),
            text(0xA434, "RF35mm F1.8"),
        ],
        [
            text(1, "S"), fraction(2, (33, 1), (51, 1), (36, 1)), text(3, "E"), fraction(4, (151, 1), (12, 1), (0, 1)),
            (5, 1, 1, [0]), fraction(6, (205, 10)),
        ])

    @Test func `the properties of a photo are named and readable`() throws {
        let exif = try #require(ExifReader { Self.sample.bytes(at: $0, $1) })
        let fields = Dictionary(uniqueKeysWithValues: PictureDetails(exif).fields.map { ($0.name, $0.value) })
        #expect(
            fields == [
                "Description": "A beach", "Camera": "Canon EOS R5", "Lens": "RF35mm F1.8", "Exposure Time": "1/250 s",
                "Aperture": "f/2.8", "ISO Speed": "400", "Date Taken": "2026-05-31 18:04:59",
                "Exposure Compensation": "-0.33 EV", "Flash": "Did not fire",
                "Focal Length": "35 mm (52 mm on 35 mm film)", "Place": "33.86000° S, 151.20000° E", "Altitude": "21 m",
            ])
    }

    @Test func `damaged properties are left out without a crash`() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            var data = Self.sample
            for _ in 0..<4 {
                data[Int.random(in: 8..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            let damaged = data.prefix(Int.random(in: 8...data.count, using: &random))
            if let exif = ExifReader(read: { Data(damaged).bytes(at: $0, $1) }) { _ = PictureDetails(exif) }
        }
    }
}
