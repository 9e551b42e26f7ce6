import BoardDocument
import CorkUI

/// The cards of one person.
struct BoardCards: View {
    let column: PinnedColumn

    var body: some View {
        // The closure captures nothing, so that only changed cards are updated.
        ForEach(column.cards) { CardFace(pinned: $0).containerValue(\.card, $0.valuesAndActions) }
    }
}

extension PinnedCard {
    fileprivate var valuesAndActions: CardValues {
        var result = values
        result.actions = .of(self)
        return result
    }
}

/// The text of a card, or the field for editing it.
private struct CardFace: View {
    let pinned: PinnedCard

    var body: some View {
        ZStack {
            if pinned.isEdited { CardField(pinned: pinned) } else { Text(pinned.title) }
        }
    }
}

/// The field for the title of a card.
private struct CardField: View {
    let pinned: PinnedCard
    @Environment(\.boardFocus) private var focus

    var body: some View {
        if let focus { BoardField(prompt: "Title", place: .card(pinned.id), pinned.model, focus) }
    }
}

/// The header card of a person: the name, the number of remaining cards, and a menu.
struct PersonHeader: View {
    let person: Person
    let column: PinnedColumn
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding

    var body: some View {
        if model.editing == .person(person.id) {
            BoardField(prompt: "Name", place: .person(person.id), model, focus).frame(width: BoardMetrics.nameWidth)
        } else {
            Text(person.name).bold().lineLimit(1).help(person.name)
        }
        Text(person.isSetAside ? "set aside" : "\(column.leftCount) of \(column.count) left")
            .font(.body.monospacedDigit()).lineLimit(1).fixedSize()
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
