import Foundation

/// A container whose subviews are arranged by a layout.
public protocol _LayoutContainer: _UnaryView {
    associatedtype ViewLayout: Layout
    associatedtype Content: View
    var _layout: ViewLayout { get }
    var _content: Content { get }
}

extension _LayoutContainer {
    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        _LayoutNode<Self>(item, inputs)
    }
}

/// A view that arranges content with a layout.
public struct _LayoutView<L: Layout, Content: View>: _LayoutContainer, Animatable {
    var layout: L
    let content: Content
    /// A Boolean value that indicates whether the layout was added implicitly, for the content of another view.
    var isImplicit = true

    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { isImplicit ? nil : nameWithoutGenerics(of: L.self) }
    /// The layout that places the subviews.
    public var _layout: L { layout }
    /// The content that the layout places.
    public var _content: Content { content }

    /// The part of the value that animations interpolate.
    public var animatableData: L.AnimatableData {
        get { layout.animatableData }
        set { layout.animatableData = newValue }
    }
}

extension _ViewListItem {
    /// Returns `content` as a single subview, arranged by `layout` unless it is one already.
    static func combining<Content: View>(
        _ content: Content, in layout: some Layout, slot: Int = 0
    ) -> _ViewListItem {
        let inputs = _ItemInputs(id: .root(.slot(slot)))
        let shape = _ShapeTable.shape(of: Content.self)
        if shape.isStatic, shape.arity == 1 { return Content._item(of: _HeldView(content), at: 0, inputs) }
        return _ViewListItem(_LayoutView(layout: layout, content: content), inputs)
    }
}

/// The node of a view that arranges the subviews of a view list.
@MainActor
public class _ContainerNode<V>: _ViewNode {
    private(set) var childList: ChildList!

    final var value: V { item.value(as: V.self) }

    override final var contentList: ResolvedList? { childList.list }

    /// A Boolean value that indicates whether subviews are built when they become visible, see `DeferredNode`.
    var isDeferred: Bool { false }

    /// Makes the children from the value.
    func makeChildList() -> ChildList { preconditionFailure("abstract") }

    /// Updates the children to the current value.
    func updateChildList() { preconditionFailure("abstract") }

    override func build() {
        childList = makeChildList()
        children = childList.nodes
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        let before = old.value(as: V.self)
        guard environmentChanged || !ValueComparator.equal(before, value) else { return }
        let shown = approach(value, from: before)
        if motion?.value != nil { show(shown) }
        updateChildList()
        valueChanged(from: before, environmentChanged: environmentChanged)
    }

    override func valueMoved() {
        guard let moved: V = valueInMotion() else { return }
        let before = value
        show(moved)
        valueChanged(from: before, environmentChanged: false)
    }

    /// Handles changes of the value apart from its content, which is already up to date.
    func valueChanged(from old: V, environmentChanged: Bool) {}

    public override func remove() {
        childList.tearDown()
        super.remove()
    }
}

/// The node of a view that arranges its subviews with a layout.
public class _LayoutNode<V: _LayoutContainer>: _ContainerNode<V> {
    private var cache: V.ViewLayout.Cache?

    override final func makeChildList() -> ChildList {
        ChildList(value._content, owner: self, isDeferred: isDeferred)
    }

    override final func updateChildList() { childList.update(value._content) }

    /// The child nodes that the layout places.
    private var arranged: [_ViewNode] { childList.nodes }

    override var isContainer: Bool { true }
    override var mayBeShown: Bool { false }
    override var isReusable: Bool { childList.list.isStateless && hasReusableChildren }
    override var stackOrientation: Axis? { value._layout.stackOrientation }
    override var readsNoContainerValues: Bool {
        V.ViewLayout.self == HStackLayout.self || V.ViewLayout.self == VStackLayout.self
            || V.ViewLayout.self == ZStackLayout.self
    }

    private func withCache<R>(_ body: (V.ViewLayout, LayoutSubviews, inout V.ViewLayout.Cache) -> R) -> R {
        let layout = value._layout
        let subviews = LayoutSubviews(nodes: arranged, environment.layoutDirection)
        var cache: V.ViewLayout.Cache
        if var known = self.cache {
            if needsCacheUpdate { layout.updateCache(&known, subviews: subviews) }
            cache = known
        } else {
            cache = layout.makeCache(subviews: subviews)
        }
        needsCacheUpdate = false
        defer { self.cache = cache }
        return body(layout, subviews, &cache)
    }

    private var needsCacheUpdate = true

    /// The size and proposal for which the subviews' placements, relative to the container's origin, are valid.
    private var answered: (size: CGSize, proposal: ProposedViewSize)?

    override func layoutInvalidated() { (needsCacheUpdate, answered) = (true, nil) }

    override func valueChanged(from old: V, environmentChanged: Bool) {
        let isOther = !ValueComparator.equal(old._layout, value._layout)
        if isOther { layoutChanged(from: old._layout) }
        if isOther || environmentChanged { updateMount() }
    }

    private func layoutChanged(from old: V.ViewLayout) {
        // The length of spacers and dividers depends on the axis of their stack.
        if old.stackOrientation != stackOrientation { children.forEach { $0.forgetSizes() } }
        invalidateLayout()
    }

    override func computeTraits() -> LayoutTraits {
        value._layout.isStacking
            ? arranged.reduce(into: LayoutTraits()) { $0.formUnion($1.traits) } : .unknown
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }

    override func computeSpacing() -> ViewSpacing { withCache { $0.spacing(subviews: $1, cache: &$2) } }

    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
        // The layout may have placed the subviews to compute the guide.
        answered = nil
        return withCache {
            $0.explicitAlignment(guide, in: bounds, proposal: proposal, subviews: $1, cache: &$2)
        }
    }

    public override func placeChildren(in bounds: CGRect) {
        // The placements of a stacking layout do not depend on its origin; those of other layouts may.
        let isMovable = V.ViewLayout._isStacking
        let origin = isMovable ? bounds.origin : .zero
        if !isMovable || answered?.size != bounds.size || answered?.proposal != proposal {
            arrange(in: isMovable ? CGRect(origin: .zero, size: bounds.size) : bounds)
        }
        for child in arranged {
            if let placement = child.placement {
                let frame = placement.frame.offsetBy(dx: origin.x, dy: origin.y)
                child.place(mirrored(frame, in: bounds), proposal: placement.proposal)
            } else {
                place(child, inMiddleOf: bounds)
            }
        }
        // The order of native children determines the order of drawing.
        let depths = arranged.depths
        guard depths != self.depths else { return }
        self.depths = depths
        graph.renderer?.structureChanged(self)
    }

    private func arrange(in bounds: CGRect) {
        for child in arranged { child.placement = nil }
        withCache { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
        answered = (bounds.size, proposal)
    }

    private var depths: [Double] = []
}

extension _ViewNode {
    /// The axis of the nearest container if it is a stack, otherwise `nil`.
    var enclosingStackOrientation: Axis? {
        var node = parent
        while let current = node {
            if current.isContainer { return current.stackOrientation }
            node = current.parent
        }
        return nil
    }
}
