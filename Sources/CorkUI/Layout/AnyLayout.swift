import Foundation

/// A type-erased layout: subviews keep their identity and state when the layout changes (R7.55).
public struct AnyLayout: Layout {
    private let storage: Storage

    /// The cache of the wrapped layout, which is created again for a layout of another type.
    public struct Cache {
        fileprivate var owner: ObjectIdentifier
        fileprivate var value: Any
    }

    /// Creates a type-erased layout, without wrapping an `AnyLayout` again.
    public init<L: Layout>(_ layout: L) {
        storage = (layout as? AnyLayout)?.storage ?? Storage(box: LayoutBox(layout))
    }

    /// The wrapped layout.
    var base: any Layout { storage.box.base }

    /// Creates the cache of the layout.
    public func makeCache(subviews: Subviews) -> Cache { storage.box.makeCache(subviews) }

    /// Updates the cache after the subviews changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { storage.box.updateCache(&cache, subviews) }

    /// Returns the preferred spacing around the subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        storage.box.spacing(subviews, &cache)
    }

    /// Returns the size of the layout for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.box.size(proposal, subviews, &cache)
    }

    /// Places the subviews in a rectangle.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        storage.box.place(bounds, proposal, subviews, &cache)
    }

    /// Returns the position of an explicit alignment guide, or `nil` for the default.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.box.alignment(guide.key, bounds, proposal, subviews, &cache)
    }

    /// Returns the position of an explicit alignment guide, or `nil` for the default.
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

/// A box for a layout of any type.
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

    /// Calls `body` with the cache of this type of layout.
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
