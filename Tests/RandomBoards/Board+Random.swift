import BoardDocument
import Seeds

extension Board {
    /// Does something at random: any operation, also on cards and people that are not there.
    package mutating func edit(with generator: inout SeededGenerator) {
        let titles = ["Love Stack", "love stack", "Come as You Var", "Ünïcode “q” \\ \u{1}\n", "🎤", ""]
        let cards = sections.flatMap(\.cards).map(\.id) + ["missing"]
        let card = cards.randomElement(using: &generator)!
        let person = (people.map(\.id) + ["missing"]).randomElement(using: &generator)!
        let owner = Bool.random(using: &generator) ? person : nil
        let offset = Int.random(in: -1...6, using: &generator)
        let several = Set((0..<3).map { _ in cards.randomElement(using: &generator)! })
        switch Int.random(in: 0..<24, using: &generator) {
        case 0: addPerson(named: titles.randomElement(using: &generator)!, at: offset)
        case 1: renamePerson(person, to: titles.randomElement(using: &generator)!)
        case 2: removePerson(person, keepingCards: Bool.random(using: &generator))
        case 3: movePerson(person, to: offset)
        case 4: setAside(Bool.random(using: &generator), person)
        case 5: setColorIndex(Int.random(in: 0..<9, using: &generator), of: person)
        case 6, 7:
            addCard(
                Card(title: titles.randomElement(using: &generator)!, artist: "A", code: "7"), to: owner, at: offset)
        case 8: removeCard(card)
        case 9: moveCard(card, to: owner, at: offset)
        case 10: retitleCard(card, to: titles.randomElement(using: &generator)!, artist: nil)
        case 11, 12: choose(card)
        case 13: unchoose(card)
        case 14: crossOff(card)
        case 15, 16, 17: setPartner(Bool.random(using: &generator) ? person : nil, of: card)
        case 18: moveCards(several, to: owner, at: offset)
        case 19: removeCards(several)
        case 20: setCrossedOff(Bool.random(using: &generator), several)
        case 21: setCrossedOff(Bool.random(using: &generator), allOf: owner)
        case 22: crossOffEverywhere(songOf: card)
        default: restore(card)
        }
    }

    package static func random(seed: Int, edits: Int = 60) -> Board {
        var generator = SeededGenerator(seed: seed)
        var board = Board(title: "Board \(seed)")
        board.arrangement = Arrangement.allCases.randomElement(using: &generator)!
        for _ in 0..<edits {
            board.edit(with: &generator)
        }
        return board
    }
}
