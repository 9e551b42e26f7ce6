/// A modifier that hides a view without changing the layout.
public struct _HiddenModifier: _PrimitiveModifier, Equatable {
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { HiddenNode(item, inputs) }
}

/// The node of a hidden view.
final class HiddenNode: _ModifierNode<_HiddenModifier> {
    override var isInvisible: Bool { true }
}

extension View {
    /// Hides the view unconditionally; it still takes up space in the layout.
    public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}
