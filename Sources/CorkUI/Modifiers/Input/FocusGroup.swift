/// Makes Tab stop once at a view, whatever number of views in it take the focus.
public struct _FocusGroupModifier: _PrimitiveModifier, Equatable {
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        _ModifierNode<Self>(item, inputs)
    }
}

extension View {
    /// Makes Tab enter this view at one of the views in it that take the focus, and leave it from there.
    ///
    /// Tab comes back to the view that it left, where that is still in sight, else to the first one in sight. Moving the
    /// focus within the group, usually by arrow keys, is up to the group.
    package nonisolated func focusGroup() -> some View { modifier(_FocusGroupModifier()) }
}
