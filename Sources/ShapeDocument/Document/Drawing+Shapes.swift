import Foundation

/// A shape as lists show it.
public struct ShapeSummary: Identifiable, Hashable, Sendable {
    /// The id of the shape.
    public let id: ShapeID
    /// The kind of the shape.
    public let kind: ShapeKind
    /// What it was named, or else its kind and the how manieth of it that it is, as “Rectangle 2”.
    public let name: String
    /// Whether it, though maybe not all around it, is not shown.
    public let isHidden: Bool
    /// Whether it, though maybe not all around it, cannot be edited on the canvas.
    public let isLocked: Bool
}

extension Drawing {
    /// A shape by its id; nil where there is none any more.
    public func shape(_ id: ShapeID) -> ShapeSummary? {
        nodes.contains(id) && isAttached(id) ? summary(of: id) : nil
    }

    /// A shape that is known to be there; nil for what is no shape.
    ///
    /// - Complexity: O(1), while looking it up by ``shape(_:)`` goes through what lies around it.
    public func summary(of id: ShapeID) -> ShapeSummary? {
        let node = nodes[id]
        guard let element = node.element, let facts = node.facts, let kind = facts.kind else { return nil }
        return ShapeSummary(
            id: id, kind: kind, name: name(id, element, kind), isHidden: isHiddenItself(id),
            isLocked: isLockedItself(id))
    }

    /// What a shape is that is known to be there; nil for what is no shape.
    public func kind(of shape: ShapeID) -> ShapeKind? { nodes[shape].facts?.kind }

    /// Those of some shapes that are still there.
    ///
    /// - Complexity: O(shapes), and O(shapes side by side) for each group that they lie in.
    public func present(_ shapes: Set<ShapeID>) -> Set<ShapeID> {
        let known = shapes.filter { nodes.contains($0) && kind(of: $0) != nil }
        return Dictionary(grouping: known) { nodes[$0].parent ?? $0 }.reduce(into: []) { present, group in
            if isAttached(group.key) {
                present.formUnion(Set(nodes[group.key].children).intersection(group.value))
            }
        }
    }

    /// The shapes that are there and were not in another state of the drawing, without those that lie in others of them.
    ///
    /// - Complexity: O(nodes / 128), and O(shapes side by side) where some came or went.
    public func shapes(since other: Drawing) -> Set<ShapeID> {
        var new: Set<ShapeID> = []
        for id in nodes.changes(since: other.nodes) where isAttached(id) {
            let known = other.nodes.contains(id) ? Set(other.nodes[id].children) : []
            new.formUnion(nodes[id].children.filter { !known.contains($0) && kind(of: $0) != nil })
        }
        return Set(outermost(new.subtracting(other.present(new))))
    }

    /// The shapes right inside of a group or of the root, the one in front first.
    public func shapes(in group: ShapeID) -> [ShapeID] {
        nodes[group].children.reversed().filter { nodes[$0].facts?.kind != nil }
    }

    /// All shapes, each after the one it lies in, from front to back.
    public var allShapes: [ShapeID] {
        var all: [ShapeID] = []
        func add(_ group: ShapeID) {
            for shape in shapes(in: group) {
                all.append(shape)
                add(shape)
            }
        }
        add(root)
        return all
    }

    /// Shapes with all that lies in them.
    public func withContents(of shapes: some Sequence<ShapeID>) -> Set<ShapeID> {
        var all = Set(shapes)
        for shape in shapes { forEachNode(below: shape) { id, node in if node.facts?.kind != nil { all.insert(id) } } }
        return all
    }

    /// Whether others may lie in a shape that is there.
    public func isGroup(_ shape: ShapeID) -> Bool { nodes[shape].facts?.kind?.isGroup == true }

    /// Whether a shape that is there is a layer.
    public func isLayer(_ shape: ShapeID) -> Bool { nodes[shape].facts?.kind == .layer }

    /// The group that a shape lies in; nil for the root.
    public func parent(of shape: ShapeID) -> ShapeID? { nodes[shape].parent }

    /// The shapes that a shape lies in, from inside out, without the root.
    public func ancestors(of shape: ShapeID) -> [ShapeID] {
        var ancestors: [ShapeID] = []
        var next = nodes[shape].parent
        while let current = next, current != root {
            ancestors.append(current)
            next = nodes[current].parent
        }
        return ancestors
    }

    /// Whether a shape, or something that it lies in, is locked.
    public func isLocked(_ shape: ShapeID) -> Bool {
        ([shape] + ancestors(of: shape)).contains { isLockedItself($0) }
    }

    /// Whether a shape itself is locked.
    public func isLockedItself(_ shape: ShapeID) -> Bool {
        nodes[shape].element?["sodipodi:insensitive"] == "true"
    }

    /// Whether a shape itself is not shown.
    public func isHiddenItself(_ shape: ShapeID) -> Bool { nodes[shape].facts.map { isHidden($0) } ?? false }

    /// Whether a node is still part of the document.
    func isAttached(_ id: ShapeID) -> Bool {
        var next = id
        while let parent = nodes[next].parent {
            guard nodes[parent].children.contains(next) else { return false }
            next = parent
        }
        return next == root
    }

    private func isHidden(_ facts: ShapeFacts) -> Bool {
        var (isDisplayed, isVisible) = (true, true)
        for declarations in [facts.attributes, facts.style] {
            for declaration in declarations {
                switch declaration {
                case .isDisplayed(let value): isDisplayed = value
                case .isVisible(let value): isVisible = value
                default: break
                }
            }
        }
        return !isDisplayed || !isVisible
    }

    private func name(_ id: ShapeID, _ element: Element, _ kind: ShapeKind) -> String {
        if let label = element["inkscape:label"], !label.isEmpty { return label }
        for child in nodes[id].children {
            guard let title = nodes[child].element, title.svgName == "title" else { continue }
            let text = text(in: child).trimmingCharacters(in: .whitespacesAndNewlines)
            if !text.isEmpty { return text }
        }
        if kind == .text {
            let text = text(in: id).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !text.isEmpty { return String(text.prefix(40)) }
        }
        return "\(kind.title) \(nodes.number(of: id))"
    }

    private func text(in id: ShapeID) -> String {
        nodes[id].children.map { child in
            if case .text(_, let value) = nodes[child].content { value } else { text(in: child) }
        }.joined()
    }
}
