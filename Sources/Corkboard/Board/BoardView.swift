import BoardDocument
import CorkUI
import Foundation

/// The window of a board.
struct BoardView: View {
    let model: BoardModel
    @FocusState private var focus: BoardFocus?
    @Environment(\.fileDialogs) private var fileDialogs
    @Environment(\.clipboard) private var clipboard
    @Environment(\.recentFiles) private var recentFiles
    @Environment(\.fileMonitors) private var fileMonitors
    @Environment(\.printing) private var printing

    var body: some View {
        VStack(spacing: 0) {
            BoardStrips(model: model, focus: $focus)
            HStack(spacing: 0) {
                if model.board.isEmpty, model.editing == nil || model.editing == .newPerson {
                    EmptyBoardView(model: model, focus: $focus)
                } else {
                    BoardColumns(model: model, focus: $focus)
                }
                if model.showsLibrary { LibraryPane(model: model, focus: $focus) }
            }
        }
        .dropPlace(.of(.board, in: model))
        .importPreview(model)
        .toast(
            Binding {
                model.toast
            } set: {
                model.toast = $0
            }
        ) { model.undo() }
        .onKeyPress(keys: BoardKeys.all) { press in
            BoardKeys.perform(press, model, fileDialogs: fileDialogs, clipboard: clipboard, printing: printing)
        }
        .onChange(of: model.wantedFocus, initial: true) { _, wanted in
            guard let wanted else { return }
            focus = wanted
            model.wantedFocus = nil
        }
        .onChange(of: model.fileURL, initial: true) { model.watchFile(fileMonitors) }
        .onChange(of: focus) { old, new in model.focusMoved(from: old, to: new) }
        .fullScreenCover(
            isPresented: Binding {
                model.presented != nil
            } set: {
                if !$0 { model.presented = nil }
            }
        ) {
            PresentView(model: model)
        }
        .navigationTitle(model.title)
        .toolbar { BoardToolbar(model: model) }
        .closeQuestion(
            isNeeded: model.history.isDirty, "Save “\(model.name)” before closing?",
            message: "What you changed since it was saved will be lost."
        ) { await model.save(fileDialogs) }
        .onAppear { model.noteRecent = { [recentFiles] in recentFiles?.note($0) } }
        .onDisappear { model.close() }
    }
}

/// What is told and looked for over the board.
private struct BoardStrips: View {
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding

    var body: some View {
        if let change = model.diskChange { DiskChangeStrip(change: change, model: model) }
        ForEach(model.notices) { notice in
            NoticeStrip(text: notice.text, button: "Dismiss") { model.dismiss(notice) }
        }
        if let reading = model.reading {
            NoticeStrip(
                text: "Reading \(reading.file): \(Int(reading.progress * 100)) %", button: "Cancel"
            ) { model.cancelReading() }
        }
        if model.search != nil { SearchStrip(model: model, focus: focus) }
    }
}

/// The columns of a board that has some.
private struct BoardColumns: View {
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding

    var body: some View {
        let board = model.board
        let repeated = board.repeatedSongs
        DisplayBoard(arrangement: board.arrangement) {
            ForEach(board.sections) { section in
                if let person = section.person {
                    Section {
                        BoardCards(section: section, repeated: repeated, model: model, focus: focus)
                    } header: {
                        PersonHeader(person: person, section: section, model: model, focus: focus)
                    } footer: {
                        if model.editing == .newCards(person.id) {
                            BoardField(prompt: "Song for \(person.name)", place: .newCards(person.id), model, focus)
                        }
                    }
                    .containerValue(\.column, values(section))
                } else {
                    Section {
                        BoardCards(section: section, repeated: repeated, model: model, focus: focus)
                    }
                    .containerValue(\.column, values(section))
                }
            }
            if model.editing == .newPerson {
                Section {
                } header: {
                    BoardField(prompt: "Who is singing?", place: .newPerson, model, focus)
                }
            }
        }
    }

    private func values(_ section: BoardSection) -> ColumnValues {
        ColumnValues(
            name: section.person?.name ?? "", isDimmed: section.person?.isSetAside == true,
            isDropPlace: model.dropPlace == .column(section.id), actions: .of(section.person, in: model))
    }
}
