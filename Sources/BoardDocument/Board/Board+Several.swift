import SongCatalog

extension Board {
    /// Takes cards off the board.
    ///
    /// - Returns: How many there were with these ids.
    /// - Complexity: O(ids x cards of a column).
    @discardableResult
    public mutating func removeCards(_ ids: Set<Card.ID>) -> Int {
        ids.count { removeCard($0) != nil }
    }

    /// Moves cards to one place, where they stand together in the order they had on the board.
    ///
    /// - Parameters:
    ///   - ids: The cards; those that are not on the board are passed over.
    ///   - owner: Whose cards they are afterwards; `nil` for loose cards.
    ///   - offset: Where the first of them is afterwards, from 0; beyond the last, or `nil`, puts them at the end.
    /// - Returns: Whether there are such a person and at least one of the cards.
    /// - Complexity: O(people + ids x cards of a column).
    @discardableResult
    public mutating func moveCards(_ ids: Set<Card.ID>, to owner: Person.ID?, at offset: Int? = nil) -> Bool {
        let cards = inOrder(ids)
        guard !cards.isEmpty, let column = columnIndex(of: owner) else { return false }
        let others = columns[column].cards.count { !ids.contains($0.id) }
        let first = min(max(0, offset ?? others), others)
        // At the end, one after the other: none of them is in the way of the next.
        for id in cards {
            moveCard(id, to: owner)
        }
        for (index, id) in cards.enumerated() {
            moveCard(id, to: owner, at: first + index)
        }
        return true
    }

    /// Crosses cards off, or takes that back.
    ///
    /// - Returns: How many there were with these ids.
    /// - Complexity: O(ids).
    @discardableResult
    public mutating func setCrossedOff(_ isCrossedOff: Bool, _ ids: Set<Card.ID>) -> Int {
        ids.count { isCrossedOff ? crossOff($0) : restore($0) }
    }

    /// Crosses off all cards of a person, or takes that back; the chosen one and duets of others stay as they are.
    ///
    /// - Parameters:
    ///   - isCrossedOff: Whether they are crossed off.
    ///   - owner: The person; `nil` for the loose cards.
    /// - Returns: Whether there is such a person.
    /// - Complexity: O(people + cards of the column).
    @discardableResult
    public mutating func setCrossedOff(_ isCrossedOff: Bool, allOf owner: Person.ID?) -> Bool {
        guard let column = columnIndex(of: owner) else { return false }
        setCrossedOff(isCrossedOff, Set(columns[column].cards.filter { !$0.isChosen }.map(\.id)))
        return true
    }

    /// Crosses a card's song off on all columns but where it is chosen.
    ///
    /// - Returns: How many cards there were that were not crossed off already.
    /// - Complexity: O(cards).
    @discardableResult
    public mutating func crossOffEverywhere(songOf id: Card.ID) -> Int {
        guard let key = card(id)?.songKey else { return 0 }
        let cards = columns.flatMap(\.cards).filter { $0.songKey == key && !$0.isChosen && !$0.isCrossedOff }
        return setCrossedOff(true, Set(cards.map(\.id)))
    }

    /// The songs with the cards they are on, from the leading edge, top to bottom.
    ///
    /// - Complexity: O(cards).
    public var cardsOfSongs: [SongKey: [Card.ID]] {
        var songs: [SongKey: [Card.ID]] = Dictionary(minimumCapacity: cardCount)
        for cards in columns.lazy.map(\.cards) {
            // By index: a card is not copied for the two things that are asked of it.
            for index in cards.indices { songs[cards[index].songKey, default: []].append(cards[index].id) }
        }
        return songs
    }

    /// The cards that are others than on a board of the same people, or stand elsewhere among those that are.
    ///
    /// - Parameter other: What the board was before it was edited.
    /// - Returns: What they were and what they are, each from the leading edge, top to bottom; `nil` if there are other
    ///   people, or if they changed.
    /// - Complexity: O(cards), without a look at those that nobody has changed.
    public func changedCards(since other: Board) -> (before: [Card], after: [Card])? {
        guard columns.elementsEqual(other.columns, by: { $0.person == $1.person }) else { return nil }
        return zip(columns, other.columns).reduce(into: ([], [])) { all, column in
            let change = column.0.cards.change(since: column.1.cards)
            all.before += column.1.cards[change.before]
            all.after += column.0.cards[change.after]
        }
    }

    /// Cards in the order they have on the board, without those that are not there.
    public func inOrder(_ ids: Set<Card.ID>) -> [Card.ID] {
        ids.compactMap { id in place(of: id).map { (id, $0) } }
            .sorted { ($0.1.column, $0.1.offset) < ($1.1.column, $1.1.offset) }.map(\.0)
    }
}
