import Foundation

/// Takes the room that is left when all others in its stack are served, along that stack (R7.4).
///
/// It is the gap between its neighbours: stacks put no other one there unless they are told how large gaps are.
public struct Spacer: _LeafView {
    /// The least room, in points; nil for the spacing of stacks.
    public var minLength: CGFloat?

    /// Takes at least `minLength` points.
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        let least = minLength ?? defaultSpacing
        let axes: [Axis] = node.enclosingStackOrientation.map { [$0] } ?? Axis.allCases
        var size = CGSize.zero
        for axis in axes { size[axis] = max(proposal[axis] ?? least, least) }
        return size
    }
}

/// A line between the subviews of a stack, across its direction.
public struct Divider: _LeafView {
    /// A line, one point thick.
    public nonisolated init() {}

    /// The line's thickness, in points.
    static let thickness: CGFloat = 1

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        let across = node.enclosingStackOrientation ?? .vertical
        var size = CGSize(width: Self.thickness, height: Self.thickness)
        size[across.cross] = proposal[across.cross] ?? 10
        return size
    }
}
