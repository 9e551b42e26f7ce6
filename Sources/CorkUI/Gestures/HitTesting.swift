import Foundation

extension _ViewNode {
    /// Returns the nodes at a point of the window, the outermost first, or an empty array if there is no content.
    package final func hitPath(at point: CGPoint) -> [_ViewNode] { hit(onHost(point)) ?? [] }

    /// Returns the nodes at a point.
    ///
    /// - Parameter point: The point in the coordinates of the host that contains the node.
    /// - Returns: The path from this node to the innermost one, or `nil` if there is no content.
    private func hit(_ point: CGPoint) -> [_ViewNode]? {
        guard !isHidden, !isPicture, !isUntouchable, !isHost || frame.contains(point) || parent == nil else {
            return nil
        }
        if let shape = self as? ContentShapeNode, !shape.contains(point) { return nil }
        let inside = isHost ? enteringHost(point) : point
        for child in childrenFromBack.reversed() {
            if let path = child.hit(inside) { return [self] + path }
        }
        return isHit(point) ? [self] : nil
    }

    /// Returns a Boolean value that indicates whether the node itself is hit, apart from its descendants.
    ///
    /// Only visible leaves, hosts, and content shapes can be hit.
    private func isHit(_ point: CGPoint) -> Bool {
        if self is ContentShapeNode { return true }
        if isHost, !isLazy { return parent != nil && frame.contains(point) }
        let type = item.held.type
        return children.isEmpty && type is any _LeafView.Type && type != Spacer.self && frame.contains(point)
    }
}

/// A modifier that sets the hit-testing shape of a view.
public struct _ContentShapeModifier: _PrimitiveModifier {
    let shape: AnyShape

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { ContentShapeNode(item, inputs) }
}

final class ContentShapeNode: _ModifierNode<_ContentShapeModifier> {
    /// Returns a Boolean value that indicates whether the shape contains a point of the host.
    func contains(_ point: CGPoint) -> Bool {
        modifier.shape.path(of: frame.size, environment.layoutDirection)
            .contains(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    }
}

extension View {
    /// Sets the shape within which the view takes gestures and the pointer.
    public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View {
        modifier(_ContentShapeModifier(shape: AnyShape(shape)))
    }
}
