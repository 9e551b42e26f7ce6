import Foundation

extension Board {
    /// A time at which a card was sung.
    public struct Singing: Hashable, Sendable {
        /// The card.
        public let card: Card.ID

        /// The time, in whole seconds.
        public let time: Date
    }

    /// A Boolean value that indicates whether anything was sung this evening.
    ///
    /// - Complexity: O(people).
    public var hasBegun: Bool { columns.contains { $0.sungCount > 0 } }

    /// A Boolean value that indicates whether a card is sung, crossed off or chosen, or is being sung.
    ///
    /// - Complexity: O(cards).
    public var hasMarks: Bool {
        nowSinging != nil || firstInTurn != nil
            || columns.contains { $0.chosen != nil || $0.cards.contains { $0.isSung || $0.isCrossedOff } }
    }

    /// All singing of this evening.
    ///
    /// - Complexity: O(cards).
    public var singings: Set<Singing> {
        columns.reduce(into: []) { all, column in
            guard column.sungCount > 0 else { return }
            for card in column.cards { for time in card.sungTimes { all.insert(Singing(card: card.id, time: time)) } }
        }
    }

    /// The time at which a card was sung last.
    ///
    /// - Complexity: O(cards), or O(people) before anything was sung.
    public var lastSung: Date? { singings.map(\.time).max() }

    /// Marks a card as sung, which also removes its choice and restores it if it is crossed off.
    ///
    /// - Parameters:
    ///   - id: The card.
    ///   - time: The time; no later mark gets an earlier one, so that the order of the evening stays known if a clock
    ///     goes back.
    ///   - historyID: The identity of the board in the history if it has none, as after an undo; `nil` for a new one.
    /// - Returns: The time of the mark, or `nil` if there is no such card.
    /// - Complexity: O(cards).
    @discardableResult
    public mutating func markSung(_ id: Card.ID, at time: Date = Date(), historyID: String? = nil) -> Date? {
        guard let place = place(of: id) else { return nil }
        let mark = max(time.wholeSecond, lastSung.map { $0 + 1 } ?? time.wholeSecond)
        let times = columns[place.column].cards[place.offset].sungTimes + [mark]
        columns[place.column].setSungTimes(times, at: place.offset)
        self.historyID = self.historyID ?? historyID ?? UUID().uuidString.lowercased()
        if nowSinging == id { nowSinging = nil }
        if singers(of: id).contains(where: { $0.id == firstInTurn }) { firstInTurn = nil }
        return mark
    }

    /// Removes the last mark of a card that was sung.
    ///
    /// - Returns: `true` if the card exists.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func unmarkSung(_ id: Card.ID) -> Bool {
        guard let place = place(of: id) else { return false }
        let times = columns[place.column].cards[place.offset].sungTimes.dropLast()
        columns[place.column].setSungTimes(Array(times), at: place.offset)
        return true
    }

    /// Makes a card the one that is being sung, and restores it if it is crossed off; `nil` for none.
    ///
    /// - Returns: `true` if the card exists.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func sing(_ id: Card.ID?) -> Bool {
        if let id {
            guard let place = place(of: id) else { return false }
            columns[place.column].setCrossedOff(false, at: place.offset)
        }
        nowSinging = id
        return true
    }

    /// Puts a person first in turn, once.
    ///
    /// - Returns: `true` if the person exists.
    @discardableResult
    public mutating func putFirst(_ id: Person.ID) -> Bool {
        guard person(id) != nil else { return false }
        firstInTurn = id
        return true
    }

    /// Clears the marks of all cards for a new evening.
    ///
    /// - Complexity: O(cards).
    public mutating func beginEvening() {
        (nowSinging, firstInTurn) = (nil, nil)
        evening += 1
        for index in columns.indices {
            columns[index].choose(nil)
            for offset in columns[index].cards.indices {
                columns[index].setSungTimes([], at: offset)
                columns[index].setCrossedOff(false, at: offset)
            }
            columns[index].person?.earlierTurns = 0
            columns[index].person?.waitingSince = nil
        }
    }

    /// The number of turns of each column's person, with those that count besides the sung cards.
    ///
    /// - Complexity: O(cards).
    var turnCounts: [Int] {
        var counts = columns.map { ($0.person?.earlierTurns ?? 0) + $0.sungCount }
        for card in duets.compactMap({ card($0) }) {
            if let partner = columnIndex(of: card.partner) { counts[partner] += card.sungTimes.count }
        }
        return counts
    }

    /// Lets a person who comes, or comes back, count as having sung as often as the least of those present.
    mutating func arrive(_ id: Person.ID, at time: Date) {
        guard hasBegun, let column = columnIndex(of: id) else { return }
        let counts = turnCounts
        let others = columns.indices.filter { $0 > 0 && $0 != column && columns[$0].person?.isSetAside == false }
        let least = others.map { counts[$0] }.min() ?? 0
        columns[column].person?.earlierTurns += max(least - counts[column], 0)
        let arrival = max(time.wholeSecond, lastSung ?? time.wholeSecond)
        columns[column].person?.waitingSince = arrival
    }

    /// Keeps the turns of a card's singers in count when the card goes.
    mutating func keepTurns(of card: Card, in column: Int) {
        if nowSinging == card.id { nowSinging = nil }
        guard let last = card.sungTimes.last else { return }
        for singer in [column, columnIndex(of: card.partner) ?? 0] where singer > 0 {
            columns[singer].person?.earlierTurns += card.sungTimes.count
            let since = columns[singer].person?.waitingSince ?? last
            columns[singer].person?.waitingSince = max(since, last)
        }
    }
}

extension Date {
    /// The beginning of the time's second; files have no smaller parts.
    fileprivate var wholeSecond: Date { Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)) }
}
