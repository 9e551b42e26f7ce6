import Foundation

/// A type that arranges subviews: it returns a size for each proposal, and places the subviews.
@MainActor @preconcurrency
public protocol Layout: Animatable {
    /// The cache of the layout, created again when subviews change unless `updateCache` updates it.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// The properties of the layout that are known before it runs.
    static var layoutProperties: LayoutProperties { get }
    /// A Boolean value that indicates whether the length on each axis and the guides follow from those of the subviews.
    static var _isStacking: Bool { get }

    /// Creates the cache for the subviews.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache after the subviews changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the preferred spacing around the container; by default that of its subviews.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the size for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview in `bounds`, whose origin need not be zero; subviews that are not placed are centered
    /// (R7.52).
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a guide of the container in the coordinates of `bounds`, or `nil` for the default (R7.57).
    ///
    /// The default combines the guides that the subviews set: the first or last baseline, or the mean of other guides.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Returns the position of a guide of the container in the coordinates of `bounds`, or `nil` for the default (R7.57).
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// The properties of the layout that are known before it runs.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    /// A Boolean value that indicates whether the length on each axis and the guides follow from those of the subviews.
    public static var _isStacking: Bool { false }
    /// Updates the cache after the subviews changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the preferred spacing around the subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    /// Returns the combined position of the guide that subviews set, or `nil` if none does.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
    }

    /// Returns the combined position of the guide that subviews set, or `nil` if none does.
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

    /// Creates a view that arranges `content` with the layout.
    ///
    /// It is disfavored so that an initializer with content takes precedence in a type that is both a view and a layout.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content(), isImplicit: false)
    }
}

extension Layout {
    /// The axis along which the layout, or the one in an `AnyLayout`, stacks; `nil` if it does not.
    var stackOrientation: Axis? {
        let known = Self.self == AnyLayout.self ? type(of: (self as! AnyLayout).base) : Self.self
        return known.layoutProperties.stackOrientation
    }

    /// A Boolean value that indicates whether the length on each axis and the guides follow from those of the subviews.
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
    /// Creates no cache.
    public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout that are known before it runs.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks; `nil` if it does not.
    public var stackOrientation: Axis?

    /// Creates the properties of a layout that does not stack.
    public init() {}
}

/// The resolved subviews of a layout in order (R7.50); a slice keeps the indices.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    private let nodes: ArraySlice<_ViewNode>
    /// The layout direction; frames are mirrored after the layout if it is from right to left.
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
    /// Returns the elements in a range of indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(nodes: nodes[bounds], layoutDirection) }

    /// Returns the subviews at the given indices, in that order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(nodes: indices.map { nodes[$0] }, layoutDirection)
    }

    /// Returns whether two values are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.layoutDirection == b.layoutDirection && a.nodes.elementsEqual(b.nodes, by: ===)
    }
}

/// A subview from the perspective of its layout.
public struct LayoutSubview: Equatable, Sendable {
    let node: _ViewNode

    init(node: _ViewNode) { self.node = node }

    /// Returns the size for a proposal, in points; cached until something inside changes.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMainActor { node.sizeThatFits(proposal.sane) }
    }

    /// Returns the size and alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMainActor { ViewDimensions(node, proposal.sane) }
    }

    /// The preferred spacing around the subview.
    public var spacing: ViewSpacing { onMainActor { node.spacing } }

    /// Places the subview's `anchor` at `position`, with its size for `proposal`; the last call counts (R7.53).
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMainActor { node.place(anchor, at: position, proposal.sane) }
    }

    /// The container values of the subview.
    public var containerValues: ContainerValues { onMainActor { node.item.containerValues } }
    /// The layout priority; subviews with larger values get space first.
    public var priority: Double { self[LayoutPriorityKey.self] ?? onMainActor { node.defaultPriority } }

    /// The value that the subview provides to its layout for a key.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        onMainActor { node.item.values }.value(for: ObjectIdentifier(key)) ?? Key.defaultValue
    }

    /// Returns whether two values are equal.
    public static func == (a: Self, b: Self) -> Bool { a.node === b.node }
}

extension _ViewNode {
    /// Sets the placement of the node from the position of a point of its frame.
    fileprivate func place(_ anchor: UnitPoint, at position: CGPoint, _ proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        if !(position.x + position.y).isFinite { warnOfLength("was placed at \(position.x), \(position.y)") }
        let origin = CGPoint(
            x: position.x.layoutCoordinate - size.width * anchor.x,
            y: position.y.layoutCoordinate - size.height * anchor.y)
        placement = Placement(frame: CGRect(origin: origin, size: size), proposal: proposal)
    }

    /// Returns the value that the node provides to its layout for a key.
    final func layoutValue<Key: LayoutValueKey>(_: Key.Type) -> Key.Value {
        item.values.value(for: ObjectIdentifier(Key.self)) ?? Key.defaultValue
    }
}

/// A key of a value that views provide to their layout.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

struct LayoutPriorityKey: LayoutValueKey {
    static var defaultValue: Double? { nil }
}

/// A modifier that sets a layout value.
public struct _LayoutValueModifier<Key: LayoutValueKey>: _MetadataModifier {
    let value: Key.Value

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) { inputs.values.set(value, for: ObjectIdentifier(Key.self)) }
}

extension View {
    /// Sets a value that the containing layout reads from each resolved subview (R7.54).
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }

    /// Sets the layout priority; layouts give space to subviews with larger values first.
    public func layoutPriority(_ value: Double) -> some View {
        layoutValue(key: LayoutPriorityKey.self, value: value)
    }
}
