extension Board {
    /// Sets the duet partner of a card, or removes the partner.
    ///
    /// A duet is shown in both columns. If the partner has already chosen a card, that choice stays and the duet is no
    /// longer chosen.
    ///
    /// - Parameters:
    ///   - partner: The partner, or `nil` for none.
    ///   - id: The card.
    /// - Returns: `true` if the card exists and, for a partner, has an owner other than this person, who is on the
    ///   board.
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

    /// Returns the singers of a card: its owner and, for a duet, the partner.
    ///
    /// The array is empty for a loose card or one that isn't on the board.
    ///
    /// - Complexity: O(people).
    public func singers(of id: Card.ID) -> [Person] {
        [owner(of: id), card(id)?.partner.flatMap { person($0) }].compactMap(\.self)
    }
}
