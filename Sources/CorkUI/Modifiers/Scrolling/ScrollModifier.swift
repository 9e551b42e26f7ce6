/// A modifier of the first scroll view inside, placed.
class ScrollModifierNode<M>: _ModifierNode<M>, GeometryObserver {
    /// The scroll view, once it was looked for.
    private weak var known: (any ScrollSurface)?

    override func build() {
        super.build()
        graph.geometryObservers.insert(self)
    }

    override func remove() {
        graph.geometryObservers.remove(self)
        super.remove()
    }

    /// Another scroll view is the first inside, or there is none any more.
    func scrollChanged(from old: (any ScrollSurface)?, to new: (any ScrollSurface)?) {}

    /// Acts on what differs in the scroll view after a layout; says whether anything did.
    func observe(_ scroll: any ScrollSurface) -> Bool { false }

    final func observeGeometry() -> Bool {
        guard let scroll else { return false }
        return observe(scroll)
    }

    /// The first scroll view inside, or the one of before where it is still there.
    final var scroll: (any ScrollSurface)? {
        if let known, !known.isRetired { return known }
        let found = first(\.asScrollSurface)
        if found != nil || known != nil { scrollChanged(from: known, to: found) }
        known = found
        return found
    }
}

extension _ViewNode {
    /// What `find` makes of the first node for which it makes anything, depth first.
    final func first<Found>(_ find: (_ViewNode) -> Found?) -> Found? {
        for child in children {
            if let found = find(child) ?? child.first(find) { return found }
        }
        return nil
    }
}
