import Seeds
import SongCatalog
import Testing

/// Whatever the bytes, reading ends with songs or with one of its own errors.
struct FuzzTests {
    private static let files = ["a.csv", "a.tsv", "a.txt", "a.m3u", "a"]

    private func check(_ bytes: [UInt8], _ seed: UInt64) {
        for file in Self.files {
            do {
                let reading = try SongFileReader(limits: .init(lineLength: 256)).read(bytes: bytes, file: file)
                #expect(!reading.entries.isEmpty)
                #expect(reading.entries.allSatisfy { !$0.song.title.isEmpty && $0.line >= 1 })
                #expect(reading.lines == reading.lines.sorted())
            } catch {
                #expect(error is SongFileError, "seed \(seed): \(error)")
            }
        }
    }

    @Test func `random bytes`() {
        for seed in 0..<200 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 0...2_000, using: &generator)
            let least: UInt8 = seed % 3 == 0 ? 0 : 0x20
            check((0..<count).map { _ in UInt8.random(in: least...255, using: &generator) }, seed)
        }
    }

    @Test func `random pieces of the formats`() {
        let pieces: [[UInt8]] =
            [
                "\"", "\"\"", ",", ";", "\t", "\n", "\r", "\r\n", " ", "Title", "Artist", "#EXTM3U\n", "#EXTINF:", "a",
                "é",
                " - ", "sep=;", "1. ", "[x] ", "feat. ", "(", "&", "\u{FEFF}", "~~", "://", "%",
            ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xFF, 0xFE], [0], Array(repeating: 0x78, count: 300)]
        for seed in 0..<500 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 0...80, using: &generator)
            check((0..<count).flatMap { _ in pieces.randomElement(using: &generator)! }, seed)
        }
    }
}
