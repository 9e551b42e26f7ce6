import CorkUI
import Foundation
import ShapeDocument

/// Shapes on the clipboard, as SVG.
extension ShapesModel {
    /// The MIME types of SVG, in the order in which they are read.
    private static let types = ["image/svg+xml", "image/x-inkscape-svg", "text/plain;charset=utf-8", "text/plain"]

    func copySelection() {
        guard let text = drawing.text(of: selection, scene) else { return }
        clipboard?.set([Self.types[0], Self.types[2]].map { TransferredData(type: $0, data: Data(text.utf8)) })
    }

    func cutSelection() {
        copySelection()
        deleteSelection()
    }

    func paste() {
        guard let clipboard else { return }
        pasteTask = Task { [weak self] in
            guard let content = await clipboard.read(Self.types), let self else { return }
            let text = String(decoding: content.data, as: UTF8.self)
            guard content.type == Self.types[0] || text.contains("<svg") else {
                return showNotice("There are no shapes on the clipboard.")
            }
            paste(text)
        }
    }

    /// Adds the shapes of an SVG text in the visible part, and selects them.
    func paste(_ text: String) {
        let scene = scene
        var shapes: [ShapeID] = []
        edit("Paste") { shapes = try $0.paste(text, scene) }
        guard !shapes.isEmpty else { return }
        selection = Set(shapes)
        let corner = viewport.place(.zero)
        let seen = CGRect(
            x: corner.x, y: corner.y, width: canvasSize.width / viewport.zoom,
            height: canvasSize.height / viewport.zoom)
        guard seen.width > 0, let box = selectionBounds, !box.intersects(seen) else { return }
        let now = self.scene
        longChange = ("Paste", history.revision)
        edit("Paste") {
            $0.move(shapes, by: CGSize(width: seen.midX - box.midX, height: seen.midY - box.midY), now)
        }
        longChange = nil
    }
}
