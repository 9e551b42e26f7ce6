import Foundation

/// A type that computes the default position of an alignment guide.
public protocol AlignmentID {
    /// Returns the default position, in points from the leading edge or the top of a view with the given dimensions.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide of either axis.
struct AlignmentKey: Hashable, Sendable {
    let axis: Axis
    nonisolated(unsafe) let id: any AlignmentID.Type
    /// A Boolean value that indicates whether the default position is an edge or the center.
    let isEdge: Bool

    init(axis: Axis, id: any AlignmentID.Type) {
        (self.axis, self.id) = (axis, id)
        isEdge = id is any EdgeID.Type
    }

    static func == (a: Self, b: Self) -> Bool { a.axis == b.axis && a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    /// One of 64 bits for the set of guides in a view; different guides may share a bit.
    var bit: UInt64 { 1 << (UInt(bitPattern: ObjectIdentifier(id)) >> 4 & 63) }

    /// Returns the combined position of a guide that several subviews set: the first or last baseline, otherwise the
    /// mean.
    func merged(_ places: [CGFloat]) -> CGFloat? {
        if self == VerticalAlignment.firstTextBaseline.key { return places.min() }
        if self == VerticalAlignment.lastTextBaseline.key { return places.max() }
        return places.isEmpty ? nil : places.reduce(0, +) / CGFloat(places.count)
    }
}

/// The guides of edges and centers.
private protocol EdgeID: AlignmentID {}

/// A view's size and alignment guides.
public struct ViewDimensions: Equatable, Sendable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    /// The view that sets explicit guides, and the size proposed to it.
    private let source: (node: _ViewNode, proposal: ProposedViewSize)?

    /// Creates dimensions without explicit guides.
    init(_ size: CGSize) {
        (width, height) = (size.width, size.height)
        source = nil
    }

    @MainActor
    init(_ node: _ViewNode, _ proposal: ProposedViewSize) {
        let size = node.sizeThatFits(proposal)
        (width, height) = (size.width, size.height)
        source = (node, proposal)
    }

    var size: CGSize { CGSize(width: width, height: height) }

    /// Returns the position of a guide, in points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// Returns the position of a guide, in points from the top.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// Returns the position of an explicit guide, in points from the leading edge, or `nil` if none is set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// Returns the position of an explicit guide, in points from the top, or `nil` if none is set.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let source else { return nil }
        return onMainActor { source.node.explicitAlignment(key, source.proposal) }
    }

    /// Returns whether two values are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.size == b.size && a.source?.node === b.source?.node && a.source?.proposal == b.source?.proposal
    }
}

/// An alignment guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Creates a guide with the default position that `id` computes.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .horizontal, id: id) }

    init(_ key: AlignmentKey) { self.key = key }

    private enum Leading: EdgeID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: EdgeID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: EdgeID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// The leading edge.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The horizontal center.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(Trailing.self)
}

/// An alignment guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Creates a guide with the default position that `id` computes.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .vertical, id: id) }

    init(_ key: AlignmentKey) { self.key = key }

    private enum Top: EdgeID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: EdgeID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: EdgeID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }

    /// The top edge.
    public static let top = VerticalAlignment(Top.self)
    /// The vertical center.
    public static let center = VerticalAlignment(Center.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text; the bottom edge of views without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text; the bottom edge of views without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A pair of alignment guides, one for each axis.
public struct Alignment: Equatable, Sendable {
    /// The horizontal alignment.
    public var horizontal: HorizontalAlignment
    /// The vertical alignment.
    public var vertical: VerticalAlignment

    /// Creates an alignment from a guide for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The first line of text at the leading edge.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The first line of text at the middle.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The first line of text at the trailing edge.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The last line of text at the leading edge.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The last line of text at the middle.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The last line of text at the trailing edge.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    /// Returns the origin of a child that is aligned within `bounds`.
    func origin(of child: ViewDimensions, in bounds: CGRect) -> CGPoint {
        origin(of: child, in: ViewDimensions(bounds.size), at: bounds.origin)
    }

    /// Returns the origin of a child that is aligned to the guides of a parent at `origin`.
    func origin(of child: ViewDimensions, in parent: ViewDimensions, at origin: CGPoint) -> CGPoint {
        CGPoint(
            x: origin.x + parent[horizontal] - child[horizontal], y: origin.y + parent[vertical] - child[vertical])
    }
}
