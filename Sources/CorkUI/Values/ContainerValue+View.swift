/// Sets one container value.
public struct _ContainerValueModifier<Value>: _MetadataModifier {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) {
        inputs.values.setHere(value, at: keyPath)
    }
}

/// Sets the tag by which a container's selection knows a subview.
public struct _TagModifier<Value: Hashable>: _MetadataModifier {
    let value: Value
    let includeOptional: Bool

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) { inputs.values.setTag(value, includeOptional: includeOptional) }
}

/// Gives a view an identity of its own (R6.5).
public struct _IDModifier<ID: Hashable>: _MetadataModifier {
    let id: ID

    /// Whether the modifier sets an id.
    public static var _setsID: Bool { true }

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) { inputs = inputs.appending(.explicit(AnyHashable(id))) }
}

extension View {
    /// Sets a value that the direct container reads from each resolved subview of this view (R4.2).
    ///
    /// - Parameters:
    ///   - keyPath: the value, or a part of it (R4.5).
    ///   - value: what the container reads unless the subview sets its own (R4.4).
    /// - Returns: The modified view.
    public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        unchecked(self, (keyPath, value)) { $0.modifier(_ContainerValueModifier(keyPath: $1.0, value: $1.1)) }
    }

    /// Tags each resolved subview, for selection (R4.13).
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        unchecked(self, tag) { $0.modifier(_TagModifier(value: $1, includeOptional: includeOptional)) }
    }

    /// Binds the view's identity to `id`: another id is another view, with new state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        unchecked(self, id) { $0.modifier(_IDModifier(id: $1)) }
    }
}
