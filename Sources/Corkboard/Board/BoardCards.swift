import BoardDocument
import CorkUI
import SongCatalog

/// The cards of one person.
struct BoardCards: View {
    let cards: [PinnedCard]

    var body: some View {
        // The content captures nothing: only cards that are others are made again.
        ForEach(cards) { CardFace(pinned: $0).containerValue(\.card, CardValues($0)) }
    }
}

/// Where cards hang.
struct CardColumn: Equatable {
    let person: Person.ID?
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding

    static func == (a: CardColumn, b: CardColumn) -> Bool { a.person == b.person && a.model === b.model }
}

/// A card as it hangs in a column: equal ones look alike and tell the same, whatever else changed on the board.
struct PinnedCard: Identifiable, Equatable {
    let card: Card
    let column: CardColumn
    let pin: Color
    let isSelected: Bool
    /// Whether the title is being typed.
    let isEdited: Bool
    /// Whether what is dragged would go before this card.
    let isDropPlace: Bool
    /// Who else has chosen the same song.
    let dibs: String?
    /// Who sings along, or whose column has the same song.
    let note: String?

    var id: Card.ID { card.id }
}

/// What is known of the songs of a whole board.
struct BoardSongs {
    private let board: Board
    /// The songs that are on several cards, with these.
    private let repeated: [SongKey: [Card.ID]]
    /// The songs that somebody has chosen, with everyone who has.
    private let choices: [SongKey: [Person]]

    init(of board: Board) {
        self.board = board
        repeated = board.repeatedSongs
        choices = board.choices
    }

    /// Who else has chosen a card's song.
    func dibs(on card: Card) -> String? { board.dibs(on: card.id, among: choices)?.name }

    /// Who sings along in somebody's column, else whose column has the same song.
    func note(on card: Card, in column: Person.ID?) -> String? {
        if card.partner != nil {
            return board.singers(of: card.id).first { $0.id != column }.map { "with \($0.name)" }
        }
        for other in repeated[card.songKey] ?? [] where other != card.id {
            if let owner = board.owner(of: other) { return "also \(owner.name)" }
        }
        return nil
    }
}

extension BoardModel {
    /// The cards that hang in a column.
    ///
    /// - Parameter songs: what is known of those of the whole board.
    func pinnedCards(
        of section: BoardSection, _ songs: BoardSongs, _ focus: FocusState<BoardFocus?>.Binding
    ) -> [PinnedCard] {
        let (selection, editing, dropPlace, filter) = (selection, editing, dropPlace, cardFilter)
        let pin = BoardPalette.pins[(section.person?.colorIndex ?? 0) % BoardPalette.pins.count]
        let column = CardColumn(person: section.id, model: self, focus: focus)
        var pinned: [PinnedCard] = []
        pinned.reserveCapacity(section.cards.count)
        for card in section.cards where filter.shows(card) {
            pinned.append(
                PinnedCard(
                    card: card, column: column, pin: pin, isSelected: selection.contains(card.id),
                    isEdited: editing == .card(card.id) && card.partner != section.id,
                    isDropPlace: dropPlace == .card(card.id, of: section.id), dibs: songs.dibs(on: card),
                    note: songs.note(on: card, in: section.id)))
        }
        return pinned
    }
}

extension CardValues {
    /// What a card of a board tells.
    fileprivate init(_ pinned: PinnedCard) {
        self.init(
            isRejected: pinned.card.isCrossedOff, isChosen: pinned.card.isChosen, isSelected: pinned.isSelected,
            isEdited: pinned.isEdited, isDropPlace: pinned.isDropPlace, dibs: pinned.dibs, note: pinned.note,
            pin: pinned.pin, seed: pinned.card.title.seed, title: pinned.card.title,
            actions: .of(pinned.id, in: pinned.column))
    }
}

/// What is written on a card, or the field in which it is.
private struct CardFace: View {
    let pinned: PinnedCard

    var body: some View {
        ZStack {
            if pinned.isEdited {
                BoardField(prompt: "Title", place: .card(pinned.id), pinned.column.model, pinned.column.focus)
            } else {
                Text(pinned.card.title)
            }
        }
    }
}

/// The header card of a person: name, how many cards are left, and what can be done.
struct PersonHeader: View {
    let person: Person
    let section: BoardSection
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding

    var body: some View {
        if model.editing == .person(person.id) {
            BoardField(prompt: "Name", place: .person(person.id), model, focus).frame(width: 150)
        } else {
            Text(person.name).bold()
        }
        Text(person.isSetAside ? "set aside" : "\(section.leftCount) of \(section.cards.count) left")
            .font(.body.monospacedDigit())
        Button { [model, person] in
            model.begin(.newCards(person.id))
        } label: {
            Text(verbatim: "+").bold().padding(.horizontal, 4)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Add a song for \(person.name)")
        .help("Add a song for \(person.name)")
        Menu { [model, person] in
            PersonMenu(person: person, model: model)
        } label: {
            Text(verbatim: "⋮").bold().padding(.horizontal, 4)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("More for \(person.name)")
    }
}
