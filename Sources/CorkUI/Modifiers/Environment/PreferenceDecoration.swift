/// A modifier that draws views made from a preference behind or in front of the modified one.
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

/// The node of a view that is decorated by its preference, with an up-to-date decoration in each turn.
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
        // Preferences of the decoration are passed to ancestors, but are not part of its own input.
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
    /// Layers views made from a preference of this view in front of it.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - alignment: The alignment of the views in the frame of this view.
    ///   - transform: Makes the views; called again when the value, or anything else it reads, changes.
    /// - Returns: The modified view.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceDecorationModifier<K, V>(.front, alignment, transform))
    }

    /// Layers views made from a preference of this view behind it.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - alignment: The alignment of the views in the frame of this view.
    ///   - transform: Makes the views; called again when the value, or anything else it reads, changes.
    /// - Returns: The modified view.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceDecorationModifier<K, V>(.behind, alignment, transform))
    }
}
