/// A column of the board: a person and their cards, or the cards of nobody.
public struct BoardSection: Identifiable, Hashable, Sendable {
    /// Whose cards these are; `nil` for loose cards, which have no header.
    public internal(set) var person: Person?

    /// The cards from top to bottom; a duet whose ``Card/partner`` this person is comes after the own cards.
    public private(set) var cards: [Card] = []

    /// How many cards are not crossed off: the 2 of "2 of 3 left".
    public private(set) var leftCount = 0

    private var chosenOffset: Int?

    init(person: Person? = nil) {
        self.person = person
    }

    /// The person's id; `nil` for loose cards.
    public var id: Person.ID? { person?.id }

    /// The one card that is chosen.
    public var chosen: Card? { chosenOffset.map { cards[$0] } }

    mutating func insert(_ card: Card, at offset: Int) {
        cards.insert(card, at: offset)
        leftCount += card.isCrossedOff ? 0 : 1
        if let chosenOffset, chosenOffset >= offset {
            self.chosenOffset = chosenOffset + 1
        }
        if card.isChosen {
            chosenOffset = offset
        }
    }

    mutating func remove(at offset: Int) -> Card {
        let card = cards.remove(at: offset)
        leftCount -= card.isCrossedOff ? 0 : 1
        if let chosenOffset, chosenOffset >= offset {
            self.chosenOffset = chosenOffset == offset ? nil : chosenOffset - 1
        }
        return card
    }

    mutating func retitle(at offset: Int, _ title: String, artist: String?) {
        cards[offset].retitle(title, artist: artist)
    }

    mutating func setPartner(_ partner: Person.ID?, at offset: Int) {
        cards[offset].partner = partner
    }

    mutating func setCrossedOff(_ isCrossedOff: Bool, at offset: Int) {
        guard cards[offset].isCrossedOff != isCrossedOff else { return }
        cards[offset].isCrossedOff = isCrossedOff
        leftCount += isCrossedOff ? -1 : 1
        if isCrossedOff, chosenOffset == offset {
            choose(nil)
        }
    }

    mutating func choose(_ offset: Int?) {
        if let chosenOffset {
            cards[chosenOffset].isChosen = false
        }
        chosenOffset = offset
        if let offset {
            setCrossedOff(false, at: offset)
            cards[offset].isChosen = true
        }
    }
}
