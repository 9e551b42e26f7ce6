/// A modifier that sets whether a view takes clicks and gestures.
public struct _HitTestingModifier: _PrimitiveModifier, Equatable {
    /// A Boolean value that indicates whether the view responds to clicks and gestures.
    let isAllowed: Bool

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { HitTestingNode(item, inputs) }
}

/// The node of a view with a hit-testing modifier, a host that the renderer can exclude from hit testing.
final class HitTestingNode: HostModifierNode<_HitTestingModifier>, AnyHitTestingNode {
    var isAllowed: Bool { modifier.isAllowed }
    override func modifierChanged(from old: _HitTestingModifier) { updateMount() }
}

/// The node of a view that may be excluded from hit testing.
@MainActor
package protocol AnyHitTestingNode: ContentHost {
    /// A Boolean value that indicates whether the view responds to clicks and gestures.
    var isAllowed: Bool { get }
}

extension _ViewNode {
    /// A Boolean value that indicates whether the node and its descendants are excluded from hit testing.
    final var isUntouchable: Bool { (self as? HitTestingNode)?.isAllowed == false }

    /// A Boolean value that indicates whether the node can receive clicks.
    package final var isTouchable: Bool { !isUntouchable && parent?.isTouchable != false }
}

extension View {
    /// Sets whether the view takes clicks and gestures; otherwise views behind it receive them.
    ///
    /// Key presses reach the views inside in any case.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_HitTestingModifier(isAllowed: enabled))
    }
}
