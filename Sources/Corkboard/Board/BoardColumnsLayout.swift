import CorkUI
import Foundation

/// A layout of columns side by side, centered, 80 points apart if they fit and closer otherwise.
struct BoardColumnsLayout: Layout {
    /// The width available to the columns without horizontal scrolling, in points.
    let room: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = sizes(room, subviews)
        let needed = total(sizes, gap: BoardMetrics.narrowestColumnGap)
        return CGSize(width: max(room, needed), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sizes = sizes(room, subviews)
        let gap = gap(sizes, in: bounds.width)
        var x = bounds.minX + max((bounds.width - total(sizes, gap: gap)) / 2, 0)
        for (subview, size) in zip(subviews, sizes) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
            x += size.width + gap
        }
    }

    private func sizes(_ width: CGFloat?, _ subviews: Subviews) -> [CGSize] {
        subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    }

    private func gap(_ sizes: [CGSize], in width: CGFloat) -> CGFloat {
        let room = width - total(sizes, gap: 0)
        let each = sizes.count > 1 ? room / CGFloat(sizes.count - 1) : 0
        return min(max(each, BoardMetrics.narrowestColumnGap), BoardMetrics.widestColumnGap)
    }

    private func total(_ sizes: [CGSize], gap: CGFloat) -> CGFloat {
        sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(max(sizes.count - 1, 0))
    }
}

/// A layout of header cards over the panel of a column, horizontally centered.
struct BoardColumnLayout: Layout {
    /// The maximum width of a header over a narrower panel, in points.
    let widestHeader: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = width(proposal, subviews)
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

    private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
        guard let panel = subviews.last else { return 0 }
        let header = subviews.dropLast().map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let limit = min(widestHeader, proposal.width ?? widestHeader)
        return max(panel.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width, min(header, limit))
    }
}
