import Foundation

extension Board {
    /// A turn of the evening: a song and its singers.
    public struct Turn: Hashable, Sendable {
        /// The card.
        public let card: Card

        /// The owner and, for a duet, the partner; empty for a loose card.
        public let singers: [Person]
    }

    /// The fair order of the cards that are still to be sung, beginning with the one that is being sung.
    ///
    /// Next is the person who has sung least this evening, then the one who has waited longest, then the first column;
    /// but nobody sings twice while another one waits. Everyone begins with the chosen song. A duet counts as a turn of
    /// both singers. People who are set aside are skipped, and loose cards come last.
    ///
    /// - Complexity: O(cards x duets + cards log people) if people sing in turn.
    public var turns: [Turn] {
        var queue = TurnQueue(of: self)
        var turns: [Turn] = []
        if let card = nowSinging.flatMap({ card($0) }) { turns.append(queue.take(card)) }
        while let next = queue.next() { turns.append(queue.take(next)) }
        let loose = cards(of: nil).filter { $0.isLeft && $0.id != nowSinging }
        return turns + loose.map { Turn(card: $0, singers: []) }
    }

    /// The turns after the card that is being sung.
    ///
    /// - Complexity: As that of ``turns``.
    public var nextTurns: [Turn] {
        let turns = turns
        return turns.first?.card.id == nowSinging ? Array(turns.dropFirst()) : turns
    }

    /// Returns the cards that aren't turns, in the order of the board.
    func cardsBeside(_ turns: [Turn]) -> [Card] {
        let sung = Set(turns.map(\.card.id))
        var seen: Set<Card.ID> = []
        return sections.flatMap(\.cards).filter { !sung.contains($0.id) && seen.insert($0.id).inserted }
    }
}

/// The people who wait for their turns.
private struct TurnQueue {
    private struct Waiting {
        /// The cards to sing, of which the last is the next.
        var cards: [Card]
        var turns: Int
        /// The time of the last turn; simulated times are later than all real ones.
        var sung: Double
        /// The time since when the person waits: the last turn, or when the person came.
        var since: Double
    }

    private let board: Board
    private var waiting: [Waiting] = []
    private var indices: [Person.ID: Int] = [:]
    /// Those with cards, beginning with who has sung least, and of these with who has waited longest.
    private var order: [Int] = []
    /// Those with cards, beginning with who has waited longest.
    private var queue: [Int] = []
    /// The cards that had their turn.
    private var taken: Set<Card.ID> = []
    private var first: Int?
    private var clock = 0.0

    init(of board: Board) {
        self.board = board
        let counts = board.turnCounts
        for section in board.sections {
            guard let person = section.person, !person.isSetAside, let column = board.columnIndex(of: person.id) else {
                continue
            }
            let cards = section.cards.filter(\.isLeft)
            let sung = section.cards.compactMap(\.sungTimes.last?.timeIntervalSince1970).max() ?? -.infinity
            indices[person.id] = waiting.count
            waiting.append(
                Waiting(
                    cards: (cards.filter(\.isChosen) + cards.filter { !$0.isChosen }).reversed(),
                    turns: counts[column], sung: sung,
                    since: max(sung, person.waitingSince?.timeIntervalSince1970 ?? -.infinity)))
        }
        clock = max(waiting.map(\.since).max() ?? 0, 0)
        order = waiting.indices.sorted(by: precedes)
        queue = waiting.indices.sorted(by: waitsLonger)
        first = board.firstInTurn.flatMap { indices[$0] }
    }

    /// Returns the next card in turn.
    mutating func next() -> Card? {
        if let first = first.take(), prune(first) { return waiting[first].cards.last }
        while let longest = queue.first, !prune(longest) { remove(longest) }
        guard let longest = queue.first else { return nil }
        // Whoever has sung since another one began to wait must wait for that one.
        let limit = waiting[longest].since
        var fallback: Card?
        for index in order where prune(index) {
            fallback = fallback ?? waiting[index].cards.last
            let card = waiting[index].cards.last { card in
                !taken.contains(card.id)
                    && board.singers(of: card.id).allSatisfy { singer in
                        indices[singer.id].map { $0 == longest || waiting[$0].sung <= limit } ?? true
                    }
            }
            if let card { return card }
        }
        return fallback
    }

    /// Counts a turn for the singers of a card.
    mutating func take(_ card: Card) -> Board.Turn {
        taken.insert(card.id)
        clock += 1
        let singers = board.singers(of: card.id)
        for index in singers.compactMap({ indices[$0.id] }) {
            remove(index)
            waiting[index].turns += 1
            (waiting[index].sung, waiting[index].since) = (clock, clock)
            guard prune(index) else { continue }
            order.insert(index, at: order.boundary(where: { precedes(index, $0) }))
            queue.insert(index, at: queue.boundary(where: { waitsLonger(index, $0) }))
        }
        return Board.Turn(card: card, singers: singers)
    }

    /// Drops the next cards of a person that had their turn, and returns `false` if none is left.
    private mutating func prune(_ index: Int) -> Bool {
        while let card = waiting[index].cards.last, taken.contains(card.id) { waiting[index].cards.removeLast() }
        return !waiting[index].cards.isEmpty
    }

    private mutating func remove(_ index: Int) {
        let place = order.boundary(where: { !precedes($0, index) })
        if place < order.count, order[place] == index { order.remove(at: place) }
        let turn = queue.boundary(where: { !waitsLonger($0, index) })
        if turn < queue.count, queue[turn] == index { queue.remove(at: turn) }
    }

    private func precedes(_ a: Int, _ b: Int) -> Bool {
        (waiting[a].turns, waiting[a].since, a) < (waiting[b].turns, waiting[b].since, b)
    }

    private func waitsLonger(_ a: Int, _ b: Int) -> Bool { (waiting[a].since, a) < (waiting[b].since, b) }
}

extension [Int] {
    /// Returns the position of the first element of a sorted array that belongs to its second part.
    ///
    /// - Complexity: O(log n).
    fileprivate func boundary(where isInSecondPart: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
