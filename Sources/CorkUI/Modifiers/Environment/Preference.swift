/// Writes a preference.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: _PrimitiveModifier {
    let value: Key.Value

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PreferenceWriterNode<Key>(item, inputs)
    }
}

/// Changes a preference that was written below.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: _PrimitiveModifier {
    let transform: @MainActor (inout Key.Value) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PreferenceTransformNode<Key>(item, inputs)
    }
}

/// Runs an action when a preference has changed.
public struct _PreferenceActionModifier<Key: PreferenceKey>: _PrimitiveModifier where Key.Value: Equatable {
    let action: @MainActor (Key.Value) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PreferenceActionNode<Key>(item, inputs)
    }
}

/// A written preference, placed: hides what is written below.
final class PreferenceWriterNode<Key: PreferenceKey>: _ModifierNode<_PreferenceWritingModifier<Key>> {
    override func modifierChanged(from old: _PreferenceWritingModifier<Key>) {
        forgetPreferences(ObjectIdentifier(Key.self))
    }

    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        K.self == Key.self ? (modifier.value as! K.Value) : super.computePreference(key)
    }
}

/// A changed preference, placed.
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

/// A reader of a preference, placed.
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
        // The default is news only to somebody who has seen another value.
        guard let value = preference(Key.self) ?? last.map({ _ in Key.defaultValue }), value != last else { return }
        last = value
        modifier.action(value)
    }
}

extension View {
    /// Writes a preference, which every view around can read; what is written below this view does not reach them.
    ///
    /// - Parameters:
    ///   - key: the preference.
    ///   - value: combined with those of the views beside this one, in display order.
    /// - Returns: The modified view.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Changes a preference on its way up.
    ///
    /// - Parameters:
    ///   - key: the preference.
    ///   - callback: changes what is written below, or the default value where nothing is.
    /// - Returns: The modified view.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping @MainActor (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }

    /// Runs `action` with a preference written below: at first, and each time it is another one.
    ///
    /// It runs after all bodies and before layout, so that state written in it shows at once.
    ///
    /// - Parameters:
    ///   - key: the preference.
    ///   - action: receives the value; the default one when the last view that wrote it is gone.
    /// - Returns: The modified view.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}
