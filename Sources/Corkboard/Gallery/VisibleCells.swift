import CorkUI
import Foundation
import Thumbnails

/// The visible part of the grid.
struct VisibleCells: Equatable {
    /// The minimum width of a cell, in points.
    let cellWidth: CGFloat
    /// The width available for cells, in points.
    let width: CGFloat
    /// The pixels of a point.
    let displayScale: CGFloat
    /// The visible rows; the grid may have fewer.
    let rows: Range<Int>

    init(_ geometry: ScrollGeometry, cellWidth: CGFloat, displayScale: CGFloat) {
        self.cellWidth = cellWidth
        self.displayScale = displayScale
        width = geometry.contentSize.width
        let (start, length) = (geometry.visibleRect.minY, geometry.visibleRect.height)
        let rowHeight = GalleryMetrics.cellHeight(cellWidth, in: width) + GalleryMetrics.gap
        let first = max(Int((start / rowHeight).rounded(.down)), 0)
        rows = first..<max(Int(((start + length) / rowHeight).rounded(.up)), first)
    }

    /// The size of the area that a thumbnail covers.
    var place: ThumbnailPlace {
        ThumbnailPlace(
            width: GalleryMetrics.shownWidth(cellWidth, in: width) * displayScale,
            height: GalleryMetrics.cellHeight(cellWidth, in: width) * displayScale)
    }

    /// Returns the visible cells of a grid with `count` cells.
    func cells(of count: Int) -> Range<Int> { cells(in: rows, of: count) }

    /// Returns the visible cells and those of half a page before and after them.
    func cellsAround(of count: Int) -> Range<Int> {
        let margin = (rows.count + 1) / 2
        return cells(in: rows.lowerBound - margin..<rows.upperBound + margin, of: count)
    }

    /// Returns `cell` if it is visible, otherwise the cell in the middle of the visible ones.
    func visibleCell(_ cell: Int?, of count: Int) -> Int? {
        let visible = cells(of: count)
        if let cell, visible.contains(cell) { return cell }
        return visible.isEmpty ? nil : (visible.lowerBound + visible.upperBound) / 2
    }

    /// Returns the cell that keeps its place when the size of cells changes: `cell` if it is visible, otherwise the one
    /// in the middle.
    ///
    /// - Parameters:
    ///   - cell: The index of a cell, or `nil`.
    ///   - count: The number of cells.
    ///   - visibleRect: The visible rectangle in the content of the scroll view.
    /// - Returns: The index of the cell and its place between the edges of the visible rectangle.
    func zoomAnchor(_ cell: Int?, of count: Int, in visibleRect: CGRect) -> (cell: Int, place: UnitPoint)? {
        guard let cell = visibleCell(cell, of: count) else { return nil }
        let height = GalleryMetrics.cellHeight(cellWidth, in: width)
        let row = CGFloat(cell / GalleryMetrics.columns(cellWidth, in: width))
        let distance = row * (height + GalleryMetrics.gap) - visibleRect.minY - GalleryMetrics.gap
        let room = visibleRect.height - 2 * GalleryMetrics.gap - height
        return (cell, UnitPoint(x: 0.5, y: room > 0 ? min(max(distance / room, 0), 1) : 0.5))
    }

    private func cells(in rows: Range<Int>, of count: Int) -> Range<Int> {
        let columns = GalleryMetrics.columns(cellWidth, in: width)
        return (rows.lowerBound * columns..<rows.upperBound * columns).clamped(to: 0..<count)
    }
}
