import Foundation

/// A flexible space that takes up what the other subviews of its stack leave, along the axis of the stack (R7.4).
///
/// Stacks with default spacing add none next to a spacer.
public struct Spacer: _LeafView {
    /// The minimum length, in points; `nil` for the default spacing of stacks.
    public var minLength: CGFloat?

    /// Creates a spacer with a minimum length in points.
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        let least = minLength ?? defaultSpacing
        let axes: [Axis] = node.enclosingStackOrientation.map { [$0] } ?? Axis.allCases
        var size = CGSize.zero
        for axis in axes { size[axis] = max(proposal[axis] ?? least, least) }
        return size
    }
}

/// A line between the subviews of a stack, perpendicular to its axis.
public struct Divider: _LeafView {
    /// Creates a divider, which is one point thick.
    public nonisolated init() {}

    /// The line's thickness, in points.
    static let thickness: CGFloat = 1

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        let across = node.enclosingStackOrientation ?? .vertical
        var size = CGSize(width: Self.thickness, height: Self.thickness)
        size[across.cross] = proposal[across.cross] ?? 10
        return size
    }
}
