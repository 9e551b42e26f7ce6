import CorkUI
import Foundation
import ShapeDocument

extension ShapesModel {
    /// The bounds of all canvases.
    private var extent: CGRect { canvases.reduce(CGRect.null) { $0.union($1.rect) } }

    func canvasResized(_ size: CGSize) {
        canvasSize = size
        if isFitted { fit() }
    }

    /// Zooms to fit the whole drawing.
    func fit() {
        isFitted = true
        var fitted = viewport
        fitted.fit(extent, in: canvasSize)
        if fitted != viewport { viewport = fitted }
    }

    /// Zooms to the drawing's own size.
    func showOwnSize() { magnify(by: 1 / viewport.zoom) }

    func scroll(by distance: CGSize) {
        isFitted = false
        viewport.scroll(by: distance)
    }

    /// Zooms the canvas.
    ///
    /// - Parameters:
    ///   - factor: The factor.
    ///   - point: The fixed point, in points; `nil` for the middle.
    func magnify(by factor: Double, at point: CGPoint? = nil) {
        isFitted = false
        viewport.magnify(by: factor, at: point ?? CGPoint(x: canvasSize.width / 2, y: canvasSize.height / 2))
        isZooming = true
        zoomTask?.cancel()
        zoomTask = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(150))
            if !Task.isCancelled { self?.isZooming = false }
        }
    }

    /// Requests that the tiles for which this frame had no time are drawn in the next one.
    func continueTiles() { Task { [weak self] in self?.tilesVersion += 1 } }

    // MARK: Choosing

    /// The bounds of the selection, in the drawing's coordinates.
    var selectionBounds: CGRect? { selection.isEmpty ? nil : scene.bounds(of: selection) }

    /// The items of the scene that show the selection.
    var selectedItems: [SceneItem] {
        let chosen = drawing.withContents(of: selection)
        return scene.items.filter { chosen.contains($0.shape) }
    }

    /// Returns the frontmost shape at a point of the canvas, or its outermost group unless `isDeep` is `true`.
    func shape(at point: CGPoint, within distance: Double, isDeep: Bool) -> ShapeID? {
        let drawing = drawing
        let place = viewport.place(point)
        let found = scene.shape(at: place, within: distance / viewport.zoom) { !drawing.isLocked($0) }
        guard let found, !isDeep else { return found }
        let around = [found] + drawing.ancestors(of: found)
        return around.last { drawing.shape($0)?.kind != .layer } ?? found
    }

    /// Selects the shapes that lie completely in a rectangle on the canvas.
    func choose(_ rect: CGRect, _ before: Set<ShapeID>) {
        marquee = rect
        let corner = viewport.place(rect.origin)
        let room = CGRect(
            x: corner.x, y: corner.y, width: rect.width / viewport.zoom, height: rect.height / viewport.zoom)
        let chosen = before.union(
            outermostShapes { [scene] in scene.bounds(of: $0).map { room.contains($0) } == true })
        if chosen != selection { selection = chosen }
    }

    /// Returns the visible shapes outside of groups, or inside of layers only; for editing, without locked ones.
    func outermostShapes(
        isEditable: Bool = true, where isWanted: @MainActor (ShapeID) -> Bool = { _ in true }
    ) -> [ShapeID] {
        let drawing = drawing
        var found: [ShapeID] = []
        func look(in group: ShapeID) {
            for id in drawing.shapes(in: group) {
                let isLayer = drawing.isLayer(id)
                guard isLayer || isWanted(id), !drawing.isHiddenItself(id) else { continue }
                if isEditable, drawing.isLockedItself(id) { continue }
                if isLayer { look(in: id) } else { found.append(id) }
            }
        }
        look(in: drawing.root)
        return found
    }

    func selectAll() { selection = Set(outermostShapes()) }

    /// Cancels a drag, or else returns to the selection tool, or else clears the selection.
    func escape() {
        if drag != nil || draft != nil {
            cancelDrag()
        } else if tool != .select {
            tool = .select
        } else {
            selection = []
        }
    }

    // MARK: Changing what is chosen

    /// The selected shapes that can be changed on the canvas.
    var editable: [ShapeID] {
        let drawing = drawing
        return selection.filter { !drawing.isLocked($0) }
    }

    func nudge(_ x: Double, _ y: Double) {
        let (shapes, scene) = (editable, scene)
        edit("Move") { $0.move(shapes, by: CGSize(width: x, height: y), scene) }
    }

    func deleteSelection() {
        let shapes = editable
        edit(shapes.count == 1 ? "Delete" : "Delete \(shapes.count) Shapes") { $0.delete(shapes) }
    }

    func duplicateSelection() {
        let shapes = selection
        var copies: [ShapeID] = []
        edit("Duplicate") { copies = $0.duplicate(shapes) }
        if !copies.isEmpty { selection = Set(copies) }
    }

    func groupSelection() {
        let (shapes, scene) = (editable, scene)
        var group: ShapeID?
        edit("Group") { group = $0.group(shapes, scene) }
        if let group { selection = [group] }
    }

    func ungroupSelection() {
        let groups = editable.filter(drawing.isGroup)
        var members: [ShapeID] = []
        edit("Ungroup") { drawing in for group in groups { members += try drawing.ungroup(group) } }
        if !members.isEmpty { selection = Set(members) }
    }

    /// Applies the drag to the drawing.
    func endDrag() {
        defer { cancelDrag() }
        if case .making = drag { return endMaking() }
        guard dragChange != .identity, let box = selectionBounds else { return }
        let (shapes, scene, change) = (editable, scene, dragChange)
        switch drag {
        case .moving: edit("Move") { $0.move(shapes, by: CGSize(width: change.tx, height: change.ty), scene) }
        case .turning: endTurn()
        case .stretching: edit("Resize") { $0.resize(shapes, from: box, to: box.applying(change), scene) }
        default: break
        }
    }

    func cancelDrag() {
        drag = nil
        if dragChange != .identity { dragChange = .identity }
        if marquee != nil {
            marquee = nil
            revealSelection()
        }
        if draft != nil { draft = nil }
        if !guides.isEmpty { guides = [] }
        snapping = nil
    }

    /// The accessible description of the canvas.
    var canvasLabel: String {
        let drawing = drawing
        let chosen =
            switch selection.count {
            case 0: "nothing selected"
            case 1...3:
                selection.compactMap { drawing.summary(of: $0)?.name }.sorted().joined(separator: ", ") + " selected"
            default: "\(selection.count) shapes selected"
            }
        return "Drawing, \(scene.items.count) objects, \(chosen)"
    }
}
