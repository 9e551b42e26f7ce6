import RandomBoards
import Seeds
import Testing

@testable import BoardDocument

@Suite struct SeveralCardsTests {
    private var board = Board()
    private let sam: Person.ID
    private let matt: Person.ID

    init() {
        sam = board.addPerson(named: "Sam")
        matt = board.addPerson(named: "Matt")
        for id in ["a", "b", "c", "d"] as [Card.ID] {
            board.addCard(Card(id: id, title: id.rawValue), to: sam)
        }
        board.addCard(Card(id: "m", title: "A!"), to: matt)
    }

    private func ids(_ person: Person.ID?) -> [Card.ID] { board.cards(of: person).map(\.id) }

    @Test(
        arguments: [
            (0, ["b", "d", "a", "c"]), (1, ["a", "b", "d", "c"]), (2, ["a", "c", "b", "d"]),
            (-3, ["b", "d", "a", "c"]),
            (99, ["a", "c", "b", "d"]), (nil, ["a", "c", "b", "d"]),
        ] as [(Int?, [Card.ID])])
    mutating func `cards move together in their order`(offset: Int?, expected: [Card.ID]) {
        let moved = board.moveCards(["d", "b", "missing"], to: sam, at: offset)
        #expect(moved && ids(sam) == expected)
    }

    @Test mutating func `cards of several columns move to one`() {
        board.choose("m")
        let moved = board.moveCards(["m", "c"], to: matt, at: 0)
        #expect(moved && ids(matt) == ["c", "m"] && ids(sam) == ["a", "b", "d"])
        #expect(board.card("m")?.isChosen == true)
        let answers = [board.moveCards(["missing"], to: sam), board.moveCards(["a"], to: "missing")]
        #expect(answers == [false, false])
    }

    @Test mutating func `a whole person is crossed off but for the choice`() {
        board.choose("b")
        board.setCrossedOff(true, allOf: sam)
        #expect(board.cards(of: sam).filter(\.isCrossedOff).map(\.id) == ["a", "c", "d"])
        #expect(board.section(of: sam)?.chosen?.id == "b" && board.section(of: matt)?.leftCount == 1)
        board.setCrossedOff(false, allOf: sam)
        #expect(board.section(of: sam)?.leftCount == 4)
        let missing = board.setCrossedOff(true, allOf: "missing")
        #expect(!missing)
    }

    @Test mutating func `a song is crossed off everywhere but where it is chosen`() {
        board.choose("m")
        #expect(board.cardsOfSongs[board.card("m")!.songKey] == ["a", "m"])
        let count = board.crossOffEverywhere(songOf: "m")
        #expect(count == 1 && board.card("a")?.isCrossedOff == true && board.card("m")?.isChosen == true)
        let again = board.crossOffEverywhere(songOf: "a")
        #expect(again == 0)
    }

    @Test mutating func `changed cards lists only the cards of an edit`() {
        let before = board
        typealias Change = (name: String, edit: (inout Board) -> Void, before: [Card.ID], after: [Card.ID])
        let changes: [Change] = [
            ("none", { _ in }, [], []),
            ("crossed off", { $0.crossOff("c") }, ["c"], ["c"]),
            (
                "in two columns",
                {
                    $0.crossOff("m"); $0.crossOff("b")
                }, ["b", "m"], ["b", "m"]
            ),
            ("moved", { $0.moveCard("a", to: $0.owner(of: "a")?.id, at: 1) }, ["a", "b"], ["b", "a"]),
            ("to nobody", { $0.moveCard("d", to: nil) }, ["d"], ["d"]),
            ("removed", { $0.removeCard("a") }, ["a"], []),
            ("added", { $0.addCard(Card(id: "new", title: "New")) }, [], ["new"]),
        ]
        for change in changes {
            var edited = before
            change.edit(&edited)
            let changed = edited.changedCards(since: before)
            #expect(changed?.before.map(\.id) == change.before, "\(change.name)")
            #expect(changed?.after.map(\.id) == change.after, "\(change.name)")
        }
        board.addPerson(named: "Eve")
        #expect(board.changedCards(since: before) == nil)
    }

    @Test mutating func `several are removed and marked`() {
        #expect(board.setCrossedOff(true, ["a", "c", "missing"]) == 2)
        #expect(board.section(of: sam)?.leftCount == 2)
        #expect(board.removeCards(["a", "m", "missing"]) == 2)
        #expect(ids(sam) == ["b", "c", "d"] && ids(matt) == [])
    }

    @Test(arguments: 0..<40) func `no card is lost or doubled whatever is done`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var board = Board()
        for step in 0..<200 {
            let before = Set(board.columns.flatMap(\.cards).map(\.id))
            let people = board.people.count
            var edited = board
            edited.edit(with: &generator)
            let all = edited.columns.flatMap(\.cards).map(\.id)
            #expect(all.count == Set(all).count && all.count == edited.cardCount, "step \(step)")
            // Cards go only where cards or a person are removed, and at most as many as that edit may take.
            let lost = before.subtracting(all)
            #expect(lost.count <= 3 || edited.people.count < people, "step \(step)")
            #expect(Set(all).subtracting(before).count <= 1, "step \(step)")
            board = edited
        }
    }
}
