/// A modifier that draws views made of a preference behind or in front of what it modifies.
public struct _PreferenceDecorationModifier<Key: PreferenceKey, Decoration: View>: DecorationModifier {
    let side: DecorationSide
    let alignment: Alignment
    let transform: @MainActor (Key.Value) -> Decoration

    init(_ side: DecorationSide, _ alignment: Alignment, _ transform: @escaping @MainActor (Key.Value) -> Decoration) {
        self.side = side
        self.alignment = alignment
        self.transform = transform
    }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PreferenceDecorationNode<Key, Decoration>(item, inputs)
    }
}

/// A view decorated by its preference, placed: the decoration follows the value within the turn.
final class PreferenceDecorationNode<Key: PreferenceKey, Decoration: View>:
    DecorationNode<_PreferenceDecorationModifier<Key, Decoration>>, PreferenceReader
{
    var isWaiting = false
    private var shown: Key.Value?

    override func makeDecoration(for content: _ViewNode) -> Decoration {
        let value = content.preference(Key.self) ?? Key.defaultValue
        shown = value
        return tracking { modifier.transform(value) }
    }

    override func preferenceChanged(below child: _ViewNode?) {
        // What the decoration itself writes goes on to those around, but never back into it.
        if child == nil || child === children[contentIndex] { graph.enqueue(reader: self) }
    }

    func readPreference() {
        let value = children[contentIndex].preference(Key.self) ?? Key.defaultValue
        if let shown, isEqual(shown, value) { return }
        updateDecoration()
    }

    override func evaluate() { updateDecoration() }
}

extension View {
    /// Draws views in front of this one that are made of a preference written in it.
    ///
    /// - Parameters:
    ///   - key: the preference.
    ///   - alignment: where the views are in the frame of this one.
    ///   - transform: makes the views; called again when the value, or what it reads, changes.
    /// - Returns: The modified view.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceDecorationModifier<K, V>(.front, alignment, transform))
    }

    /// Draws views behind this one that are made of a preference written in it.
    ///
    /// - Parameters:
    ///   - key: the preference.
    ///   - alignment: where the views are in the frame of this one.
    ///   - transform: makes the views; called again when the value, or what it reads, changes.
    /// - Returns: The modified view.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceDecorationModifier<K, V>(.behind, alignment, transform))
    }
}
