import Foundation

/// A modifier that adds padding around a view.
public struct _PaddingModifier: _LayoutModifier, Equatable {
    let insets: EdgeInsets

    private var width: CGFloat { insets.leading + insets.trailing }
    private var height: CGFloat { insets.top + insets.bottom }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ child: LayoutSubview, _ node: _ViewNode) -> CGSize {
        let size = child.sizeThatFits(proposal.inset(width: width, height: height))
        return CGSize(width: max(size.width + width, 0), height: max(size.height + height, 0))
    }

    /// Returns the length on an axis if `content` knows that of the content for the remaining space, otherwise `nil`.
    func length(on axis: Axis, _ proposal: ProposedViewSize, _ content: (ProposedViewSize) -> CGFloat?) -> CGFloat? {
        content(proposal.inset(width: width, height: height)).map {
            max($0 + (axis == .horizontal ? width : height), 0)
        }
    }

    /// Places the modified view.
    public func _place(
        _ child: LayoutSubview, in bounds: CGRect, _ proposal: ProposedViewSize, _ node: _ViewNode
    ) {
        child.place(
            at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
            proposal: proposal.inset(width: width, height: height))
    }
}

/// The default padding, in points.
let defaultPadding: CGFloat = 16

extension View {
    /// Adds padding around the view, in points for each edge; negative padding lets it extend beyond its frame.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingModifier(insets: insets)) }

    /// Adds padding to some edges of the view.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: The padding in points; `nil` for the default of 16.
    /// - Returns: The modified view.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? defaultPadding, edges))
    }

    /// Adds padding of `length` points around the view.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(length, .all)) }
}
