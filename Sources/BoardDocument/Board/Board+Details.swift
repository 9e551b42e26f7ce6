import SongCatalog

extension Board {
    /// Changes the texts and values of a card.
    ///
    /// If the title or the artist are of another song then, the card loses the code, the file and the duration of the
    /// old one, except those that are new in `details`.
    ///
    /// - Returns: `true` if the card exists.
    /// - Complexity: O(length of the texts).
    @discardableResult
    public mutating func setDetails(_ details: CardDetails, of id: Card.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        columns[place.column].setDetails(details, at: place.offset)
        return true
    }

    /// Changes the title and the artist of a card, as ``setDetails(_:of:)`` does.
    ///
    /// - Parameters:
    ///   - id: The card.
    ///   - title: The new title.
    ///   - artist: The new artist; `nil` for none.
    /// - Returns: `true` if the card exists.
    /// - Complexity: O(length of the texts).
    @discardableResult
    public mutating func retitleCard(_ id: Card.ID, to title: String, artist: String?) -> Bool {
        guard var details = card(id)?.details else { return false }
        (details.title, details.artist) = (title, artist)
        return setDetails(details, of: id)
    }

    /// The cards without an artist whose titles are written as `Artist - Title`, in display order.
    ///
    /// - Complexity: O(length of the titles).
    public var cardsToSplit: [Card.ID] {
        columns.flatMap(\.cards).filter { $0.artist == nil && Song(written: $0.title).artist != nil }.map(\.id)
    }

    /// Splits titles that are written as `Artist - Title`; nothing else of the cards changes.
    ///
    /// - Complexity: O(length of the titles).
    public mutating func splitTitles(of cards: [Card.ID]) {
        for id in cards {
            guard var details = card(id)?.details, details.artist == nil else { continue }
            let song = Song(written: details.title)
            (details.title, details.artist, details.code) = (song.title, song.artist, details.code ?? song.code)
            setDetails(details, of: id)
        }
    }
}
