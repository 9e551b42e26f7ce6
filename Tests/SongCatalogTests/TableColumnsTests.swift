import Testing

@testable import SongCatalog

/// The columns of tables as people choose them, and the guess that they begin with.
@Suite struct TableColumnsTests {
    private func reading(_ table: String, _ columns: String, hasHeader: Bool? = nil) throws -> SongReading {
        let roles = try TableColumns(parsing: columns).roles
        let reader = SongFileReader(columns: try TableColumns(roles, hasHeader: hasHeader))
        return try reader.read(bytes: Array(table.utf8), file: "list.csv")
    }

    private func guess(_ table: String) throws -> TableSample {
        try #require(try SongFileReader().read(bytes: Array(table.utf8), file: "list.csv").table)
    }

    /// Tables whose headers name their columns, and these columns.
    private nonisolated static let tables = [
        ("\n\n;;;\nArtist;Title;;\n;;;\nABBA;SOS;;\n", "artist,title"),
        ("Timestamp,Your name,Artist,Song title,Comment\n26/11/2026,Ann,ABBA,SOS,love it\n", "-,person,artist,title"),
        ("Person,Title,Artist,Code,Duration\nAnn,Tin,The Oaks,SF001-01,3:20\n", "person,title,artist,code,duration"),
        (
            "Person,Title,Artist,Crossed off,Chosen\nAnn,Sun,Sol,,yes\nAnn,Moon,Sol,yes,\n",
            "person,title,artist,crossed off,chosen"
        ),
        (
            "\"Track URI\",\"Track Name\",\"Artist Name(s)\",\"Track Duration (ms)\"\n\"x:1\",\"Sun\",\"Sol\",\"168000\"\n",
            "-,title,artist,duration"
        ),
        ("Prénom;Chanson;Chanteur\nZoé;Lune;Les Lanternes\n", "person,title,artist"),
        ("Songs by artist - printed 2026-11-26\nArtist,Title\nABBA,SOS\n", "artist,title"),
        ("Brano;Cantante;Chi\nVola;Domenico;Anna\n", "title,artist,person"),
        ("Nummer;Artiest;Naam\nBloed, Zweet;André;Sanne\n", "title,artist,person"),
        ("Artist|Title|Singer\nABBA|SOS|Ann\n", "artist,title,person"),
        ("Singer,Song\nAnn,ABBA - SOS\nBo,Sun (Sol)\n", "person,title"),
        ("Karaoke list 2026,,\n,,\nArtist,Title,Singer\nABBA,SOS,Ann\n", "artist,title,person"),
        ("DiscID,Artist,Title\nSF1-01,The Oaks,Tin\nSC2-03,The Oaks,Tin\n", "code,artist,title"),
        ("\"Track\",\"Artist\",\"Album\"\n\"No \"Bread\"\",\"Fela\",\"X\"\n", "title,artist,-"),
        (",Title,Artist\n,Tin,The Oaks\nAnn,Stone,Owl\n", "person,title,artist"),
    ]

    @Test(arguments: tables)
    func `chosen columns give the same songs as their names`(table: String, columns: String) throws {
        let named = try SongFileReader().read(bytes: Array(table.utf8), file: "list.csv").songs
        let chosen = try reading(table, columns).songs
        // Without a name above it, the first column of the last table isn't the person.
        #expect(chosen == named || table.first == "," && chosen.map(\.person) == [nil, "Ann"])
    }

    @Test func `columns choose whether the first row is a song`() throws {
        let table = "Tin,The Oaks,Ann\nStone,Owl,Bo\n"
        #expect(try reading(table, "title,artist,person").songs.map(\.title) == ["Tin", "Stone"])
        #expect(try reading(table, "title,artist,person", hasHeader: true).songs.map(\.title) == ["Stone"])
        let named = "Title,Artist\nTin,The Oaks\n"
        #expect(try reading(named, "title,artist", hasHeader: false).songs.map(\.title) == ["Title", "Tin"])
    }

    @Test func `songs below names are those of the people`() throws {
        let songs = try reading("#,Ann,Bo\n1,Tin,Stone\n2,,Owl\n", "-,songs,songs").songs
        #expect(songs.map { [$0.person, $0.title] } == [["Ann", "Tin"], ["Bo", "Stone"], ["Bo", "Owl"]])
    }

    @Test(arguments: [
        ("artist,person", "One column must be “title” or “songs”."),
        ("title,title", "Two columns are “title”: leave one of them out."),
        ("title,link,file", "A card has one link or file: leave one of these columns out."),
        ("title,singers", "No column is called “singers”; there are person, title, artist"),
    ])
    func `columns that make no sense are refused with a sentence`(columns: String, sentence: String) {
        let fault = #expect(throws: TableColumns.Fault.self) { try TableColumns(parsing: columns) }
        #expect(fault?.sentence.hasPrefix(sentence) == true)
    }

    @Test func `songs of people need a header`() {
        let fault = #expect(throws: TableColumns.Fault.self) { try TableColumns([.songs], hasHeader: false) }
        #expect(fault?.sentence == "Columns of “songs” need a header row with the names of their people.")
    }

    @Test(arguments: [
        ("Title,Artist,Code\nTin,The Oaks,1\n", true), ("Tin,The Oaks\nStone,Owl\n", true),
        ("Tin,The Oaks,\nStone,Owl,\n", true), ("Tin,The Oaks,Ann\nStone,Owl,Bo\n", false),
        ("Artist,Opus,Person\nOwl,Stone,Ann\n", false), ("Ann,Bo,Cy\nA - B,C - D,E - F\n", false),
        ("When,Who,Wish\n26/11/2026 18:02,Ann,Stone\n", false),
    ])
    func `only tables with a named title, or of two columns, are sure`(table: String, isSure: Bool) throws {
        #expect(try guess(table).isSure == isSure)
    }

    @Test func `the guess has the columns that would be read`() throws {
        let table = try guess("Artist;Opus;Ann's;Person\nOwl;Stone;x;Ann\n")
        #expect(table.guess == [.artist, .title, .ignored, .person] && table.hasHeader)
        #expect(table.rows == [["Artist", "Opus", "Ann's", "Person"], ["Owl", "Stone", "x", "Ann"]])
        #expect(table.separator == .semicolon)
        let people = try guess("Ann,Bo,Cy\nA - B,C - D,E - F\n")
        #expect(people.guess == [.songs, .songs, .songs] && people.hasHeader)
        let bare = try guess("Tin,The Oaks,3:20,Ann\nStone,Owl,3:00,Ann,more\n")
        #expect(bare.guess.count == 5 && bare.guess[2] == .duration && !bare.hasHeader && bare.rows[0].count == 5)
        #expect(try guess((1...40).map { "\($0),Song \($0),Owl\n" }.joined()).rows.count == 20)
    }

    @Test func `a title that the header doesn't name is told`() throws {
        let reading = try SongFileReader().read(bytes: Array("Artist,Opus,Person\nOwl,Stone,Ann\n".utf8), file: "a.csv")
        #expect(reading.songs == [Song(title: "Stone", artist: "Owl", person: "Ann")])
        #expect(
            reading.notes.map(\.reason) == ["The header names no title; the column “Opus” was taken for it."])
    }

    @Test func `another separator gives other columns`() throws {
        let text = "A;1,Tin\nB;2,Stone\n"
        let sample = try SongFileReader(separator: .comma).read(bytes: Array(text.utf8), file: "a.csv").table
        #expect(sample?.rows == [["A;1", "Tin"], ["B;2", "Stone"]] && sample?.separator == .comma)
        let lines = try SongFileReader(separator: .bar).read(text: "Ann|Tin|Owl\n").table
        #expect(lines?.rows == [["Ann", "Tin", "Owl"]])
    }

    @Test func `addresses are shown in no column, nor in the sample`() throws {
        let text = "Tin,a@example.org,Owl\nStone,b@example.org,Owl\n"
        #expect(try guess(text).rows.map { $0[1] } == ["a", "b"])
        for columns in ["title,artist,-", "artist,title,-", "title,person,-", "title,with,-", "-,title,code"] {
            let songs = try reading(text, columns).songs
            #expect(songs.allSatisfy { !"\($0)".contains("@") }, "\(columns)")
        }
    }

    @Test func `columns that nobody would want are counted apart`() throws {
        func unwanted(_ table: String) throws -> Int {
            let reading = try SongFileReader().read(bytes: Array(table.utf8), file: "list.csv")
            return reading.leftOutColumns.count - reading.unwantedColumnCount
        }
        #expect(try unwanted("Timestamp,Email Address,Name,Song,Is it a duet?\n11/26/2026,a@b.org,Ann,Tin,No\n") == 0)
        #expect(try unwanted("#,Artist,Title\n1,Owl,Tin\n2,Owl,Stone\n") == 0)
        #expect(try unwanted("Row,Artist,Title\n7,Owl,Tin\n8,Owl,Stone\n") == 0)
        #expect(try unwanted("Album,Artist,Title\n1,Owl,Tin\n5,Owl,Stone\n") == 1)
        #expect(try unwanted("Explicit,Artist,Title\nyes,Owl,Tin\n") == 1)
        #expect(try unwanted("Timestamp,Name,Song,Comment\n11/26/2026,Ann,Tin,love it\n") == 1)
    }
}
