import Foundation

/// A modifier that sets a fixed width, height or both.
public struct _FrameModifier: _LayoutModifier, Equatable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
    /// A Boolean value that indicates whether a given length was invalid.
    let isMended: Bool

    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width?.layoutLength
        self.height = height?.layoutLength
        self.alignment = alignment
        isMended = self.width != width || self.height != height
    }

    /// A Boolean value that indicates whether the size does not depend on the modified view.
    public var _isFixed: Bool { width != nil && height != nil }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ child: LayoutSubview, _ node: _ViewNode) -> CGSize {
        if isMended {
            node.graph.warn(
                "A frame has a width or height that is negative, endless or no number: it counts as 0 or very long.")
        }
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// Places the modified view.
    public func _place(
        _ child: LayoutSubview, in bounds: CGRect, _ proposal: ProposedViewSize, _ node: _ViewNode
    ) {
        let inner = inner(proposal)
        child.place(at: alignment.origin(of: child.dimensions(in: inner), in: bounds), proposal: inner)
    }
}

/// A modifier that constrains the size of a view to limits.
public struct _FlexFrameModifier: _LayoutModifier, Equatable {
    let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
    let alignment: Alignment

    private func proposed(_ length: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
        guard var length = length ?? ideal else { return nil }
        if let most { length = min(length, most) }
        if let least { length = max(length, least) }
        return length
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposed(proposal.width, minWidth, idealWidth, maxWidth),
            height: proposed(proposal.height, minHeight, idealHeight, maxHeight))
    }

    private func length(
        _ proposal: CGFloat?, _ child: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
    ) -> CGFloat {
        guard let proposal = proposal ?? ideal else {
            return min(max(child, least ?? 0), max(most ?? .infinity, least ?? 0))
        }
        let lower = least ?? min(child, most ?? .infinity)
        let upper = most ?? max(child, lower)
        return max(lower, min(proposal, upper))
    }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ child: LayoutSubview, _ node: _ViewNode) -> CGSize {
        let inner = inner(proposal)
        let size = size(proposal, child.sizeThatFits(inner))
        guard inner.width == nil && limitsWidth || inner.height == nil && limitsHeight else { return size }
        // The frame is going to propose its own lengths, not those of the child.
        let placed = ProposedViewSize(
            width: limitsWidth ? size.width : inner.width, height: limitsHeight ? size.height : inner.height)
        let placedSize = self.size(proposal, child.sizeThatFits(placed))
        return CGSize(
            width: limitsWidth ? size.width : placedSize.width, height: limitsHeight ? size.height : placedSize.height)
    }

    private func size(_ proposal: ProposedViewSize, _ child: CGSize) -> CGSize {
        CGSize(
            width: length(proposal.width, child.width, minWidth, idealWidth, maxWidth),
            height: length(proposal.height, child.height, minHeight, idealHeight, maxHeight))
    }

    /// Places the view with the lengths of the frame on limited axes, and the original proposal on the others.
    public func _place(
        _ child: LayoutSubview, in bounds: CGRect, _ proposal: ProposedViewSize, _ node: _ViewNode
    ) {
        let inner = ProposedViewSize(
            width: limitsWidth ? bounds.width : proposal.width, height: limitsHeight ? bounds.height : proposal.height)
        child.place(at: alignment.origin(of: child.dimensions(in: inner), in: bounds), proposal: inner)
    }

    private var limitsWidth: Bool { minWidth != nil || idealWidth != nil || maxWidth != nil }
    private var limitsHeight: Bool { minHeight != nil || idealHeight != nil || maxHeight != nil }
}

extension View {
    /// Sets a fixed width, height or both of the view's frame, in points.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(_FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Constrains the size of the view's frame, in points; a maximum of `.infinity` takes all available space.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameModifier(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}

/// A modifier that fixes a view at its ideal length on some axes.
public struct _FixedSizeModifier: _LayoutModifier, Equatable {
    let horizontal: Bool
    let vertical: Bool

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ child: LayoutSubview, _ node: _ViewNode) -> CGSize {
        child.sizeThatFits(inner(proposal))
    }

    /// Places the modified view.
    public func _place(
        _ child: LayoutSubview, in bounds: CGRect, _ proposal: ProposedViewSize, _ node: _ViewNode
    ) {
        child.place(at: bounds.origin, proposal: inner(proposal))
    }
}

extension View {
    /// Fixes the view at its ideal size on the given axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Fixes the view at its ideal size.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
