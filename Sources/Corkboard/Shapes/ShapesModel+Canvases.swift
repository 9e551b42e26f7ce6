import CorkUI
import Foundation
import ShapeDocument

/// Changing the canvases of a drawing.
extension ShapesModel {
    func addCanvas() {
        let scene = scene
        edit("Add Canvas") { _ = $0.addCanvas(scene) }
    }

    func deleteCanvas(_ canvas: DrawingCanvas) { edit("Delete “\(canvas.name)”") { $0.deleteCanvas(canvas.id) } }

    func moveCanvas(_ canvas: DrawingCanvas, by offset: Int) {
        edit("Move “\(canvas.name)”") { $0.moveCanvas(canvas.id, by: offset) }
    }

    /// Changes the size of a canvas to the right and down.
    func resize(_ canvas: DrawingCanvas, to size: CGSize) {
        setCanvas(canvas, to: CGRect(origin: canvas.rect.origin, size: size))
    }

    /// Makes a canvas as large as everything that is drawn.
    func fitCanvas(_ canvas: DrawingCanvas) {
        let all = scene.items.reduce(CGRect.null) { $0.union($1.bounds) }
        if !all.isNull { setCanvas(canvas, to: all) }
    }

    /// Makes a canvas as large as the selection.
    func fitCanvasToSelection() {
        guard let box = selectionBounds,
            let canvas = canvases.first(where: { $0.rect.intersects(box) }) ?? canvases.first
        else { return }
        setCanvas(canvas, to: box)
    }

    private func setCanvas(_ canvas: DrawingCanvas, to rect: CGRect) {
        let scene = scene
        edit("Change Canvas Size") { $0.setCanvas(canvas, to: rect, scene) }
    }

    /// Moves the selection to a canvas: to the same position as on its own canvas, or else to the middle.
    func moveSelection(to canvas: DrawingCanvas) {
        let (shapes, scene) = (editable, scene)
        guard let box = scene.bounds(of: shapes) else { return }
        let middle = CGPoint(x: box.midX, y: box.midY)
        let old = canvases.first { $0.rect.contains(middle) }?.rect ?? .null
        var offset = CGSize(width: canvas.rect.minX - old.minX, height: canvas.rect.minY - old.minY)
        if !canvas.rect.contains(CGPoint(x: middle.x + offset.width, y: middle.y + offset.height)) {
            offset = CGSize(width: canvas.rect.midX - middle.x, height: canvas.rect.midY - middle.y)
        }
        edit("Move to “\(canvas.name)”") { $0.move(shapes, by: offset, scene) }
    }

    /// Begins editing the name of a canvas.
    func beginRenaming(_ canvas: DrawingCanvas) {
        draftName = canvas.name
        renaming = canvas.id
    }

    /// Zooms to fit one canvas.
    func fit(_ canvas: DrawingCanvas) {
        isFitted = false
        viewport.fit(canvas.rect, in: canvasSize)
    }
}
