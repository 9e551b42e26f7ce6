/// Has a view look other than it is, by its size and place.
public struct _VisualEffectModifier: _PrimitiveModifier {
    let modifiers: @MainActor (GeometryProxy) -> [any _PrimitiveModifier]

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { VisualEffectNode(item, inputs) }
}

/// A view that looks other than it is by its place, placed: its effects are modifiers below, which are other ones after a layout.
final class VisualEffectNode: _ModifierNode<_VisualEffectModifier>, GeometryObserver {
    /// Outermost first.
    private var modifiers: [any _PrimitiveModifier] = []

    override func build() {
        // Before the first layout there is no place, but as many effects as then.
        modifiers = currentModifiers
        super.build()
        graph.geometryObservers.insert(self)
    }

    override func remove() {
        graph.geometryObservers.remove(self)
        super.remove()
    }

    private var currentModifiers: [any _PrimitiveModifier] { modifier.modifiers(GeometryProxy(self)).reversed() }

    override var contentItem: _ViewListItem {
        var item = super.contentItem
        item.modifiers.insert(contentsOf: modifiers, at: 0)
        return item
    }

    override func modifierChanged(from old: _VisualEffectModifier) { modifiers = currentModifiers }

    func observeGeometry() -> Bool {
        let now = currentModifiers
        let isSame =
            now.count == modifiers.count && zip(now, modifiers).allSatisfy { ValueComparator.equal(any: $0, $1) }
        if isSame { return false }
        modifiers = now
        updateContent()
        return true
    }

}

extension View {
    /// Has the view look other than it is, by its size and place; its place in the layout stays.
    ///
    /// - Parameter effect: makes the effects from none and the view's geometry; called again when that differs after a
    ///   layout, or while something around scrolls.
    /// - Returns: The modified view.
    public nonisolated func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._modifiers })
    }
}
