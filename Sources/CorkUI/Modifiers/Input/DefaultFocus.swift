/// Says which of some views has the focus while none in the window was given it.
public struct _DefaultFocusModifier<Value: Hashable>: _PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        DefaultFocusNode<Value>(item, inputs)
    }
}

/// A view that says where the focus is by default, placed.
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
    /// Says which view has the focus while nothing was given it: when the window opens, and when the view that has it goes
    /// away.
    ///
    /// The focus is never taken from where the person or a ``FocusState`` moved it, and goes to the view as soon as that is
    /// there.
    ///
    /// - Parameters:
    ///   - binding: what views are bound to by ``focused(_:equals:)``.
    ///   - value: what stands for the view; none is meant by the value that `binding` has while none of them has the
    ///     focus.
    /// - Returns: The modified view.
    public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
        modifier(_DefaultFocusModifier(binding: binding, value: value))
    }
}
