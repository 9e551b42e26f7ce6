import Foundation

/// A container that builds its subviews when they come close to the visible range.
protocol LineContainer: _UnaryView {
    associatedtype Content: View
    var arrangement: LineArrangement { get }
    var content: Content { get }
    /// A Boolean value that indicates whether the item shown for a subview depends on its position.
    static var followsPositions: Bool { get }
    /// Returns the item shown for a subview.
    func line(_ item: _ViewListItem, at index: Int, of list: ResolvedList, in stretch: LineTable.Stretch)
        -> _ViewListItem
    /// Returns the subviews that determine the item at a position, as long as no position changes; `nil` if unknown.
    static func sources(ofLineAt index: Int, of list: ResolvedList, in stretch: LineTable.Stretch) -> ClosedRange<Int>?
}

extension LineContainer {
    static var followsPositions: Bool { false }

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

/// A view that arranges its subviews in a column, building them as they come close to the visible range of a scroll
/// view (R7.5).
///
/// It takes the proposed width. Its cost depends on the number of subviews in the visible range, not on their total
/// number.
public struct LazyVStack<Content: View>: LineContainer {
    let arrangement: LineArrangement
    let content: Content

    /// Creates a lazy vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the subviews.
    ///   - spacing: The distance between adjacent subviews in points; `nil` for the default of 8.
    ///   - pinnedViews: The headers and footers that stay visible while their section is (R7.6).
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

/// A view that arranges its subviews in a row, building them as they come close to the visible range of a scroll view
/// (R7.5).
///
/// It takes the proposed height.
public struct LazyHStack<Content: View>: LineContainer {
    let arrangement: LineArrangement
    let content: Content

    /// Creates a lazy horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the subviews.
    ///   - spacing: The distance between adjacent subviews in points; `nil` for the default of 8.
    ///   - pinnedViews: The headers and footers that stay visible while their section is (R7.6).
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

/// A grid that grows vertically, building its rows as they come close to the visible range of a scroll view (R7.13).
///
/// Section headers and footers take up a row each (R3.17).
public struct LazyVGrid<Content: View>: LineContainer {
    let arrangement: LineArrangement
    let content: Content

    /// Creates a lazy grid that grows vertically.
    ///
    /// - Parameters:
    ///   - columns: The columns from the leading edge (R7.11); an empty array counts as one flexible column.
    ///   - alignment: The horizontal alignment of the columns if they are narrower than the grid.
    ///   - spacing: The distance between rows in points; `nil` for the default of 8.
    ///   - pinnedViews: The headers and footers that stay visible while their section is (R7.6).
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

/// A grid that grows horizontally, building its columns as they come close to the visible range of a scroll view
/// (R7.15).
///
/// Section headers and footers take up a column each (R3.17).
public struct LazyHGrid<Content: View>: LineContainer {
    let arrangement: LineArrangement
    let content: Content

    /// Creates a lazy grid that grows horizontally.
    ///
    /// - Parameters:
    ///   - rows: The rows from the top (R7.11); an empty array counts as one flexible row.
    ///   - alignment: The vertical alignment of the rows if they are shorter than the grid.
    ///   - spacing: The distance between columns in points; `nil` for the default of 8.
    ///   - pinnedViews: The headers and footers that stay visible while their section is (R7.6).
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
