import BoardDocument
import CorkUI
import SongCatalog

/// The menu of the window.
struct BoardMenu: View {
    let model: BoardModel
    @Environment(\.fileDialogs) private var fileDialogs
    @Environment(\.clipboard) private var clipboard
    @Environment(\.printing) private var printing
    @Environment(\.openURL) private var openURL

    var body: some View {
        Menu {
            Button("Find…") { model.beginSearch() }.keyboardShortcut("f")
            Button(model.hidesCrossedOff ? "Show Crossed Off" : "Hide Crossed Off") { model.hidesCrossedOff.toggle() }
                .keyboardShortcut("h")
            Button(model.showsLibrary ? "Hide Library" : "Show Library") { model.toggleLibrary() }.keyboardShortcut("l")
            Button("Present") { model.present() }.keyboardShortcut(.function(5), modifiers: [])
            Divider()
            Button("Copy Reply") { model.copyReply(clipboard) }
                .keyboardShortcut("r")
                .disabled(model.board.reply() == nil)
            Button("Mail Reply…") { model.mailReply(openURL, clipboard) }.disabled(model.board.reply() == nil)
            Menu("Export") {
                ForEach(BoardForm.allCases, id: \.self) { form in
                    Button(form.name) { Task { await model.export(form, fileDialogs, printing) } }
                }
            }
            Button("Print…") { Task { await model.print(printing) } }.keyboardShortcut("p")
            Divider()
            Button("New Board") { model.openNew?() }
                .keyboardShortcut("n", modifiers: [.command, .shift])
                .disabled(model.openNew == nil)
            Button("Save As…") { Task { await model.saveAs(fileDialogs) } }
                .keyboardShortcut("s", modifiers: [.command, .shift])
            Menu("Revert to") {
                Button("Last Saved") { Task { await model.reload("Revert") } }
                    .disabled(model.fileURL == nil || !model.history.isDirty)
                Button("Last Opened") { model.revertToOpened() }.disabled(model.board == model.opened)
            }
        } label: {
            Image(systemName: "open-menu-symbolic")
        }
        .accessibilityLabel("Menu")
    }
}

/// What the keys of the window do wherever the focus is on the board.
enum BoardKeys {
    static let all: Set<KeyEquivalent> = ["f", "h", "l", "n", "p", "r", "s", "v", .escape, .function(5)]

    static func perform(
        _ press: KeyPress, _ model: BoardModel, fileDialogs: (any FileDialogs)?, clipboard: (any Clipboard)?,
        printing: (any Printing)?
    ) -> KeyPress.Result {
        switch (press.key, press.modifiers) {
        case ("f", .command): model.beginSearch()
        case ("h", .command): model.hidesCrossedOff.toggle()
        case ("l", .command): model.toggleLibrary()
        case ("r", .command): model.copyReply(clipboard)
        case (.function(5), []): model.present()
        case ("p", .command): Task { await model.print(printing) }
        case ("n", [.command, .shift]):
            guard let openNew = model.openNew else { return .ignored }
            openNew()
        case ("s", [.command, .shift]): Task { await model.saveAs(fileDialogs) }
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

    /// Whether a card is shown, as the search and the filter are.
    func shows(_ card: Card, _ query: SongQuery) -> Bool {
        (!hidesCrossedOff || !card.isCrossedOff || editing == .card(card.id))
            && query.matches(title: card.title, artist: card.artist, code: card.code)
    }
}
