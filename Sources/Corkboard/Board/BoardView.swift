import BoardDocument
import CorkUI
import Foundation

/// The window of a board.
struct BoardView: View {
    let model: BoardModel
    @Environment(\.fileDialogs) private var fileDialogs

    var body: some View {
        VStack(spacing: 0) {
            ForEach(model.notices) { notice in
                NoticeStrip(text: notice.text, button: "Dismiss") { model.dismiss(notice) }
            }
            if let reading = model.reading {
                NoticeStrip(
                    text: "Reading \(reading.file): \(Int(reading.progress * 100)) %", button: "Cancel"
                ) { model.cancelReading() }
            }
            DisplayBoard(arrangement: model.board.arrangement) {
                ForEach(model.board.sections) { section in
                    if let person = section.person {
                        Section {
                            BoardCards(section: section, model: model)
                        } header: {
                            Text(person.name).bold()
                            Text("\(section.leftCount) of \(section.cards.count) left")
                                .font(.body.monospacedDigit())
                        }
                        .containerValue(\.columnName, person.name)
                    } else {
                        BoardCards(section: section, model: model)
                    }
                }
            }
        }
        .navigationTitle(model.title)
        .toolbar { BoardToolbar(model: model) }
        .closeQuestion(
            isNeeded: model.history.isDirty, "Save “\(model.name)” before closing?",
            message: "What you changed since it was saved will be lost."
        ) { await model.save(fileDialogs) }
    }
}

/// The cards of one person.
struct BoardCards: View {
    let section: BoardSection
    let model: BoardModel

    var body: some View {
        let pin = BoardPalette.pins[(section.person?.colorIndex ?? 0) % BoardPalette.pins.count]
        let board = model.board
        ForEach(section.cards) { card in
            Text(card.title).containerValue(\.card, values(card, pin, on: board))
        }
    }

    private func values(_ card: Card, _ pin: Color, on board: Board) -> CardValues {
        CardValues(
            isRejected: card.isCrossedOff, isChosen: card.isChosen, dibs: board.dibs(on: card.id)?.name, pin: pin,
            seed: card.title.seed, title: card.title,
            crossOff: CardAction(card: card.id) { [model] in model.toggleCrossedOff(card.id) })
    }
}

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

/// A strip of paper over the board that tells something.
struct NoticeStrip: View {
    let text: String
    let button: String
    let action: @MainActor () -> Void
    @Environment(\.boardPalette) private var palette

    var body: some View {
        HStack(spacing: 12) {
            Text(text).foregroundStyle(palette.ink).frame(maxWidth: .infinity, alignment: .leading)
            Button(button, action: action)
        }
        .padding(.horizontal, 24)
        .padding(.vertical, 6)
        .background { Rectangle().fill(palette.paper) }
    }
}
