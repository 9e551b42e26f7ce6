import Foundation
import RandomBoards
import Seeds
import Testing

@testable import BoardDocument

/// Marks of sung cards, and whose turn it is.
@Suite struct EveningTests {
    private func date(_ minute: Int) -> Date { Date(timeIntervalSince1970: 1_796_000_000 + Double(minute) * 60) }

    private func board(_ songs: KeyValuePairs<String, Int>) -> Board {
        var board = Board()
        for (name, count) in songs {
            board.add((1...count).map { NewCard(title: "\(name)\($0)", person: name) })
        }
        return board
    }

    private func id(_ title: String, _ board: Board) throws -> Card.ID {
        try #require(board.sections.flatMap(\.cards).first { $0.title == title }).id
    }

    private func titles(_ board: Board) -> [String] { board.turns.map(\.card.title) }

    @Test func `a sung card is neither chosen nor crossed off nor left`() throws {
        var board = board(["Ann": 2])
        let card = try id("Ann1", board)
        board.choose(card)
        board.markSung(card, at: date(0))
        #expect(board.card(card)?.isChosen == false && board.leftCount == 1)
        #expect(board.card(card)?.sungTimes == [date(0)])
        board.crossOff(card)
        #expect(board.card(card)?.isSung == false && board.leftCount == 1)
        board.markSung(card, at: date(1))
        #expect(board.card(card)?.isCrossedOff == false && board.leftCount == 1)
        board.unmarkSung(card)
        #expect(board.card(card)?.isSung == false && board.leftCount == 2)
    }

    @Test func `who crossed songs off has not sung`() throws {
        var board = board(["Ann": 3, "Bo": 1, "Cy": 1])
        board.crossOff(try id("Ann1", board))
        #expect(titles(board) == ["Ann2", "Bo1", "Cy1", "Ann3"])
        board.markSung(try id("Ann2", board), at: date(0))
        #expect(titles(board) == ["Bo1", "Cy1", "Ann3"])
    }

    @Test func `a song that is chosen again is sung again`() throws {
        var board = board(["Ann": 1])
        let card = try id("Ann1", board)
        board.markSung(card, at: date(0))
        board.choose(card)
        #expect(titles(board) == ["Ann1"])
        board.markSung(card, at: date(9))
        #expect(board.card(card)?.sungTimes == [date(0), date(9)] && board.turns.isEmpty)
    }

    @Test func `the song that is being sung comes first and not again`() throws {
        var board = board(["Ann": 2, "Bo": 1])
        board.sing(try id("Bo1", board))
        #expect(titles(board) == ["Bo1", "Ann1", "Ann2"])
        #expect(board.nextTurns.map(\.card.title) == ["Ann1", "Ann2"])
        board.markSung(try id("Bo1", board), at: date(0))
        #expect(board.nowSinging == nil)
    }

    @Test func `a newcomer comes after those who wait and is not owed earlier rounds`() throws {
        var board = board(["Ann": 4, "Bo": 4])
        for (minute, title) in ["Ann1", "Bo1", "Ann2"].enumerated() {
            board.markSung(try id(title, board), at: date(minute))
        }
        board.add([NewCard(title: "Cy1", person: "Cy"), NewCard(title: "Cy2", person: "Cy")], at: date(5))
        #expect(titles(board).prefix(4) == ["Bo2", "Cy1", "Ann3", "Bo3"])
    }

    @Test func `who comes back counts as having sung as often as the least of those present`() throws {
        var board = board(["Ann": 4, "Bo": 4])
        let bo = board.people[1].id
        board.setAside(true, bo)
        for minute in 0..<3 { board.markSung(try id("Ann\(minute + 1)", board), at: date(minute)) }
        board.setAside(false, bo, at: date(5))
        #expect(titles(board) == ["Ann4", "Bo1", "Bo2", "Bo3", "Bo4"])
    }

    @Test func `sing next puts a person first once`() throws {
        var board = board(["Ann": 2, "Bo": 2, "Cy": 2])
        board.putFirst(board.people[2].id)
        #expect(titles(board).prefix(3) == ["Cy1", "Ann1", "Bo1"])
        board.markSung(try id("Cy1", board), at: date(0))
        #expect(board.firstInTurn == nil)
        #expect(titles(board).prefix(3) == ["Ann1", "Bo1", "Cy2"])
    }

    @Test func `waits count songs with four minutes for unknown ones`() throws {
        var board = board(["Ann": 2, "Bo": 1, "Cy": 1])
        var details = try #require(board.card(try id("Ann1", board))).details
        details.duration = 180
        board.setDetails(details, of: try id("Ann1", board))
        func texts(_ board: Board) -> [String?] { board.people.map { board.waits[$0.id]?.text } }
        #expect(texts(board) == ["next", "in 1 song, about 3 min", "in 2 songs, about 7 min"])
        board.sing(try id("Ann1", board))
        #expect(texts(board) == ["singing now", "next", "in 2 songs, about 7 min"])
        board.setAside(true, board.people[2].id)
        #expect(texts(board) == ["singing now", "next", nil])
    }

    @Test func `turns stay in count when a sung card goes`() throws {
        var board = board(["Ann": 2, "Bo": 1])
        let card = try id("Ann1", board)
        board.markSung(card, at: date(0))
        board.removeCard(card)
        #expect(titles(board) == ["Bo1", "Ann2"])
    }

    @Test func `marks stay in order when the clock goes back`() throws {
        var board = board(["Ann": 2])
        board.markSung(try id("Ann1", board), at: date(10))
        #expect(board.markSung(try id("Ann2", board), at: date(3)) == date(10) + 1)
    }

    @Test func `a new evening clears the marks`() throws {
        var board = board(["Ann": 3])
        board.markSung(try id("Ann1", board), at: date(0))
        board.crossOff(try id("Ann2", board))
        board.choose(try id("Ann3", board))
        board.sing(try id("Ann3", board))
        board.beginEvening()
        #expect(board.leftCount == 3 && !board.hasBegun && board.nowSinging == nil && board.evening == 1)
        #expect(board.sections[0].chosen == nil)
    }

    @Test func `marks are kept in the file and unknown values with their names too`() throws {
        var board = board(["Ann": 2, "Bo": 1])
        board.markSung(try id("Ann1", board), at: date(0))
        board.choose(try id("Ann1", board))
        board.markSung(try id("Ann1", board), at: date(7))
        board.sing(try id("Bo1", board))
        board.putFirst(board.people[1].id)
        board.addPerson(named: "Cy", arriving: date(8))
        let text = BoardEncoder.encode(board)
        let copy = try read(text)
        #expect(copy.board == board && copy.warnings.isEmpty)
        #expect(text.contains("\"songboard\": 1,"))

        let foreign = """
            {"songboard": 1, "title": "", "id": 7, "evening": "late", "now": "nobody", "next": true,
            "people": [{"id": "a", "name": "Ann", "turns": "many", "waiting": 3}],
            "cards": [{"id": "1", "title": "T", "person": "a", "sung": true, "note": 5}]}
            """
        let old = try read(foreign)
        #expect(old.warnings.isEmpty)
        var again = old.board
        #expect(try read(BoardEncoder.encode(again)).board == again)
        for member in ["\"id\": 7", "\"evening\": \"late\"", "\"now\": \"nobody\"", "\"sung\": true", "\"note\": 5"] {
            #expect(BoardEncoder.encode(again).contains(member))
        }
        again.markSung("1", at: date(0))
        #expect(try read(BoardEncoder.encode(again)).board.card("1")?.sungTimes == [date(0)])
    }

    @Test func `sung marks and notes come back from an exported table`() throws {
        var board = board(["Ann": 2])
        board.markSung(try id("Ann1", board), at: date(0))
        var details = try #require(board.card(try id("Ann2", board))).details
        details.note = "in F, slowly"
        board.setDetails(details, of: try id("Ann2", board))
        #expect(BoardExport.csv.omissions(of: board) == nil)
    }

    /// Random evenings: people sing in turn or not, come late, pause, come back, add songs and sing duets.
    @Test(arguments: 0..<80) func `nobody sings twice while another waits`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var board = Board()
        for name in ["Ann", "Bo", "Cy"] { board.addPerson(named: name, arriving: date(0)) }
        /// The people who have sung since a person began to wait.
        var sungSince: [Person.ID: Set<Person.ID>] = [:]
        for minute in 1..<120 {
            let person = try #require(board.people.randomElement(using: &random))
            switch Int.random(in: 0..<10, using: &random) {
            case 0...2:
                var card = NewCard(title: "Song \(minute)", person: person.name)
                if Int.random(in: 0..<4, using: &random) == 0 {
                    card.partner = board.people.first { $0.id != person.id }?.name
                }
                board.add([card], at: date(minute))
            case 3 where board.people.count < 8:
                board.addPerson(named: "P\(minute)", arriving: date(minute))
            case 4: board.setAside(!person.isSetAside, person.id, at: date(minute))
            default:
                let turns = board.turns
                guard let turn = turns.first, !turn.singers.isEmpty else { continue }
                let waiting = board.people.filter { person in
                    !person.isSetAside && turns.contains { turn in turn.singers.contains { $0.id == person.id } }
                }
                let present = Set(waiting.map(\.id)).subtracting(turn.singers.map(\.id))
                let isForced = !turns.contains { other in
                    other.singers.allSatisfy { singer in
                        present.union(turn.singers.map(\.id))
                            .allSatisfy { $0 == singer.id || sungSince[$0]?.contains(singer.id) != true }
                    }
                }
                for singer in turn.singers where !singer.isSetAside && !isForced {
                    #expect(present.allSatisfy { sungSince[$0]?.contains(singer.id) != true })
                }
                board.markSung(turn.card.id, at: date(minute))
                for other in board.people { sungSince[other.id, default: []].formUnion(turn.singers.map(\.id)) }
                for singer in turn.singers { sungSince[singer.id] = [] }
            }
            for person in board.people {
                // A wait begins with coming, coming back or the last turn.
                if person.isSetAside || person.waitingSince == date(minute) { sungSince[person.id] = [] }
            }
        }
    }
}
