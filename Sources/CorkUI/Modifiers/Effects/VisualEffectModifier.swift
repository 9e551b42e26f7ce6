/// A modifier that adds effects to a view which depend on its geometry.
public struct _VisualEffectModifier: _PrimitiveModifier {
    let modifiers: @MainActor (GeometryProxy) -> [any _PrimitiveModifier]

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { VisualEffectNode(item, inputs) }
}

/// The node of a view with geometry-dependent effects, which are modifiers of its child that change after a layout.
final class VisualEffectNode: _ModifierNode<_VisualEffectModifier>, GeometryObserver {
    /// The equivalent modifiers, outermost first.
    private var modifiers: [any _PrimitiveModifier] = []

    override func build() {
        // The geometry is not known before the first layout, but the number of effects does not depend on it.
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
    /// Adds effects to the view which depend on its geometry, without changing the layout.
    ///
    /// - Parameter effect: Adds effects to an empty one; called again when the geometry has changed after a layout, or
    ///   while an ancestor scrolls.
    /// - Returns: The modified view.
    public nonisolated func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._modifiers })
    }
}
