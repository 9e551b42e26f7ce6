import Foundation

/// The properties of a view's size that are known without measuring it.
struct LayoutTraits {
    /// A Boolean value that indicates whether the width depends on the proposed height.
    var widthFollowsHeight = false
    /// A Boolean value that indicates whether the height depends on the proposed width, as with wrapping text.
    var heightFollowsWidth = false
    /// The bits of the guides that something in the view may set.
    var guides: UInt64 = 0

    /// The traits of a view about which nothing is known.
    static let unknown = LayoutTraits(widthFollowsHeight: true, heightFollowsWidth: true, guides: .max)

    static let text = LayoutTraits(
        heightFollowsWidth: true,
        guides: VerticalAlignment.firstTextBaseline.key.bit | VerticalAlignment.lastTextBaseline.key.bit)

    /// Returns whether the length on an axis depends on the proposal across it.
    func follows(_ axis: Axis) -> Bool { axis == .horizontal ? widthFollowsHeight : heightFollowsWidth }

    mutating func formUnion(_ other: LayoutTraits) {
        widthFollowsHeight = widthFollowsHeight || other.widthFollowsHeight
        heightFollowsWidth = heightFollowsWidth || other.heightFollowsWidth
        guides |= other.guides
    }
}

/// The layout results that a node caches until something inside changes.
struct LayoutMemory {
    var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    var alignments: [(guide: AlignmentKey, proposal: ProposedViewSize, place: CGFloat?)] = []
    var traits: LayoutTraits?
    var spacing: ViewSpacing?
    /// The maximum number of cached sizes, and of cached guides, for one node.
    private static let limit = 16

    mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
        if sizes.count == Self.limit { sizes.removeFirst() }
        sizes.append((proposal, size))
    }

    mutating func remember(_ place: CGFloat?, of guide: AlignmentKey, for proposal: ProposedViewSize) {
        if alignments.count == Self.limit { alignments.removeFirst() }
        alignments.append((guide, proposal, place))
    }

    /// Discards the cache, optionally keeping sizes.
    mutating func forget(sizes isResized: Bool) {
        if isResized { sizes.removeAll(keepingCapacity: true) }
        alignments.removeAll(keepingCapacity: true)
        traits = nil
        spacing = nil
    }
}

/// The frame of a subview in a layout, and its proposal.
struct Placement {
    var frame: CGRect
    var proposal: ProposedViewSize
}
