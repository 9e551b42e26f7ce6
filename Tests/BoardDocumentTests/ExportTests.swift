import Foundation
import RandomBoards
import Seeds
import SongCatalog
import Testing

@testable import BoardDocument

@Suite struct ExportTests {
    private let board: Board = {
        var board = Board(title: "Friday, 8 <pm>")
        board.add([
            NewCard(title: "Love *Stack*", artist: "The B-52's", person: "Sam", isChosen: true),
            NewCard(title: "Come as \"You\", Var", artist: "R&B", person: "Sam", code: "SC-1", isCrossedOff: true),
            NewCard(title: "Größe; 100 %", person: "Mátt"),
            NewCard(title: "Loose\nend"),
        ])
        board.setPartner(board.people[1].id, of: board.sections[1].cards[0].id)
        return board
    }()

    @Test func `text has a mark ForEach card`() {
        #expect(
            BoardExport.text.content(of: board) == """
                Friday, 8 <pm>
                ==============

                Songs (1 of 1 left)
                  - Loose end

                Sam (1 of 2 left)
                  * The B-52's – Love *Stack*, with Mátt
                  x R&B – Come as "You", Var

                Mátt (2 of 2 left)
                  - Größe; 100 %
                  * The B-52's – Love *Stack*, with Sam

                Order
                  1. Sam and Mátt: The B-52's – Love *Stack*
                  2. Mátt: Größe; 100 %

                """)
    }

    @Test func `text, Markdown and page have the order of several people, and when songs were sung`() {
        var board = board
        let stack = BoardExport.markdown.content(of: board)
        #expect(
            stack.hasSuffix("\n## Order\n\n1. Sam and Mátt: The B\\-52's – Love \\*Stack\\*\n2. Mátt: Größe; 100 %\n"))
        #expect(BoardExport.html.content(of: board).contains("<h2>Order</h2>\n<ol>\n<li>Sam and Mátt: The B-52&#39;s"))
        let size = board.sections.flatMap(\.cards).first { $0.title.hasPrefix("Größe") }!
        board.markSung(size.id, at: Date(timeIntervalSince1970: 0))
        let note = board.card(size.id)?.sungNote ?? ""
        #expect(note.hasPrefix("sung "))
        for form in [BoardExport.text, .markdown, .html] {
            #expect(form.content(of: board).contains(", \(note)"), "\(form)")
        }
        var alone = Board()
        alone.add([NewCard(title: "One", person: "Ann")])
        for form in [BoardExport.text, .markdown, .html] { #expect(!form.content(of: alone).contains("Order")) }
    }

    @Test func `text, Markdown and page name people who are set aside`() {
        var board = board
        board.setAside(true, board.people[0].id)
        #expect(BoardExport.text.content(of: board).contains("\nSam (1 of 2 left), set aside\n"))
        #expect(BoardExport.html.content(of: board).contains("<h2>Sam (1 of 2 left), set aside</h2>"))
        #expect(BoardExport.markdown.content(of: board).contains("left\\), set aside\n"))
    }

    @Test func `markdown escapes what would mean something`() {
        let text = BoardExport.markdown.content(of: board)
        #expect(text.hasPrefix(#"# Friday, 8 \<pm\>"#))
        #expect(text.contains(#"- **The B\-52's – Love \*Stack\*, with Mátt** ✓"#))
        #expect(text.contains(##"- ~~R\&B – Come as "You", Var~~"##))
    }

    @Test func `the table is read back as it was`() throws {
        let csv = BoardExport.csv.content(of: board)
        #expect(csv.contains("Sam,\"Come as \"\"You\"\", Var\",R&B,SC-1,yes,,,,,\r\n"))
        #expect(csv.contains("Sam,Love *Stack*,The B-52's,,,yes,Mátt,,,\r\n"))
        var again = Board()
        again.add(try SongFileReader().read(bytes: Array(csv.utf8), file: "b.csv").songs.map { NewCard($0) })
        let cards = again.sections.flatMap(\.cards)
        #expect(cards.contains { $0.title == "Come as \"You\", Var" && $0.isCrossedOff && $0.code == "SC-1" })
        #expect(cards.contains { $0.title == "Love *Stack*" && $0.isChosen })
        #expect(again.people.map(\.name) == ["Sam", "Mátt"])
    }

    /// A board with people of one name, one without songs and one set aside, a duet, and songs that are nearly the same.
    private var crowd: Board {
        var board = Board(title: "Crowd")
        let people = ["Ann", "Ann", "Empty", "Bo, \"B\""].map { board.addPerson(named: $0) }
        board.setAside(true, people[3])
        func card(_ title: String, _ owner: Int?, file: String? = nil, duration: Double? = nil) -> NewCard {
            var card = NewCard(title: title, artist: "ABBA", code: "A-1")
            (card.owner, card.file, card.duration) = (owner.map { people[$0] }, file, duration)
            return card
        }
        let report = board.add([
            card("SOS", 0, file: "file:///music/sos%20%231.mp3", duration: 201.5),
            card("SOS (Live)", 0, duration: 9.87), card("Other", 1),
            card("Duo", 3), card("Loose", nil), card("Crossed", 1),
        ])
        board.setPartner(people[1], of: report.added[3])
        board.setCrossedOff(true, [report.added[5]])
        board.choose(report.added[2])
        return board
    }

    private func read(_ text: String, as file: String) throws -> Board {
        let reading = try SongFileReader().read(bytes: Array(text.utf8), file: file)
        var board = Board(title: "Crowd")
        let report = board.add(reading.songs.map { NewCard($0) }, people: reading.listedPeople)
        #expect(reading.skippedCount == 0 && report.duplicates.isEmpty && report.choicesNotTaken.isEmpty)
        return board
    }

    /// All that a board says, without ids and colors.
    private func facts(_ board: Board) -> [String] {
        board.sections.map { section in
            let cards = section.cards.map { card in
                let partner = card.partner.flatMap { id in board.people.firstIndex { $0.id == id } }
                return "\(card.line) \(card.code ?? "") \(card.isCrossedOff) \(card.isChosen) \(partner ?? -1) "
                    + "\(card.file ?? "") \(card.duration ?? 0)"
            }
            return "\(section.person?.name ?? "") \(section.person?.isSetAside ?? false): \(cards)"
        }
    }

    @Test func `a table keeps people of one name apart, and people without songs, duets, files and times`() throws {
        let csv = BoardExport.csv.content(of: crowd)
        #expect(csv.hasPrefix("Person,Title,") && csv.contains(",Person ID,With ID\r\n"))
        #expect(facts(try read(csv, as: "b.csv")) == facts(crowd))
        #expect(!BoardExport.csv.content(of: board).contains("Person ID"))
        // Readers trim names.
        for name in ["Ann ", "\u{200B}Ann", "ANN"] {
            var twins = Board()
            _ = twins.addPerson(named: "Ann")
            _ = twins.addPerson(named: name)
            let csv = BoardExport.csv.content(of: twins)
            #expect(try read(csv, as: "b.csv").people.count == 2, "\(name)")
        }
    }

    @Test(arguments: [BoardExport.text, .markdown, .html, .calendar])
    func `text and calendar exports are rejected as song lists`(form: BoardExport) {
        let text = form.content(of: crowd)
        #expect(throws: SongFileError.self) { try read(text, as: "b.\(form.pathExtension)") }
    }

    @Test func `a playlist names only files that exist, and reports the other songs`() throws {
        let folder = try TemporaryFolder()
        let song = folder.file("one #1.mp3")
        try Data().write(to: song)
        var board = Board()
        var there = NewCard(title: "One", artist: "U2", person: "Ann")
        (there.file, there.duration) = (song.absoluteString, 276.4)
        var gone = NewCard(title: "Two", person: "Ann")
        gone.file = folder.file("two.mp3").absoluteString
        board.add([there, gone])
        let text = BoardExport.m3u8.content(of: board)
        #expect(text.hasSuffix("#EXTINF:276,U2 - One\n\(song.path)\n"))
        #expect(
            BoardExport.m3u8.omissions(of: board) == """
                “Two” is not in the playlist: no file of it is known that is there. The playlist does not say who sings: \
                it has no name of 1 person.
                """)
        let again = try SongFileReader().read(bytes: Array(text.utf8), file: "b.m3u8")
        #expect(again.songs.map { NewCard($0).file } == [there.file])
    }

    @Test func `a playlist and a calendar report the songs that are crossed off or set aside`() throws {
        var board = Board()
        var crossedOff = NewCard(title: "One", person: "Ann")
        crossedOff.isCrossedOff = true
        board.add([crossedOff, NewCard(title: "Two", person: "Bo"), NewCard(title: "Three", person: "Cy")])
        board.setAside(true, board.people[1].id)
        #expect(
            BoardExport.calendar.omissions(of: board)
                == "2 songs are not in the calendar, the first one “One”: they are crossed off or set aside.")
        #expect(
            BoardExport.m3u8.omissions(of: board) == """
                “Three” is not in the playlist: no file of it is known that is there. 2 songs are not in the playlist, \
                the first one “One”: they are crossed off or set aside.
                """)
        #expect(BoardExport.csv.omissions(of: board) == nil)
    }

    @Test func `a file whose name would not stay one line of a playlist is in it by its address`() throws {
        let folder = try TemporaryFolder()
        var board = Board()
        for name in ["one\ntwo.mp3", "three "] {
            try Data().write(to: folder.file(name))
            var card = NewCard(title: name, person: "Ann")
            card.file = folder.file(name).absoluteString
            board.add([card])
        }
        let again = try SongFileReader().read(
            bytes: Array(BoardExport.m3u8.content(of: board).utf8), file: "b.m3u8")
        #expect(again.songs.map { NewCard($0).file } == board.cards(of: board.people[0].id).map(\.file))
    }

    /// A board with texts that tables and playlists have to quote or can't keep.
    private func odd(seed: Int) -> Board {
        var generator = SeededGenerator(seed: seed)
        let parts = [
            "A", "\"", "\"\"", ",", ";", "\t", " ", "\n", "\r\n", "\u{FEFF}", "é", "|", "'", "\\", "-", " - ", "---",
            "0", "#",
            "=", "=1+1", "\u{1}", "\u{2028}", "😀", "\u{200B}", "yes", "(", "(0 of 1 left)", "Title", "sep=;", "\u{0}",
        ]
        // Half of the boards have plain texts only.
        let plain = ["One", "Two", "A, B", "C \"D\"", "Ünï"]
        let isPlain = seed % 2 == 0
        func text() -> String {
            guard !isPlain else {
                return plain.randomElement(using: &generator)! + " \(Int.random(in: 0..<99, using: &generator))"
            }
            return (0..<Int.random(in: 0...3, using: &generator)).map { _ in parts.randomElement(using: &generator)! }
                .joined()
        }
        func maybe(_ value: () -> String) -> String? { Bool.random(using: &generator) ? value() : nil }
        var board = Board(title: text())
        let people = (0..<Int.random(in: 0...4, using: &generator)).map { _ in board.addPerson(named: text()) }
        for person in people {
            board.setAside(Bool.random(using: &generator), person)
            if Bool.random(using: &generator) {
                board.setColorIndex(Int.random(in: 0..<9, using: &generator), of: person)
            }
        }
        let count = Int.random(in: 0...8, using: &generator)
        for _ in 0..<count {
            let duration = Bool.random(using: &generator) ? Double.random(in: 0...500, using: &generator) : nil
            let card = Card(
                title: text(), artist: maybe(text), code: maybe(text), file: maybe { "https://example.org/\(text())" },
                duration: duration)
            board.addCard(card, to: Bool.random(using: &generator) ? people.randomElement(using: &generator) : nil)
            if Bool.random(using: &generator) { board.setPartner(people.randomElement(using: &generator), of: card.id) }
            if Bool.random(using: &generator) {
                board.choose(card.id)
            } else if Bool.random(using: &generator) {
                board.crossOff(card.id)
            }
        }
        return board
    }

    @Test(arguments: 0..<400)
    func `every export is read back equal, reports what it changes, or is refused`(seed: Int) throws {
        let board = odd(seed: seed)
        for form in BoardExport.allCases {
            let text = form.content(of: board)
            let told = form.omissions(of: board)
            let reading = Result { try SongFileReader().read(bytes: Array(text.utf8), file: "b.\(form.pathExtension)") }
            switch form {
            case .text, .markdown, .html, .calendar:
                // A board without anything has only a title.
                if board.sections.isEmpty { continue }
                #expect(throws: SongFileError.self, "\(form) \(text)") { try reading.get() }
            case .csv:
                let isEmpty = board.people.isEmpty && board.sections.allSatisfy(\.cards.isEmpty)
                if told == nil, !isEmpty {
                    let reading = try reading.get()
                    var copy = Board()
                    copy.add(
                        reading.songs.map { NewCard($0) }, people: reading.listedPeople, limit: .max,
                        keepsRepeats: !reading.listedPeople.isEmpty)
                    #expect(facts(copy) == facts(board), "\(text)")
                    #expect(copy.people.map(\.colorIndex) == board.people.map(\.colorIndex))
                    #expect(reading.skippedCount == 0 && reading.partialCount == 0)
                }
                #expect(seed % 2 == 1 || told == nil, "\(told ?? "") \(text)")
            case .m3u8:
                let left = board.turns.map(\.card)
                let isWhole =
                    left.count == board.columns.map(\.cards.count).reduce(0, +) && left.allSatisfy { $0.file != nil }
                if told == nil, !left.isEmpty {
                    #expect(isWhole)
                    let songs = try reading.get().songs
                    #expect(
                        songs.map { BoardExport.playlistName($0.title, $0.artist) }
                            == left.map { BoardExport.playlistName($0.title, $0.artist) })
                    #expect(
                        songs.map(\.duration)
                            == left.map { $0.duration.flatMap { $0.rounded() == 0 ? nil : $0.rounded() } })
                }
            }
        }
    }

    @Test func `texts and details that a table cannot keep are reported by number and name`() throws {
        var board = Board()
        let ann = board.addPerson(named: "Ann ")
        for title in ["A\nB", "", " C", "D"] { board.addCard(Card(title: title), to: ann) }
        #expect(
            BoardExport.csv.omissions(of: board) == """
                1 person is changed in the table, “Ann ”: empty names, line breaks, surrounding spaces and very long \
                texts are not kept. 3 songs are changed in the table, the first one “A B”: empty names, line breaks, \
                surrounding spaces and very long texts are not kept.
                """)
        var scattered = Board()
        scattered.arrangement = .scattered
        #expect(BoardExport.csv.omissions(of: scattered) == "The arrangement of the cards is not in the table.")
        let (unknown, _) = try BoardFile.decode(
            Data(#"{"songboard": 1, "cards": [{"id": "1", "title": "T", "tempo": 9}]}"#.utf8), fileName: "a")
        #expect(
            BoardExport.csv.omissions(of: unknown) == "Details that this version does not know are not in the table.")
    }

    @Test func `files and times are in the board's own file`() throws {
        let again = try BoardFile.decode(BoardFile.encode(crowd), fileName: "b").board
        #expect(facts(again) == facts(crowd))
    }

    @Test func `the page escapes what would be markup`() {
        let html = BoardExport.html.content(of: board)
        #expect(html.contains("<h1>Friday, 8 &lt;pm&gt;</h1>"))
        #expect(html.contains("<li><s>Come as &quot;You&quot;, Var <span class=\"artist\">R&amp;B</span></s></li>"))
        let chosen = "<li class=\"chosen\">Love *Stack* <span class=\"artist\">The B-52&#39;s</span>, with Mátt ✓</li>"
        #expect(html.contains(chosen))
    }

    @Test func `the playlist has what is left in its fair order`() throws {
        var board = Board(title: "Friday, 8 <pm>")
        board.add(
            [("One", "Sam"), ("Two", "Sam"), ("Three", "Mátt")].map { title, person in
                var card = NewCard(title: title, artist: "Loose\nends", person: person)
                card.file = "https://example.org/\(title).mp3"
                return card
            })
        #expect(
            BoardExport.m3u8.content(of: board) == """
                #EXTM3U
                #PLAYLIST:Friday, 8 <pm>
                #EXTINF:-1,Loose ends - One
                https://example.org/One.mp3
                #EXTINF:-1,Loose ends - Three
                https://example.org/Three.mp3
                #EXTINF:-1,Loose ends - Two
                https://example.org/Two.mp3

                """)
        #expect(
            BoardExport.m3u8.omissions(of: board)
                == "The playlist does not say who sings: it has no names of 2 people.")
    }

    @Test func `the calendar is folded and escaped`() {
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        let text = BoardExport.calendar.content(of: board, start: start, now: start)
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 } && lines.last == "")
        #expect(!text.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
        let unfolded = text.replacingOccurrences(of: "\r\n ", with: "")
        #expect(unfolded.contains("DTSTART:20270115T080000Z\r\nDTEND:20270115T110000Z\r\n"))
        #expect(unfolded.contains(#"SUMMARY:Friday\, 8 <pm>"#))
        #expect(
            unfolded.contains(
                #"DESCRIPTION:Sam and Mátt will sing “Love *Stack*” by The B-52's.\n1. Sam and Mátt: The B-52's – Love"#
            ))
        #expect(unfolded.contains(#"\n2. Mátt: Größe\; 100 %"#))
    }

    @Test func `the letter has the reply word by word`() throws {
        let mail = try #require(board.replyMail?.absoluteString)
        #expect(
            mail.hasPrefix("mailto:?subject=Friday%2C%208%20%3Cpm%3E&body=Sam%20and%20M%C3%A1tt%20will%20sing%20"))
        #expect(mail.split(separator: "&").count == 2)
        #expect(mail.components(separatedBy: "body=")[1].removingPercentEncoding == board.reply())
        #expect(Board().replyMail == nil)
    }

    @Test func `the reply names everybody who has chosen`() {
        #expect(board.reply() == "Sam and Mátt will sing “Love *Stack*” by The B-52's.")
        #expect(board.reply(of: board.people[1].id) == board.reply())
        #expect(Board.random(seed: 1).reply(of: "missing") == nil && Board().reply() == nil)
    }
}
