import CorkUI
import Foundation
import Thumbnails

/// What of the grid is in sight.
struct GridSight: Equatable {
    /// How wide a cell is at least, in points.
    let cellWidth: CGFloat
    /// The room for cells, in points.
    let width: CGFloat
    /// The pixels of a point.
    let displayScale: CGFloat
    /// The rows of cells; there may be less.
    let rows: Range<Int>

    init(_ geometry: ScrollGeometry, cellWidth: CGFloat, displayScale: CGFloat) {
        self.cellWidth = cellWidth
        self.displayScale = displayScale
        width = geometry.contentSize.width - 2 * GalleryMetrics.gap
        let (start, length) = (geometry.visibleRect.minY - GalleryMetrics.gap, geometry.visibleRect.height)
        let rowHeight = GalleryMetrics.cellHeight(cellWidth) + GalleryMetrics.gap
        let first = max(Int((start / rowHeight).rounded(.down)), 0)
        rows = first..<max(Int(((start + length) / rowHeight).rounded(.up)), first)
    }

    /// What a thumbnail covers.
    var place: ThumbnailPlace {
        ThumbnailPlace(
            width: GalleryMetrics.shownWidth(cellWidth, in: width) * displayScale,
            height: GalleryMetrics.cellHeight(cellWidth) * displayScale)
    }

    /// The cells in sight, of so many.
    func cells(of count: Int) -> Range<Int> { cells(in: rows, of: count) }

    /// The cells in sight, and half a page more on both sides.
    func cellsAround(of count: Int) -> Range<Int> {
        let margin = (rows.count + 1) / 2
        return cells(in: rows.lowerBound - margin..<rows.upperBound + margin, of: count)
    }

    private func cells(in rows: Range<Int>, of count: Int) -> Range<Int> {
        let columns = GalleryMetrics.columns(cellWidth, in: width)
        return (rows.lowerBound * columns..<rows.upperBound * columns).clamped(to: 0..<count)
    }
}
