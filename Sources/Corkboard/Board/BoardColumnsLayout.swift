import CorkUI
import Foundation

/// Puts columns side by side, 80 points apart while they fit and closer where they do not, all in the middle.
struct BoardColumnsLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = sizes(proposal.width, subviews)
        let needed = total(sizes, gap: BoardMetrics.narrowestColumnGap)
        return CGSize(width: max(proposal.width ?? needed, needed), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sizes = sizes(bounds.width, subviews)
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
