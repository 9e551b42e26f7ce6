import BoardDocument
import CorkUI
import Observation
import SongCatalog

/// A board as its window shows it, in parts that are told of by themselves: an edit concerns those alone who show what is
/// different.
@Observable
final class PinnedBoard {
    private(set) var columns: [PinnedColumn] = []
    private(set) var arrangement = Arrangement.tidy
    /// Whether there are neither people nor cards.
    private(set) var isEmpty = true
    @ObservationIgnored private var songs = BoardSongs(of: Board())

    /// Takes over what a model says now.
    ///
    /// - Complexity: O(cards)
    func follow(_ model: BoardModel) {
        let board = model.board
        songs = BoardSongs(of: board, after: songs)
        let shown = CardContext(songs: songs, model: model)
        let sections = board.sections
        if columns.map(\.id) != sections.map(\.id) {
            let known = Dictionary(columns.map { ($0.id, $0) }) { first, _ in first }
            columns = sections.map { known[$0.id] ?? PinnedColumn($0.id, in: model) }
        }
        for (column, section) in zip(columns, sections) { column.follow(section, shown) }
        if arrangement != board.arrangement { arrangement = board.arrangement }
        if isEmpty != board.isEmpty { isEmpty = board.isEmpty }
    }
}

/// The cards of one person, or of nobody.
@Observable
final class PinnedColumn: Identifiable {
    let id: Person.ID?
    /// It keeps the columns.
    unowned let model: BoardModel
    private(set) var person: Person?
    private(set) var cards: [PinnedCard] = []
    /// How many cards there are, hidden ones too.
    private(set) var count = 0
    /// How many of them are not crossed off.
    private(set) var leftCount = 0
    /// Whether what is dragged would go to the end of the column.
    private(set) var isDropPlace = false

    init(_ id: Person.ID?, in model: BoardModel) {
        self.id = id
        self.model = model
    }

    fileprivate func follow(_ section: BoardSection, _ context: CardContext) {
        let cards = context.filter.shown(section.cards)
        if !cards.elementsEqual(self.cards, by: { $0.id == $1.id }) {
            let known = Dictionary(self.cards.map { ($0.id, $0) }) { first, _ in first }
            self.cards = cards.map { known[$0.id] ?? PinnedCard($0, in: self) }
        }
        let pin = BoardPalette.pins[(section.person?.colorIndex ?? 0) % BoardPalette.pins.count]
        for (pinned, card) in zip(self.cards, cards) { pinned.follow(card, pin, context) }
        if person != section.person { person = section.person }
        if count != section.cards.count { count = section.cards.count }
        if leftCount != section.leftCount { leftCount = section.leftCount }
        let isDropPlace = context.dropPlace == .column(id)
        if self.isDropPlace != isDropPlace { self.isDropPlace = isDropPlace }
    }
}

/// A card as it hangs in a column.
@Observable
final class PinnedCard: Identifiable {
    let id: Card.ID
    /// Whose column it is.
    let owner: Person.ID?
    /// It keeps the columns.
    unowned let model: BoardModel
    private(set) var look: CardLook

    fileprivate init(_ card: Card, in column: PinnedColumn) {
        id = card.id
        owner = column.id
        model = column.model
        look = CardLook(card: card)
    }

    fileprivate func follow(_ card: Card, _ pin: Color, _ context: CardContext) {
        let new = CardLook(
            card: card, pin: pin, isSelected: context.selection.contains(id),
            isEdited: context.edited == id && card.partner != owner,
            isDropPlace: context.dropCard == id && context.dropPlace?.owner == owner,
            dibs: context.songs.dibs(on: card), note: context.songs.note(on: card, in: owner))
        if look != new { look = new }
    }
}

/// What a card looks like and tells.
struct CardLook: Equatable {
    let card: Card
    var pin = BoardPalette.pins[0]
    var isSelected = false
    /// Whether the title is being typed.
    var isEdited = false
    /// Whether what is dragged would go before this card.
    var isDropPlace = false
    /// Who else has chosen the same song.
    var dibs: String?
    var note: CardNote?
}

/// What is to be known of a card's song.
enum CardNote: Equatable {
    /// Who sings along.
    case with(String)
    /// Whose column has the same song.
    case also(String)

    var text: String {
        switch self {
        case .with(let name): "with \(name)"
        case .also(let name): "also \(name)"
        }
    }
}

/// What cards look like follows from, beside the cards.
private struct CardContext {
    let songs: BoardSongs
    let filter: CardFilter
    let selection: Set<Card.ID>
    /// The card whose title is being typed.
    let edited: Card.ID?
    let dropPlace: BoardPlace?
    /// The card before which what is dragged would go.
    let dropCard: Card.ID?

    init(songs: BoardSongs, model: BoardModel) {
        self.songs = songs
        (filter, selection, dropPlace) = (model.cardFilter, model.selection, model.dropPlace)
        edited = if case .card(let id) = model.editing { id } else { nil }
        dropCard = if case .card(let id, _) = dropPlace { id } else { nil }
    }
}

/// What is known of the songs of a whole board.
struct BoardSongs {
    private let board: Board
    /// The songs that are on several cards, with these.
    private let repeated: [SongKey: [Card.ID]]
    /// The songs that somebody has chosen, with everyone who has.
    private let choices: [SongKey: [Person]]

    /// - Parameter last: what was known of the songs of a board before it was edited.
    init(of board: Board, after last: BoardSongs? = nil) {
        self.board = board
        repeated = last.flatMap { $0.board.hasSameSongs(as: board) ? $0.repeated : nil } ?? board.repeatedSongs
        choices = board.choices
    }

    /// Who else has chosen a card's song.
    func dibs(on card: Card) -> String? {
        choices[card.songKey] == nil ? nil : board.dibs(on: card.id, among: choices)?.name
    }

    /// Who sings along in somebody's column, else whose column has the same song.
    func note(on card: Card, in column: Person.ID?) -> CardNote? {
        if card.partner != nil {
            return board.singers(of: card.id).first { $0.id != column }.map { .with($0.name) }
        }
        for other in repeated[card.songKey] ?? [] where other != card.id {
            if let owner = board.owner(of: other) { return .also(owner.name) }
        }
        return nil
    }
}
