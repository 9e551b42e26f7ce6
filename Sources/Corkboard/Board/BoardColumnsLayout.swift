import CorkUI
import Foundation

/// A layout of columns in rows, each centered, with columns 80 points apart if they fit and closer otherwise.
struct BoardColumnsLayout: Layout {
    /// The columns of each row.
    let rows: [Range<Int>]
    /// The width of the board, in points.
    let room: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let heights = rows(of: subviews).map { $0.map(\.size.height).max() ?? 0 }
        let gaps = BoardMetrics.rowGap * CGFloat(max(heights.count - 1, 0))
        return CGSize(width: room, height: heights.reduce(gaps, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(of: subviews) {
            let used = row.reduce(0) { $0 + $1.size.width }
            let each = row.count > 1 ? (bounds.width - used) / CGFloat(row.count - 1) : 0
            let gap = min(max(each, BoardMetrics.narrowestColumnGap), BoardMetrics.widestColumnGap)
            var x = bounds.minX + max((bounds.width - used - gap * CGFloat(row.count - 1)) / 2, 0)
            for (subview, size) in row {
                subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
                x += size.width + gap
            }
            y += (row.map(\.size.height).max() ?? 0) + BoardMetrics.rowGap
        }
    }

    /// Returns the columns of each row with their sizes; a column that was not planned has a row of its own.
    private func rows(of subviews: Subviews) -> [[(subview: LayoutSubview, size: CGSize)]] {
        let planned = rows.last?.upperBound ?? 0
        let all = rows + (planned..<max(subviews.count, planned)).map { $0..<$0 + 1 }
        return all.map { row in
            row.clamped(to: 0..<subviews.count).map { (subviews[$0], subviews[$0].sizeThatFits(.unspecified)) }
        }
    }
}

/// A layout of header cards over the panel of a column, all of one width.
struct BoardColumnLayout: Layout {
    /// The width of the column, in points.
    let width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        let gaps = BoardMetrics.headerGap * CGFloat(max(subviews.count - 1, 0))
        return CGSize(width: width, height: heights.reduce(gaps, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            let size = subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
            subview.place(at: CGPoint(x: bounds.midX - size.width / 2, y: y), proposal: ProposedViewSize(size))
            y += size.height + BoardMetrics.headerGap
        }
    }
}
