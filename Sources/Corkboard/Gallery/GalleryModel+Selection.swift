import CorkUI
import PictureFolder

extension GalleryModel {
    /// What may change of a picture while it is shown.
    func marks(of id: Picture.ID) -> PictureMarks {
        if let known = marks[id] { return known }
        let fresh = PictureMarks()
        fresh.isSelected = selection.contains(id)
        fresh.rating = ratings[id] ?? .unrated
        marks[id] = fresh
        return fresh
    }

    /// Selects pictures, and no others.
    ///
    /// - Complexity: O(*n*) in those that are selected, or were.
    func select(_ ids: Set<Picture.ID>) {
        guard ids != selection else { return }
        for id in selection.symmetricDifference(ids) { marks[id]?.isSelected = ids.contains(id) }
        selection = ids
    }

    func selectAll() { select(Set(pictures.map(\.id))) }

    /// Selects the pictures from the one that was selected first to this one.
    func extendSelection(to id: Picture.ID) {
        guard let end = index(of: id) else { return }
        let start = anchor.flatMap { index(of: $0) } ?? end
        anchor = pictures[start].id
        select(Set(pictures[min(start, end)...max(start, end)].map(\.id)))
    }

    /// Selects one picture more, or one less.
    func toggleSelected(_ id: Picture.ID) {
        anchor = id
        select(selection.symmetricDifference([id]))
    }

    /// Selects a picture by the pointer or the keyboard.
    ///
    /// - Parameters:
    ///   - id: The picture.
    ///   - modifiers: Shift selects up to it, Control it as well, else it is the only one.
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

    /// Notes where the focus of the keyboard is in the grid.
    func focusMoved(to id: Picture.ID?) {
        if let focused { marks[focused]?.isFocused = false }
        // The first picture has it by itself, and leaves it with its folder.
        if let id {
            isFocusUsed = isFocusUsed || focused != nil || id != defaultFocus
        } else if let focused, index(of: focused) != nil {
            isFocusUsed = true
        }
        focused = id
        guard let id else { return }
        defaultFocus = id
        if isFocusUsed { marks(of: id).isFocused = true }
    }

    /// Notes that a key was pressed in the grid.
    func useKeyboard() {
        isFocusUsed = true
        if let focused { marks(of: focused).isFocused = true }
    }

    /// Notes where the pointer is in the grid.
    func pointerMoved(to id: Picture.ID?) {
        guard id != pointed else { return }
        if let pointed { marks[pointed]?.isPointedAt = false }
        pointed = id
        if let id { marks(of: id).isPointedAt = true }
    }

    /// What commands are for: the picture that fills the window, else those that are selected where the focus is among them
    /// or nowhere, else that with the focus.
    ///
    /// - Complexity: O(*n*).
    var targets: [Picture] {
        if let viewed { return [viewed] }
        return targets(around: focused)
    }

    /// What a menu is for that is opened over the grid.
    var menuTargets: [Picture] { targets(around: pointed ?? focused) }

    private func targets(around id: Picture.ID?) -> [Picture] {
        guard let id, !selection.contains(id) else { return pictures.filter { selection.contains($0.id) } }
        return pictures.first { $0.id == id }.map { [$0] } ?? []
    }
}
