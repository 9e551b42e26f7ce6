import RandomBoards
import Testing

@testable import BoardDocument

@Suite struct TurnsTests {
    private func board(_ songs: [String: Int]) -> Board {
        var board = Board()
        for (name, count) in songs.sorted(by: { $0.key < $1.key }) {
            board.add((1...count).map { NewCard(title: "\(name)\($0)", person: name) })
        }
        return board
    }

    private func titles(_ board: Board) -> [String] { board.turns.map(\.card.title) }

    @Test func `everybody sings before anybody sings again`() {
        #expect(titles(board(["a": 3, "b": 1, "c": 2])) == ["a1", "b1", "c1", "a2", "c2", "a3"])
    }

    @Test func `the chosen song comes first and crossed off one's never`() throws {
        var board = board(["a": 3, "b": 1])
        let cards = board.sections[0].cards.map(\.id)
        board.choose(cards[2])
        board.crossOff(cards[0])
        board.addCard(Card(title: "loose"))
        #expect(titles(board) == ["a3", "b1", "a2", "loose"])
        board.setAside(true, board.people[0].id)
        #expect(titles(board) == ["b1", "loose"])
    }

    @Test func `a duet is a turn of both and sung once`() {
        var board = board(["a": 2, "b": 2, "c": 1])
        let people = board.people.map(\.id)
        board.setPartner(people[1], of: board.cards(of: people[0])[0].id)
        #expect(titles(board) == ["a1", "c1", "a2", "b1", "b2"])
        #expect(board.turns[0].singers.map(\.name) == ["a", "b"])
    }

    @Test(arguments: 0..<60) func `each turn goes to a person with the fewest turns`(seed: Int) {
        let board = Board.random(seed: seed)
        let turns = board.turns
        let aside = Set(board.people.filter(\.isSetAside).map(\.id))
        let left = board.sections.flatMap { section in
            section.cards.filter { !$0.isCrossedOff && (section.id == nil || !aside.contains(section.id!)) }.map(\.id)
        }
        #expect(Set(turns.map(\.card.id)) == Set(left) && turns.count == Set(left).count)
        var counts: [Person.ID: Int] = [:]
        for (index, turn) in turns.enumerated() where !turn.singers.isEmpty {
            let waiting = Set(turns[index...].flatMap(\.singers).map(\.id)).subtracting(aside)
            let least = waiting.map { counts[$0, default: 0] }.min() ?? 0
            #expect(turn.singers.contains { !aside.contains($0.id) && counts[$0.id, default: 0] == least })
            for singer in turn.singers { counts[singer.id, default: 0] += 1 }
        }
    }
}
