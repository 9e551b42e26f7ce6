import BoardDocument
import CorkUI

/// The header bar's buttons.
struct BoardToolbar: View {
    let model: BoardModel
    @Environment(\.fileDialogs) private var fileDialogs

    var body: some View {
        DocumentButtons(model: model, openHelp: "Open a board, or add the songs of a file") {
            Task { await model.chooseFiles(fileDialogs) }
        }
        ToolbarItem(placement: .primaryAction) {
            IconButton(icon: "contact-new-symbolic", label: "Add a Person", shortcut: "Ctrl+N") {
                model.begin(.newPerson)
            }
            .keyboardShortcut("n")
        }
        ToolbarItem(placement: .primaryAction) { ArrangementButton(model: model) }
        SaveButton(model: model)
    }
}

/// A button that switches between scattered and tidy cards.
private struct ArrangementButton: View {
    let model: BoardModel

    var body: some View {
        let isTidy = model.pinned.arrangement == .tidy
        IconButton(
            icon: isTidy ? "media-playlist-shuffle-symbolic" : "view-grid-symbolic",
            label: isTidy ? "Scatter Cards" : "Tidy Up", shortcut: "Ctrl+T"
        ) { model.toggleArrangement() }
        .keyboardShortcut("t")
    }
}
