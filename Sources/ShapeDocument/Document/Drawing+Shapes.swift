import Foundation

/// A summary of a shape for lists.
public struct ShapeSummary: Identifiable, Hashable, Sendable {
    /// The id of the shape.
    public let id: ShapeID
    /// The kind of the shape.
    public let kind: ShapeKind
    /// The name from the file, or else the kind and a number, such as “Rectangle 2”.
    public let name: String
    /// A Boolean value that indicates whether the shape itself is hidden, regardless of its groups.
    public let isHidden: Bool
    /// A Boolean value that indicates whether the shape itself is locked on the canvas, regardless of its groups.
    public let isLocked: Bool
}

extension Drawing {
    /// Returns the shape with an id in the file.
    public func shape(withID id: String) -> ShapeID? { ids[id].flatMap { nodes[$0].facts?.kind == nil ? nil : $0 } }

    /// Returns the shape with an id, or `nil` if the drawing no longer contains it.
    public func shape(_ id: ShapeID) -> ShapeSummary? {
        nodes.contains(id) && isAttached(id) ? summary(of: id) : nil
    }

    /// Returns a shape that the drawing is known to contain, or `nil` for a node that isn't a shape.
    ///
    /// - Complexity: O(1). ``shape(_:)`` also walks the shape's ancestors and their children.
    public func summary(of id: ShapeID) -> ShapeSummary? {
        let node = nodes[id]
        guard let element = node.element, let facts = node.facts, let kind = facts.kind else { return nil }
        return ShapeSummary(
            id: id, kind: kind, name: name(id, element, kind), isHidden: isHiddenItself(id),
            isLocked: isLockedItself(id))
    }

    /// Returns the kind of a shape that the drawing is known to contain, or `nil` for a node that isn't a shape.
    public func kind(of shape: ShapeID) -> ShapeKind? { nodes[shape].facts?.kind }

    /// Returns those of the given shapes that the drawing still contains.
    ///
    /// - Complexity: O(shapes), plus O(siblings) for each parent of theirs.
    public func present(_ shapes: Set<ShapeID>) -> Set<ShapeID> {
        let known = shapes.filter { nodes.contains($0) && kind(of: $0) != nil }
        return Dictionary(grouping: known) { nodes[$0].parent ?? $0 }.reduce(into: []) { present, group in
            if isAttached(group.key) {
                present.formUnion(Set(nodes[group.key].children).intersection(group.value))
            }
        }
    }

    /// Returns the outermost shapes that this drawing contains and another state of it doesn't.
    ///
    /// - Complexity: O(nodes / 128), plus O(siblings) where shapes were added or removed.
    public func shapes(since other: Drawing) -> Set<ShapeID> {
        var new: Set<ShapeID> = []
        for id in nodes.changes(since: other.nodes) where isAttached(id) {
            let known = other.nodes.contains(id) ? Set(other.nodes[id].children) : []
            new.formUnion(nodes[id].children.filter { !known.contains($0) && kind(of: $0) != nil })
        }
        return Set(outermost(new.subtracting(other.present(new))))
    }

    /// Returns the direct child shapes of a group or of the root, front to back.
    public func shapes(in group: ShapeID) -> [ShapeID] {
        nodes[group].children.reversed().filter { nodes[$0].facts?.kind != nil }
    }

    /// All shapes from front to back, each after its parent.
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

    /// Returns the given shapes and all shapes nested in them.
    public func withContents(of shapes: some Sequence<ShapeID>) -> Set<ShapeID> {
        var all = Set(shapes)
        for shape in shapes { forEachNode(below: shape) { id, node in if node.facts?.kind != nil { all.insert(id) } } }
        return all
    }

    /// Returns a Boolean value that indicates whether a shape can contain other shapes.
    public func isGroup(_ shape: ShapeID) -> Bool { nodes[shape].facts?.kind?.isGroup == true }

    /// Returns a Boolean value that indicates whether a shape is a layer.
    public func isLayer(_ shape: ShapeID) -> Bool { nodes[shape].facts?.kind == .layer }

    /// Returns the parent of a shape, or `nil` for the root.
    public func parent(of shape: ShapeID) -> ShapeID? { nodes[shape].parent }

    /// Returns the ancestors of a shape, innermost first, without the root.
    public func ancestors(of shape: ShapeID) -> [ShapeID] {
        var ancestors: [ShapeID] = []
        var next = nodes[shape].parent
        while let current = next, current != root {
            ancestors.append(current)
            next = nodes[current].parent
        }
        return ancestors
    }

    /// Returns a Boolean value that indicates whether a shape or one of its ancestors is locked.
    public func isLocked(_ shape: ShapeID) -> Bool {
        ([shape] + ancestors(of: shape)).contains { isLockedItself($0) }
    }

    /// Returns a Boolean value that indicates whether a shape itself is locked.
    public func isLockedItself(_ shape: ShapeID) -> Bool {
        nodes[shape].element?["sodipodi:insensitive"] == "true"
    }

    /// Returns a Boolean value that indicates whether a shape itself is hidden.
    public func isHiddenItself(_ shape: ShapeID) -> Bool { nodes[shape].facts.map { isHidden($0) } ?? false }

    /// Returns a Boolean value that indicates whether a node is still part of the document.
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
            let lines = letters(of: id) ?? ""
            let text = lines.split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
