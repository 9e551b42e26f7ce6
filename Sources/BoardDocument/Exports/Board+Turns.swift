extension Board {
    /// A turn of the evening: a song and its singers.
    public struct Turn: Hashable, Sendable {
        /// The card.
        public let card: Card

        /// The owner and, for a duet, the partner; empty for a loose card.
        public let singers: [Person]
    }

    /// A fair order of the cards that aren't crossed off.
    ///
    /// The person who has sung least is next, and the first column wins a tie. Everyone begins with the chosen song. A
    /// duet counts as a turn of both singers. People who are set aside are skipped, and loose cards come last.
    ///
    /// - Complexity: O(cards x people).
    public var turns: [Turn] {
        var waiting = sections.compactMap { section -> (person: Person, cards: [Card])? in
            guard let person = section.person, !person.isSetAside else { return nil }
            let cards = section.cards.filter { !$0.isCrossedOff }
            return (person, cards.filter(\.isChosen) + cards.filter { !$0.isChosen })
        }
        var counts = [Int](repeating: 0, count: waiting.count)
        var (turns, sung): ([Turn], Set<Card.ID>) = ([], [])
        while true {
            for index in waiting.indices { waiting[index].cards.removeAll { sung.contains($0.id) } }
            let next = waiting.indices.filter { !waiting[$0].cards.isEmpty }.min { counts[$0] < counts[$1] }
            guard let next else { break }
            let card = waiting[next].cards[0]
            sung.insert(card.id)
            let singers = self.singers(of: card.id)
            for index in waiting.indices where singers.contains(where: { $0.id == waiting[index].person.id }) {
                counts[index] += 1
            }
            turns.append(Turn(card: card, singers: singers))
        }
        return turns + cards(of: nil).filter { !$0.isCrossedOff }.map { Turn(card: $0, singers: []) }
    }

    /// Returns the cards that aren't turns, in the order of the board.
    func cardsBeside(_ turns: [Turn]) -> [Card] {
        let sung = Set(turns.map(\.card.id))
        var seen: Set<Card.ID> = []
        return sections.flatMap(\.cards).filter { !sung.contains($0.id) && seen.insert($0.id).inserted }
    }
}
