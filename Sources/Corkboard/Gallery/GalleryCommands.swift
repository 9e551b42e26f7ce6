import CorkUI
import PictureFolder

/// The menus and keyboard shortcuts of a gallery window.
struct GalleryCommands: Commands {
    @FocusedValue(GalleryModel.self) private var model

    var body: some Commands {
        CommandGroup(replacing: .newItem) { NewWindowItems() }
        CommandGroup(after: .newItem) { if let model { GalleryOpenItems(model: model) } }
        CommandGroup(replacing: .undoRedo) { if let model { GalleryUndoItems(model: model) } }
        CommandMenu("Rating") { if let model { RatingItems(model: model) } }
        CommandMenu("View") { if let model { GalleryViewItems(model: model) } }
    }
}

/// The menu items that open other pictures.
struct GalleryOpenItems: View {
    let model: GalleryModel
    @Environment(\.fileDialogs) private var fileDialogs

    var body: some View {
        Button("Open Folder…") { Task { await model.chooseFolder(fileDialogs) } }
            .keyboardShortcut("o", modifiers: [.command, .shift])
    }
}

/// The menu items that change how pictures are shown.
struct GalleryViewItems: View {
    let model: GalleryModel

    var body: some View {
        Button("Larger Pictures") { model.zoom(by: 1) }.keyboardShortcut("+")
        Button("Smaller Pictures") { model.zoom(by: -1) }.keyboardShortcut("-")
    }
}

/// The menu items that undo and redo changes of pictures.
struct GalleryUndoItems: View {
    let model: GalleryModel

    var body: some View {
        let (undo, redo) = (model.history.undoName, model.history.redoName)
        Button(undo.map { "Undo \($0)" } ?? "Undo") { model.undo() }
            .keyboardShortcut("z").disabled(undo == nil)
        Button(redo.map { "Redo \($0)" } ?? "Redo") { model.redo() }
            .keyboardShortcut("z", modifiers: [.command, .shift]).disabled(redo == nil)
    }
}

/// The menu items that rate pictures, with keyboard shortcuts.
struct RatingItems: View {
    let model: GalleryModel

    var body: some View {
        ForEach(PictureRating.choices, id: \.self) { rating in
            Button(rating.title) { model.rate(rating, model.targets) }
                .keyboardShortcut(KeyEquivalent(Character("\(rating.stars)")), modifiers: [])
        }
    }
}

/// The context menu of pictures in the grid.
struct PictureMenu: View {
    let model: GalleryModel

    var body: some View {
        let targets = model.menuTargets
        if let first = targets.first {
            if targets.count == 1 { Button("Open") { model.view(first) } }
            Menu("Rating") {
                ForEach(PictureRating.choices, id: \.self) { rating in
                    Button(rating.title) { model.rate(rating, targets) }
                }
            }
        }
        Button("Select All") { model.selectAll() }
    }
}

extension PictureRating {
    /// The ratings to choose from.
    static let choices = [5, 4, 3, 2, 1, 0].map(PictureRating.init)

    /// The name in menus.
    fileprivate var title: String { self == .unrated ? "No Rating" : name.capitalized }
}
