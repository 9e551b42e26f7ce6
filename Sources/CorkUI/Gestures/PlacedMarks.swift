import Foundation

/// An object that finds the marked views inside of a view by their positions.
@MainActor
package final class PlacedMarks {
    fileprivate weak var node: _ViewNode?

    package init() {}

    /// Returns the innermost view at a point that is marked with a value of a type.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - point: A point in the window's content.
    /// - Returns: The value, the point in the coordinates of the view, and the size of the view, or `nil` if no view is
    ///   marked there.
    /// - Complexity: O(*n*), where *n* is the number of visible views.
    package func mark<Value>(_ type: Value.Type, at point: CGPoint) -> (value: Value, point: CGPoint, size: CGSize)? {
        for node in node?.hitPath(at: point).reversed() ?? [] {
            guard let marked = node as? MarkNode, let value = marked.modifier.mark as? Value else { continue }
            let place = marked.onHost(point)
            return (value, CGPoint(x: place.x - marked.frame.minX, y: place.y - marked.frame.minY), marked.frame.size)
        }
        return nil
    }

    /// Returns the values of a type with which visible views in a rectangle are marked.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - rect: The rectangle in the window's content.
    /// - Returns: The values.
    /// - Complexity: O(*n*), where *n* is the number of visible views.
    package func marks<Value>(_ type: Value.Type, in rect: CGRect) -> [Value] {
        var found: [Value] = []
        func visit(_ node: _ViewNode) {
            guard let marked = node as? MarkNode, let value = marked.modifier.mark as? Value else {
                return node.children.forEach(visit)
            }
            if marked.windowFrame.intersects(rect) { found.append(value) }
        }
        if let node { visit(node) }
        return found
    }
}

private struct MarkModifier: _PrimitiveModifier {
    let mark: any Sendable

    func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { MarkNode(item, inputs) }
}

private final class MarkNode: _ModifierNode<MarkModifier> {
    override var isReusable: Bool { hasReusableChildren }
}

private struct MarksModifier: _PrimitiveModifier {
    let marks: PlacedMarks

    func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { MarksNode(item, inputs) }
}

private final class MarksNode: _ModifierNode<MarksModifier> {
    override func build() {
        super.build()
        modifier.marks.node = self
    }

    override func modifierChanged(from old: MarksModifier) { modifier.marks.node = self }
}

extension View {
    /// Marks the view with a value, so that ``PlacedMarks`` can find it by its position.
    package func mark(_ value: some Sendable) -> some View { modifier(MarkModifier(mark: value)) }

    /// Makes the marked views inside of this one available through `marks`.
    package func placedMarks(_ marks: PlacedMarks) -> some View { modifier(MarksModifier(marks: marks)) }
}
