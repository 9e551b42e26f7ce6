import CorkUI
import PictureFolder

extension GalleryModel {
    /// Returns the observable state of a picture's cell.
    func marks(of id: Picture.ID) -> PictureMarks {
        if let known = marks[id] { return known }
        let fresh = PictureMarks()
        fresh.isSelected = selection.contains(id)
        fresh.rating = ratings[id] ?? .unrated
        marks[id] = fresh
        return fresh
    }

    /// Replaces the selection.
    ///
    /// - Complexity: O(*n*) in the pictures that are or were selected.
    func select(_ ids: Set<Picture.ID>) {
        guard ids != selection else { return }
        for id in selection.symmetricDifference(ids) { marks[id]?.isSelected = ids.contains(id) }
        selection = ids
    }

    /// The selected pictures in the order of the grid.
    var selectedIDs: [Picture.ID] { pictures.lazy.map(\.id).filter(selection.contains) }

    func selectAll() { select(Set(pictures.map(\.id))) }

    /// Selects the range of pictures from the anchor to this one.
    func extendSelection(to id: Picture.ID) {
        guard let end = index(of: id) else { return }
        let start = anchor.flatMap { index(of: $0) } ?? end
        anchor = pictures[start].id
        select(Set(pictures[min(start, end)...max(start, end)].map(\.id)))
    }

    /// Adds a picture to the selection, or removes it.
    func toggleSelected(_ id: Picture.ID) {
        anchor = id
        select(selection.symmetricDifference([id]))
    }

    /// Selects a picture by a click or a key press.
    ///
    /// - Parameters:
    ///   - id: The picture.
    ///   - modifiers: Shift extends the selection, Control toggles the picture, and no modifier selects it alone.
    func select(_ id: Picture.ID, _ modifiers: EventModifiers) {
        if modifiers.contains(.shift) {
            extendSelection(to: id)
        } else if modifiers.contains(.command) {
            toggleSelected(id)
        } else {
            anchor = id
            select([id])
        }
    }

    /// Updates the state after the focus has moved in the grid.
    func focusMoved(to id: Picture.ID?) {
        if let focused { marks[focused]?.isFocused = false }
        // The first picture gets the focus automatically, and loses it with its folder.
        if let id {
            isFocusUsed = isFocusUsed || focused != nil || id != defaultFocus
        } else if let focused, index(of: focused) != nil {
            isFocusUsed = true
        }
        if id != focused { zoomAnchor = nil }
        focused = id
        if id != nil, viewed == nil { movedOn(to: id) }
        guard let id else { return }
        defaultFocus = id
        if isFocusUsed { marks(of: id).isFocused = true }
    }

    /// Shows the focus after a key press in the grid.
    func useKeyboard() {
        isFocusUsed = true
        if let focused { marks(of: focused).isFocused = true }
    }

    /// Updates the state after the pointer has moved in the grid.
    func pointerMoved(to id: Picture.ID?) {
        guard id != pointed else { return }
        if let pointed { marks[pointed]?.isPointedAt = false }
        pointed = id
        if let id { marks(of: id).isPointedAt = true }
    }

    /// Updates the state after pictures of the grid were dragged.
    func dragMoved(_ phase: DragSession.Phase) {
        switch phase {
        case .initial, .active: isDragging = true
        case .ended, .dataTransferCompleted: isDragging = false
        }
    }

    /// The targets of commands.
    ///
    /// The targets are the picture in the viewer, or else the selection if it contains the focused picture or none is
    /// focused, or else the focused picture.
    ///
    /// - Complexity: O(*n*).
    var targets: [Picture] {
        if let viewed { return [viewed] }
        return targets(around: focused)
    }

    /// The targets of the grid's context menu.
    var menuTargets: [Picture] { targets(around: pointed ?? focused) }

    private func targets(around id: Picture.ID?) -> [Picture] {
        guard let id, !selection.contains(id) else { return pictures.filter { selection.contains($0.id) } }
        return pictures.first { $0.id == id }.map { [$0] } ?? []
    }
}
