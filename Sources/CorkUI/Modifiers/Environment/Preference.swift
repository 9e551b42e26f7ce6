/// A modifier that sets a preference.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: _PrimitiveModifier {
    let value: Key.Value

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PreferenceWriterNode<Key>(item, inputs)
    }
}

/// A modifier that changes a preference set by descendants.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: _PrimitiveModifier {
    let transform: @MainActor (inout Key.Value) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PreferenceTransformNode<Key>(item, inputs)
    }
}

/// A modifier that runs an action when a preference changes.
public struct _PreferenceActionModifier<Key: PreferenceKey>: _PrimitiveModifier where Key.Value: Equatable {
    let action: @MainActor (Key.Value) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PreferenceActionNode<Key>(item, inputs)
    }
}

/// The node of a view that sets a preference, which hides the values of descendants.
final class PreferenceWriterNode<Key: PreferenceKey>: _ModifierNode<_PreferenceWritingModifier<Key>> {
    override func modifierChanged(from old: _PreferenceWritingModifier<Key>) {
        forgetPreferences(ObjectIdentifier(Key.self))
    }

    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        K.self == Key.self ? (modifier.value as! K.Value) : super.computePreference(key)
    }
}

/// The node of a view that changes a preference.
final class PreferenceTransformNode<Key: PreferenceKey>: _ModifierNode<_PreferenceTransformModifier<Key>> {
    override func modifierChanged(from old: _PreferenceTransformModifier<Key>) {
        forgetPreferences(ObjectIdentifier(Key.self))
    }

    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard K.self == Key.self else { return super.computePreference(key) }
        var value = reducedPreference(Key.self) ?? Key.defaultValue
        modifier.transform(&value)
        return (value as! K.Value)
    }
}

/// The node of a view that reads a preference.
final class PreferenceActionNode<Key: PreferenceKey>: _ModifierNode<_PreferenceActionModifier<Key>>, PreferenceReader
where Key.Value: Equatable {
    var isWaiting = false
    private var last: Key.Value?

    override func build() {
        super.build()
        graph.enqueue(reader: self)
    }

    override func preferenceChanged(below child: _ViewNode?) { graph.enqueue(reader: self) }

    func readPreference() {
        // The default value counts as a change only after another value.
        guard let value = preference(Key.self) ?? last.map({ _ in Key.defaultValue }), value != last else { return }
        last = value
        graph.perform { modifier.action(value) }
    }
}

extension View {
    /// Sets a preference, which ancestors can read in place of the values of descendants.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: The value, which is combined with those of siblings in display order.
    /// - Returns: The modified view.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Changes a preference of descendants before it reaches ancestors.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - callback: Changes the value that descendants set, or the default value if none does.
    /// - Returns: The modified view.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping @MainActor (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }

    /// Runs an action with the preference of descendants, initially and whenever it changes.
    ///
    /// It runs after all bodies were evaluated and before the layout, so that state set by it is shown in the same
    /// frame.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - action: Called with the value, or the default value after the last view that set it was removed.
    /// - Returns: The modified view.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}
