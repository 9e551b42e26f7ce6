import Foundation

/// The room a view wants between itself and its neighbours, edge by edge.
public struct ViewSpacing: Sendable {
    /// In points; nil where nothing is said.
    private var lengths: (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?)

    /// The default room on every edge.
    public init() { lengths = (nil, nil, nil, nil) }

    private init(all length: CGFloat) { lengths = (length, length, length, length) }

    /// No room on any edge, as of a container without subviews.
    public static let zero = ViewSpacing(all: 0)

    /// A view between others along an axis which is the gap itself.
    init(gapAlong axis: Axis?) {
        self.init()
        if axis != .vertical { (lengths.leading, lengths.trailing) = (0, 0) }
        if axis != .horizontal { (lengths.top, lengths.bottom) = (0, 0) }
    }

    /// The gap in points where `next` follows on an axis: the larger of what both want, 8 where neither says (R7.1).
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let wanted =
            axis == .horizontal ? [lengths.trailing, next.lengths.leading] : [lengths.bottom, next.lengths.top]
        return wanted.compactMap { $0 }.max() ?? defaultSpacing
    }

    /// Takes over what `other` wants on some edges, where that is more.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
            let most = max(a ?? defaultSpacing, b ?? defaultSpacing)
            return most == defaultSpacing ? nil : most
        }
        if edges.contains(.top) { lengths.top = larger(lengths.top, other.lengths.top) }
        if edges.contains(.leading) { lengths.leading = larger(lengths.leading, other.lengths.leading) }
        if edges.contains(.bottom) { lengths.bottom = larger(lengths.bottom, other.lengths.bottom) }
        if edges.contains(.trailing) { lengths.trailing = larger(lengths.trailing, other.lengths.trailing) }
    }

    /// Whether the room is the same on all edges.
    func isSame(as other: ViewSpacing) -> Bool { lengths == other.lengths }

    /// The room wanted by both, on some edges; on the others that of this one.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}
