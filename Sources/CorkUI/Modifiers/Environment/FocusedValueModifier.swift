import Observation

/// A modifier that sets a focused value.
public struct _FocusedValueModifier: _PrimitiveModifier {
    let isOfWindow: Bool
    let set: @MainActor (inout FocusedValues) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { FocusedValueNode(item, inputs) }
}

/// The node of a view that sets a focused value.
final class FocusedValueNode: _ModifierNode<_FocusedValueModifier> {
    override func build() {
        super.build()
        graph.focus.changed(self)
    }

    override func modifierChanged(from old: _FocusedValueModifier) { graph.focus.changed(self) }

    override func remove() {
        graph.focus.changed(self, isGone: true)
        super.remove()
    }
}

extension View {
    /// Sets a focused value while the focus is in the view.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value; the innermost view that sets it takes precedence.
    ///   - value: The value; `nil` to use that of an ancestor.
    /// - Returns: The modified view.
    public func focusedValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(_FocusedValueModifier(isOfWindow: false, set: setting(keyPath, value)))
    }

    /// Sets a focused value wherever the focus is in the window.
    ///
    /// A value set by the focused view or one of its ancestors takes precedence.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(_FocusedValueModifier(isOfWindow: true, set: setting(keyPath, value)))
    }

    /// Sets a focused observable object while the focus is in the view.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_FocusedValueModifier(isOfWindow: false, set: setting(object)))
    }

    /// Sets a focused observable object wherever the focus is in the window.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_FocusedValueModifier(isOfWindow: true, set: setting(object)))
    }
}

@MainActor
private func setting<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
) -> @MainActor (inout FocusedValues) -> Void {
    { if let value { $0[keyPath: keyPath] = value } }
}

@MainActor
private func setting<T: AnyObject>(_ object: T?) -> @MainActor (inout FocusedValues) -> Void {
    { if let object { $0[object: ObjectIdentifier(T.self)] = object } }
}
