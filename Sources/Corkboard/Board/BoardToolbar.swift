import BoardDocument
import CorkUI

/// The header bar's buttons.
struct BoardToolbar: View {
    let model: BoardModel
    @Environment(\.fileDialogs) private var fileDialogs

    var body: some View {
        ToolbarItem(placement: .navigation) {
            Button("Open…") { Task { await model.chooseFiles(fileDialogs) } }
                .keyboardShortcut("o")
                .help("Open a board, or add the songs of a file (Ctrl+O)")
        }
        ToolbarItem(placement: .navigation) {
            IconButton(icon: "edit-undo-symbolic", label: undoLabel, shortcut: "Ctrl+Z") { model.undo() }
                .keyboardShortcut("z")
                .disabled(model.history.undoName == nil)
        }
        ToolbarItem(placement: .navigation) {
            IconButton(icon: "edit-redo-symbolic", label: redoLabel, shortcut: "Ctrl+Shift+Z") { model.redo() }
                .keyboardShortcut("z", modifiers: [.command, .shift])
                .disabled(model.history.redoName == nil)
        }
        ToolbarItem(placement: .primaryAction) {
            IconButton(icon: "contact-new-symbolic", label: "Add a Person", shortcut: "Ctrl+N") {
                model.begin(.newPerson)
            }
            .keyboardShortcut("n")
        }
        ToolbarItem(placement: .primaryAction) {
            let isTidy = model.board.arrangement == .tidy
            IconButton(
                icon: isTidy ? "media-playlist-shuffle-symbolic" : "view-grid-symbolic",
                label: isTidy ? "Scatter Cards" : "Tidy Up", shortcut: "Ctrl+T"
            ) { model.toggleArrangement() }
            .keyboardShortcut("t")
        }
        ToolbarItem(placement: .primaryAction) {
            Button("Save") { Task { await model.save(fileDialogs) } }
                .keyboardShortcut("s")
                .disabled(!model.history.isDirty)
                .help("Save the board (Ctrl+S)")
        }
    }

    private var undoLabel: String { model.history.undoName.map { "Undo \($0)" } ?? "Undo" }
    private var redoLabel: String { model.history.redoName.map { "Redo \($0)" } ?? "Redo" }
}

/// A button with an icon, named for those who cannot see it.
struct IconButton: View {
    let icon: String
    let label: String
    let shortcut: String
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) { Image(systemName: icon) }
            .accessibilityLabel(label)
            .help("\(label) (\(shortcut))")
    }
}
