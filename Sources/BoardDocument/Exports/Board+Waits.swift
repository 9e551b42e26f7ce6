import Foundation

extension Board {
    /// The time until a person's turn.
    public struct Wait: Hashable, Sendable {
        /// The number of songs before the turn; 0 if the person is next or sings.
        public let songs: Int

        /// The playing time of these songs, in seconds; a song of unknown duration counts as four minutes.
        public let seconds: TimeInterval

        /// A Boolean value that indicates whether the person sings now.
        public let isSinging: Bool
    }

    /// The time until the next turn of each person who has one.
    ///
    /// - Complexity: As that of ``turns``.
    public var waits: [Person.ID: Wait] {
        let turns = turns
        return zip(turns, waits(of: turns)).reduce(into: [:]) { waits, turn in
            for singer in turn.0.singers where waits[singer.id] == nil { waits[singer.id] = turn.1 }
        }
    }

    /// Returns the time until each of the next turns.
    ///
    /// - Parameter turns: The first of ``turns`` or of ``nextTurns``.
    /// - Returns: The times, in the order of the turns.
    /// - Complexity: O(turns).
    public func waits(of turns: [Turn]) -> [Wait] {
        let now = nowSinging.flatMap { card($0) }
        var (songs, seconds) = (0, 0.0)
        if let now, turns.first?.card.id != now.id { (songs, seconds) = (1, now.duration ?? 240) }
        return turns.map { turn in
            defer {
                songs += 1
                seconds += turn.card.duration ?? 240
            }
            // Whoever follows the one who sings is next.
            return Wait(
                songs: songs == 1 && now != nil ? 0 : songs, seconds: seconds, isSinging: turn.card.id == now?.id)
        }
    }
}

extension Board.Wait {
    /// The wait in words, such as “in 3 songs, about 12 min”.
    public var text: String {
        if isSinging { return "singing now" }
        guard songs > 0 else { return "next" }
        let minutes = max(Int((seconds / 60).rounded()), 1)
        return "\(songs == 1 ? "in 1 song" : "in \(songs) songs"), about \(minutes) min"
    }
}
