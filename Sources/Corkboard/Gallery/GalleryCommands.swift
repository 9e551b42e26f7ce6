import CorkUI
import PictureFolder

/// What the menu of a gallery's window offers, and its keys.
struct GalleryCommands: Commands {
    @FocusedValue(GalleryModel.self) private var model

    var body: some Commands {
        CommandGroup(replacing: .newItem) { NewWindowItems() }
        CommandGroup(replacing: .undoRedo) { if let model { GalleryUndoItems(model: model) } }
        CommandMenu("Rating") { if let model { RatingItems(model: model) } }
    }
}

/// What takes ratings back.
struct GalleryUndoItems: View {
    let model: GalleryModel

    var body: some View {
        let (undo, redo) = (model.history.undoName, model.history.redoName)
        Button(undo.map { "Undo \($0)" } ?? "Undo") { model.undoRating() }
            .keyboardShortcut("z").disabled(undo == nil)
        Button(redo.map { "Redo \($0)" } ?? "Redo") { model.redoRating() }
            .keyboardShortcut("z", modifiers: [.command, .shift]).disabled(redo == nil)
    }
}

/// What rates pictures, by keys as well.
struct RatingItems: View {
    let model: GalleryModel

    var body: some View {
        ForEach(PictureRating.choices, id: \.self) { rating in
            Button(rating.title) { model.rate(rating, model.targets) }
                .keyboardShortcut(KeyEquivalent(Character("\(rating.stars)")), modifiers: [])
        }
    }
}

/// What can be done to pictures of the grid.
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
    /// What a person chooses from.
    static let choices = [5, 4, 3, 2, 1, 0].map(PictureRating.init)

    /// What it is called in a menu.
    fileprivate var title: String { self == .unrated ? "No Rating" : name.capitalized }
}
