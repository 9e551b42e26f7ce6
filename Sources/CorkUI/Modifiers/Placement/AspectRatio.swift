import Foundation

/// How a view with a ratio of width to height takes a place of another ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits in the place.
    case fit
    /// As small as covers the place.
    case fill
}

/// Proposes to a view lengths that have a ratio.
public struct _AspectRatioModifier: _LayoutModifier, Equatable {
    /// Width through height; nil for that of the ideal size.
    let ratio: CGFloat?
    let contentMode: ContentMode

    /// Whether the width depends on the proposed height, or the height on the proposed width.
    public var _couplesAxes: Bool { true }

    private func inner(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
        let ideal = ratio == nil || proposal == .unspecified ? child.sizeThatFits(.unspecified) : .zero
        let ratio = ratio ?? ideal.width / ideal.height
        guard ratio > 0, ratio < .infinity else { return proposal }
        let width = proposal == .unspecified ? ideal.width : proposal.width ?? .infinity
        let height = proposal == .unspecified ? ideal.height : proposal.height ?? .infinity
        if proposal != .unspecified, contentMode == .fill {
            // A length that is not proposed does not have to be covered.
            if proposal.width == nil { return ProposedViewSize(width: height * ratio, height: height) }
            if proposal.height == nil { return ProposedViewSize(width: width, height: width / ratio) }
        }
        let followsHeight = contentMode == .fit ? height * ratio < width : height * ratio > width
        return followsHeight
            ? ProposedViewSize(width: height * ratio, height: height)
            : ProposedViewSize(width: width, height: width / ratio)
    }

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ child: LayoutSubview, _ node: _ViewNode) -> CGSize {
        child.sizeThatFits(inner(proposal, child))
    }

    /// Places the modified view.
    public func _place(
        _ child: LayoutSubview, in bounds: CGRect, _ proposal: ProposedViewSize, _ node: _ViewNode
    ) {
        child.place(at: bounds.origin, proposal: inner(proposal, child))
    }
}

extension View {
    /// Gives the view lengths that have a ratio.
    ///
    /// - Parameters:
    ///   - aspectRatio: width through height, above 0; nil for that of the view's ideal size.
    ///   - contentMode: whether the view fits in its place or covers it.
    /// - Returns: The modified view.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Gives the view lengths that have the ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Keeps the ratio of the view's ideal size and fits it in its place.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Keeps the ratio of the view's ideal size and covers its place.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
