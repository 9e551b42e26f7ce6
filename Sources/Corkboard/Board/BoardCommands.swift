import BoardDocument
import CorkUI
import SongCatalog

/// The menus and keyboard shortcuts of a board's window.
struct BoardCommands: Commands {
    @FocusedValue(BoardModel.self) private var model

    var body: some Commands {
        CommandGroup(replacing: .newItem) { NewWindowItems() }
        CommandGroup(replacing: .saveItem) { if let model { BoardSaveItems(model: model) } }
        CommandGroup(replacing: .importExport) { if let model { BoardShareItems(model: model) } }
        CommandGroup(replacing: .sidebar) { if let model { BoardViewItems(model: model) } }
    }
}

/// Menu items that save and revert a board.
struct BoardSaveItems: View {
    let model: BoardModel

    var body: some View {
        DocumentItems(model: model)
        Button("Revert to Last Opened") { model.revertToOpened() }.disabled(model.board == model.opened)
    }
}

/// Menu items that export and share a board.
struct BoardShareItems: View {
    let model: BoardModel
    @Environment(\.fileDialogs) private var fileDialogs
    @Environment(\.clipboard) private var clipboard
    @Environment(\.printing) private var printing
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button("Paste Songs") { Task { await model.pasteSongs(clipboard) } }.keyboardShortcut("v")
        Button("Copy Reply") { model.copyReply(clipboard) }.keyboardShortcut("r")
        Button("Mail Reply…") { model.mailReply(openURL, clipboard) }.disabled(model.board.reply() == nil)
        Menu("Export") {
            ForEach(BoardForm.allCases, id: \.self) { form in
                Button(form.name) { Task { await model.export(form, fileDialogs, printing) } }
            }
        }
        Button("Print…") { Task { await model.print(printing) } }.keyboardShortcut("p")
    }
}

/// Menu items that show and hide parts of a board.
struct BoardViewItems: View {
    let model: BoardModel
    @Environment(\.displays) private var displays

    var body: some View {
        Button("Find…") { model.beginSearch() }.keyboardShortcut("f")
        Button(model.hidesCrossedOff ? "Show Crossed Off" : "Hide Crossed Off") { model.hidesCrossedOff.toggle() }
            .keyboardShortcut("h")
        Button(model.showsLibrary ? "Hide Library" : "Show Library") { model.toggleLibrary() }.keyboardShortcut("l")
        Button(model.pinned.arrangement == .tidy ? "Scatter Cards" : "Tidy Up") { model.toggleArrangement() }
            .keyboardShortcut("t")
        Button("New Evening") { model.beginEvening() }
            .disabled(!model.board.hasMarks)
        Button("Present") { model.present() }.keyboardShortcut(.function(5), modifiers: [])
        if let wall = model.wall {
            Button("Stop Presenting on \(wall.name)") { model.wall = nil }
        } else {
            ForEach(displays?.others ?? []) { display in
                Button("Present on \(display.name)") { model.present(on: display) }
            }
        }
    }
}
