import CorkUI
import PictureFolder

/// The menus and keyboard shortcuts of a gallery window.
struct GalleryCommands: Commands {
    @FocusedValue(GalleryModel.self) private var model

    var body: some Commands {
        CommandGroup(replacing: .newItem) { NewWindowItems() }
        CommandGroup(after: .newItem) { if let model { GalleryOpenItems(model: model) } }
        CommandGroup(replacing: .undoRedo) { if let model { GalleryUndoItems(model: model) } }
        CommandGroup(after: .undoRedo) {
            if let model {
                GalleryRotateItems(model: model)
                Divider()
                GalleryDeleteItems(model: model)
                Divider()
                GalleryTransferItems(model: model)
            }
        }
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
        Button("Parent Folder") { model.goUp() }
            .keyboardShortcut(.upArrow, modifiers: .option).disabled(model.folder == nil || model.viewed != nil)
    }
}

/// The menu items that change how pictures are shown.
struct GalleryViewItems: View {
    let model: GalleryModel

    var body: some View {
        Button(model.viewed == nil ? "Larger Pictures" : "Zoom In") { model.zoom(by: 1) }
            .keyboardShortcut("+")
        Button(model.viewed == nil ? "Smaller Pictures" : "Zoom Out") { model.zoom(by: -1) }
            .keyboardShortcut("-")
        Button("Original Size") { model.viewerZoom.toggleOriginal() }
            .keyboardShortcut("z", modifiers: []).disabled(model.viewed == nil)
        Button("Keep Zoom".checked(model.viewerZoom.isKept)) { model.viewerZoom.isKept.toggle() }
            .disabled(model.viewed == nil)
        Divider()
        Button("Full Screen") { model.toggleFullScreen() }.keyboardShortcut(
            .function(11), modifiers: [])
        Button("Slideshow") { model.togglePlaying() }.keyboardShortcut(.function(5), modifiers: [])
        Divider()
        Button("Properties") { model.showProperties() }.keyboardShortcut(.return, modifiers: .option)
        Button("Show in Files") { model.showInFiles(model.targets) }
        Button("Find…") { model.isFinding = true }.keyboardShortcut("f")
        Menu("Sort") { GallerySortItems(model: model) }
        Menu("Show") { GalleryFilterItems(model: model) }
    }
}

/// The menu items that sort pictures.
struct GallerySortItems: View {
    let model: GalleryModel

    var body: some View {
        ForEach(PictureOrder.allCases, id: \.self) { order in
            Button(order.title.checked(model.arrangement.order == order)) {
                model.arrange { $0.order = order }
            }
        }
        Divider()
        Button("Reversed".checked(model.arrangement.isDescending)) {
            model.arrange { $0.isDescending.toggle() }
        }
    }
}

/// The menu items that choose pictures by their ratings.
struct GalleryFilterItems: View {
    let model: GalleryModel

    var body: some View {
        ForEach(PictureFilter.allCases, id: \.self) { filter in
            let title = filter.title.checked(model.arrangement.filter == filter)
            if let key = filter.key {
                Button(title) { model.arrange { $0.filter = filter } }.keyboardShortcut(key)
            } else {
                Button(title) { model.arrange { $0.filter = filter } }
            }
        }
    }
}

extension PictureFilter {
    /// The key that chooses the filter with Control.
    fileprivate var key: KeyEquivalent? {
        switch self {
        case .all: "0"
        case .stars(let count): KeyEquivalent(Character("\(count)"))
        case .unrated, .rejected: nil
        }
    }
}

extension String {
    /// The title of a menu item, with a mark if it is in effect.
    fileprivate func checked(_ isChecked: Bool) -> String { isChecked ? "✓ \(self)" : self }
}

/// The menu items that delete pictures.
struct GalleryDeleteItems: View {
    let model: GalleryModel

    var body: some View {
        Button("Move to Trash") { model.delete(model.targets) }.keyboardShortcut(.delete, modifiers: [])
        Button("Delete Permanently…") { model.askToDelete(model.targets) }.keyboardShortcut(
            .delete, modifiers: .shift)
    }
}

/// The menu items that turn pictures.
struct GalleryRotateItems: View {
    let model: GalleryModel

    var body: some View {
        Button("Rotate Right") { model.rotate(by: 1) }.keyboardShortcut("r", modifiers: [])
        Button("Rotate Left") { model.rotate(by: -1) }.keyboardShortcut("r", modifiers: .shift)
    }
}

/// The menu items that move and copy pictures to a folder.
struct GalleryTransferItems: View {
    let model: GalleryModel
    @Environment(\.fileDialogs) private var fileDialogs

    var body: some View {
        let folder = model.destination.map { "“\($0.lastPathComponent)”" } ?? "Folder…"
        Button("Move to \(folder)") { model.transfer(.move, fileDialogs) }
            .keyboardShortcut("m", modifiers: [])
        Button("Copy to \(folder)") { model.transfer(.copy, fileDialogs) }
            .keyboardShortcut("c", modifiers: .shift)
        Button("Choose Another Folder…") { Task { await model.chooseDestination(fileDialogs) } }
            .disabled(model.destination == nil)
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
            Button(rating.title) { model.rateByKey(rating) }
                .keyboardShortcut(rating.key, modifiers: [])
        }
        Divider()
        Button("Next Picture After Rating".checked(model.advancesAfterRating)) {
            model.advancesAfterRating.toggle()
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
                let ratings = Set(targets.map { model.ratings[$0.id] ?? .unrated })
                ForEach(PictureRating.choices, id: \.self) { rating in
                    let title = rating.title.checked(ratings == [rating])
                    // Some of the pictures have the rating.
                    Button(ratings.count > 1 && ratings.contains(rating) ? "– \(title)" : title) {
                        model.rate(rating, targets)
                    }
                }
            }
        }
        Button("Select All") { model.selectAll() }
        if !targets.isEmpty {
            GallerySharingItems(model: model, pictures: targets)
            GalleryTransferItems(model: model)
            Button("Move to Trash") { model.delete(targets) }
        }
    }
}

extension PictureRating {
    /// The ratings to choose from.
    static let choices = [5, 4, 3, 2, 1, 0, -1].map(PictureRating.init)

    /// The name in menus.
    fileprivate var title: String {
        switch self {
        case .unrated: "No Rating"
        case .rejected: "Rejected"
        default: name.capitalized
        }
    }

    /// The key that gives the rating.
    fileprivate var key: KeyEquivalent {
        self == .rejected ? "x" : KeyEquivalent(Character("\(stars)"))
    }
}
