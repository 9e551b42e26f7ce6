import Foundation

/// Adding, naming, ordering and deleting canvases, which are pages as Inkscape writes them.
extension Drawing {
    /// The gap between two canvases, in the drawing's units.
    private static let gap = 40.0

    /// The elements of the pages, in order.
    private var pages: [ShapeID] {
        namedView.map { view in nodes[view].children.filter { nodes[$0].element?.name == "inkscape:page" } } ?? []
    }

    private var namedView: ShapeID? {
        nodes[root].children.first { nodes[$0].element?.name == "sodipodi:namedview" }
    }

    /// Adds a canvas of the size of the last one, to the right of all canvases.
    ///
    /// If the file names no canvas, the existing one becomes a named page first.
    ///
    /// - Parameter scene: The scene of this drawing.
    /// - Returns: The new canvas.
    public mutating func addCanvas(_ scene: ShapeScene) -> ShapeID {
        let canvases = namedCanvases(scene)
        let (last, all) = (canvases[canvases.count - 1].rect, canvases.reduce(CGRect.null) { $0.union($1.rect) })
        return addPage(CGRect(x: all.maxX + Self.gap, y: last.minY, width: last.width, height: last.height))
    }

    /// Renames a canvas; an empty name restores the numbered one.
    ///
    /// - Parameters:
    ///   - canvas: The canvas.
    ///   - name: The name.
    ///   - scene: The scene of this drawing.
    public mutating func renameCanvas(_ canvas: ShapeID, to name: String, _ scene: ShapeScene) {
        let page = canvas == root ? namedCanvases(scene)[0].id : canvas
        rename(page, to: name)
    }

    /// Deletes a canvas; the shapes on it remain in the drawing.
    public mutating func deleteCanvas(_ canvas: ShapeID) { if pages.contains(canvas) { detach(canvas) } }

    /// Moves a canvas in the order of the sidebar, without changing its position in the drawing.
    ///
    /// - Parameters:
    ///   - canvas: The canvas.
    ///   - offset: The number of positions, negative towards the beginning.
    public mutating func moveCanvas(_ canvas: ShapeID, by offset: Int) {
        var pages = pages
        guard let view = namedView, let place = pages.firstIndex(of: canvas) else { return }
        let target = min(max(place + offset, 0), pages.count - 1)
        guard target != place else { return }
        pages.insert(pages.remove(at: place), at: target)
        var order = pages[...]
        let children = nodes[view].children.map {
            nodes[$0].element?.name == "inkscape:page" ? order.removeFirst() : $0
        }
        setChildren(of: view, children)
    }

    /// Returns the canvases, after adding a named page if the file has none.
    private mutating func namedCanvases(_ scene: ShapeScene) -> [DrawingCanvas] {
        let known = canvases(scene)
        guard known.count == 1, known[0].id == root else { return known }
        return [DrawingCanvas(id: addPage(known[0].rect), name: known[0].name, rect: known[0].rect)]
    }

    private mutating func addPage(_ rect: CGRect) -> ShapeID {
        declare("sodipodi", Vocabulary.sodipodi)
        declare("inkscape", Vocabulary.inkscape)
        let view = namedView ?? addForeign("sodipodi:namedview", to: root, at: 0)
        let page = addForeign("inkscape:page", to: view, at: nodes[view].children.count)
        for (key, value) in [("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)] {
            set(key, Double(value).svgText, of: page)
        }
        return page
    }

    /// Declares a namespace prefix on the root if it isn't declared yet.
    private mutating func declare(_ prefix: String, _ uri: String) {
        guard uriOf(prefix, around: root) == nil else { return }
        let name = "xmlns:\(prefix)"
        change(root) { $0.attributes.append(XMLAttribute(name: name, key: name, value: uri)) }
    }

    private mutating func addForeign(_ name: String, to parent: ShapeID, at index: Int) -> ShapeID {
        let id = nodes.append(Node(.element(Element(name: name)), parent: parent, children: []))
        insert(id, in: parent, at: index)
        return id
    }
}
