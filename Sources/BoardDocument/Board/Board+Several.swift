import SongCatalog

extension Board {
    /// Removes cards from the board.
    ///
    /// - Returns: The number of removed cards.
    /// - Complexity: O(ids x cards of a column).
    @discardableResult
    public mutating func removeCards(_ ids: Set<Card.ID>) -> Int {
        ids.count { removeCard($0) != nil }
    }

    /// Moves cards to one position, in the order they have on the board.
    ///
    /// - Parameters:
    ///   - ids: The cards; unknown ids are ignored.
    ///   - owner: The new owner; `nil` for loose cards.
    ///   - offset: The new position of the first card, from 0; `nil` or a position beyond the last one appends the
    ///     cards.
    /// - Returns: `true` if the person and at least one of the cards exist.
    /// - Complexity: O(people + ids x cards of a column).
    @discardableResult
    public mutating func moveCards(_ ids: Set<Card.ID>, to owner: Person.ID?, at offset: Int? = nil) -> Bool {
        let cards = inOrder(ids)
        guard !cards.isEmpty, let column = columnIndex(of: owner) else { return false }
        let others = columns[column].cards.count { !ids.contains($0.id) }
        let first = min(max(0, offset ?? others), others)
        // Insert them one after the other at the end, where none affects the position of the next.
        for id in cards {
            moveCard(id, to: owner)
        }
        for (index, id) in cards.enumerated() {
            moveCard(id, to: owner, at: first + index)
        }
        return true
    }

    /// Crosses cards off, or restores them.
    ///
    /// - Returns: The number of existing cards.
    /// - Complexity: O(ids).
    @discardableResult
    public mutating func setCrossedOff(_ isCrossedOff: Bool, _ ids: Set<Card.ID>) -> Int {
        ids.count { isCrossedOff ? crossOff($0) : restore($0) }
    }

    /// Crosses off all cards of a person, or restores them, except for the chosen one, those that were sung
    /// and duets of others.
    ///
    /// - Parameters:
    ///   - isCrossedOff: Pass `true` to cross the cards off.
    ///   - owner: The person; `nil` for the loose cards.
    /// - Returns: `true` if the person exists.
    /// - Complexity: O(people + cards of the column).
    @discardableResult
    public mutating func setCrossedOff(_ isCrossedOff: Bool, allOf owner: Person.ID?) -> Bool {
        guard let column = columnIndex(of: owner) else { return false }
        setCrossedOff(isCrossedOff, Set(columns[column].cards.filter { !$0.isChosen && !$0.isSung }.map(\.id)))
        return true
    }

    /// Crosses a card's song off in all columns, except where it is chosen or was sung.
    ///
    /// - Returns: The number of cards that weren't crossed off already.
    /// - Complexity: O(cards).
    @discardableResult
    public mutating func crossOffEverywhere(songOf id: Card.ID) -> Int {
        guard let key = card(id)?.songKey else { return 0 }
        let cards = columns.flatMap(\.cards).filter { $0.songKey == key && $0.isLeft && !$0.isChosen }
        return setCrossedOff(true, Set(cards.map(\.id)))
    }

    /// The songs with their cards, in display order.
    ///
    /// - Complexity: O(cards).
    public var cardsOfSongs: [SongKey: [Card.ID]] {
        var songs: [SongKey: [Card.ID]] = Dictionary(minimumCapacity: cardCount)
        for cards in columns.lazy.map(\.cards) {
            // Iterate by index to avoid copying the cards.
            for index in cards.indices { songs[cards[index].songKey, default: []].append(cards[index].id) }
        }
        return songs
    }

    /// Returns the cards that differ from those of a board with the same people, by content or position.
    ///
    /// - Parameter other: The board before an edit.
    /// - Returns: The cards before and after the edit, in display order; `nil` if the people differ.
    /// - Complexity: O(cards), without a comparison of the contents of unchanged cards.
    public func changedCards(since other: Board) -> (before: [Card], after: [Card])? {
        guard columns.elementsEqual(other.columns, by: { $0.person == $1.person }) else { return nil }
        return zip(columns, other.columns).reduce(into: ([], [])) { all, column in
            let change = column.0.cards.change(since: column.1.cards)
            all.before += column.1.cards[change.before]
            all.after += column.0.cards[change.after]
        }
    }

    /// Returns cards in the order of the board, without unknown ones.
    public func inOrder(_ ids: Set<Card.ID>) -> [Card.ID] {
        ids.compactMap { id in place(of: id).map { (id, $0) } }
            .sorted { ($0.1.column, $0.1.offset) < ($1.1.column, $1.1.offset) }.map(\.0)
    }
}
