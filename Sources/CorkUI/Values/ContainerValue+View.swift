/// A modifier that sets a container value.
public struct _ContainerValueModifier<Value>: _MetadataModifier {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) {
        inputs.values.setHere(value, at: keyPath)
    }
}

/// A modifier that sets the tag of a subview for selection.
public struct _TagModifier<Value: Hashable>: _MetadataModifier {
    let value: Value
    let includeOptional: Bool

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) { inputs.values.setTag(value, includeOptional: includeOptional) }
}

/// A modifier that sets the explicit identity of a view (R6.5).
public struct _IDModifier<ID: Hashable>: _MetadataModifier {
    let id: ID

    /// A Boolean value that indicates whether the modifier sets an id.
    public static var _setsID: Bool { true }

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) { inputs = inputs.appending(.explicit(AnyHashable(id))) }
}

extension View {
    /// Sets a value that the direct container reads from each resolved subview of the view (R4.2).
    ///
    /// - Parameters:
    ///   - keyPath: The container value, or a part of it (R4.5).
    ///   - value: The value, which subviews can override (R4.4).
    /// - Returns: The modified view.
    public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        unchecked(self, (keyPath, value)) { $0.modifier(_ContainerValueModifier(keyPath: $1.0, value: $1.1)) }
    }

    /// Sets the tag of each resolved subview, which identifies it in a selection (R4.13).
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        unchecked(self, tag) { $0.modifier(_TagModifier(value: $1, includeOptional: includeOptional)) }
    }

    /// Sets the identity of the view; a view with another id has new state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        unchecked(self, id) { $0.modifier(_IDModifier(id: $1)) }
    }
}
