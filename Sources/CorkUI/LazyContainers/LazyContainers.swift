import Foundation

/// A container that makes its subviews when they come near to what is in sight.
protocol LineContainer: _UnaryView {
    associatedtype Content: View
    var arrangement: LineArrangement { get }
    var content: Content { get }
    /// Whether what is shown for a subview depends on its place.
    static var followsPlaces: Bool { get }
    /// What is shown for a subview.
    func line(_ item: _ViewListItem, at index: Int, of list: ResolvedList, in stretch: LineTable.Stretch)
        -> _ViewListItem
    /// The subviews from which that follows, as far as all places are what they were; nil where nobody knows.
    static func sources(ofLineAt index: Int, of list: ResolvedList, in stretch: LineTable.Stretch) -> ClosedRange<Int>?
}

extension LineContainer {
    static var followsPlaces: Bool { false }

    func line(_ item: _ViewListItem, at index: Int, of list: ResolvedList, in stretch: LineTable.Stretch)
        -> _ViewListItem
    {
        item
    }

    static func sources(ofLineAt index: Int, of list: ResolvedList, in stretch: LineTable.Stretch) -> ClosedRange<Int>?
    { index...index }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        TypedLineNode<Self>(item, inputs)
    }
}

/// A column whose subviews are made when they come near to what is in sight of a scroll view (R7.5).
///
/// It takes the whole width proposed. What is as long as its subviews need costs no more with a million of them than
/// with those in sight.
public struct LazyVStack<Content: View>: LineContainer {
    let arrangement: LineArrangement
    let content: Content

    /// Makes a lazy stack of views one below the other.
    ///
    /// - Parameters:
    ///   - alignment: where subviews are that are not as wide.
    ///   - spacing: the gap between two, in points; nil for the default of 8.
    ///   - pinnedViews: what stays in sight while its section is (R7.6).
    ///   - content: The subviews.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LineArrangement(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
            pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// A row whose subviews are made when they come near to what is in sight of a scroll view (R7.5).
///
/// It takes the whole height proposed.
public struct LazyHStack<Content: View>: LineContainer {
    let arrangement: LineArrangement
    let content: Content

    /// Makes a lazy stack of views side by side.
    ///
    /// - Parameters:
    ///   - alignment: where subviews are that are not as high.
    ///   - spacing: the gap between two, in points; nil for the default of 8.
    ///   - pinnedViews: what stays in sight while its section is (R7.6).
    ///   - content: The subviews.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LineArrangement(
            axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
            pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// Columns that are filled row by row, with rows that are made when they come near to what is in sight (R7.13).
///
/// Headers and footers of sections take a row each (R3.17).
public struct LazyVGrid<Content: View>: LineContainer {
    let arrangement: LineArrangement
    let content: Content

    /// Makes a lazy grid that grows downwards.
    ///
    /// - Parameters:
    ///   - columns: the columns from the leading edge (R7.11); none count as one flexible one.
    ///   - alignment: where the columns are that are not as wide as the grid.
    ///   - spacing: the gap between two rows, in points; nil for the default of 8.
    ///   - pinnedViews: what stays in sight while its section is (R7.6).
    ///   - content: The subviews.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LineArrangement(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
            items: columns, pinnedViews: pinnedViews)
        self.content = content()
    }
}

/// Rows that are filled column by column, with columns that are made when they come near to what is in sight (R7.15).
///
/// Headers and footers of sections take a column each (R3.17).
public struct LazyHGrid<Content: View>: LineContainer {
    let arrangement: LineArrangement
    let content: Content

    /// Makes a lazy grid that grows to the side.
    ///
    /// - Parameters:
    ///   - rows: the rows from the top (R7.11); none count as one flexible one.
    ///   - alignment: where the rows are that are not as high as the grid.
    ///   - spacing: the gap between two columns, in points; nil for the default of 8.
    ///   - pinnedViews: what stays in sight while its section is (R7.6).
    ///   - content: The subviews.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LineArrangement(
            axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
            items: rows, pinnedViews: pinnedViews)
        self.content = content()
    }
}
