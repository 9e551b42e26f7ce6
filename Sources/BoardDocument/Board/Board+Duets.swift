extension Board {
    /// Makes a card one of two people, who have it in both their columns and cross it off together; or of its owner alone.
    ///
    /// A choice that the partner has made stays: if there is one, a chosen card is chosen no longer.
    ///
    /// - Parameters:
    ///   - partner: Who sings along; `nil` for nobody.
    ///   - id: The card.
    /// - Returns: Whether there are such a card, with an owner, and another such person.
    /// - Complexity: O(people + duets).
    @discardableResult
    public mutating func setPartner(_ partner: Person.ID?, of id: Card.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        let owner = columns[place.column].id
        let card = columns[place.column].cards[place.offset]
        guard card.partner != partner else { return true }
        if let partner {
            guard owner != nil, partner != owner, let column = columnIndex(of: partner) else { return false }
            if card.isChosen, choice(inColumn: column) != nil {
                columns[place.column].choose(nil)
            }
        }
        var changed = remove(at: place)
        changed.partner = partner
        insert(changed, at: place)
        return true
    }

    /// Who sings a card: its owner and, of a duet, the partner; nobody if it is loose or not on the board.
    ///
    /// - Complexity: O(people).
    public func singers(of id: Card.ID) -> [Person] {
        [owner(of: id), card(id)?.partner.flatMap { person($0) }].compactMap(\.self)
    }
}
