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
        ToolbarItem(placement: .primaryAction) {
            IconButton(icon: "edit-find-symbolic", label: "Find", shortcut: "Ctrl+F") { model.beginSearch() }
        }
        ToolbarItem(placement: .primaryAction) {
            IconButton(icon: "folder-music-symbolic", label: "Library", shortcut: "Ctrl+L") { model.toggleLibrary() }
        }
        ToolbarItem(placement: .primaryAction) {
            IconButton(icon: "video-display-symbolic", label: "Present", shortcut: "F5") { model.present() }
        }
        SaveButton(model: model)
    }
}
