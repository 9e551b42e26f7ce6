import Foundation

/// A layout whose type is erased: subviews keep identity and state while it is exchanged (R7.55).
public struct AnyLayout: Layout {
    private let storage: Storage

    /// The cache of the layout inside; created again for a layout of another type.
    public struct Cache {
        fileprivate var owner: ObjectIdentifier
        fileprivate var value: Any
    }

    /// Erases the type of `layout`; what is erased already is not wrapped again.
    public init<L: Layout>(_ layout: L) {
        storage = (layout as? AnyLayout)?.storage ?? Storage(box: LayoutBox(layout))
    }

    /// The layout inside.
    var base: any Layout { storage.box.base }

    /// Makes what the layout keeps between calls.
    public func makeCache(subviews: Subviews) -> Cache { storage.box.makeCache(subviews) }

    /// Updates the cache after the subviews changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { storage.box.updateCache(&cache, subviews) }

    /// Returns the space that the subviews together prefer around them.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        storage.box.spacing(subviews, &cache)
    }

    /// Returns the size of the subviews together for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.box.size(proposal, subviews, &cache)
    }

    /// Places the subviews in a rectangle.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        storage.box.place(bounds, proposal, subviews, &cache)
    }

    /// Returns where an alignment guide is, or nil to leave it at its default.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.box.alignment(guide.key, bounds, proposal, subviews, &cache)
    }

    /// Returns where an alignment guide is, or nil to leave it at its default.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.box.alignment(guide.key, bounds, proposal, subviews, &cache)
    }

    private struct Storage: Equatable {
        let box: AnyLayoutBox
        static func == (a: Self, b: Self) -> Bool { onMainActor { a.box.isEqual(to: b.box) } }
    }
}

/// A layout in a box whose type does not tell which.
@MainActor
private class AnyLayoutBox {
    var base: any Layout { preconditionFailure("abstract") }
    func isEqual(to other: AnyLayoutBox) -> Bool { preconditionFailure("abstract") }
    func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache { preconditionFailure("abstract") }
    func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing { ViewSpacing() }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGSize {
        .zero
    }
    func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) {}
    func alignment(
        _ guide: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var base: any Layout { layout }

    override func isEqual(to other: AnyLayoutBox) -> Bool {
        guard let other = other as? LayoutBox<L> else { return false }
        return ValueComparator.equal(layout, other.layout)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
        AnyLayout.Cache(owner: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
    }

    /// Lends what this type of layout keeps.
    private func with<R>(
        _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R
    ) -> R {
        if cache.owner != ObjectIdentifier(L.self) { cache = makeCache(subviews) }
        var own = cache.value as! L.Cache
        cache.value = ()
        defer { cache.value = own }
        return body(&own)
    }

    override func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func size(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func alignment(
        _ guide: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(
                guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
