/// A modifier that sets a preference from an anchor of the view.
public struct _AnchorWritingModifier<Value, Key: PreferenceKey>: _PrimitiveModifier {
    let source: Anchor<Value>.Source
    let transform: @MainActor (Anchor<Value>) -> Key.Value

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AnchorWriterNode<Value, Key>(item, inputs)
    }
}

/// A modifier that changes a preference with an anchor of the view.
public struct _AnchorTransformModifier<Value, Key: PreferenceKey>: _PrimitiveModifier {
    let source: Anchor<Value>.Source
    let transform: @MainActor (inout Key.Value, Anchor<Value>) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AnchorTransformNode<Value, Key>(item, inputs)
    }
}

/// The node of a view that sets a preference from an anchor.
final class AnchorWriterNode<Value, Key: PreferenceKey>: _ModifierNode<_AnchorWritingModifier<Value, Key>> {
    override func modifierChanged(from old: _AnchorWritingModifier<Value, Key>) {
        forgetPreferences(ObjectIdentifier(Key.self))
    }

    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard K.self == Key.self else { return super.computePreference(key) }
        return (modifier.transform(Anchor(self, modifier.source)) as! K.Value)
    }
}

/// The node of a view that changes a preference with an anchor.
final class AnchorTransformNode<Value, Key: PreferenceKey>: _ModifierNode<_AnchorTransformModifier<Value, Key>> {
    override func modifierChanged(from old: _AnchorTransformModifier<Value, Key>) {
        forgetPreferences(ObjectIdentifier(Key.self))
    }

    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard K.self == Key.self else { return super.computePreference(key) }
        var value = reducedPreference(Key.self) ?? Key.defaultValue
        modifier.transform(&value, Anchor(self, modifier.source))
        return (value as! K.Value)
    }
}

extension View {
    /// Sets a preference to a value made from an anchor of the view.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: The anchor source, such as `.bounds` or `.center`.
    ///   - transform: Makes the value of the preference.
    /// - Returns: The modified view.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping @MainActor (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorWritingModifier<A, K>(source: value, transform: transform))
    }

    /// Changes a preference of descendants with an anchor of the view.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: The anchor source, such as `.bounds` or `.center`.
    ///   - transform: Changes the value that descendants set, or the default value if none does.
    /// - Returns: The modified view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping @MainActor (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorTransformModifier<A, K>(source: value, transform: transform))
    }
}
