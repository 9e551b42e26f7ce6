import Seeds
import SongCatalog
import Testing

/// Whatever the bytes, reading ends with songs or with one of its own errors.
struct FuzzTests {
    private static let files = ["a.csv", "a.tsv", "a.txt", "a.m3u", "a"]

    private func check(_ bytes: [UInt8], _ seed: UInt64, as files: [String] = files) {
        for file in files {
            do {
                let reading = try SongFileReader(limits: .init(lineLength: 256)).read(bytes: bytes, file: file)
                #expect(!reading.entries.isEmpty || !reading.listedPeople.isEmpty)
                #expect(reading.entries.allSatisfy { !$0.song.title.isEmpty && $0.line >= 1 })
                // The entries of a PLS playlist are numbered.
                #expect(reading.format == .pls || reading.lines == reading.lines.sorted())
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

    private static let samples = [
        "a.pls": "[playlist]\nNumberOfEntries=2\nFile1=music/A%20x_-_T.mp3\nTitle2=B - U\nLength2=61\nVersion=2\n",
        "a.xspf": """
        <?xml version="1.0"?><playlist version="1" xmlns="http://xspf.org/ns/0/"><title>Friday &amp; on</title><trackList>
        <track><creator>A</creator><title><![CDATA[T]]></title><duration>61000</duration></track>
        <track><location>file:///music/B%20-%20U.mp3</location></track><!-- none --></trackList></playlist>
        """,
        "a.upl": "#Name: Friday\nArtist : Re: Your Brains\n : Alone\n",
        "a.txt":
            "#TITLE:Re: Your Brains\n#ARTIST:Somebody\n#YEAR:2006\n#ENCODING:CP1252\n#BPM:123,5\n: 0 4 5 Words\nE\n",
        "a.m3u": "#EXTM3U\n#PLAYLIST:Friday\n#EXTINF:61,A - T\nmusic/a.mp3\n#EXTINF:-1 x=\"y\",U\nhttp://b/c.mp3\n",
        "a.csv": "Title;Artist;Year;Duration;Person\n\"T, \"\"u\"\"\";A;1999;3:05;Ann\nV;B;2001;61;Bo\n",
        "a.tsv": "Artist\tTitle\tLanguage\nA\tT\tEnglish\nB\t\"U\"\tFrench\n",
    ]

    @Test(arguments: samples.keys.sorted()) func `damaged files`(of file: String) {
        let bytes = Array(Self.samples[file]!.utf8)
        for seed in seeds(0..<150) {
            var random = SeededGenerator(seed: seed)
            check(
                damaged(bytes, with: oddNumbers + ["&", "<", "\"", ":", "=", "%", "#"], &random), UInt64(seed),
                as: [file])
            check(renumbered(bytes, &random), UInt64(seed), as: [file])
        }
    }

    private static let found = corpus(["csv", "tsv", "txt", "m3u", "m3u8", "pls", "xspf", "upl"], upTo: 100_000)

    @Test(.enabled("CORK_CORPUS names a folder.") { !found.isEmpty })
    func `damaged files of a corpus`() throws {
        let slow = try fuzz(Self.found, with: oddNumbers + ["&", "<", "\"", ":", "=", "%", "#", "\r", ";", "\t"]) {
            bytes, name in
            check(bytes, 0, as: [name])
        }
        #expect(slow == [])
    }
}
