import BoardDocument
import CorkUI
import SongCatalog

/// The keyboard shortcuts of a board with the focus, in addition to those of its menu.
@MainActor
enum BoardKeys {
    static let all = KeyCommands<BoardModel>([
        "Board": [
            KeyCommand("Cancel", .escape) { model -> KeyPress.Result in
                guard model.canCancel else { return .ignored }
                model.cancel()
                return .handled
            }
        ]
    ])
}

extension BoardModel {
    /// Shows the search field and focuses it.
    func beginSearch() {
        search = search ?? ""
        wantedFocus = .search
    }

    var canCancel: Bool {
        focused == .library || editing != nil || search != nil || !selection.isEmpty
    }

    /// Hides the focused library, or else ends editing, the search or the selection, for the Escape key.
    func cancel() {
        if focused == .library { return toggleLibrary() }
        if editing != nil { return cancelTyping() }
        if search != nil { search = nil } else { selection = [] }
    }

    /// The owner of the focused card; `nil` for a loose card or no card.
    var focusedOwner: Person.ID? {
        guard case .card(let id) = focused else { return nil }
        return board.owner(of: id)?.id
    }

    /// Updates the state after the focus has moved, and accepts the text of a field that lost the focus.
    func focusMoved(from old: BoardFocus?, to new: BoardFocus?) {
        focused = new
        switch new {
        case .card(let id): lastOwner = board.owner(of: id)?.id
        case .field(.newCards(let owner)): lastOwner = owner
        default: break
        }
        guard let editing, let old, old.isAt(editing), new?.isAt(editing) != true else { return }
        // The song that had the focus is on a card now.
        if case .sungBefore = old, new == nil { return }
        finishTyping()
    }

    /// The filter of the cards by the search and the View menu.
    var cardFilter: CardFilter {
        CardFilter(query: SongQuery(search ?? ""), hidesCrossedOff: hidesCrossedOff, editing: editing)
    }
}

/// A filter for the visible cards of a board.
struct CardFilter: Equatable {
    let query: SongQuery
    let hidesCrossedOff: Bool
    let editing: BoardEditing?

    /// Returns the visible cards of `cards`.
    func shown(_ cards: [Card]) -> [Card] { query.isEmpty && !hidesCrossedOff ? cards : cards.filter(shows) }

    func shows(_ card: Card) -> Bool {
        (!hidesCrossedOff || !card.isCrossedOff || editing == .card(card.id))
            && query.matches(title: card.title, artist: card.artist, code: card.code)
    }
}
