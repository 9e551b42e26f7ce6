extension Board {
    /// Pins a card on the board.
    ///
    /// - Parameters:
    ///   - card: The card. If it is chosen, the card that its singers have chosen so far no longer is. A partner who is not
    ///     on the board, or is the owner, is left out.
    ///   - owner: Whose card it is; `nil` for a loose card.
    ///   - offset: The position in the column, from 0; beyond the last, or `nil`, puts it at the end.
    /// - Returns: Whether it was added: not if there is no such person, or already a card with its id.
    /// - Complexity: O(people + cards of the column).
    @discardableResult
    public mutating func addCard(_ card: Card, to owner: Person.ID? = nil, at offset: Int? = nil) -> Bool {
        guard place(of: card.id) == nil, let column = columnIndex(of: owner) else { return false }
        var card = card
        if owner == nil || card.partner == owner || columnIndex(of: card.partner) == nil {
            card.partner = nil
        }
        if card.isChosen {
            releaseChoices(of: card, in: column)
        }
        insert(card, at: Place(column: column, offset: clamped(offset, in: column)))
        return true
    }

    /// Takes a card off the board.
    ///
    /// - Returns: The card, or `nil` if there is none with this id.
    /// - Complexity: O(cards of the column).
    @discardableResult
    public mutating func removeCard(_ id: Card.ID) -> Card? {
        place(of: id).map { remove(at: $0) }
    }

    /// Moves a card within its column or to another one.
    ///
    /// A choice is its singers': with another owner the card is no longer chosen. A duet that moves to its partner's column
    /// is still theirs both; among the loose cards it is nobody's.
    ///
    /// - Parameters:
    ///   - id: The card.
    ///   - owner: Whose card it is afterwards; `nil` for a loose card.
    ///   - offset: The position in the column afterwards, from 0; beyond the last, or `nil`, puts it at the end.
    /// - Returns: Whether there are such a card and such a person.
    /// - Complexity: O(people + cards of the two columns).
    @discardableResult
    public mutating func moveCard(_ id: Card.ID, to owner: Person.ID?, at offset: Int? = nil) -> Bool {
        guard let old = place(of: id), let column = columnIndex(of: owner) else { return false }
        let card = moved(remove(at: old), from: columns[old.column].id, to: owner)
        insert(card, at: Place(column: column, offset: clamped(offset, in: column)))
        return true
    }

    /// Changes what a card says.
    ///
    /// - Parameters:
    ///   - id: The card.
    ///   - title: The title from now on.
    ///   - artist: The artist from now on; `nil` for none.
    /// - Returns: Whether there is such a card.
    /// - Complexity: O(length of the texts).
    @discardableResult
    public mutating func retitleCard(_ id: Card.ID, to title: String, artist: String?) -> Bool {
        guard let place = place(of: id) else { return false }
        columns[place.column].retitle(at: place.offset, title, artist: artist)
        return true
    }

    /// The card as it is with another owner.
    private func moved(_ card: Card, from old: Person.ID?, to new: Person.ID?) -> Card {
        guard new != old else { return card }
        var card = card
        if new == nil {
            card.partner = nil
        }
        if new != nil, card.partner == new {
            card.partner = old
        } else {
            card.isChosen = false
        }
        return card
    }

    private func clamped(_ offset: Int?, in column: Int) -> Int {
        let end = columns[column].cards.count
        return min(max(0, offset ?? end), end)
    }
}
