import Foundation

/// A lazy container for a renderer that shows its lines as native list items.
@MainActor
package protocol AnyLineNode: _ViewNode {
    /// A Boolean value that indicates whether lines can be list items: the container is vertical, in a vertical scroll
    /// view, and pins no headers or footers.
    var mayShowListItems: Bool { get }
    /// A Boolean value that indicates whether lines are list items. If so, the container is a host: its subviews are
    /// placed in its own coordinates.
    var showsListItems: Bool { get set }
    /// The number of all lines.
    var lineCount: Int { get }
    /// The number of all subviews.
    var subviewCount: Int { get }
    /// The lines that are built and not pinned, in order.
    var shownLines: [ShownLine] { get }
}

/// A line of a lazy container that is built.
package struct ShownLine {
    /// The index among all lines.
    package let line: Int
    /// A Boolean value that indicates whether the line is a row of a grid.
    package let isGridRow: Bool
    /// The nodes of its subviews that are made.
    package let nodes: [_ViewNode]
    /// The indices of `nodes` among all subviews.
    package let indices: [Int]
    /// The extent up to the next line, in points from the start of the container.
    package let extent: Range<CGFloat>
}

extension LineNode: AnyLineNode {
    var mayShowListItems: Bool {
        guard axis == .vertical, arrangement.pinnedViews.isEmpty else { return false }
        var node = parent
        while let current = node {
            if let scroll = current.asScrollNode { return scroll.axes.contains(.vertical) }
            node = current.parent
        }
        return false
    }

    var lineCount: Int { table.count }
    var subviewCount: Int { table.itemCount }

    var shownLines: [ShownLine] {
        let pinned = pinnedStarts()
        var (next, start): (Int, CGFloat) = (-1, 0)
        return madeLines.compactMap { made in
            if made.line != next { start = lengths.start(of: made.line) }
            let end = start + lengths[made.line] + (made.line + 1 < table.count ? lengths.gap : 0)
            defer { (next, start) = (made.line + 1, end) }
            if pinned[made.line] != nil { return nil }
            return ShownLine(
                line: made.line, isGridRow: arrangement.items != nil, nodes: made.cells.map { cells[$0].node },
                indices: made.cells.map { cells[$0].index },
                extent: start..<max(end, start))
        }
    }
}
