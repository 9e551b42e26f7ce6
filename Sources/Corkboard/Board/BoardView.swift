import BoardDocument
import CorkUI
import Foundation
import SongCatalog

/// The window of a board.
struct BoardView: View {
    let model: BoardModel
    @FocusState private var focus: BoardFocus?

    var body: some View {
        VStack(spacing: 0) {
            BoardStrips(model: model, focus: $focus)
            BoardArea(model: model, focus: $focus)
        }
        .dropDestination(for: BoardTransfer.self) { items, _ in model.drop(items, on: .board) }
        .importPreview(model)
        .columnsQuestion(model)
        .peopleQuestion(model)
        .cardDetails(model)
        .toast(
            Binding {
                model.toast
            } set: {
                model.toast = $0
            }
        ) { model.undo() }
        .keyCommands(BoardKeys.all, on: model)
        .background { BoardFocusing(model: model, focus: $focus) }
        .environment(\.boardFocus, $focus)
        .fullScreenCover(
            isPresented: Binding {
                model.presented != nil
            } set: {
                if !$0 { model.presented = nil }
            }
        ) {
            PresentView(model: model).keepsScreenOn("Presenting a board")
        }
        .wall(model)
        .focusedSceneValue(model)
        .toolbar { BoardToolbar(model: model) }
        .documentWindow(model)
        .paperNotices()
    }
}

/// An empty view that synchronizes the focus with the model, so that focus changes update no other view.
private struct BoardFocusing: View {
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding

    var body: some View {
        Color.clear.frame(width: 0, height: 0)
            .onChange(of: model.wantedFocus, initial: true) { _, wanted in
                guard let wanted else { return }
                focus.wrappedValue = wanted
                model.wantedFocus = nil
            }
            .onChange(of: focus.wrappedValue) { old, new in model.focusMoved(from: old, to: new) }
            .defaultFocus(focus, model.pinned.firstCard.map { .card($0.id) })
    }
}

/// The notices and the search field above the board.
private struct BoardStrips: View {
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding

    var body: some View {
        DocumentStrips(model: model)
        if let reading = model.reading {
            NoticeStrip(
                text: "Reading \(reading.file): \(Int(reading.progress * 100)) %", button: "Cancel"
            ) { model.cancelReading() }
        }
        if model.search != nil { SearchStrip(model: model, focus: focus) }
    }
}

/// The board, and the library beside it.
private struct BoardArea: View {
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding

    var body: some View {
        HStack(spacing: 0) {
            if model.isReading {
                OpeningView(name: model.name)
            } else if model.pinned.isEmpty, model.editing == nil || model.editing == .newPerson {
                EmptyBoardView(model: model, focus: focus)
            } else {
                BoardColumns(model: model, focus: focus)
            }
            if model.showsLibrary { LibraryPane(model: model, focus: focus) }
        }
    }
}

/// The columns of a board that isn't empty.
private struct BoardColumns: View {
    let model: BoardModel
    let focus: FocusState<BoardFocus?>.Binding

    var body: some View {
        DisplayBoard(arrangement: model.pinned.arrangement, model: model) {
            ForEach(model.pinned.columns) { column in
                if let person = column.person {
                    Section {
                        BoardCards(column: column)
                    } header: {
                        PersonHeader(person: person, column: column, model: model, focus: focus)
                    } footer: {
                        if model.editing == .newCards(person.id) {
                            NewCardField(person: person, model: model, focus: focus)
                        }
                    }
                    .containerValue(\.column, ColumnValues(column))
                } else {
                    Section {
                        BoardCards(column: column)
                    }
                    .containerValue(\.column, ColumnValues(column))
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
}

extension ColumnValues {
    /// The container values of a column.
    fileprivate init(_ column: PinnedColumn) {
        self.init(
            name: column.person?.name ?? "", isDimmed: column.person?.isSetAside == true,
            isOpen: column.model.openColumns.contains(column.id),
            actions: ColumnActions(column: column.id))
    }
}

package struct BoardPreviews: PreviewProvider {
    package static var previews: some View {
        BoardView(model: party).previewDisplayName("Board")
        BoardView(model: BoardModel()).previewDisplayName("Board without songs")
    }

    private static let party: BoardModel = {
        var board = Board(title: "Party")
        board.add([
            NewCard(title: "Paper Moon", person: "Ann", isChosen: true),
            NewCard(title: "Old Harbour", person: "Ann", isCrossedOff: true),
            NewCard(title: "Tin Roof", artist: "The Gutters", person: "Ben"),
            NewCard(title: "Slow Train"),
        ])
        let model = BoardModel()
        model.replace(with: board, from: nil)
        return model
    }()
}
