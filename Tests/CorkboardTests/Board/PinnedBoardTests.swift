import BoardDocument
import Observation
import RandomBoards
import Seeds
import Synchronization
import Testing

@testable import Corkboard

@MainActor
@Suite struct PinnedBoardTests {
    /// An edited board has the same content as one that is opened with the same document.
    @Test(arguments: seeds(0..<40))
    func `parts that follow edits tell what new one's do`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let model = BoardModel()
        for step in 0..<80 {
            let shown = model.pinned.columns.flatMap(\.cards)
            let card = shown.randomElement(using: &random)
            switch Int.random(in: 0..<12, using: &random) {
            case 0: model.undo()
            case 1: model.selection = Set(shown.shuffled(using: &random).prefix(2).map(\.id))
            case 2: model.hidesCrossedOff.toggle()
            case 3: model.search = Bool.random(using: &random) ? "love" : nil
            case 4: model.editing = card.map { .card($0.id) }
            default: model.edit("Edit") { $0.edit(with: &random) }
            }
            let fresh = PinnedBoard()
            fresh.follow(model)
            try #require(model.pinned.facts == fresh.facts, "step \(step)")
        }
    }

    /// An edit invalidates only the cards that it affects.
    @Test func `an edit changes the cards it concerns alone`() throws {
        let model = BoardModel()
        let people = ["Ann", "Bob"]
        model.add(people.flatMap { name in (0..<5).map { NewCard(title: name + " \($0)", person: name) } })
        let cards = model.pinned.columns.flatMap(\.cards)
        let before = cards.map(\.values)
        model.edit("Edit Card") { _ = $0.retitleCard(cards[2].id, to: "Bob 3", artist: nil) }
        let changed = cards.indices.filter { cards[$0].values != before[$0] }
        #expect(changed == [2, 8])
        #expect(cards[2].values.note == "also Bob" && cards[8].values.note == "also Ann")
    }

    /// A change of a card's appearance doesn't invalidate its text.
    @Test func `a card notifies readers of its title only when it changes`() {
        let model = BoardModel()
        model.add([NewCard(title: "Moon", person: "Ann")])
        let card = model.pinned.columns[0].cards[0]
        let isTold = Mutex(false)
        withObservationTracking {
            _ = (card.title, card.isEdited)
        } onChange: {
            isTold.withLock { $0 = true }
        }
        model.toggleChosen(card.id)
        model.toggleCrossedOff(card.id)
        #expect(!isTold.withLock { $0 } && card.values.isCrossedOff)
        model.edit("Edit Card") { _ = $0.retitleCard(card.id, to: "Sun", artist: nil) }
        #expect(isTold.withLock { $0 } && card.title == "Sun")
    }
}

extension PinnedBoard {
    fileprivate struct Facts: Equatable {
        let person: Person?
        let values: [CardValues]
        let titles: [String]
        let areEdited: [Bool]
        let counts: [Int]
    }

    fileprivate var facts: [Facts] {
        columns.map { column in
            Facts(
                person: column.person, values: column.cards.map(\.values), titles: column.cards.map(\.title),
                areEdited: column.cards.map(\.isEdited), counts: [column.count, column.leftCount])
        }
    }
}
