import SongCatalog

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

    /// Settles on a card: it is not crossed off any more, and the card its singers had chosen before is not chosen any more.
    ///
    /// - Returns: Whether there is such a card.
    /// - Complexity: O(people + duets).
    @discardableResult
    public mutating func choose(_ id: Card.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        releaseChoices(of: columns[place.column].cards[place.offset], in: place.column)
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

    /// Who else has called dibs on a card's song: the first person who does not sing this card and has chosen the same song.
    ///
    /// A choice among the loose cards is nobody's and calls no dibs.
    ///
    /// - Returns: The person, or `nil` if nobody has, or if there is no such card.
    /// - Complexity: O(people + duets).
    public func dibs(on id: Card.ID) -> Person? { dibs(on: id, among: choices) }

    /// The same where it is known who has chosen what.
    ///
    /// - Parameters:
    ///   - id: The card.
    ///   - choices: Those of this board.
    /// - Returns: The other person, or nil if there is none.
    /// - Complexity: O(people who have chosen the song).
    public func dibs(on id: Card.ID, among choices: [SongKey: [Person]]) -> Person? {
        guard let place = place(of: id) else { return nil }
        let column = columns[place.column]
        let card = column.cards[place.offset]
        return choices[card.songKey]?.first { $0.id != column.id && $0.id != card.partner }
    }

    /// The songs that somebody has chosen, with everyone who has, from the leading edge.
    ///
    /// - Complexity: O(people x (1 + duets)).
    public var choices: [SongKey: [Person]] {
        columns.indices.reduce(into: [:]) { choices, column in
            guard let person = columns[column].person, let song = choice(inColumn: column)?.songKey else { return }
            choices[song, default: []].append(person)
        }
    }

    /// The card that a column's person has chosen, be it a duet of another's column.
    func choice(inColumn column: Int) -> Card? {
        columns[column].chosen ?? chosenDuet(withPartnerOf: column).map { columns[$0.column].cards[$0.offset] }
    }

    /// Takes back what the singers of a card have chosen so far.
    mutating func releaseChoices(of card: Card, in column: Int) {
        for column in [column, card.partner.flatMap { columnIndex(of: $0) }].compactMap(\.self) {
            columns[column].choose(nil)
            if let duet = chosenDuet(withPartnerOf: column) {
                columns[duet.column].choose(nil)
            }
        }
    }

    private func chosenDuet(withPartnerOf column: Int) -> Place? {
        guard let person = columns[column].id else { return nil }
        return duets.lazy.compactMap { self.place(of: $0) }.first { place in
            let card = columns[place.column].cards[place.offset]
            return card.isChosen && card.partner == person
        }
    }
}
