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

    /// Lets the name of a canvas be typed.
    func beginRenaming(_ canvas: DrawingCanvas) {
        draftName = canvas.name
        renaming = canvas.id
    }

    /// Shows one canvas as large as it fits.
    func fit(_ canvas: DrawingCanvas) {
        isFitted = false
        viewport.fit(canvas.rect, in: canvasSize)
    }
}
