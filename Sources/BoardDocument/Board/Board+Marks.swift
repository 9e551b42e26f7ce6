extension Board {
    /// Crosses a card off; a chosen card is no longer chosen.
    ///
    /// - Returns: Whether there is such a card.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func crossOff(_ id: Card.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        columns[place.column].setCrossedOff(true, at: place.offset)
        return true
    }

    /// Takes back that a card is crossed off.
    ///
    /// - Returns: Whether there is such a card.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func restore(_ id: Card.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        columns[place.column].setCrossedOff(false, at: place.offset)
        return true
    }

    /// Settles on a card: it is not crossed off any more, and the card its owner had chosen before is not chosen any more.
    ///
    /// - Returns: Whether there is such a card.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func choose(_ id: Card.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        columns[place.column].choose(place.offset)
        return true
    }

    /// Takes back that a card is chosen.
    ///
    /// - Returns: Whether there is such a card.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func unchoose(_ id: Card.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        if columns[place.column].cards[place.offset].isChosen {
            columns[place.column].choose(nil)
        }
        return true
    }

    /// Who else has called dibs on a card's song: the first other person who has chosen the same song.
    ///
    /// A choice among the loose cards is nobody's and calls no dibs.
    ///
    /// - Returns: The person, or `nil` if nobody has, or if there is no such card.
    /// - Complexity: O(people).
    public func dibs(on id: Card.ID) -> Person? {
        guard let place = place(of: id) else { return nil }
        let key = columns[place.column].cards[place.offset].songKey
        return columns.indices.first { column in
            column != place.column && columns[column].person != nil && columns[column].chosen?.songKey == key
        }.flatMap { columns[$0].person }
    }
}
