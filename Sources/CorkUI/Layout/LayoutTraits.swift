import Foundation

/// The facts about a view's size that are known without measuring it.
struct LayoutTraits {
    /// Whether the width depends on the height proposed.
    var widthFollowsHeight = false
    /// Whether the height depends on the width proposed, as of text that wraps.
    var heightFollowsWidth = false
    /// The bits of the guides that something inside may set.
    var guides: UInt64 = 0

    /// A view of which nothing is known.
    static let unknown = LayoutTraits(widthFollowsHeight: true, heightFollowsWidth: true, guides: .max)

    static let text = LayoutTraits(
        heightFollowsWidth: true,
        guides: VerticalAlignment.firstTextBaseline.key.bit | VerticalAlignment.lastTextBaseline.key.bit)

    /// Whether the length on an axis depends on what is proposed across.
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
    /// Proposals and guides of one node that are worth remembering.
    private static let limit = 16

    mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
        if sizes.count == Self.limit { sizes.removeFirst() }
        sizes.append((proposal, size))
    }

    mutating func remember(_ place: CGFloat?, of guide: AlignmentKey, for proposal: ProposedViewSize) {
        if alignments.count == Self.limit { alignments.removeFirst() }
        alignments.append((guide, proposal, place))
    }

    /// Forgets everything, or only what is no answer to a proposal.
    mutating func forget(sizes isResized: Bool) {
        if isResized { sizes.removeAll(keepingCapacity: true) }
        alignments.removeAll(keepingCapacity: true)
        traits = nil
        spacing = nil
    }
}

/// The place of a subview in a layout, and the size proposed to it.
struct Placement {
    var frame: CGRect
    var proposal: ProposedViewSize
}
