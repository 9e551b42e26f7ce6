import BoardDocument
import Foundation

/// The content of a presentation: who is on with which song, and the next three turns.
nonisolated struct Stage: Equatable {
    /// A turn after the one that is shown large.
    struct Turn: Hashable {
        /// The singers and the title.
        let song: String
        /// The time until the turn; `nil` if it is next.
        let wait: String?
    }

    /// The word above the names: whether they sing now or next; `nil` for a person with songs to choose from.
    let caption: String?
    /// The names of the singers; `nil` for songs without a person.
    let names: String?
    /// The song, or the songs to choose from.
    let songs: [Card]
    /// The next turns.
    let next: [Turn]

    /// Creates the content for a person, who is on unless another one sings.
    init(_ board: Board, person: Person?) {
        let now = board.turns.first { $0.card.id == board.nowSinging }
        if let now, person == nil || now.singers.contains(where: { $0.id == person?.id }) {
            self.init(board, turn: now)
        } else {
            self.init(
                names: person.map { board.distinctName(of: $0) }, songs: Self.songs(of: person, board),
                next: Self.next(board, after: now?.singers ?? [person].compactMap(\.self)))
        }
    }

    /// Creates the content of the song that is being sung, or else of the first in turn.
    init(_ board: Board) {
        self.init(board, turn: board.turns.first { $0.card.id == board.nowSinging || !$0.singers.isEmpty })
    }

    private init(_ board: Board, turn: Board.Turn?) {
        self.init(
            caption: turn.map { $0.card.id == board.nowSinging ? "Now" : "Next" },
            names: turn.flatMap { $0.singers.isEmpty ? nil : Self.names($0.singers, board) },
            songs: [turn?.card].compactMap(\.self),
            next: Self.next(board, after: turn?.singers ?? []))
    }

    private init(caption: String? = nil, names: String?, songs: [Card], next: [Turn]) {
        (self.caption, self.names, self.songs, self.next) = (caption, names, songs, next)
    }

    /// Returns the chosen song, or else the first of those that are left, as many as are readable from afar.
    private static func songs(of person: Person?, _ board: Board) -> [Card] {
        let cards = board.cards(of: person?.id).filter(\.isLeft)
        let chosen = cards.filter(\.isChosen)
        let songs = chosen.isEmpty ? cards : chosen
        return Array(songs.prefix(songs.contains { $0.artist != nil } ? 3 : 4))
    }

    /// Returns the next three turns, the first of which is of none of the people who are on.
    private static func next(_ board: Board, after people: [Person]) -> [Turn] {
        let turns = board.nextTurns.filter { !$0.singers.isEmpty }
        let others = zip(turns, board.waits(of: turns)).drop { turn, _ in
            turn.singers.contains { singer in people.contains { $0.id == singer.id } }
        }
        return others.prefix(3).enumerated().map { index, turn in
            Turn(
                song: (index == 0 ? "Next: " : "") + "\(names(turn.0.singers, board)): \(turn.0.card.title)",
                wait: turn.1.songs == 0 ? nil : turn.1.text)
        }
    }

    private static func names(_ people: [Person], _ board: Board) -> String {
        people.map { board.distinctName(of: $0) }.joined(separator: " and ")
    }
}
