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

    @Test(
        arguments: [
            ("1. **Queen** – *Bohemian Rhapsody*", "Queen", "Bohemian Rhapsody"),
            ("- [ABBA - Waterloo](https://a.b/c)", "ABBA", "Waterloo"), ("***Imagine***", nil, "Imagine"),
            ("* \\*NSYNC - Gone \\[live\\]", "*NSYNC", "Gone [live]"), ("*NSYNC - F**k *it", "*NSYNC", "F**k *it"),
            ("M*A*S*H - Suicide ** Song **", "M*A*S*H", "Suicide ** Song **"),
            ("C:\\_A - [x]\\*b*", "C:\\_A", "[x]\\*b*"),
        ] as [(String, String?, String)])
    func `the markup of Markdown is no part of a song`(line: String, artist: String?, title: String) throws {
        let song = try #require(SongFileReader().read(text: line).songs.first)
        #expect(song.artist == artist && song.title == title)
    }

    @Test func `a playing time at the end of a line is the duration`() throws {
        let songs = try SongFileReader().read(text: "ABBA - Waterloo (2:48)\nHeroes [6:10]\n1999 (live)\n(3:37)\n")
            .songs
        #expect(songs.map(\.title) == ["Waterloo", "Heroes", "1999 (live)", "(3:37)"])
        #expect(songs.map(\.duration) == [168, 370, nil, nil])
    }

    @Test func `tables have the markup of Markdown, too`() throws {
        let songs = try SongFileReader().read(
            text: "| **Who** | *Song* |\n|---|---|\n| **Ann** | *Waterloo* |\n", file: "a.md"
        ).songs
        #expect(songs.map(\.title) == ["Waterloo"] && songs.map(\.person) == ["Ann"])
    }

    @Test func `a line that ends with a colon names the person of the songs below`() throws {
        let reading = try SongFileReader().read(text: "Ann:\n- Waterloo\n**Bo:**\nAdele - Hello\n- Cy:\n7:\n")
        #expect(reading.titles == ["Waterloo", "Hello", "Cy:", "7:"])
        #expect(reading.songs.map(\.person) == ["Ann", "Bo", "Bo", "Bo"])
    }

    @Test func `an exported chat has the songs of its writers`() throws {
        let reading = try SongFileReader().read(
            text: """
                [20.11.26, 18:04:01] Ann: ABBA - Waterloo
                Nena - 99 Luftballons
                \u{200E}[20.11.26, 18:06:00] Cy Müller: \u{200E}<Media omitted>
                11/20/26, 6:05\u{202F}PM - Bo: Adele - Hello
                2026-11-20 20:03 - AC/DC - T.N.T.
                [18:04, 20/11/2026] \u{202A}+49 170\u{202C}: Cher - Believe \u{200E}<This message was edited>
                28/11/2026, 18:04 - Ann created this group
                [28.11.2026 18:03] Ann:
                Queen - Innuendo
                """)
        #expect(reading.format == .pastedLines)
        #expect(reading.titles == ["Waterloo", "99 Luftballons", "Hello", "T.N.T.", "Believe", "Innuendo"])
        #expect(reading.songs.map(\.artist) == ["ABBA", "Nena", "Adele", "AC/DC", "Cher", "Queen"])
        #expect(reading.songs.map(\.person) == ["Ann", "Ann", "Bo", nil, "+49 170", "Ann"])
        #expect(reading.partialCount == 2)
        let telegram = try SongFileReader().read(text: "Ann, [28 Nov 2026 at 18:02:11]:\nWaterloo\n")
        #expect(telegram.songs.map(\.person) == ["Ann"])
        #expect(throws: Never.self) { try SongFileReader().read(text: "[20.11.26, 18:04:01] Ann: ABBA - Waterloo") }
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

    @Test(arguments: [
        "# Party\n\n## Ann\n- ABBA - SOS\n1. Help\n\n| Title | Artist |\n|---|---|\n| Hello | Adele |\n| Yes \\| No | Queen |\n\n## Bo\n- B\n",
        "# Party\n\n## Ann\n- ABBA - SOS\n1. Help\n\nArtist | Title\n--- | ---\nAdele | Hello\nQueen | Yes \\| No\n\n## Bo\n- B\n",
    ])
    func `lists and tables of one Markdown file are read`(text: String) throws {
        let list = try read(text, as: "list.md")
        #expect(list.songs.map(\.name) == ["ABBA - SOS", "Help", "Adele - Hello", "Queen - Yes | No", "B"])
        #expect(list.songs.map(\.person) == ["Ann", "Ann", "Ann", "Ann", "Bo"])
        #expect(list.title == "Party" && list.noteCount == 0 && list.skippedCount == 0)
    }

    @Test func `tables below a list name people and columns that are left out`() throws {
        let list = try read(
            "- A\n- B\n- C\n- D\n- E\n- F\n- G\n\n| Person | Title | Mood |\n|---|---|---|\n| Cy | H | ! |\n\n- I\n",
            as: "list.md")
        #expect(list.titles.joined() == "ABCDEFGHI")
        #expect(list.songs.compactMap(\.person) == ["Cy"] && list.leftOutColumns == ["Mood"])
        let unknown = try read("- A\n\n| Wow | Yes | No |\n|-|-|-|\n| X | B | ! |\n", as: "list.md")
        #expect(unknown.songs.map(\.name) == ["A", "X - B"])
        #expect(unknown.notes.map(\.place.line) == [3, 3] && unknown.partialCount == 2)
    }

    @Test func `a heading without songs is a person`() throws {
        let list = try read("# Party\n\n## Ann\n- SOS\n- SOS\n\n## Cy\n\n## Bo\n- Help\n", as: "list.md")
        #expect(list.listedPeople.map(\.name) == ["Ann", "Cy", "Bo"] && !list.isBoardTable)
        #expect(try read("# Ann\n\n## Cy\n", as: "list.md").listedPeople.map(\.name) == ["Cy"])
    }
}
