import Foundation

/// How a lazy container arranges its lines.
struct LineArrangement: Equatable {
    /// The direction in which lines follow each other.
    var axis: Axis
    /// Where content that is shorter than its place across is.
    var alignment: Alignment
    /// The gap between two lines, in points.
    var spacing: CGFloat
    /// The columns of a grid; nil for a stack.
    var items: [GridItem]?
    /// What stays in sight while its section is.
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

    /// The columns where the container is `length` points long across; one for a stack.
    func tracks(_ length: CGFloat) -> GridTracks {
        items?.tracks(proposed: length)
            ?? GridTracks(tracks: [GridTracks.Track(length: length, gap: 0, alignment: alignment)])
    }

    /// The length across for a proposal; nil for what the lines need.
    func crossLength(_ proposed: CGFloat?) -> CGFloat? {
        guard let items else { return proposed }
        return items.tracks(proposed: proposed ?? 10).length
    }
}

/// Parts of lazy containers that stay at the edge of what is in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The header of each section, at the leading edge (R7.6).
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footer of each section, at the trailing edge (R7.6).
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
