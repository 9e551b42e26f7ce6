import SongCatalog
import Testing

struct PastedLinesTests {
    @Test(arguments: ["-----", "=====", "***", " * * *", "———", "~*~*~", "___", "=-=-=-="])
    func `a line that only separates others is no song`(line: String) throws {
        let reading = try read("A - One\n\(line)\nB - Two\n", as: "a.txt")
        #expect(reading.titles == ["One", "Two"])
        #expect(reading.notes.map(\.place.line) == [2] && reading.partialCount == 0)
        #expect(
            try read("#EXTM3U\na.mp3\n\(line.replacing("#", with: "-"))\nb.mp3\n", as: "a.m3u").titles == ["a", "b"])
    }

    @Test(arguments: ["!!!", "...", "- 99", "A ---", "--"])
    func `a title of few signs is one`(line: String) throws {
        #expect(try read("A - One\n\(line)\n", as: "a.txt").entries.count == 2)
    }

    @Test(
        arguments: [
            ("A - T", "A", "T"), ("A – T", "A", "T"), ("A — T", "A", "T"), ("A—T", "A", "T"), ("T", nil, "T"),
            ("A\u{A0}-\u{A0}T", "A", "T"), ("  A  -  T  ", "A", "T"), ("A - T - Live", "A", "T - Live"),
            ("A-ha - T-shirt", "A-ha", "T-shirt"), ("Self-made", nil, "Self-made"), ("1. A - T", "A", "T"),
            ("12) A - T", "A", "T"), ("- A - T", "A", "T"), ("• T", nil, "T"), ("* 3. A – T", "A", "T"),
            ("99 Balloons", nil, "99 Balloons"), ("#1 - T", "#1", "T"), ("10.000 Things", nil, "10.000 Things"),
            ("- T", nil, "T"), ("- ***", nil, "***"), ("[ ] A - T", "A", "T"), ("日本 - 歌", "日本", "歌"),
        ] as [(String, String?, String)])
    func `a line`(line: String, artist: String?, title: String) throws {
        let reading = try SongFileReader().read(text: line)
        #expect(reading.songs == [Song(title: title, artist: artist)])
        #expect(reading.format == .pastedLines)
    }

    @Test func `ticked and struck through`() throws {
        let reading = try SongFileReader().read(text: "- [x] A - T\n- [ ] B - U\n~~C - V~~\n☑ W\n☐ X\n")
        #expect(reading.songs.map(\.isCrossedOff) == [true, false, true, true, false])
        #expect(reading.songs.map(\.name) == ["A - T", "B - U", "C - V", "W", "X"])
    }

    @Test(
        arguments: [
            ("SC8001-01", true), ("PHM 9701 09", true), ("A12", true), ("ABCDEF-123456-123", true), ("A1", false),
            ("ABCDEFG12", false), ("sc8001", false), ("A1234567", false), ("SC8001-", false), ("SC8001-1234", false),
            ("SC--80", false), ("U2", false), ("8001", false), ("SC8001-01x", false),
        ])
    func `codes in front`(text: String, isCode: Bool) throws {
        let reading = try SongFileReader().read(text: "\(text) - A - T")
        let expected = isCode ? Song(title: "T", artist: "A", code: text) : Song(title: "A - T", artist: text)
        #expect(reading.songs == [expected])
    }

    @Test func `a code alone in front is the artist`() throws {
        #expect(try SongFileReader().read(text: "SC8001 - T").songs == [Song(title: "T", artist: "SC8001")])
    }

    @Test func `lines without a title are skipped with their number`() throws {
        let reading = try SongFileReader().read(text: "A - T\n\n \nA -\n-\n1. \nB - U")
        #expect(reading.lines == [1, 7])
        #expect(reading.skipped.map(\.place) == [4, 5, 6].map { SongPlace(file: "Pasted text", line: $0) })
    }

    @Test func `commas and semicolons do not make a table`() throws {
        let reading = try SongFileReader().read(text: "A - One, Two\nB - Three, Four\nC - Five; Six\n")
        #expect(reading.format == .pastedLines)
        #expect(reading.titles == ["One, Two", "Three, Four", "Five; Six"])
    }

    @Test func `a table pasted from a spreadsheet is one`() throws {
        let plain = try SongFileReader().read(text: "A\tT\nB\tU\n")
        #expect(plain.format == .tsv)
        #expect(plain.songs.map(\.name) == ["A - T", "B - U"])
        let named = try SongFileReader().read(text: "Title,Artist\nT,A\n")
        #expect(named.songs.map(\.name) == ["A - T"])
        #expect(try read("A;T\nB;U\n", as: "songs.txt").format == .csv)
    }

    @Test func `headings of Markdown name people and the title`() throws {
        let list = try read("# Party\n\n## Ann\n- [x] Waterloo\n- SOS\n## Bo\n- #1 Crush\n", as: "list.md")
        #expect(list.title == "Party")
        #expect(list.songs.map(\.title) == ["Waterloo", "SOS", "#1 Crush"])
        #expect(list.songs.map(\.person) == ["Ann", "Ann", "Bo"])
        #expect(list.songs.map(\.isCrossedOff) == [true, false, false])
        #expect(try read("# Party\n# Ann\n- SOS\n", as: "list.md").songs.map(\.person) == ["Ann"])
    }
}
