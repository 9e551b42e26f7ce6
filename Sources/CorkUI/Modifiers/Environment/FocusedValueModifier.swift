import Observation

/// Sets a focused value.
public struct _FocusedValueModifier: _PrimitiveModifier {
    let isOfWindow: Bool
    let set: @MainActor (inout FocusedValues) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { FocusedValueNode(item, inputs) }
}

/// A view that says something to those who follow the focus, placed.
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
    /// Says something to those who follow the focus while it is in this view.
    ///
    /// - Parameters:
    ///   - keyPath: what is said; where views inside each other say it, the inner one holds.
    ///   - value: nil to leave it to views around.
    /// - Returns: The modified view.
    public func focusedValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(_FocusedValueModifier(isOfWindow: false, set: setting(keyPath, value)))
    }

    /// Says something to those who follow the focus, wherever it is in the window; what a view around the focus says holds
    /// before it.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(_FocusedValueModifier(isOfWindow: true, set: setting(keyPath, value)))
    }

    /// Gives an observable object to those who follow the focus, by its type, while it is in this view.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_FocusedValueModifier(isOfWindow: false, set: setting(object)))
    }

    /// Gives an observable object to those who follow the focus, by its type, wherever it is in the window.
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
