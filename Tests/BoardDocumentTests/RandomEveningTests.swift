import Foundation
import Seeds
import Testing

@testable import BoardDocument

/// A record of an evening, written down event by event, which finds the next card the slow way.
private struct NaiveEvening {
    struct Singer {
        var turns = 0
        /// The minute of the last turn.
        var sung = -1
        /// The minute of coming or coming back.
        var came = -1
        var isPresent = true
        /// The minute since when the singer waits.
        var since: Int { max(sung, came) }
    }

    var singers: [Person.ID: Singer] = [:]
    var first: Person.ID?
    private var hasBegun = false

    mutating func sing(_ people: [Person.ID], _ minute: Int) {
        hasBegun = true
        for person in people {
            singers[person]?.turns += 1
            singers[person]?.sung = minute
            if person == first { first = nil }
        }
    }

    mutating func arrive(_ person: Person.ID, _ minute: Int) {
        let others = singers.filter { $0.key != person && $0.value.isPresent }.map(\.value.turns)
        var singer = singers[person] ?? Singer()
        singer.isPresent = true
        if hasBegun {
            singer.turns = max(singer.turns, others.min() ?? 0)
            singer.came = minute
        }
        singers[person] = singer
    }

    mutating func leave(_ person: Person.ID) { singers[person]?.isPresent = false }

    /// Returns the card that is to be sung next.
    func next(on board: Board) -> Card? {
        func cards(_ person: Person.ID) -> [Card] {
            let left = board.cards(of: person).filter(\.isLeft)
            return left.filter(\.isChosen) + left.filter { !$0.isChosen }
        }
        let waiting = board.people.map(\.id).filter { singers[$0]?.isPresent == true && !cards($0).isEmpty }
        if let first, waiting.contains(first) { return cards(first).first }
        /// Returns the people in their order; columns decide in the end.
        func sorted(_ key: (Singer) -> [Int]) -> [Person.ID] {
            waiting.enumerated().sorted {
                let (a, b) = (key(singers[$0.element]!), key(singers[$1.element]!))
                return a == b ? $0.offset < $1.offset : a.lexicographicallyPrecedes(b)
            }.map(\.element)
        }
        let longest = sorted { [$0.since] }.first
        let order = sorted { [$0.turns, $0.since] }
        for person in order {
            let card = cards(person).first { card in
                board.singers(of: card.id).allSatisfy { singer in
                    guard let other = singers[singer.id], other.isPresent, singer.id != longest else { return true }
                    return other.sung <= singers[longest!]!.since
                }
            }
            if let card { return card }
        }
        return order.first.flatMap { cards($0).first }
    }
}

@Suite struct RandomEveningTests {
    private func date(_ minute: Int) -> Date { Date(timeIntervalSince1970: 1_796_000_000 + Double(minute) * 60) }

    @Test(arguments: 0..<100)
    func `the next turn is that of a naive record through singing skipping coming leaving and duets`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var (board, naive) = (Board(), NaiveEvening())
        func come(_ name: String, _ minute: Int) {
            naive.arrive(board.addPerson(named: name, arriving: date(minute)), minute)
        }
        for name in ["Ann", "Bo", "Cy"] { come(name, 0) }
        var sung = 0
        for minute in 1..<150 {
            let person = try #require(board.people.randomElement(using: &random))
            switch Int.random(in: 0..<14, using: &random) {
            case 0...3:
                var card = NewCard(title: "Song \(minute)", person: person.name)
                if Int.random(in: 0..<3, using: &random) == 0 {
                    card.partner = board.people.filter { $0.id != person.id }.randomElement(using: &random)?.name
                }
                board.add([card], at: date(minute))
            case 4 where board.people.count < 8: come("P\(minute)", minute)
            case 5:
                board.setAside(!person.isSetAside, person.id, at: date(minute))
                if person.isSetAside { naive.arrive(person.id, minute) } else { naive.leave(person.id) }
            case 6: if let skipped = board.turns.first { board.crossOff(skipped.card.id) }
            case 7 where !person.isSetAside:
                board.putFirst(person.id)
                naive.first = person.id
            case 8: if let card = board.cards(of: person.id).first(where: \.isLeft) { board.choose(card.id) }
            default:
                guard let turn = board.turns.first else { continue }
                let singers = turn.singers.map(\.id)
                board.markSung(turn.card.id, at: date(minute))
                naive.sing(singers, minute)
                sung += 1
            }
            #expect(board.turns.first?.card.id == naive.next(on: board)?.id, "minute \(minute)")
        }
        #expect(sung > 10)
    }
}
