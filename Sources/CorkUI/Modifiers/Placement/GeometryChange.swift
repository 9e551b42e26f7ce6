/// Runs an action when something read of a view's size and place changes.
public struct _GeometryChangeModifier<Value: Equatable>: _PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        GeometryChangeNode<Value>(item, inputs)
    }
}

/// A view whose size or place is watched, placed.
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
    /// Runs `action` with what `transform` reads of the view's size and place, at first and whenever it differs.
    ///
    /// - Parameters:
    ///   - type: what is read.
    ///   - transform: reads it, after each layout.
    ///   - action: is given the value.
    /// - Returns: The modified view.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform) { action($1) })
    }

    /// Runs `action` with what `transform` read before and what it reads now of the view's size and place.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform, action: action))
    }
}
