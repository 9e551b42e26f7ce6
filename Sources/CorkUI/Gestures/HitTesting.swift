import Foundation

extension _ViewNode {
    /// The nodes around what is seen at a point of the window, outermost first; empty where nothing is.
    package final func hitPath(at point: CGPoint) -> [_ViewNode] { hit(onSurface(point)) ?? [] }

    /// Finds the nodes at a point.
    ///
    /// - Parameter point: on the surface that the node is on.
    /// - Returns: The nodes from inside out, or nil if nothing is there.
    private func hit(_ point: CGPoint) -> [_ViewNode]? {
        guard !isHidden, !isPicture, !isUntouchable, !isSurface || frame.contains(point) || parent == nil else {
            return nil
        }
        let inside = isSurface ? enteringSurface(point) : point
        for child in childrenFromBack.reversed() {
            if let path = child.hit(inside) { return [self] + path }
        }
        return isHit(point) ? [self] : nil
    }

    /// Whether the node itself is there, apart from the nodes below: those that show something, and shapes for hits.
    private func isHit(_ point: CGPoint) -> Bool {
        if let shape = self as? ContentShapeNode {
            return shape.path.contains(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
        }
        if isSurface, !isLazy { return parent != nil && frame.contains(point) }
        let type = item.held.type
        return children.isEmpty && type is any _LeafView.Type && type != Spacer.self && frame.contains(point)
    }
}

/// Sets where a view is touched.
public struct _ContentShapeModifier: _PrimitiveModifier {
    let shape: AnyShape

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { ContentShapeNode(item, inputs) }
}

final class ContentShapeNode: _ModifierNode<_ContentShapeModifier> {
    var path: Path { modifier.shape.path(of: frame.size, environment.layoutDirection) }
}

extension View {
    /// Has gestures on the view, and the pointer over it, count within a shape, and not only where something is seen.
    public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View {
        modifier(_ContentShapeModifier(shape: AnyShape(shape)))
    }
}
