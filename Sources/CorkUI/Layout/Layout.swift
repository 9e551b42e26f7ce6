import Foundation

/// Arranges subviews: answers proposals with a size, then gives each subview its place.
@MainActor @preconcurrency
public protocol Layout: Animatable {
    /// The cache of the layout, created again when subviews change unless `updateCache` updates it.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// The properties of the layout that are known before it runs.
    static var layoutProperties: LayoutProperties { get }
    /// Whether lengths and guides follow from those of the subviews.
    static var _isStacking: Bool { get }

    /// Makes the cache for these subviews.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date after subviews changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The room the container wants around itself; that of its subviews unless the layout says otherwise.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview in `bounds`, whose origin need not be zero; one not placed goes to the centre (R7.52).
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a guide of the container in the coordinates of `bounds`, or nil for the default (R7.57).
    ///
    /// A layout that does not say passes on what its subviews set: of baselines the first or the last, of other guides
    /// the mean.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Returns the position of a guide of the container in the coordinates of `bounds`, or nil for the default (R7.57).
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// The properties of the layout that are known before it runs.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    /// Whether the layout stacks its subviews in one line.
    public static var _isStacking: Bool { false }
    /// Updates the cache after the subviews changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the space that the subviews together prefer around them.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    /// Returns where an alignment guide is, or nil to leave it at its default.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
    }

    /// Returns where an alignment guide is, or nil to leave it at its default.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
    }

    private func mergedAlignment(
        _ guide: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        for subview in subviews { subview.node.placement = nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return guide.merged(
            subviews.compactMap { subview in
                guard let placement = subview.node.placement else { return nil }
                return subview.node.explicitAlignment(guide, placement.proposal).map {
                    $0 + placement.frame.origin[guide.axis]
                }
            })
    }

    /// Arranges the views of a builder.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content(), isImplicit: false)
    }
}

extension Layout {
    /// The axis along which this layout stacks; nil where it does not.
    var stackOrientation: Axis? {
        let known = Self.self == AnyLayout.self ? type(of: (self as! AnyLayout).base) : Self.self
        return known.layoutProperties.stackOrientation
    }

    /// Whether lengths and guides follow from those of the subviews.
    var isStacking: Bool {
        let type = Self.self == AnyLayout.self ? type(of: (self as! AnyLayout).base) : Self.self
        return type._isStacking
    }

    func explicitAlignment(
        _ guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        switch guide.axis {
        case .horizontal:
            explicitAlignment(
                of: HorizontalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        case .vertical:
            explicitAlignment(
                of: VerticalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}

extension Layout where Cache == Void {
    /// Makes what the layout keeps between calls.
    public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout that are known before it runs.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks; nil where it does not.
    public var stackOrientation: Axis?

    /// A layout that does not stack.
    public init() {}
}

/// The resolved subviews of a layout's content, in order (R7.50); a slice keeps its indices.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    private let nodes: ArraySlice<_ViewNode>
    /// The direction in which text runs; places are mirrored where it is from right to left, after the layout.
    public let layoutDirection: LayoutDirection

    init(nodes: [_ViewNode], _ layoutDirection: LayoutDirection) {
        self.init(nodes: nodes[...], layoutDirection)
    }

    private init(nodes: ArraySlice<_ViewNode>, _ layoutDirection: LayoutDirection) {
        self.nodes = nodes
        self.layoutDirection = layoutDirection
    }

    /// The index of the first element.
    public var startIndex: Int { nodes.startIndex }
    /// The index after the last element.
    public var endIndex: Int { nodes.endIndex }
    /// Returns the element at an index.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
    /// Returns the elements at indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(nodes: nodes[bounds], layoutDirection) }

    /// The subviews at some indices, in that order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(nodes: indices.map { nodes[$0] }, layoutDirection)
    }

    /// Returns whether two values are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.layoutDirection == b.layoutDirection && a.nodes.elementsEqual(b.nodes, by: ===)
    }
}

/// One subview, as its layout sees it.
public struct LayoutSubview: Equatable, Sendable {
    let node: _ViewNode

    init(node: _ViewNode) { self.node = node }

    /// The size for a proposal, in points; asking again costs nothing while nothing inside changed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMainActor { node.sizeThatFits(proposal.sane) }
    }

    /// The size for a proposal, with the places of guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMainActor { ViewDimensions(node, proposal.sane) }
    }

    /// The room the subview wants between itself and its neighbours.
    public var spacing: ViewSpacing { onMainActor { node.spacing } }

    /// Puts the subview's `anchor` at `position`, with its size for `proposal`; the last call counts (R7.53).
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMainActor { node.place(anchor, at: position, proposal.sane) }
    }

    /// The container values of the subview.
    public var containerValues: ContainerValues { onMainActor { node.item.containerValues } }
    /// The order in which layouts give room away; larger first.
    public var priority: Double { self[LayoutPriorityKey.self] ?? onMainActor { node.defaultPriority } }

    /// A value that the subview gives to its layout.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        onMainActor { node.item.values }.value(for: ObjectIdentifier(key)) ?? Key.defaultValue
    }

    /// Returns whether two values are equal.
    public static func == (a: Self, b: Self) -> Bool { a.node === b.node }
}

extension _ViewNode {
    /// Puts a point of the node's frame at a position of its container.
    fileprivate func place(_ anchor: UnitPoint, at position: CGPoint, _ proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        if !(position.x + position.y).isFinite { warnOfLength("was placed at \(position.x), \(position.y)") }
        let origin = CGPoint(
            x: position.x.layoutCoordinate - size.width * anchor.x,
            y: position.y.layoutCoordinate - size.height * anchor.y)
        placement = Placement(frame: CGRect(origin: origin, size: size), proposal: proposal)
    }

    /// A value that the node gives to the layout it is in.
    final func layoutValue<Key: LayoutValueKey>(_: Key.Type) -> Key.Value {
        item.values.value(for: ObjectIdentifier(Key.self)) ?? Key.defaultValue
    }
}

/// A key of values that views give to the layout they are in.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

struct LayoutPriorityKey: LayoutValueKey {
    static var defaultValue: Double? { nil }
}

/// Sets one layout value.
public struct _LayoutValueModifier<Key: LayoutValueKey>: _MetadataModifier {
    let value: Key.Value

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) { inputs.values.set(value, for: ObjectIdentifier(Key.self)) }
}

extension View {
    /// Sets a value that the direct layout reads from each resolved subview (R7.54).
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }

    /// Sets the order in which layouts give room to their subviews; larger first.
    public func layoutPriority(_ value: Double) -> some View {
        layoutValue(key: LayoutPriorityKey.self, value: value)
    }
}
