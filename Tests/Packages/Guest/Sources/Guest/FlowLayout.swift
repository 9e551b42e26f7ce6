import CorkUI
import Foundation

/// A layout of a guest under a name that CorkUI's own layout of flows could have.
public struct FlowLayout: Layout {
    /// Makes a layout.
    public init() {}

    /// Takes the room of all subviews in one line.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(into: CGSize.zero) { size, subview in
            let own = subview.sizeThatFits(.unspecified)
            size = CGSize(width: size.width + own.width, height: max(size.height, own.height))
        }
    }

    /// Places the subviews side by side.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var x = bounds.minX
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
        }
    }
}
