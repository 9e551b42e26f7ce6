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
            if pinned.isEdited {
                CardField(pinned: pinned)
            } else if let artist = pinned.artist {
                CardSong(title: pinned.title, artist: artist)
            } else {
                Text(pinned.title)
            }
        }
    }
}

/// The title of a card over its artist, who has a line in any case.
private struct CardSong: View {
    let title: String
    let artist: String
    @Environment(\.lineLimit) private var lineLimit

    var body: some View {
        VStack(spacing: 0) {
            Text(title).lineLimit(lineLimit.map { max($0 - 1, 1) })
            Text(artist).font(.caption).lineLimit(1)
        }
    }
}

/// The field for the song of a card.
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

    @Environment(\.textScale) private var textScale

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if model.editing == .person(person.id) {
                BoardField(prompt: "Name", place: .person(person.id), model, focus)
            } else {
                Text(person.name).bold().lineLimit(1).help(person.name)
            }
            Text(person.isSetAside ? "set aside" : "\(column.leftCount) of \(column.count) left")
                .font(.caption.monospacedDigit()).lineLimit(1)
            if let wait = column.wait, !person.isSetAside { Text(wait).font(.caption).lineLimit(1).help(wait) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        let size = (BoardMetrics.buttonSize * textScale).rounded()
        Button { [model, person] in
            model.begin(.newCards(person.id))
        } label: {
            Text(verbatim: "+").bold().frame(minWidth: size, minHeight: size)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Add a song for \(person.name)")
        .help("Add a song for \(person.name)")
        Menu { [model, person] in
            PersonMenu(person: person, model: model)
        } label: {
            Text(verbatim: "⋮").bold().frame(minWidth: size, minHeight: size)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("More for \(person.name)")
    }
}
