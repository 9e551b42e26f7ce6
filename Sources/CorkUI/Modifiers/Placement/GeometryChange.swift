/// A modifier that runs an action when a value read from a view's geometry changes.
public struct _GeometryChangeModifier<Value: Equatable>: _PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        GeometryChangeNode<Value>(item, inputs)
    }
}

/// The node of a view whose geometry is observed.
final class GeometryChangeNode<Value: Equatable>: _ModifierNode<_GeometryChangeModifier<Value>>, GeometryObserver {
    private var known: Value?

    override func build() {
        super.build()
        graph.geometryObservers.insert(self)
    }

    override func remove() {
        graph.geometryObservers.remove(self)
        super.remove()
    }

    func observeGeometry() -> Bool {
        let value = modifier.transform(GeometryProxy(self))
        guard value != known else { return false }
        let old = known ?? value
        known = value
        modifier.action(old, value)
        return true
    }
}

extension View {
    /// Runs an action with a value read from the view's geometry, initially and whenever it changes.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Returns the value; called after each layout.
    ///   - action: Called with the value.
    /// - Returns: The modified view.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform) { action($1) })
    }

    /// Runs an action with the old and the new value read from the view's geometry, initially and whenever it changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform, action: action))
    }
}
