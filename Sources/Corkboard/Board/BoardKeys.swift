import BoardDocument
import CorkUI
import SongCatalog

/// The keys of a board wherever the focus is on it, beside those of its menu.
@MainActor
enum BoardKeys {
    struct Target {
        let model: BoardModel
        let clipboard: (any Clipboard)?

        func paste() {
            Task { if let text = await clipboard?.text() { model.addText(text, to: model.focusedOwner) } }
        }
    }

    static let all = KeyCommands<Target>([
        "Board": [
            KeyCommand("Paste Songs", "v", modifiers: .command) { $0.paste() },
            KeyCommand("Cancel", .escape) { target -> KeyPress.Result in
                guard target.model.canCancel else { return .ignored }
                target.model.cancel()
                return .handled
            },
        ]
    ])
}

extension BoardModel {
    /// Looks for songs, from the search field.
    func beginSearch() {
        search = search ?? ""
        wantedFocus = .search
    }

    var canCancel: Bool {
        focused == .library || editing != nil || search != nil || !selection.isEmpty
    }

    /// Escape: hides the library, else ends typing, else the search, else the selection.
    func cancel() {
        if focused == .library { return toggleLibrary() }
        if editing != nil { return cancelTyping() }
        if search != nil { search = nil } else { selection = [] }
    }

    /// Whose column the focus is in; nil where it is in none.
    var focusedOwner: Person.ID? {
        guard case .card(let id) = focused else { return nil }
        return board.owner(of: id)?.id
    }

    /// Accepts the text when the focus leaves its field.
    func focusMoved(from old: BoardFocus?, to new: BoardFocus?) {
        focused = new
        switch new {
        case .card(let id): lastOwner = board.owner(of: id)?.id
        case .field(.newCards(let owner)): lastOwner = owner
        default: break
        }
        guard case .field(let place) = old, new != old, editing == place else { return }
        finishTyping()
    }

    /// Which cards are shown, as the search and the filter are.
    var cardFilter: CardFilter {
        CardFilter(query: SongQuery(search ?? ""), hidesCrossedOff: hidesCrossedOff, editing: editing)
    }
}

/// Which cards of a board are shown.
struct CardFilter: Equatable {
    let query: SongQuery
    let hidesCrossedOff: Bool
    let editing: BoardEditing?

    /// Those of `cards` that are shown.
    func shown(_ cards: [Card]) -> [Card] { query.isEmpty && !hidesCrossedOff ? cards : cards.filter(shows) }

    func shows(_ card: Card) -> Bool {
        (!hidesCrossedOff || !card.isCrossedOff || editing == .card(card.id))
            && query.matches(title: card.title, artist: card.artist, code: card.code)
    }
}
