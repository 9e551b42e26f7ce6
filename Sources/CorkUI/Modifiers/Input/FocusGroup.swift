/// A modifier that makes a view a single stop in the Tab order.
public struct _FocusGroupModifier: _PrimitiveModifier, Equatable {
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        _ModifierNode<Self>(item, inputs)
    }
}

extension View {
    /// Makes the view a single stop in the Tab order, however many focusable views it contains.
    ///
    /// Tab returns to the view that had the focus last, if it is still visible, and otherwise to the first visible one.
    /// The group itself moves the focus within it, usually with arrow keys.
    package nonisolated func focusGroup() -> some View { modifier(_FocusGroupModifier()) }
}
