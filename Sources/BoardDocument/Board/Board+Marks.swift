import SongCatalog

extension Board {
    /// Crosses a card off, and removes its choice and that it was sung.
    ///
    /// - Returns: `true` if the card exists.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func crossOff(_ id: Card.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        columns[place.column].setCrossedOff(true, at: place.offset)
        if nowSinging == id { nowSinging = nil }
        return true
    }

    /// Restores a card that is crossed off.
    ///
    /// - Returns: `true` if the card exists.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func restore(_ id: Card.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        columns[place.column].setCrossedOff(false, at: place.offset)
        return true
    }

    /// Chooses a card, restores it if it is crossed off, and removes earlier choices of its singers.
    ///
    /// - Returns: `true` if the card exists.
    /// - Complexity: O(people + duets).
    @discardableResult
    public mutating func choose(_ id: Card.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        releaseChoices(of: columns[place.column].cards[place.offset], in: place.column)
        columns[place.column].choose(place.offset)
        return true
    }

    /// Removes the choice of a card.
    ///
    /// - Returns: `true` if the card exists.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func unchoose(_ id: Card.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        if columns[place.column].cards[place.offset].isChosen {
            columns[place.column].choose(nil)
        }
        return true
    }

    /// Returns the first person who has chosen a card's song and isn't one of the card's singers.
    ///
    /// A choice among the loose cards belongs to no person.
    ///
    /// - Returns: The person, or `nil` if there is no such person or card.
    /// - Complexity: O(people + duets).
    public func dibs(on id: Card.ID) -> Person? { dibs(on: id, among: choices) }

    /// Returns the first person who has chosen a card's song, given all choices.
    ///
    /// - Parameters:
    ///   - id: The card.
    ///   - choices: The choices of this board.
    /// - Returns: The person, or `nil` if there is no such person or card.
    /// - Complexity: O(people who have chosen the song).
    public func dibs(on id: Card.ID, among choices: [SongKey: [Person]]) -> Person? {
        guard let place = place(of: id) else { return nil }
        let column = columns[place.column]
        let card = column.cards[place.offset]
        return choices[card.songKey]?.first { $0.id != column.id && $0.id != card.partner }
    }

    /// The chosen songs, each with the people who have chosen it, in the order of the columns.
    ///
    /// - Complexity: O(people + duets).
    public var choices: [SongKey: [Person]] {
        let duets = duets.compactMap { card($0) }.filter(\.isChosen)
        let partners = Dictionary(duets.map { ($0.partner, $0) }) { first, _ in first }
        return columns.reduce(into: [:]) { choices, column in
            guard let person = column.person, let song = (column.chosen ?? partners[person.id])?.songKey else { return }
            choices[song, default: []].append(person)
        }
    }

    /// Returns the card that a column's person has chosen, which may be a duet in another column.
    func choice(inColumn column: Int) -> Card? {
        columns[column].chosen ?? chosenDuet(withPartnerOf: column).map { columns[$0.column].cards[$0.offset] }
    }

    /// Removes the choices of a card's singers.
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
