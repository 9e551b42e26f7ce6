import Foundation

/// A column of the board: the cards of a person, or the loose cards.
public struct BoardSection: Identifiable, Hashable, Sendable {
    /// The owner of the cards; `nil` for loose cards, which have no header.
    public internal(set) var person: Person?

    /// The cards from top to bottom, with duets whose ``Card/partner`` is this person at the end.
    public private(set) var cards: [Card] = []

    /// The number of cards that are still to be sung, as in "2 of 3 left".
    public private(set) var leftCount = 0

    /// The number of times that the cards were sung this evening.
    public private(set) var sungCount = 0

    private var chosenOffset: Int?

    init(person: Person? = nil) {
        self.person = person
    }

    /// The id of the person; `nil` for loose cards.
    public var id: Person.ID? { person?.id }

    /// The chosen card, if any.
    public var chosen: Card? { chosenOffset.map { cards[$0] } }

    mutating func insert(_ card: Card, at offset: Int) {
        cards.insert(card, at: offset)
        count(card, 1)
        if let chosenOffset, chosenOffset >= offset {
            self.chosenOffset = chosenOffset + 1
        }
        if card.isChosen {
            chosenOffset = offset
        }
    }

    mutating func remove(at offset: Int) -> Card {
        let card = cards.remove(at: offset)
        count(card, -1)
        if let chosenOffset, chosenOffset >= offset {
            self.chosenOffset = chosenOffset == offset ? nil : chosenOffset - 1
        }
        return card
    }

    mutating func setDetails(_ details: CardDetails, at offset: Int) {
        cards[offset].setDetails(details)
    }

    mutating func setPartner(_ partner: Person.ID?, at offset: Int) {
        cards[offset].partner = partner
    }

    mutating func setCrossedOff(_ isCrossedOff: Bool, at offset: Int) {
        guard cards[offset].isCrossedOff != isCrossedOff else { return }
        if isCrossedOff, chosenOffset == offset { choose(nil) }
        update(at: offset) { card in
            card.isCrossedOff = isCrossedOff
            if isCrossedOff { card.sungTimes = [] }
        }
    }

    mutating func setSungTimes(_ times: [Date], at offset: Int) {
        guard cards[offset].sungTimes != times else { return }
        if times.count > cards[offset].sungTimes.count, chosenOffset == offset { choose(nil) }
        update(at: offset) { card in
            card.sungTimes = times
            if !times.isEmpty { card.isCrossedOff = false }
        }
    }

    mutating func choose(_ offset: Int?) {
        if let chosenOffset { update(at: chosenOffset) { $0.isChosen = false } }
        chosenOffset = offset
        if let offset {
            setCrossedOff(false, at: offset)
            update(at: offset) { $0.isChosen = true }
        }
    }

    /// Changes the marks of a card, and counts it again.
    private mutating func update(at offset: Int, _ change: (inout Card) -> Void) {
        count(cards[offset], -1)
        change(&cards[offset])
        count(cards[offset], 1)
    }

    private mutating func count(_ card: Card, _ step: Int) {
        if card.isLeft { leftCount += step }
        sungCount += step * card.sungTimes.count
    }
}
