/// Hides a view without changing the layout.
public struct _HiddenModifier: _PrimitiveModifier, Equatable {
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { HiddenNode(item, inputs) }
}

/// A hidden view, placed.
final class HiddenNode: _ModifierNode<_HiddenModifier> {
    override var isInvisible: Bool { true }
}

extension View {
    /// Hides the view for good; it takes its room as before.
    public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}
