import Foundation
import RandomBoards
import Seeds
import SongCatalog
import Testing

@testable import BoardDocument

@Suite struct BoardTests {
    @Test func `columns show loose cards only if there are any and empty people always`() {
        var board = Board()
        #expect(board.isEmpty)
        let sam = board.addPerson(named: "Sam")
        #expect(board.sections.map(\.id) == [sam])
        board.addCard(Card(id: "loose", title: "Love Stack"))
        #expect(board.sections.map(\.id) == [nil, sam])
        #expect(!board.isEmpty)
    }

    @Test func `counts what is left`() {
        var board = Board()
        let sam = board.addPerson(named: "Sam")
        for id in ["a", "b", "c"] as [Card.ID] {
            board.addCard(Card(id: id, title: id.rawValue), to: sam)
        }
        board.crossOff("b")
        board.crossOff("b")
        #expect(board.section(of: sam)?.leftCount == 2)
        #expect(board.leftCount == 2)
        board.restore("b")
        #expect(board.section(of: sam)?.leftCount == 3)
    }

    @Test func `choosing another card unchooses the first and restores`() {
        var board = Board()
        let sam = board.addPerson(named: "Sam")
        board.addCard(Card(id: "a", title: "A"), to: sam)
        board.addCard(Card(id: "b", title: "B"), to: sam)
        board.crossOff("b")
        board.choose("a")
        board.choose("b")
        #expect(board.card("a")?.isChosen == false)
        #expect(board.card("b")?.isChosen == true)
        #expect(board.card("b")?.isCrossedOff == false)
        board.crossOff("b")
        #expect(board.card("b")?.isChosen == false)
        #expect(board.section(of: sam)?.chosen == nil)
    }

    @Test func `adding a chosen card takes the choice`() {
        var board = Board()
        let sam = board.addPerson(named: "Sam")
        board.addCard(Card(id: "a", title: "A"), to: sam)
        board.choose("a")
        let chosen = board.removeCard("a")!
        board.addCard(Card(id: "b", title: "B"), to: sam)
        board.choose("b")
        board.addCard(chosen, to: sam, at: 0)
        #expect(board.cards(of: sam).map(\.isChosen) == [true, false])
        #expect(board.section(of: sam)?.chosen?.id == "a")
    }

    @Test func `a moved card loses the choice only with its owner`() {
        var board = Board()
        let sam = board.addPerson(named: "Sam")
        let matt = board.addPerson(named: "Matt")
        for id in ["a", "b", "c"] as [Card.ID] {
            board.addCard(Card(id: id, title: id.rawValue), to: sam)
        }
        board.choose("a")
        board.moveCard("a", to: sam, at: 1)
        #expect(board.cards(of: sam).map(\.id) == ["b", "a", "c"])
        #expect(board.section(of: sam)?.chosen?.id == "a")
        board.moveCard("a", to: matt)
        #expect(board.owner(of: "a")?.id == matt)
        #expect(board.card("a")?.isChosen == false)
        #expect(board.section(of: sam)?.chosen == nil)
    }

    @Test func `dibs are another persons choice of the same song`() {
        var board = Board()
        let sam = board.addPerson(named: "Sam")
        let matt = board.addPerson(named: "Matt")
        board.addCard(Card(id: "sams", title: "Love Stack", artist: "The B-52’s"), to: sam)
        board.addCard(Card(id: "matts", title: "LOVE STACK (Live)", artist: "B 52s"), to: matt)
        board.addCard(Card(id: "loose", title: "Love stack", artist: "The B-52's"))
        #expect(board.dibs(on: "matts") == nil)
        board.retitleCard("matts", to: "Love Stack", artist: "B-52’s")
        board.choose("sams")
        #expect(board.dibs(on: "matts")?.id == sam)
        #expect(board.dibs(on: "loose")?.id == sam)
        #expect(board.dibs(on: "sams") == nil)
        board.retitleCard("matts", to: "I Container Multitudes", artist: "B-52’s")
        #expect(board.dibs(on: "matts") == nil)
        board.unchoose("sams")
        board.choose("loose")
        #expect(board.dibs(on: "sams") == nil)
    }

    @Test func `a removed persons cards go or stay loose`() {
        var board = Board()
        let sam = board.addPerson(named: "Sam")
        board.addCard(Card(id: "a", title: "A"), to: sam)
        board.choose("a")
        var other = board
        board.removePerson(sam, keepingCards: true)
        #expect(board.cards(of: nil).map(\.id) == ["a"])
        #expect(board.card("a")?.isChosen == false)
        other.removePerson(sam, keepingCards: false)
        #expect(other.isEmpty)
        #expect(other.card("a") == nil)
    }

    @Test func `new people get the first free color`() {
        var board = Board()
        let ids = (0..<3).map { board.addPerson(named: "\($0)") }
        #expect(board.people.map(\.colorIndex) == [0, 1, 2])
        board.removePerson(ids[1], keepingCards: false)
        board.addPerson(named: "new", at: 0)
        #expect(board.people.map(\.colorIndex) == [1, 0, 2])
        board.movePerson(ids[0], to: 9)
        #expect(board.people.map(\.colorIndex) == [1, 2, 0])
    }

    @Test func `edits of missing cards and people change nothing`() {
        var board = Board.random(seed: 1)
        let before = board
        let answers = [
            board.crossOff("missing"), board.restore("missing"), board.choose("missing"), board.unchoose("missing"),
            board.moveCard("missing", to: nil), board.retitleCard("missing", to: "", artist: nil),
            board.addCard(Card(title: ""), to: "missing"), board.renamePerson("missing", to: ""),
            board.movePerson("missing", to: 0), board.removePerson("missing", keepingCards: false),
        ]
        #expect(!answers.contains(true))
        #expect(board == before)
    }

    @Test(arguments: 0..<40) func `rules hold after every operation`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var board = Board()
        for _ in 0..<300 {
            board.edit(with: &generator)
            for section in board.columns {
                let chosen = section.cards.filter(\.isChosen)
                #expect((board.section(of: section.id)?.cards.count { $0.isChosen } ?? 0) <= 1)
                #expect(section.chosen == chosen.first)
                #expect(section.leftCount == section.cards.count { !$0.isCrossedOff })
                #expect(!section.cards.contains { $0.isChosen && $0.isCrossedOff })
                for card in section.cards {
                    #expect(board.card(card.id) == card)
                    #expect(board.owner(of: card.id) == section.person)
                    #expect(card.songKey == SongKey(title: card.title, artist: card.artist))
                    let others = board.sections.filter {
                        $0.id != section.id && $0.id != card.partner && $0.person != nil
                    }
                    let dibs = others.first { $0.cards.contains { $0.isChosen && $0.songKey == card.songKey } }
                    #expect(card.partner == nil || card.partner != section.id && board.person(card.partner!) != nil)
                    #expect((card.partner != nil) == board.duets.contains(card.id))
                    #expect(section.id != nil || card.partner == nil)
                    #expect(board.dibs(on: card.id) == dibs?.person)
                }
            }
            #expect(board.cardCount == board.columns.reduce(0) { $0 + $1.cards.count })
            #expect(board.leftCount == board.columns.reduce(0) { $0 + $1.leftCount })
        }
    }

    @Test func `one card among many is updated without looking at the others`() {
        func seconds(cards: Int) -> Double {
            var board = Board()
            for number in 0..<cards {
                board.addCard(Card(id: Card.ID(rawValue: "\(number)"), title: "T"))
            }
            let ids = (0..<1000).map { Card.ID(rawValue: "\($0 * cards / 1000)") }
            return (0..<5).map { _ in
                let start = ContinuousClock.now
                for id in ids {
                    board.crossOff(id)
                    board.choose(id)
                }
                return (ContinuousClock.now - start) / .seconds(1)
            }.min()!
        }
        #expect(seconds(cards: 30_000) < seconds(cards: 1_000) * 8)
    }
}
