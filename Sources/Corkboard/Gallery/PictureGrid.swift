import CorkUI
import Foundation
import PictureFolder

/// The pictures of a folder in a grid with as many columns as fit.
struct PictureGrid: View {
    let model: GalleryModel
    @FocusState private var focused: Picture.ID?
    @Environment(\.textScale) private var textScale
    @Environment(\.displayScale) private var displayScale
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.doubleClickTime) private var doubleClickTime
    @Environment(\.clipboard) private var clipboard
    /// The positions of the cells.
    @State private var places = PlacedMarks()

    /// The width available for cells, in points.
    private var width: CGFloat { model.visibleCells?.width ?? 0 }
    private var starSide: CGFloat { GalleryMetrics.starSide(model.cellWidth, textScale: textScale) }

    var body: some View {
        let cellWidth = model.cellWidth
        let starSide = starSide
        ScrollViewReader { proxy in
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(.adaptive(minimum: cellWidth), spacing: GalleryMetrics.gap)],
                    spacing: GalleryMetrics.gap
                ) {
                    ForEach(model.shownFolders) { folder in
                        FolderCell(folder: folder, model: model, width: cellWidth)
                            .focused($focused, equals: folder.id)
                            .mark(folder)
                    }
                    ForEach(model.pictures) { picture in
                        PictureCell(picture: picture, model: model, starSide: starSide)
                            .focused($focused, equals: picture.id)
                            .draggable(containerItemID: picture.id)
                            .mark(picture)
                    }
                }
                .accessibilityLabel("Pictures")
                .focusGroup()
                .placedMarks(places)
                .keyCommands(GridKeys.all, on: { take($0, proxy) })
                .contentShape(Rectangle())
                // The gestures belong to the grid, so that cells need none of their own.
                .highPriorityGesture(tap.onEnded { click(at: $0.location, []) })
                .highPriorityGesture(tap.modifiers(.command).onEnded { click(at: $0.location, .command) })
                .highPriorityGesture(tap.modifiers(.shift).onEnded { click(at: $0.location, .shift) })
                .onContinuousHover(coordinateSpace: .global) { follow($0) }
                .contextMenu { PictureMenu(model: model) }
                .dragContainer(for: URL.self, itemID: \.path) { $0.map { URL(fileURLWithPath: $0) } }
                .dragContainerSelection(model.selectedIDs)
                .onDragSessionUpdated { model.dragMoved($0.phase) }
            }
            .modifier(RubberBand(model: model, places: places))
            .contentMargins(GalleryMetrics.gap, for: .scrollContent)
            .onScrollGeometryChange(
                for: VisibleCells.self, of: { VisibleCells($0, cellWidth: cellWidth, displayScale: displayScale) },
                action: { _, now in
                    model.look(at: now)
                    // The lengths of the rows are known once those of the new size are laid out.
                    if model.isZooming, let anchor = model.zoomAnchor {
                        proxy.scrollTo(anchor.id, anchor: anchor.place)
                    }
                }
            )
            .onScrollGeometryChange(for: CGRect.self, of: \.visibleRect) { model.visibleRect = $1 }
            .onDisappear { model.look(at: nil) }
            .background { GridFocus(focused: $focused, model: model) }
            .onChange(of: model.viewed?.id) { before, now in
                guard now == nil, let before else { return }
                show(before, proxy)
            }
        }
    }

    private var tap: SpatialTapGesture { SpatialTapGesture(coordinateSpace: .global) }

    /// Scrolls to a cell and focuses it.
    private func show(_ id: Picture.ID, _ proxy: ScrollViewProxy) {
        proxy.scrollTo(id)
        focused = id
    }
}

// MARK: Keys

extension PictureGrid {
    private func take(_ key: GridKeys, _ proxy: ScrollViewProxy) -> KeyPress.Result {
        model.useKeyboard()
        switch key {
        case .selectAll: model.selectAll()
        case .copy: model.copy(model.targets, to: clipboard)
        case .toggle:
            guard let focused, model.index(of: focused) != nil else { return .ignored }
            model.toggleSelected(focused)
        case .selectNothing:
            guard !model.selection.isEmpty else { return .ignored }
            model.select([])
        case .step(let step, let modifiers): return move(step.facing(layoutDirection), modifiers, proxy)
        }
        return .handled
    }

    /// Moves the focus to another cell and selects it; Shift extends the selection, and Control leaves it unchanged.
    private func move(_ step: GridStep, _ modifiers: EventModifiers, _ proxy: ScrollViewProxy) -> KeyPress.Result {
        guard let index = focused.flatMap({ model.cellIndex(of: $0) }) else { return .ignored }
        let target = step.target(
            from: index, count: model.cellCount, columns: GalleryMetrics.columns(model.cellWidth, in: width),
            rows: max((model.visibleCells?.rows.count ?? 1) - 1, 1))
        guard let target else { return .ignored }
        let id = model.cellID(at: target)
        if modifiers.contains(.shift), model.anchor == nil { model.anchor = focused }
        if model.index(of: id) == nil {
            if modifiers.isEmpty { model.select([]) }
        } else if modifiers != .command {
            model.select(id, modifiers.intersection(.shift))
        }
        model.pointerMoved(to: nil)
        show(id, proxy)
        return .handled
    }
}

// MARK: Pointer

extension PictureGrid {
    private func follow(_ phase: HoverPhase) {
        guard case .active(let point) = phase else { return model.pointerMoved(to: nil) }
        model.pointerMoved(to: places.mark(Picture.self, at: point)?.value.id)
    }

    /// Selects a clicked picture, or opens it after a double click.
    ///
    /// - Parameters:
    ///   - point: The point in the window's content.
    ///   - modifiers: The pressed modifier keys.
    private func click(at point: CGPoint, _ modifiers: EventModifiers) {
        let before = model.clicked
        model.clicked = nil
        let now = ContinuousClock.now
        func isDouble(_ id: Picture.ID) -> Bool {
            before.map { $0.id == id && $0.time + .seconds(doubleClickTime) > now } ?? false
        }
        guard let picture = places.mark(Picture.self, at: point)?.value else {
            model.select([])
            guard let folder = places.mark(Subfolder.self, at: point)?.value else { return }
            focused = folder.id
            if isDouble(folder.id) { model.enter(folder) } else { model.clicked = (folder.id, now) }
            return
        }
        if modifiers.isEmpty, let stars = places.mark(RatingStars.Place.self, at: point) {
            // Keys go on with the picture they had before.
            if focused == nil { focused = picture.id }
            return model.clickStar(
                RatingStars.star(at: stars.point, width: stars.size.width, layoutDirection), of: picture)
        }
        focused = picture.id
        if modifiers.isEmpty, isDouble(picture.id) { return model.view(picture) }
        model.select(picture.id, modifiers)
        if modifiers.isEmpty { model.clicked = (picture.id, now) }
    }
}

/// A view that synchronizes the focus with the model, so that focus changes don't update the whole grid.
private struct GridFocus: View {
    @FocusState.Binding var focused: Picture.ID?
    let model: GalleryModel

    var body: some View {
        Color.clear
            .onChange(of: focused) { model.focusMoved(to: $1) }
            .onChange(of: model.wantedFocus) { _, wanted in
                guard let wanted else { return }
                focused = wanted
                model.wantedFocus = nil
            }
            .defaultFocus($focused, model.defaultFocus)
    }
}

/// The keyboard commands of the grid.
private enum GridKeys {
    case selectAll, selectNothing, toggle, copy
    case step(GridStep, EventModifiers)

    typealias Target = @MainActor (GridKeys) -> KeyPress.Result

    static let all = KeyCommands<Target>([
        "Pictures": [
            KeyCommand(listing: "Open", .return),
            KeyCommand("Select or Deselect", .space, modifiers: .command) { $0(.toggle) },
            KeyCommand("Copy", "c", modifiers: .command) { $0(.copy) },
            KeyCommand("Select All", "a", modifiers: .command) { $0(.selectAll) },
            KeyCommand("Select Nothing", .escape) { $0(.selectNothing) },
        ],
        "Go to": steps([]), "Extend Selection to": steps(.shift), "Move Focus to": steps(.command),
    ])

    private static func steps(_ modifiers: EventModifiers) -> [KeyCommand<Target>] {
        GridStep.allCases.map { step in
            KeyCommand(step.title, step.key, modifiers: modifiers) { $0(.step(step, modifiers)) }
        }
    }
}

/// A movement through a grid.
enum GridStep: CaseIterable {
    case before, after, above, below, pageAbove, pageBelow, first, last

    /// The key for the movement in a left-to-right layout.
    var key: KeyEquivalent {
        switch self {
        case .before: .leftArrow
        case .after: .rightArrow
        case .above: .upArrow
        case .below: .downArrow
        case .pageAbove: .pageUp
        case .pageBelow: .pageDown
        case .first: .home
        case .last: .end
        }
    }

    var title: String {
        switch self {
        case .before: "Picture on the Left"
        case .after: "Picture on the Right"
        case .above: "Picture Above"
        case .below: "Picture Below"
        case .pageAbove: "Page Above"
        case .pageBelow: "Page Below"
        case .first: "First Picture"
        case .last: "Last Picture"
        }
    }

    /// Returns the movement in the same visual direction in a layout direction.
    func facing(_ direction: LayoutDirection) -> GridStep {
        switch (self, direction) {
        case (.before, .rightToLeft): .after
        case (.after, .rightToLeft): .before
        case (let step, _): step
        }
    }

    /// Returns the index to which the movement leads.
    ///
    /// - Parameters:
    ///   - index: The current index.
    ///   - count: The number of cells.
    ///   - columns: The number of columns.
    ///   - rows: The number of rows in a page.
    /// - Returns: The index, or `nil` if there is no such cell.
    func target(from index: Int, count: Int, columns: Int, rows: Int = 1) -> Int? {
        let target =
            switch self {
            case .before: index - 1
            case .after: index + 1
            case .above: index - columns
            // A cell in the row before the last one moves to the last cell if there is none below it.
            case .below: index / columns == (count - 1) / columns ? count : min(index + columns, count - 1)
            // Moves by whole rows, as many as there are.
            case .pageAbove: index - columns * min(rows, index / columns)
            case .pageBelow: index + columns * min(rows, (count - 1 - index) / columns)
            case .first: 0
            case .last: count - 1
            }
        return (0..<count).contains(target) && target != index ? target : nil
    }
}
