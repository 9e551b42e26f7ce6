import BoardDocument
import CorkUI
import SongCatalog

/// What the keys of the window do wherever the focus is on the board, beside those of its menu.
enum BoardKeys {
    static let all: Set<KeyEquivalent> = ["v", .escape]

    static func perform(_ press: KeyPress, _ model: BoardModel, clipboard: (any Clipboard)?) -> KeyPress.Result {
        switch (press.key, press.modifiers) {
        case ("v", .command):
            Task { if let text = await clipboard?.text() { model.addText(text, to: model.focusedOwner) } }
        case (.escape, []):
            guard model.canCancel else { return .ignored }
            model.cancel()
        default: return .ignored
        }
        return .handled
    }
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

    /// What is typed is taken when the focus leaves its field.
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
