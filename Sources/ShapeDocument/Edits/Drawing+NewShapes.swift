import Foundation

extension Drawing {
    /// A shape to be added.
    public enum NewShape: Hashable, Sendable {
        case rectangle(CGRect)
        /// An ellipse inscribed in a rectangle.
        case ellipse(CGRect)
        case line(from: CGPoint, to: CGPoint)
        /// Connected lines between points, closed or not.
        case lines([CGPoint], isClosed: Bool)
        /// A line of text, with the position of its baseline's start.
        case text(String, at: CGPoint, size: Double)
    }

    /// Adds a shape in front of all others of a group.
    ///
    /// - Parameters:
    ///   - shape: The shape, in the drawing's coordinates.
    ///   - fill: The fill of the shape.
    ///   - group: A group or the root.
    ///   - scene: The scene of this drawing.
    /// - Returns: The new shape.
    public mutating func add(
        _ shape: NewShape, fill: Fill = .color(.black), to group: ShapeID? = nil, _ scene: ShapeScene
    ) -> ShapeID {
        let group = group ?? root
        var element: Element
        func with(_ name: String, _ values: [(String, Double)]) -> Element {
            var element = newElement(name)
            for (key, value) in values {
                element.attributes.append(XMLAttribute(name: key, key: key, value: value.clamped.svgText))
            }
            return element
        }
        var letters: ShapeID?
        switch shape {
        case .rectangle(let rect):
            element = with(
                "rect", [("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)])
        case .ellipse(let rect):
            element = with(
                "ellipse", [("cx", rect.midX), ("cy", rect.midY), ("rx", rect.width / 2), ("ry", rect.height / 2)])
        case .line(let start, let end):
            element = with("line", [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
        case .lines(let points, let isClosed):
            element = newElement(isClosed ? "polygon" : "polyline")
            let text = points.map { "\(Double($0.x).clamped.svgText),\(Double($0.y).clamped.svgText)" }
            element.attributes.append(XMLAttribute(name: "points", key: "points", value: text.joined(separator: " ")))
        case .text(let text, let place, let size):
            element = with("text", [("x", place.x), ("y", place.y), ("font-size", size)])
            letters = nodes.append(
                Node(.text(raw: XMLText.escapedContent(text), value: text), parent: nil, children: []))
        }
        let id = nodes.append(Node(.element(element), parent: group, children: []))
        insert(id, in: group, at: nodes[group].children.lastIndex { nodes[$0].element != nil }.map { $0 + 1 } ?? 0)
        if let letters { insert(letters, in: id, at: 0) }
        switch shape {
        case .line: setStroke(fill, of: id)
        case .lines(_, isClosed: false):
            setFill(.none, of: id)
            setStroke(fill, of: id)
        default: setFill(fill, of: id)
        }
        if let inverse = contentTransform(of: group, scene).inverse, inverse != .identity { append(inverse, to: id) }
        return id
    }
}
