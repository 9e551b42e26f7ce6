/// The node of a modifier of the first scroll view inside.
class ScrollModifierNode<M>: _ModifierNode<M>, GeometryObserver {
    /// The scroll view, once it has been found.
    private weak var known: (any AnyScrollNode)?

    override func build() {
        super.build()
        graph.geometryObservers.insert(self)
    }

    override func remove() {
        graph.geometryObservers.remove(self)
        super.remove()
    }

    /// Called when the first scroll view inside changed, or was removed.
    func scrollChanged(from old: (any AnyScrollNode)?, to new: (any AnyScrollNode)?) {}

    /// Acts on changes of the scroll view after a layout, and returns whether there were any that require another
    /// layout.
    func observe(_ scroll: any AnyScrollNode) -> Bool { false }

    final func observeGeometry() -> Bool {
        guard let scroll else { return false }
        return observe(scroll)
    }

    /// The first scroll view inside, or the previous one as long as it exists.
    final var scroll: (any AnyScrollNode)? {
        if let known, !known.isRetired { return known }
        let found = first(\.asScrollNode)
        if found != nil || known != nil { scrollChanged(from: known, to: found) }
        known = found
        return found
    }
}

extension _ViewNode {
    /// Returns the first result of `find` that is not `nil`, for the descendants in depth-first order.
    final func first<Found>(_ find: (_ViewNode) -> Found?) -> Found? {
        for child in children {
            if let found = find(child) ?? child.first(find) { return found }
        }
        return nil
    }
}
