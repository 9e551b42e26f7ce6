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
    /// - Complexity: O(cards + people log people).
    public var turns: [Turn] {
        var waiting = sections.compactMap { section -> (person: Person.ID, cards: [Card])? in
            guard let person = section.person, !person.isSetAside else { return nil }
            let cards = section.cards.filter { !$0.isCrossedOff }
            return (person.id, (cards.filter(\.isChosen) + cards.filter { !$0.isChosen }).reversed())
        }
        let indices = Dictionary(uniqueKeysWithValues: waiting.indices.map { (waiting[$0].person, $0) })
        var counts = [Int](repeating: 0, count: waiting.count)
        // The people by their number of turns; those who have had more since then are skipped.
        var levels = [Array(waiting.indices)]
        var (turns, sung): ([Turn], Set<Card.ID>) = ([], [])
        var level = 0
        while level < levels.count {
            for next in levels[level].sorted() where counts[next] == level {
                while let card = waiting[next].cards.last, sung.contains(card.id) { waiting[next].cards.removeLast() }
                guard let card = waiting[next].cards.popLast() else { continue }
                sung.insert(card.id)
                let singers = self.singers(of: card.id)
                for index in singers.compactMap({ indices[$0.id] }) {
                    counts[index] += 1
                    while levels.count <= counts[index] { levels.append([]) }
                    levels[counts[index]].append(index)
                }
                turns.append(Turn(card: card, singers: singers))
            }
            level += 1
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
