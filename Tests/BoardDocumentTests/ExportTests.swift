import Foundation
import RandomBoards
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

    @Test func textHasAMarkForEachCard() {
        #expect(
            BoardExport.text.content(of: board) == """
                Friday, 8 <pm>
                ==============

                Songs (1 of 1 left)
                  - Loose end

                Sam (1 of 2 left)
                  * The B-52's – Love *Stack*
                  x R&B – Come as "You", Var

                Mátt (2 of 2 left)
                  - Größe; 100 %
                  * The B-52's – Love *Stack*

                """)
    }

    @Test func markdownEscapesWhatWouldMeanSomething() {
        let text = BoardExport.markdown.content(of: board)
        #expect(text.hasPrefix(#"# Friday, 8 \<pm\>"#))
        #expect(text.contains(#"- **The B\-52's – Love \*Stack\*** ✓"#))
        #expect(text.contains(##"- ~~R\&B – Come as "You", Var~~"##))
    }

    @Test func theTableIsReadBackAsItWas() throws {
        let csv = BoardExport.csv.content(of: board)
        #expect(csv.contains("Sam,\"Come as \"\"You\"\", Var\",R&B,SC-1,yes,,\r\n"))
        #expect(csv.contains("Sam,Love *Stack*,The B-52's,,,yes,Mátt\r\n"))
        var again = Board()
        again.add(try SongFileReader().read(bytes: Array(csv.utf8), file: "b.csv").songs.map(NewCard.init))
        let cards = again.sections.flatMap(\.cards)
        #expect(cards.contains { $0.title == "Come as \"You\", Var" && $0.isCrossedOff && $0.code == "SC-1" })
        #expect(cards.contains { $0.title == "Love *Stack*" && $0.isChosen })
        #expect(again.people.map(\.name) == ["Sam", "Mátt"])
    }

    @Test func thePageEscapesWhatWouldBeMarkup() {
        let html = BoardExport.html.content(of: board)
        #expect(html.contains("<h1>Friday, 8 &lt;pm&gt;</h1>"))
        #expect(html.contains("<li><s>Come as &quot;You&quot;, Var <span class=\"artist\">R&amp;B</span></s></li>"))
        #expect(html.contains("<li class=\"chosen\">Love *Stack* <span class=\"artist\">The B-52&#39;s</span> ✓</li>"))
    }

    @Test func thePlaylistHasWhatIsLeftInItsFairOrder() throws {
        let text = BoardExport.m3u8.content(of: board)
        #expect(
            text == """
                #EXTM3U
                #PLAYLIST:Friday, 8 <pm>
                #EXTINF:-1,The B-52's - Love *Stack*
                The B-52's - Love _Stack_.mp3
                #EXTINF:-1,Größe; 100 %
                Größe; 100 %.mp3
                #EXTINF:-1,Loose end
                Loose end.mp3

                """)
        let songs = try SongFileReader().read(bytes: Array(text.utf8), file: "b.m3u8").songs
        #expect(songs.map(\.title) == ["Love *Stack*", "Größe; 100 %", "Loose end"])
    }

    @Test func theCalendarIsFoldedAndEscaped() {
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

    @Test func theLetterHasTheReplyWordByWord() throws {
        let mail = try #require(board.replyMail?.absoluteString)
        #expect(
            mail.hasPrefix("mailto:?subject=Friday%2C%208%20%3Cpm%3E&body=Sam%20and%20M%C3%A1tt%20will%20sing%20"))
        #expect(mail.split(separator: "&").count == 2)
        #expect(mail.components(separatedBy: "body=")[1].removingPercentEncoding == board.reply())
        #expect(Board().replyMail == nil)
    }

    @Test func theReplyNamesEverybodyWhoHasChosen() {
        #expect(board.reply() == "Sam and Mátt will sing “Love *Stack*” by The B-52's.")
        #expect(board.reply(of: board.people[1].id) == board.reply())
        #expect(Board.random(seed: 1).reply(of: "missing") == nil && Board().reply() == nil)
    }
}
