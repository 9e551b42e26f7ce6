extension Board {
    /// Pins a card on the board.
    ///
    /// - Parameters:
    ///   - card: The card. If it is chosen, it replaces the earlier choice of its singers. A partner who isn't on the
    ///     board or is the owner is removed.
    ///   - owner: The owner; `nil` for a loose card.
    ///   - offset: The position in the column, from 0; `nil` or a position beyond the last one appends the card.
    /// - Returns: `true` if the card was added, or `false` if there is no such person or a card with its id exists.
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

    /// Removes a card from the board.
    ///
    /// - Returns: The card, or `nil` if there is none with this id.
    /// - Complexity: O(cards of the column).
    @discardableResult
    public mutating func removeCard(_ id: Card.ID) -> Card? {
        guard let place = place(of: id) else { return nil }
        let card = remove(at: place)
        keepTurns(of: card, in: place.column)
        return card
    }

    /// Moves a card within its column or to another one.
    ///
    /// A choice belongs to the singers, so a card with another owner is no longer chosen. A duet that moves to its
    /// partner's column stays a duet; among the loose cards it becomes an ordinary card.
    ///
    /// - Parameters:
    ///   - id: The card.
    ///   - owner: The new owner; `nil` for a loose card.
    ///   - offset: The new position in the column, from 0; `nil` or a position beyond the last one appends the card.
    /// - Returns: `true` if the card and the person exist.
    /// - Complexity: O(people + cards of the two columns).
    @discardableResult
    public mutating func moveCard(_ id: Card.ID, to owner: Person.ID?, at offset: Int? = nil) -> Bool {
        guard let old = place(of: id), let column = columnIndex(of: owner) else { return false }
        let card = moved(remove(at: old), from: columns[old.column].id, to: owner)
        insert(card, at: Place(column: column, offset: clamped(offset, in: column)))
        return true
    }

    /// Returns a card as it is after a change of its owner.
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
