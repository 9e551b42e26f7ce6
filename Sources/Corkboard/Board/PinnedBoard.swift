import BoardDocument
import CorkUI
import Foundation
import Observation
import SongCatalog

/// The observable state of a board's window, divided into parts so that an edit only updates the affected views.
@Observable
final class PinnedBoard {
    private(set) var columns: [PinnedColumn] = []
    /// The first card in reading order; `nil` if there is none.
    var firstCard: PinnedCard? { columns.lazy.compactMap(\.cards.first).first }
    private(set) var arrangement = Arrangement.tidy
    /// A Boolean value that indicates whether there are neither people nor cards.
    private(set) var isEmpty = true

    /// Updates the state from a model.
    ///
    /// - Complexity: O(cards).
    func follow(_ model: BoardModel) {
        let board = model.board
        let context = CardContext(songs: BoardSongs(board), model: model)
        let sections = board.sections
        if columns.map(\.id) != sections.map(\.id) {
            let known = Dictionary(columns.map { ($0.id, $0) }) { first, _ in first }
            columns = sections.map { known[$0.id] ?? PinnedColumn($0.id, in: model) }
        }
        for (column, section) in zip(columns, sections) { column.follow(section, context) }
        if arrangement != board.arrangement { arrangement = board.arrangement }
        if isEmpty != board.isEmpty { isEmpty = board.isEmpty }
    }
}

/// The cards of one person, or the loose cards.
@Observable
final class PinnedColumn: Identifiable {
    let id: Person.ID?
    /// The model, which owns the columns.
    unowned let model: BoardModel
    private(set) var person: Person?
    private(set) var cards: [PinnedCard] = []
    @ObservationIgnored private var pinned: [Card.ID: PinnedCard] = [:]
    /// The cards shown by ``cards``.
    @ObservationIgnored private var shown: [Card] = []
    /// The number of cards, including hidden ones.
    private(set) var count = 0
    /// The number of cards that are still to be sung.
    private(set) var leftCount = 0
    /// The time until the person's turn in words; `nil` before the evening begins.
    private(set) var wait: String?

    init(_ id: Person.ID?, in model: BoardModel) {
        self.id = id
        self.model = model
    }

    /// Updates the column from a section of the board.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - context: The state that all cards depend on.
    fileprivate func follow(_ section: BoardSection, _ context: CardContext) {
        let now = context.filter.shown(section.cards)
        let change = now.change(since: shown)
        let (gone, came) = (shown[change.before], now[change.after])
        shown = now
        if !came.elementsEqual(gone, by: { $0.id == $1.id }) {
            let cards = came.map { pinned[$0.id] ?? PinnedCard($0, in: self) }
            for card in gone { pinned[card.id] = nil }
            for card in cards { pinned[card.id] = card }
            self.cards.replaceSubrange(change.before, with: cards)
        }
        let pin = BoardPalette.pins[(section.person?.colorIndex ?? 0) % BoardPalette.pins.count]
        for (card, shown) in zip(cards, shown) { card.follow(shown, pin, context) }
        if person != section.person { person = section.person }
        if count != section.cards.count { count = section.cards.count }
        if leftCount != section.leftCount { leftCount = section.leftCount }
        let wait = section.id.flatMap { context.waits[$0]?.text }
        if self.wait != wait { self.wait = wait }
    }
}

/// A card in a column.
@Observable
final class PinnedCard: Identifiable {
    let id: Card.ID
    /// The owner of the column.
    let owner: Person.ID?
    /// The model, which owns the columns.
    unowned let model: BoardModel
    /// The container values of the card, without its actions.
    private(set) var values: CardValues
    /// The title and the artist on the card, observed separately from its values.
    private(set) var title: String
    private(set) var artist: String?
    /// A Boolean value that indicates whether the title is being edited.
    private(set) var isEdited = false

    fileprivate init(_ card: Card, in column: PinnedColumn) {
        id = card.id
        owner = column.id
        model = column.model
        values = CardValues(title: card.title)
        (title, artist) = (card.title, card.artist)
    }

    fileprivate func follow(_ card: Card, _ pin: Color, _ context: CardContext) {
        let new = CardValues(
            isCrossedOff: card.isCrossedOff, isChosen: card.isChosen, isSelected: context.selection.contains(id),
            sung: card.isChosen ? nil : card.sungTimes.last.map(Self.time), isNow: context.now == id,
            isEdited: context.edited == id && (card.partner == nil || card.partner != owner),
            dibs: context.songs.dibs(on: card), note: context.songs.note(on: card, in: owner), pin: pin,
            seed: card.title.seed, title: card.title, artist: card.artist)
        guard values != new else { return }
        values = new
        if title != card.title { title = card.title }
        if artist != card.artist { artist = card.artist }
        if isEdited != new.isEdited { isEdited = new.isEdited }
    }

    /// Returns the time of day, in hours and minutes.
    private static func time(_ date: Date) -> String {
        date.formatted(Date.FormatStyle(date: .omitted, time: .shortened))
    }
}

/// The state that determines the appearance of all cards.
private struct CardContext {
    let songs: BoardSongs
    let filter: CardFilter
    let selection: Set<Card.ID>
    /// The card that is being sung.
    let now: Card.ID?
    /// The times until the turns of people, once the evening has begun.
    let waits: [Person.ID: Board.Wait]

    init(songs: BoardSongs, model: BoardModel) {
        self.songs = songs
        now = model.board.nowSinging
        let hasBegun = now != nil || model.board.firstInTurn != nil || model.board.hasBegun
        waits = hasBegun ? model.board.waits : [:]
        (filter, selection) = (model.cardFilter, model.selection)
    }

    /// The card whose title is being edited.
    var edited: Card.ID? { if case .card(let id) = filter.editing { id } else { nil } }
}

/// Information about all songs of a board.
struct BoardSongs {
    private let board: Board
    private let cards: [SongKey: [Card.ID]]
    /// The chosen songs, each with the people who have chosen it.
    private let choices: [SongKey: [Person]]

    init(_ board: Board) { (self.board, cards, choices) = (board, board.cardsOfSongs, board.choices) }

    /// Returns names of other people who chose a card's song.
    func dibs(on card: Card) -> String? {
        choices[card.songKey] == nil ? nil : board.dibs(on: card.id, among: choices)?.name
    }

    /// Returns the name of the duet partner, or else of another person with the same song.
    func note(on card: Card, in column: Person.ID?) -> String? {
        if card.partner != nil {
            return board.singers(of: card.id).first { $0.id != column }.map { "with \($0.name)" }
        }
        for other in cards[card.songKey] ?? [] where other != card.id {
            if let owner = board.owner(of: other) { return "also \(owner.name)" }
        }
        return nil
    }
}
