import Foundation
import SongCatalog
import Testing

struct TableTests {
    @Test func `numbered columns have further songs of a person`() throws {
        let reading = try SongFileReader().read(
            text: """
                Timestamp,Your name,Song 1,Song 2 Title,2nd artist,Song 3
                x,Ann,ABBA - Waterloo,Radio Ga Ga,Queen,
                y,Bo,,,,Nena - 99 Luftballons
                z,Cy,,,,
                """)
        #expect(reading.titles == ["Waterloo", "Radio Ga Ga", "99 Luftballons"])
        #expect(reading.songs.map(\.artist) == ["ABBA", "Queen", "Nena"])
        #expect(reading.songs.map(\.person) == ["Ann", "Ann", "Bo"])
        #expect(reading.skippedCount == 1 && reading.leftOutColumns == ["Timestamp"])
    }

    @Test(arguments: ["Song 1\nSong 2\n", "Song 2,Blur\nHello,Adele\n"])
    func `songs that are called like a numbered column are no header`(text: String) throws {
        let reading = try SongFileReader().read(bytes: Array(text.utf8), file: "a.csv")
        #expect(reading.songs.count == 2)
    }

    @Test func `lists of players have times and remixes`() throws {
        let reading = try SongFileReader().read(
            text:
                "Title,Artist,Remix,Time,File path\nHello,Adele,Live,4:55,/m/a.mp3\nHello (Live),Adele,live,4:50,/m/b.mp3\n"
        )
        #expect(reading.titles == ["Hello (Live)", "Hello (Live)"] && reading.leftOutColumns.isEmpty)
        #expect(reading.songs.map(\.duration) == [295, 290] && reading.songs[0].location == "/m/a.mp3")
        let wishes = try SongFileReader().read(text: "Title,Time,Person\nHello,20:15,Ann\n")
        #expect(wishes.songs.map(\.duration) == [nil] && wishes.leftOutColumns == ["Time"])
    }

    @Test func `KaraFun's catalogue`() throws {
        let reading = try read(
            """
            Id;Title;Artist;Year;Duo;Explicit;"Date Added";Styles;Languages
            49375;"Moss Covered Clause";"Chris Staple";2015;0;0;2015-07-21;Blues,Country,Soul,Rock;English
            7;Éclair;"Les ""Points"" Virgules";0;1;0;2020-01-01;Pop;French,English

            """)
        #expect(reading.format == .csv)
        #expect(
            reading.songs == [
                Song(
                    title: "Moss Covered Clause", artist: "Chris Staple", code: "49375", year: 2015,
                    genres: ["Blues", "Country", "Soul", "Rock"], languages: ["English"]),
                Song(
                    title: "Éclair", artist: "Les \"Points\" Virgules", code: "7", genres: ["Pop"],
                    languages: ["French", "English"]),
            ])
        #expect(reading.lines == [2, 3])
        #expect(reading.notes.isEmpty && reading.skipped.isEmpty)
    }

    @Test(
        arguments: [
            "| Artist | Title |\n|---|:-:|\n| A | One |\n| B \\| C | \"Two\" |\n",
            "Artist | Title\n--- | ---\nA | One\nB \\| C | \"Two\"\n",
            "+------+-----+\n| artist | title |\n+------+-----+\n| A | One |\n| B \\| C | \"Two\" |\n+------+-----+\n",
            " artist | title\n--------+-------\n A      | One\n B \\| C | \"Two\"\n",
        ], ["a.md", "a.txt", "a.csv"])
    func `a table of Markdown or of a database`(text: String, file: String) throws {
        let reading = try read(text, as: file)
        #expect(
            reading.songs == [Song(title: "One", artist: "A"), Song(title: "\"Two\"", artist: "B | C")],
            "\(reading.songs)")
        #expect(reading.notes.isEmpty && reading.skippedCount == 0 && reading.partialCount == 0)
    }

    @Test func `a table of Markdown below a heading, with names that are not known`() throws {
        let reading = try read("# Party\n\n|  Band  | Piece |\n|:--|--:|\n|A|One|\n||Two|\n", as: "a.md")
        #expect(reading.songs == [Song(title: "One", artist: "A"), Song(title: "Two")])
        let unknown = try read("|Wow|Yes|\n|-|-|\n|A|One|\n", as: "a.md")
        #expect(unknown.songs == [Song(title: "One", artist: "A")])
        #expect(unknown.notes.map(\.place.line) == [1, 3] && unknown.partialCount == 1)
    }

    @Test(
        arguments: [
            "┌────┬──────┐\n│ {0} │ {1} │\n├────┼──────┤\n│ A  │ One │\n│ B | C │ \"Two\" │\n└────┴──────┘\n",
            "╔════╦══════╗\n║ {0} ║ {1} ║\n╠════╬══════╣\n║ A  ║ One ║\n╟────╫──────╢\n║ B | C ║ \"Two\" ║\n╚════╩══════╝\n",
            " {0} │ {1}\n─────┼──────\n A    │ One\n B | C │ \"Two\"\n",
            "+----+----+\n| {0} | {1} |\n+----+----+\n| A | One |\n| B \\| C | \"Two\" |\n+----+----+\n",
            "+----+----+\n| {0} | {1} |\n+====+====+\n| A | One |\n+----+----+\n| B \\| C | \"Two\" |\n+----+----+\n",
            "======  ======\n{0}  {1}\n======  ======\nA       One\nB | C   \"Two\"\n======  ======\n",
            "{0}  {1}\n------  ------\nA       One\nB | C   \"Two\"\n",
        ], ["a.md", "a.txt", "a.csv"])
    func `a drawn table, with names of columns that are known and with others`(table: String, file: String) throws {
        let songs = [Song(title: "One", artist: "A"), Song(title: "\"Two\"", artist: "B | C")]
        func named(_ first: String, _ second: String) -> String {
            table.replacing("{0}", with: first).replacing("{1}", with: second)
        }
        let known = try read(named("Artist", "Title "), as: file)
        #expect(known.songs == songs && known.noteCount == 0 && known.skippedCount == 0, "\(known)")
        let other = try read(named("Wow   ", "Yes"), as: file)
        #expect(other.songs == songs && other.skippedCount == 0, "\(other)")
        #expect(other.notes.count == 2 && other.partialCount == 1, "The names are told as left out.")
    }

    @Test func `a row with a blank first cell continues a ruled text table`() throws {
        let reading = try read(
            "======  ==========\nArtist  Title\n======  ==========\nABBA    Dancing\n        Queen\n\\       SOS\nA       B\n======  ==========\n",
            as: "a.txt")
        #expect(reading.songs.map(\.name) == ["ABBA - Dancing Queen", "SOS", "A - B"] && reading.lines == [4, 6, 7])
        let nulls = try read(" artist  title\n-------  -----\n A       One\n         Two\n", as: "a.txt")
        #expect(nulls.songs.map(\.name) == ["A - One", "Two"])
    }

    @Test func `wide letters take two columns of a ruled text table`() throws {
        let reading = try read(
            "============  ======\nArtist        Title\n============  ======\n宇多田ヒカル  花束\n아이유        봄날 A\nABBA          SOS\nBeyonce\u{301}       Halo\n============  ======\n",
            as: "a.txt")
        #expect(reading.songs.map(\.name) == ["宇多田ヒカル - 花束", "아이유 - 봄날 A", "ABBA - SOS", "Beyonce\u{301} - Halo"])
    }

    @Test(
        arguments: [
            "┌───┬─────┐\n│ A │ One │\n│ B │ Two │\n└───┴─────┘\n", "│ A │ One │\n│ B │ Two │\n",
            "+---+-----+\n| A | One |\n+---+-----+\n| B | Two |\n+---+-----+\n| C | 3 |\n+---+-----+\n",
            "| A | One |\n| B | Two |\n", "A | One\nB | Two\n", "===  =====\nA    One\nB    Two\n===  =====\n",
            "| A | One |\n",
        ])
    func `a drawn table without a header`(text: String) throws {
        let reading = try read(text, as: "a.txt")
        #expect(reading.songs.map(\.name) == Array(["A - One", "B - Two", "C - 3"].prefix(reading.songs.count)))
        #expect(reading.songs.count >= text.split(separator: "\n").count { $0.contains { $0.isLetter } })
        #expect(reading.notes.count == 1 && reading.partialCount == 0)
    }

    @Test(arguments: [
        "A - One\n─────────\nB - Two\n", "A - One\n--- ---\nB - Two\n", "== A ==\nB - Two\n", "A - One\n┌\n",
    ])
    func `lines with a few such signs are no table`(text: String) throws {
        #expect(try read(text, as: "a.txt").format == .pastedLines)
    }

    @Test func `dashes between bars are a rule only below the first row`() throws {
        #expect(try read("|Artist|Title|\n|-|-|\n|-|-|\n|A|One|\n", as: "a.md").titles == ["-", "One"])
        #expect(try read("A | One\n- | -\nB | Two\n", as: "a.txt").titles == ["One", "-", "Two"])
    }

    @Test func `a title is one even if it is a dash`() throws {
        #expect(try read("Title\n-\nA - One\nB -\n", as: "a.csv").songs.map(\.name) == ["-", "A - One", "B -"])
    }

    @Test(arguments: ["Title,Artist\n-----,=====\nOne,A\n", "Title\tArtist\n---\t---\nOne\tA\n"])
    func `a rule below a header is no song`(text: String) throws {
        #expect(try read(text, as: "a.csv").songs == [Song(title: "One", artist: "A")])
    }

    @Test func `dashes for a title alone are one`() throws {
        #expect(try read("Title,Artist\n---,A\n-,-\n", as: "a.csv").titles == ["---", "-"])
    }

    @Test func `a row without title is reported unless it only lists a person`() throws {
        let reading = try read(
            "Person,Title,Artist,Code,Set aside\nAnn,,,,\nAnn,,Queen,,\nCy,,,99,\nBo,Waterloo,,,yes\n")
        #expect(reading.titles == ["Waterloo"])
        #expect(reading.skipped.map(\.place.line) == [3, 4])
        #expect(reading.listedPeople.map(\.name) == ["Ann", "Cy", "Bo"])
    }

    @Test func `OpenKJ's list without header, quotes not doubled`() throws {
        let reading = try read(
            """
            "The "Real" One","Hello, World","SC8001-01","/karaoke/a.zip"
            "Plain","The 7"","SC8001-02","/karaoke/b.zip"
            "","Nobody's "A", "B" and C","","/karaoke/c.zip"

            """)
        #expect(reading.locations == ["/karaoke/a.zip", "/karaoke/b.zip", "/karaoke/c.zip"])
        #expect(
            reading.songsWithoutFiles == [
                Song(title: "Hello, World", artist: "The \"Real\" One", code: "SC8001-01"),
                Song(title: "The 7\"", artist: "Plain", code: "SC8001-02"),
                Song(title: "Nobody's \"A\", \"B\" and C"),
            ])
        #expect(
            reading.notes.map(\.reason) == [
                "The table has no header; its columns were taken for the artist, the title, the code and the file."
            ])
    }

    @Test(
        arguments: [
            ("Title,Artist,Who", ","), ("Song;Singer name;Band", ";"), ("Titel\tInterpret\tWer", "\t"),
            ("Titre;Interprète;Pour", ";"), ("TRACK_NAME,Künstler,Für", ","), ("Song,Singer,Artist", ","),
            ("Name,Song,Artist", ","), ("Titre,Artiste,Invité", ","),
        ])
    func `headers in other words`(header: String, separator: String) throws {
        let names = header.components(separatedBy: separator)
        // Whose column is which is told by the word's place in the header.
        let people: Set = ["Who", "Singer name", "Wer", "Pour", "Für", "Invité"]
        let row = names.map { name in
            if people.contains(name) || (name == "Singer" && names.contains("Artist")) || name == "Name" { return "P" }
            return ["Title", "Song", "Titel", "Titre", "TRACK_NAME"].contains(name) ? "T" : "A"
        }
        let reading = try read(header + "\n" + row.joined(separator: separator))
        #expect(reading.songs == [Song(title: "T", artist: "A", person: "P")])
        #expect(reading.format == (separator == "\t" ? .tsv : .csv))
    }

    @Test func `a singer is the artist where a guest is named besides, and the guest where not`() throws {
        #expect(try read("Song,Singer\nT,A").songs == [Song(title: "T", person: "A")])
        #expect(try read("Song,Singer,Guest\nT,A,G").songs == [Song(title: "T", artist: "A", person: "G")])
        #expect(try read("Name,Artist\nT,A").songs == [Song(title: "T", artist: "A")])
    }

    @Test func `marks for crossed off and chosen`() throws {
        let reading = try read(
            """
            Title,Crossed off,Chosen,Person
            a,yes,,P
            b,X,0,P
            c,ja,no,P
            d,,1,Q
            e,Oui,TRUE,Q
            f,maybe,-,Q
            """)
        #expect(reading.songs.map(\.isCrossedOff) == [true, true, true, false, true, false])
        #expect(reading.songs.map(\.isChosen) == [false, false, false, true, true, false])
        #expect(reading.people == ["P", "Q"])
        #expect(
            reading.notes.map(\.description) == [
                "list.csv, line 7: The mark for crossed off “maybe” was not understood and was left out."
            ])
    }

    @Test(
        arguments: [
            ("3.45", 225), ("3'45\"", 225), ("3′05″", 185), ("3m45s", 225), ("3 min 45 sec", 225), ("PT1H3M45S", 3_825),
            ("45s", 45), ("3x", nil), ("3.5 min", nil),
            ("225", 225.0), ("3:45", 225), ("1:02:03", 3723), ("0:07,5", 7.5), ("0", nil), ("", nil), ("3:75", nil),
            ("long", nil), ("1:2:3:4", nil), ("-5", nil), ("inf", nil), ("0x10", nil),
        ] as [(String, TimeInterval?)])
    func `durations`(text: String, seconds: TimeInterval?) throws {
        let reading = try read("Title;Duration\nT;\(text)")
        #expect(reading.songs[0].duration == seconds)
        #expect(reading.noteCount == (seconds == nil && !["", "0"].contains(text) ? 1 : 0))
    }

    @Test(
        arguments: [
            ("1984", 1984), ("2015-07-21", 2015), ("84", nil), ("19840", nil), ("0", nil), ("1984?", nil),
            ("0999", nil),
        ] as [(String, Int?)])
    func `years`(text: String, year: Int?) throws {
        #expect(try read("Title;Year\nT;\(text)").songs[0].year == year)
    }

    @Test func `a row without a title is skipped, an empty one is not worth a word`() throws {
        let reading = try read("Title,Artist\nT,A\n,B\n,,\n\n  , \nU,C\n")
        #expect(reading.titles == ["T", "U"])
        #expect(reading.lines == [2, 7])
        #expect(reading.skipped.map(\.description) == ["list.csv, line 3: There is no title."])
        let board = try read("Person,Title,Crossed off,Set aside\nAnn,T,,\nAnn,  ,yes,\nBo,,,\n")
        #expect(board.titles == ["T"] && board.skipped.map(\.place.line) == [3])
        #expect(reading.skippedCount == 1)
    }

    @Test func `surplus fields are noted`() throws {
        let reading = try read("Title,Artist\nHello, World,A\n")
        #expect(reading.songs == [Song(title: "Hello", artist: "World")])
        #expect(reading.notes.map(\.place.line) == [2])
    }

    @Test func `line breaks in fields count as lines and read as blanks`() throws {
        let reading = try read("Title,Artist\r\n\"one\r\n  two\",\"A\"\r\nT,B\r\n,C\r\n")
        #expect(reading.titles == ["one two", "T"])
        #expect(reading.lines == [2, 4])
        #expect(reading.skipped.map(\.place.line) == [5])
        #expect(
            reading.notes.map(\.description) == ["list.csv, line 2: Line breaks in the title were read as spaces."])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `any line ends`(lineBreak: String) throws {
        let reading = try read(["Title;Artist", "a;A", "", "b;B", "c;C"].joined(separator: lineBreak))
        #expect(reading.titles == ["a", "b", "c"])
        #expect(reading.lines == [2, 4, 5])
    }

    @Test func `excel's line with the separator`() throws {
        let reading = try read("sep=|\r\nTitle|Artist\r\nHello; there|A, B\r\n")
        #expect(reading.songs == [Song(title: "Hello; there", artist: "A, B")])
        #expect(reading.lines == [3])
    }

    @Test func `separators in quotes are not sniffed`() throws {
        let reading = try read("\"Title\",\"Artist\",\"Notes; more; of; them\"\n\"a;b;c\",\"d;e;f\",\";;;\"\n")
        #expect(reading.songs == [Song(title: "a;b;c", artist: "d;e;f")])
    }

    @Test func `a table without artists takes the title apart`() throws {
        #expect(try read("Song\nA - T\n\"B, C - U\"\n").songs.map(\.name) == ["A - T", "B, C - U"])
        #expect(try read("A - T\nB - U\n").songs.map(\.name) == ["A - T", "B - U"])
        #expect(try read("Person,Song\nP,A - T").songs == [Song(title: "T", artist: "A", person: "P")])
    }

    @Test func `a header without a title is an error`() {
        #expect(throws: SongFileError.noTitleColumn(file: "list.csv", line: 2)) {
            try read("\nArtist;Year\nA;1984\n")
        }
    }

    @Test func `lines with the same song are reported as duplicates`() throws {
        let reading = try read(
            "Title,Artist,Person\nLove Stack,The Bs,Sam\nx,y,Sam\nlove stack!,Bs,SAM\nLove Stack,Bs,Matt\n")
        #expect(reading.titles.count == 4)
        #expect(reading.duplicates.map(\.place.line) == [4, 5])
        #expect(reading.duplicates.map(\.original.line) == [2, 2])
        #expect(reading.duplicates.map(\.isForSamePerson) == [true, false])
        #expect(reading.duplicates[0].description == "list.csv, line 4: “love stack!” is already in line 2.")
    }
}

struct PartyExampleTests {
    @Test func `the example reads without a remark`() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        let file = root.appending(path: "Resources/Examples/party.csv")
        let reading = try SongFileReader().read(bytes: [UInt8](Data(contentsOf: file)), file: "party.csv")
        #expect(reading.people == ["Matt", "Sam", "Sommer", "Robin"])
        let counts = reading.people.map { person in reading.songs.count { $0.person == person } }
        #expect(counts == [3, 6, 16, 15])
        let crossedOff = reading.people.map { person in reading.songs.count { $0.person == person && $0.isCrossedOff } }
        #expect(crossedOff == [1, 2, 5, 2])
        #expect(reading.songs.filter(\.isChosen).map(\.title) == ["Love Stack"])
        #expect(reading.noteCount == 0 && reading.skippedCount == 0 && reading.duplicateCount == 0)
        #expect(reading.titles.contains("Hello, Is It Me You're Looping For?"))
    }
}
