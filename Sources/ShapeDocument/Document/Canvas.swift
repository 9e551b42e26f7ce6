import Foundation

/// A page of a drawing.
public struct DrawingCanvas: Identifiable, Hashable, Sendable {
    /// The element of the page; the root where the file names no pages.
    public let id: ShapeID
    /// What it was named, or "Canvas 1".
    public let name: String
    /// In the drawing's coordinates.
    public let rect: CGRect
}

extension Drawing {
    /// The pages of the drawing: those that the file names (`inkscape:page`), or else one.
    ///
    /// - Parameter scene: of this drawing.
    /// - Returns: The pages.
    public func canvases(_ scene: ShapeScene) -> [DrawingCanvas] {
        var canvases: [DrawingCanvas] = []
        for view in nodes[root].children where nodes[view].element?.name == "sodipodi:namedview" {
            for id in nodes[view].children {
                guard let page = nodes[id].element, page.name == "inkscape:page" else { continue }
                let rect = Viewport.rect(page, in: scene.size)
                guard rect.width > 0, rect.height > 0 else { continue }
                let label = page["inkscape:label"] ?? ""
                canvases.append(
                    DrawingCanvas(id: id, name: label.isEmpty ? "Canvas \(canvases.count + 1)" : label, rect: rect))
            }
        }
        guard canvases.isEmpty else { return canvases }
        let whole = CGRect(origin: .zero, size: scene.size)
        let rect = scene.viewTransform.inverse.map { whole.applying($0) } ?? whole
        return [DrawingCanvas(id: root, name: "Canvas 1", rect: rect)]
    }

    /// The outermost shapes, the one in front first, by the canvas that their middle lies on; the first has the others.
    public func shapes(on canvases: [DrawingCanvas], _ scene: ShapeScene) -> [[ShapeID]] {
        var found = Array(repeating: [ShapeID](), count: canvases.count)
        for shape in shapes(in: root) {
            let middle = scene.bounds(of: shape).map { CGPoint(x: $0.midX, y: $0.midY) }
            found[middle.flatMap { middle in canvases.firstIndex { $0.rect.contains(middle) } } ?? 0].append(shape)
        }
        return found
    }
}
