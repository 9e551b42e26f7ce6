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

    @Test(arguments: 0..<60) func `turns go to whoever has sung least and waits longest`(seed: Int) {
        let board = Board.random(seed: seed)
        let people = board.people.filter { !$0.isSetAside }.map(\.id)
        var left = board.sections.filter { people.contains($0.id ?? "") }.flatMap { section in
            section.cards.filter(\.isChosen) + section.cards.filter { !$0.isChosen }
        }.filter { !$0.isCrossedOff }
        var singing: [Person.ID: [Int]] = [:]
        func singers(_ card: Card) -> [Person.ID] { board.singers(of: card.id).map(\.id).filter(people.contains) }
        func last(_ person: Person.ID) -> Int { singing[person]?.last ?? -1 }
        for (index, turn) in board.turns.enumerated() where !turn.singers.isEmpty {
            let waiting = people.filter { person in left.contains { singers($0).contains(person) } }
            let order = waiting.enumerated().sorted {
                (singing[$0.element, default: []].count, last($0.element), $0.offset)
                    < (singing[$1.element, default: []].count, last($1.element), $1.offset)
            }.map(\.element)
            func mayBeNext(_ card: Card) -> Bool {
                singers(card).allSatisfy { singer in
                    waiting.allSatisfy { $0 == singer || last(singer) <= last($0) }
                }
            }
            func cards(_ person: Person.ID) -> [Card] {
                board.cards(of: person).filter { card in left.contains { $0.id == card.id } }
            }
            func chosenFirst(_ cards: [Card]) -> [Card] { cards.filter(\.isChosen) + cards.filter { !$0.isChosen } }
            let expected =
                order.lazy.compactMap { chosenFirst(cards($0)).first(where: mayBeNext) }.first
                ?? order.first.flatMap { chosenFirst(cards($0)).first }
            #expect(turn.card.id == expected?.id)
            left.removeAll { $0.id == turn.card.id }
            for singer in singers(turn.card) { singing[singer, default: []].append(index) }
        }
        #expect(left.isEmpty)
    }
}
