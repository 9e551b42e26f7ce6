import SongCatalog
import Testing

struct EncodingTests {
    private let text = "Title;Artist\nÜber “alles”;Señor €\n"

    private func read(_ bytes: [UInt8], as file: String = "list.csv") throws -> SongReading {
        try SongFileReader().read(bytes: bytes, file: file)
    }

    private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return bigEndian ? bytes : bytes.reversed()
        }
    }

    @Test func `UTF-8 with and without a mark`() throws {
        for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
            let reading = try read(bytes)
            #expect(reading.songs == [Song(title: "Über “alles”", artist: "Señor €")])
            #expect(reading.encoding == .utf8)
        }
    }

    @Test func `UTF-16 of both orders, with and without a mark`() throws {
        let text = text + "🎤 \u{1F3B5};B\n"
        for bigEndian in [true, false] {
            for mark in ["\u{FEFF}", ""] {
                let reading = try read(utf16(mark + text, bigEndian: bigEndian))
                #expect(reading.titles == ["Über “alles”", "🎤 \u{1F3B5}"])
                #expect(reading.encoding == (bigEndian ? .utf16BigEndian : .utf16LittleEndian))
                #expect(reading.noteCount == 0)
            }
        }
    }

    @Test(arguments: [
        "Кино - Группа крови\r\nABBA - Waterloo\r\n", "Χάρις - Όλα\n", "עברי לידר - הבן אדם\n", "Kabát - Dole v dole\n",
    ])
    func `UTF-16 of other alphabets, without a mark`(text: String) throws {
        for bigEndian in [true, false] {
            let reading = try read(utf16(text, bigEndian: bigEndian), as: "a.txt")
            let lines = reading.songs.map { "\($0.artist ?? "") - \($0.title)" }
            #expect(lines == text.split(whereSeparator: \.isNewline).map(String.init))
        }
        for bytes in [Array("Ann - One\0\n".utf8), [0x41, 0x0A, 0, 0x42, 0x0A], [7, 0, 200, 1, 99, 0, 98, 5]] {
            #expect(throws: SongFileError.self) { try read(bytes, as: "a.txt") }
        }
    }

    @Test func `long UTF-16, and halves of pairs`() throws {
        let rows = (0..<20_000).map { "title 🎤 \($0);artist\n" }.joined()
        let reading = try read(utf16("\u{FEFF}Title;Artist\n" + rows, bigEndian: false))
        #expect(reading.entries.count == 20_000)
        #expect(reading.titles.last == "title 🎤 19999")
        let broken: [UInt8] = [0xFF, 0xFE, 0x41, 0, 0x3C, 0xD8, 0x42, 0, 0x3C, 0xDF, 0x43]
        #expect(try read(broken, as: "a.txt").titles == ["A\u{FFFD}B\u{FFFD}\u{FFFD}"])
    }

    @Test func `Windows-1252`() throws {
        let bytes = Array("Title;Artist\n".utf8) + [0xDC, 0x62, 0x65, 0x72, 0x20, 0x80, 0x3B, 0x93, 0xF1, 0x94, 0x0A]
        let reading = try read(bytes)
        #expect(reading.songs == [Song(title: "Über €", artist: "“ñ”")])
        #expect(reading.encoding == .windows1252)
        #expect(reading.noteCount == 0)
    }

    @Test func `a header in Windows-1252`() throws {
        let bytes = Array("Titel;K".utf8) + [0xFC] + Array("nstler\nT;A\n".utf8)
        #expect(try read(bytes).songs == [Song(title: "T", artist: "A")])
    }

    @Test func `a stray line in a file of UTF-8`() throws {
        let bytes = Array("A - Ünter\nB - ".utf8) + [0xDC, 0x0A] + Array("C - Öl\n".utf8)
        let reading = try read(bytes, as: "list.txt")
        #expect(reading.titles == ["Ünter", "Ü", "Öl"])
        #expect(reading.encoding == .utf8)
        #expect(
            reading.notes.map(\.description) == [
                "list.txt, line 2: The line is not valid UTF-8; it was read as Windows-1252."
            ])
    }

    @Test func `an old playlist in Latin-1`() throws {
        let bytes =
            Array("#EXTM3U\n#EXTINF:5,Bj".utf8) + [0xF6] + Array("rn - L".utf8) + [0xE9, 0x0A] + Array("x.mp3".utf8)
        let reading = try read(bytes, as: "old.m3u")
        #expect(reading.songs.map(\.name) == ["Björn - Lé"])
        #expect(reading.encoding == .windows1252)
    }

    @Test func `every byte above ASCII reads as one character`() throws {
        for byte in UInt8(0x80)...0xFF {
            let reading = try read(Array("Title;Artist\na".utf8) + [byte, 0x62])
            #expect(reading.titles[0].unicodeScalars.count == 3)
        }
    }
}
