import Foundation

/// The preferred spacing between a view and its neighbors, for each edge.
public struct ViewSpacing: Sendable {
    /// The spacing in points; `nil` for the default.
    private var lengths: (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?)

    /// Creates the default spacing for all edges.
    public init() { lengths = (nil, nil, nil, nil) }

    private init(all length: CGFloat) { lengths = (length, length, length, length) }

    /// No spacing on any edge, as for a container without subviews.
    public static let zero = ViewSpacing(all: 0)

    /// Creates the spacing of a view that is itself a gap between others along an axis.
    init(gapAlong axis: Axis?) {
        self.init()
        if axis != .vertical { (lengths.leading, lengths.trailing) = (0, 0) }
        if axis != .horizontal { (lengths.top, lengths.bottom) = (0, 0) }
    }

    /// Returns the distance to `next` along an axis in points: the larger preferred spacing, or 8 if both use the
    /// default (R7.1).
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let wanted =
            axis == .horizontal ? [lengths.trailing, next.lengths.leading] : [lengths.bottom, next.lengths.top]
        return wanted.compactMap { $0 }.max() ?? defaultSpacing
    }

    /// Increases the spacing on some edges to that of `other`.
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

    /// Returns whether both prefer the same spacing on all edges.
    func isSame(as other: ViewSpacing) -> Bool { lengths == other.lengths }

    /// Returns the spacing increased to that of `other` on some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}
