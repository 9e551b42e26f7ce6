import Foundation

/// Arranges subviews: answers proposals with a size, then gives each subview its place.
@MainActor @preconcurrency
public protocol Layout {
    /// What the layout keeps between its calls; computed anew when subviews change unless `updateCache` knows better.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// What a container knows of the layout before it runs.
    static var layoutProperties: LayoutProperties { get }

    /// What to keep for these subviews.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date after subviews changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The size for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview in `bounds`, whose origin need not be zero; one not placed goes to the centre (R7.52).
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Arranges the views of a builder.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content(), isImplicit: false)
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// What a container knows of a layout before it runs.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks; nil where it does not.
    public var stackOrientation: Axis?

    /// A layout that does not stack.
    public init() {}
}

/// The resolved subviews of a layout's content, in order (R7.50).
@MainActor
public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
    let nodes: [ViewNode]

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
}

/// One subview, as its layout sees it.
@MainActor
public struct LayoutSubview {
    let node: ViewNode

    /// The size for a proposal, in points; asking again costs nothing while nothing inside changed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    /// The size for a proposal, with the places of guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = node.sizeThatFits(proposal)
        return ViewDimensions(width: size.width, height: size.height)
    }

    /// Puts the subview's `anchor` at `position`, with its size for `proposal`.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = node.sizeThatFits(proposal)
        node.placement = CGRect(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    /// What the subview tells its container.
    public var containerValues: ContainerValues { node.item.containerValues }
    /// The order in which layouts give room away; larger first.
    public var priority: Double { self[LayoutPriorityKey.self] }

    /// A value that the subview gives to its layout.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        node.item.values.value(for: ObjectIdentifier(key)).map { $0 as! Key.Value } ?? Key.defaultValue
    }
}

/// A key of values that views give to the layout they are in.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

struct LayoutPriorityKey: LayoutValueKey {
    static var defaultValue: Double { 0 }
}

/// Sets one layout value.
public struct _LayoutValueModifier<Key: LayoutValueKey>: MetadataModifier {
    let value: Key.Value

    public func _apply(_ inputs: inout ItemInputs) { inputs.values.set(value, for: ObjectIdentifier(Key.self)) }
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
