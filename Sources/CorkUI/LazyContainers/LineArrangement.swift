import Foundation

/// The arrangement of the lines in a lazy container.
struct LineArrangement: Equatable {
    /// The axis along which lines follow each other.
    var axis: Axis
    /// The alignment of content that is shorter than the space across the axis.
    var alignment: Alignment
    /// The distance between adjacent lines, in points.
    var spacing: CGFloat
    /// The columns of a vertical grid or rows of a horizontal one; `nil` for a stack.
    var items: [GridItem]?
    /// The headers and footers that stay visible while their section is.
    var pinnedViews: PinnedScrollableViews

    init(
        axis: Axis, alignment: Alignment, spacing: CGFloat?, items: [GridItem]? = nil,
        pinnedViews: PinnedScrollableViews
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = (spacing ?? defaultSpacing).layoutCoordinate
        self.items = items
        self.pinnedViews = pinnedViews
    }

    /// Returns the tracks for a container of `length` points across the axis; one track for a stack.
    func tracks(_ length: CGFloat) -> GridTracks {
        items?.tracks(proposed: length)
            ?? GridTracks(tracks: [GridTracks.Track(length: length, gap: 0, alignment: alignment)])
    }

    /// Returns the length across the axis for a proposal; `nil` if the lines determine it.
    func crossLength(_ proposed: CGFloat?) -> CGFloat? {
        guard let items else { return proposed }
        return items.tracks(proposed: proposed ?? 10).length
    }
}

/// The parts of sections that a lazy container keeps visible at its edges.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The header of each section, pinned to the leading edge (R7.6).
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footer of each section, pinned to the trailing edge (R7.6).
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
