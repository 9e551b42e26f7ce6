import BoardDocument
import CorkUI
import SongCatalog

/// The cards of one person.
struct BoardCards: View {
    let section: BoardSection
    let repeated: [SongKey: [Card.ID]]
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding

    var body: some View {
        let pin = BoardPalette.pins[(section.person?.colorIndex ?? 0) % BoardPalette.pins.count]
        let board = model.board
        let query = SongQuery(model.search ?? "")
        ForEach(section.cards.filter { model.shows($0, query) }) { card in
            CardFace(card: card, isEdited: isEdited(card), model: model, focus: focus)
                .containerValue(\.card, values(card, pin, on: board))
        }
    }

    private func isEdited(_ card: Card) -> Bool { model.editing == .card(card.id) && card.partner != section.id }

    private func values(_ card: Card, _ pin: Color, on board: Board) -> CardValues {
        CardValues(
            isRejected: card.isCrossedOff, isChosen: card.isChosen, isSelected: model.selection.contains(card.id),
            isEdited: isEdited(card), isDropPlace: model.dropPlace == .card(card.id, of: section.id),
            dibs: board.dibs(on: card.id)?.name, note: note(card, on: board), pin: pin,
            seed: card.title.seed, title: card.title, actions: .of(card.id, inColumnOf: section.id, model, focus))
    }

    /// Who sings along, else whose column has the same song.
    private func note(_ card: Card, on board: Board) -> String? {
        if card.partner != nil {
            return board.singers(of: card.id).first { $0.id != section.id }.map { "with \($0.name)" }
        }
        let others = (repeated[card.songKey] ?? []).filter { $0 != card.id }
        return others.lazy.compactMap { board.owner(of: $0) }.first.map { "also \($0.name)" }
    }
}

/// What is written on a card, or the field in which it is.
private struct CardFace: View {
    let card: Card
    let isEdited: Bool
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding

    var body: some View {
        ZStack {
            if isEdited {
                BoardField(prompt: "Title", place: .card(card.id), model, focus)
            } else {
                Text(card.title)
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
