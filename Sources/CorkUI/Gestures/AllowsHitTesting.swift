/// Sets whether a view is touched.
public struct _HitTestingModifier: _PrimitiveModifier, Equatable {
    /// Whether clicks and gestures on the view count.
    let isAllowed: Bool

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { HitTestingNode(item, inputs) }
}

/// A view that may not be touched, placed: a surface, so that a host can leave it out of what is hit.
final class HitTestingNode: SurfaceModifierNode<_HitTestingModifier>, HitTestingSurface {
    var isAllowed: Bool { modifier.isAllowed }
    override func modifierChanged(from old: _HitTestingModifier) { updateMount() }
}

/// A placed view that may not be touched.
@MainActor
package protocol HitTestingSurface: ContentSurface {
    /// Whether clicks and gestures on the view count.
    var isAllowed: Bool { get }
}

extension _ViewNode {
    /// Whether what is touched there is never this node, nor one below it.
    final var isUntouchable: Bool { (self as? HitTestingNode)?.isAllowed == false }

    /// Whether a click can get to the node.
    package final var isTouchable: Bool { !isUntouchable && parent?.isTouchable != false }
}

extension View {
    /// Sets whether the view takes clicks and gestures; else they go to what is behind it; keys still reach what is
    /// inside.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_HitTestingModifier(isAllowed: enabled))
    }
}
