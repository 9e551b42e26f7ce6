/// A column of the board: the cards of a person, or the loose cards.
public struct BoardSection: Identifiable, Hashable, Sendable {
    /// The owner of the cards; `nil` for loose cards, which have no header.
    public internal(set) var person: Person?

    /// The cards from top to bottom, with duets whose ``Card/partner`` is this person at the end.
    public private(set) var cards: [Card] = []

    /// The number of cards that aren't crossed off, as in "2 of 3 left".
    public private(set) var leftCount = 0

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
