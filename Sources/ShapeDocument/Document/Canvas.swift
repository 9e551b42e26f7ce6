import Foundation

/// A page of a drawing.
public struct DrawingCanvas: Identifiable, Hashable, Sendable {
    /// The element of the page, or the root if the file names no pages.
    public let id: ShapeID
    /// The name from the file, or a numbered name such as “Canvas 1”.
    public let name: String
    /// The bounds of the page, in the drawing's coordinates.
    public let rect: CGRect
}

extension Drawing {
    /// Returns the pages that the file names (`inkscape:page`), or one page if it names none.
    ///
    /// - Parameter scene: The scene of this drawing.
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

    /// Returns the outermost shapes of each canvas, front to back.
    ///
    /// A shape belongs to the canvas that contains the middle of its bounds, or else to the first one.
    public func shapes(on canvases: [DrawingCanvas], _ scene: ShapeScene) -> [[ShapeID]] {
        var found = Array(repeating: [ShapeID](), count: canvases.count)
        for shape in shapes(in: root) {
            let middle = scene.bounds(of: shape).map { CGPoint(x: $0.midX, y: $0.midY) }
            found[middle.flatMap { middle in canvases.firstIndex { $0.rect.contains(middle) } } ?? 0].append(shape)
        }
        return found
    }
}
