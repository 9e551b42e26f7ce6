import Foundation
import PictureFolder
import Testing

@Suite("Truncated TIFF files")
struct CutTIFFTests {
    /// Returns what is known of a file of a size whose directory has the values, as long numbers.
    private func cut(_ tags: [(tag: Int, value: Int)], size: Int) -> CutTIFF? {
        func number(_ value: Int, _ length: Int) -> [UInt8] {
            (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        var bytes = Array("II".utf8) + number(42, 2) + number(8, 4) + number(tags.count, 2)
        for (tag, value) in tags { bytes += number(tag, 2) + number(4, 2) + number(1, 4) + number(value, 4) }
        return CutTIFF(size: size) { offset, count in Data(bytes.dropFirst(offset).prefix(count)) }
    }

    private func strip(width: Int, height: Int, samples: Int = 3, bits: Int = 8) -> [(tag: Int, value: Int)] {
        [
            (256, width), (257, height), (258, bits), (259, 1), (273, 200), (277, samples), (278, height),
            (279, min(width * height * 3, Int(UInt32.max))),
        ]
    }

    @Test func `rows of a strip that is cut off are counted`() throws {
        let picture = try #require(cut(strip(width: 100, height: 50), size: 200 + 30 * 300 + 20))
        #expect(picture.height == 50 && picture.rows == 30 && picture.missing == 20 * 300 - 20)
    }

    @Test func `a few bytes that claim to be a huge picture are not completed`() {
        #expect(cut(strip(width: 20_000, height: 60_000), size: 200 + 120_000) == nil)
        let most = Int(UInt32.max)
        for (samples, bits) in [(most, most), (3, most), (most, 1)] {
            #expect(cut(strip(width: 1 << 24, height: most, samples: samples, bits: bits), size: 10_000) == nil)
        }
    }
}
