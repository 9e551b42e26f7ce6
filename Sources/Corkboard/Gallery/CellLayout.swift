import CorkUI
import Foundation

/// A layout of a cell, which has the width of its column and the height that goes with it.
struct CellLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? GalleryMetrics.usualCellWidth
        return CGSize(width: width, height: GalleryMetrics.height(ofWidth: width))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
