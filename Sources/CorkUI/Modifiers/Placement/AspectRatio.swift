import Foundation

/// The way in which a view with an aspect ratio uses the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The view is as large as fits the space.
    case fit
    /// The view is as small as covers the space.
    case fill
}

/// A modifier that proposes a size with an aspect ratio.
public struct _AspectRatioModifier: _LayoutModifier, Equatable {
    /// The ratio of width to height; `nil` for that of the ideal size.
    let ratio: CGFloat?
    let contentMode: ContentMode

    /// A Boolean value that indicates whether the length on one axis depends on the proposal for the other one.
    public var _couplesAxes: Bool { true }

    private func inner(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
        let ideal = ratio == nil || proposal == .unspecified ? child.sizeThatFits(.unspecified) : .zero
        let ratio = ratio ?? ideal.width / ideal.height
        guard ratio > 0, ratio < .infinity else { return proposal }
        let width = proposal == .unspecified ? ideal.width : proposal.width ?? .infinity
        let height = proposal == .unspecified ? ideal.height : proposal.height ?? .infinity
        if proposal != .unspecified, contentMode == .fill {
            // A length that is not proposed need not be covered.
            if proposal.width == nil { return ProposedViewSize(width: height * ratio, height: height) }
            if proposal.height == nil { return ProposedViewSize(width: width, height: width / ratio) }
        }
        let followsHeight = contentMode == .fit ? height * ratio < width : height * ratio > width
        return followsHeight
            ? ProposedViewSize(width: height * ratio, height: height)
            : ProposedViewSize(width: width, height: width / ratio)
    }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
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
    /// Constrains the view to an aspect ratio.
    ///
    /// - Parameters:
    ///   - aspectRatio: The positive ratio of width to height; `nil` for that of the view's ideal size.
    ///   - contentMode: Whether the view fits or covers the available space.
    /// - Returns: The modified view.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Constrains the view to the aspect ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit the available space, preserving the aspect ratio of its ideal size.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to cover the available space, preserving the aspect ratio of its ideal size.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
