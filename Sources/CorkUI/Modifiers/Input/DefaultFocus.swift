/// A modifier that sets the default focus of a window.
public struct _DefaultFocusModifier<Value: Hashable>: _PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        DefaultFocusNode<Value>(item, inputs)
    }
}

/// The node of a view that sets the default focus.
final class DefaultFocusNode<Value: Hashable>: _ModifierNode<_DefaultFocusModifier<Value>> {
    override func build() {
        super.build()
        modifier.binding.location?.preferred = modifier.value
    }

    override func modifierChanged(from old: _DefaultFocusModifier<Value>) {
        if old.binding != modifier.binding { old.binding.location?.preferred = nil }
        modifier.binding.location?.preferred = modifier.value
    }

    override func remove() {
        modifier.binding.location?.preferred = nil
        super.remove()
    }
}

extension View {
    /// Sets the view that gets the focus when the window opens, or when the view with the focus is removed.
    ///
    /// The focus never moves away from where the person or a ``FocusState`` moved it. It moves to the view as soon as
    /// the view exists.
    ///
    /// - Parameters:
    ///   - binding: The binding used with ``focused(_:equals:)``.
    ///   - value: The value of the view. The value that `binding` has without a focused view stands for none.
    /// - Returns: The modified view.
    public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
        modifier(_DefaultFocusModifier(binding: binding, value: value))
    }
}
