import Foundation
import Testing

@testable import BoardDocument

@Suite struct DuetTests {
    private var board = Board()
    private let sam: Person.ID
    private let matt: Person.ID
    private let ada: Person.ID

    init() {
        sam = board.addPerson(named: "Sam")
        matt = board.addPerson(named: "Matt")
        ada = board.addPerson(named: "Ada")
        for id in ["a", "b"] as [Card.ID] {
            board.addCard(Card(id: id, title: id.rawValue), to: sam)
        }
        board.addCard(Card(id: "c", title: "c"), to: matt)
        board.setPartner(matt, of: "a")
    }

    private func ids(_ person: Person.ID?) -> [Card.ID] { board.cards(of: person).map(\.id) }

    @Test func `a duet is in both columns and counted once on the board`() {
        #expect(board.sections.map { $0.cards.map(\.id) } == [["a", "b"], ["c", "a"], []])
        #expect(board.cardCount == 3 && board.leftCount == 3)
        #expect(board.singers(of: "a").map(\.name) == ["Sam", "Matt"])
        #expect(board.owner(of: "a")?.id == sam)
    }

    @Test mutating func `it is crossed off for both`() {
        board.crossOff("a")
        #expect(board.section(of: sam)?.leftCount == 1)
        #expect(board.section(of: matt)?.leftCount == 1)
        #expect(board.leftCount == 2)
    }

    @Test mutating func `choosing it is the choice of both`() {
        board.choose("c")
        board.choose("b")
        board.choose("a")
        #expect(board.card("b")?.isChosen == false && board.card("c")?.isChosen == false)
        #expect(board.section(of: matt)?.chosen?.id == "a")
        board.choose("c")
        #expect(board.card("a")?.isChosen == false)
        #expect(board.section(of: sam)?.chosen == nil)
    }

    @Test mutating func `the partners own choice stays`() {
        board.choose("c")
        board.choose("b")
        board.setPartner(matt, of: "b")
        #expect(board.card("b")?.isChosen == false && board.card("c")?.isChosen == true)
        board.setPartner(ada, of: "a")
        board.choose("a")
        #expect(board.card("c")?.isChosen == true)
    }

    @Test mutating func `moved to its partner it stays a duet and chosen`() {
        board.choose("a")
        board.moveCard("a", to: matt, at: 0)
        #expect(ids(matt) == ["a", "c"] && ids(sam) == ["b", "a"])
        #expect(board.card("a")?.isChosen == true)
        #expect(board.card("a")?.partner == sam)
        board.moveCard("a", to: ada)
        #expect(ids(ada) == ["a"] && ids(sam) == ["b", "a"])
        #expect(board.card("a")?.isChosen == false)
        board.moveCard("a", to: nil)
        #expect(ids(nil) == ["a"] && board.card("a")?.partner == nil)
    }

    @Test(arguments: [true, false]) mutating func `it stays with the other when one goes`(keepingCards: Bool) {
        board.choose("a")
        board.removePerson(sam, keepingCards: keepingCards)
        #expect(ids(matt) == ["c", "a"])
        #expect(board.section(of: matt)?.chosen?.id == "a")
        #expect(board.card("a")?.partner == nil)
        #expect(ids(nil) == (keepingCards ? ["b"] : []))
        #expect(board.duets.isEmpty)
    }

    @Test mutating func `it becomes a solo when the partner goes`() {
        board.removePerson(matt, keepingCards: false)
        #expect(ids(sam) == ["a", "b"] && board.card("a")?.partner == nil)
    }

    @Test mutating func `nobody sings with themselves or nobody`() {
        let answers = [
            board.setPartner(sam, of: "a"), board.setPartner("missing", of: "a"), board.setPartner(sam, of: "missing"),
        ]
        #expect(answers == [false, false, false])
        board.addCard(Card(id: "loose", title: "L"))
        let loose = board.setPartner(sam, of: "loose")
        #expect(!loose)
        #expect(board.card("a")?.partner == matt)
        var stray = Card(id: "d", title: "d")
        stray.partner = ada
        board.addCard(stray, to: ada)
        #expect(board.card("d")?.partner == nil)
    }

    @Test func `it is kept in the file`() throws {
        let read = try BoardFile.decode(BoardFile.encode(board), fileName: "f")
        #expect(read.board == board && read.warnings.isEmpty)
    }

    @Test func `a partner that is nobody is left out with a warning`() throws {
        let people = #""people": [{"id": "s", "name": "S"}]"#
        for partner in ["s", "x"] {
            let (board, warnings) = try read(
                #"{"songboard": 1, \#(people), "cards": [{"id": "a", "title": "A", "person": "s", "with": "\#(partner)"}]}"#
            )
            #expect(board.card("a")?.partner == nil)
            #expect(warnings.map(\.reason) == ["“\(partner)” is not another person; the card “A” is no duet now"])
        }
    }

    @Test func `a second choice through a duet is mended`() throws {
        let (board, warnings) = try read(
            #"""
            {"songboard": 1, "people": [{"id": "s", "name": "S"}, {"id": "m", "name": "M"}], "cards": [
            {"id": "a", "title": "A", "person": "s", "with": "m", "chosen": true},
            {"id": "b", "title": "B", "person": "m", "chosen": true}]}
            """#)
        #expect(board.card("a")?.isChosen == true && board.card("b")?.isChosen == false)
        #expect(warnings.count == 1)
    }
}
