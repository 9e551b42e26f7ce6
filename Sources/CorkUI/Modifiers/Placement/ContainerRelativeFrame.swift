import Foundation

/// A modifier that sets lengths relative to the visible size of the scroll view or window around a view.
public struct _ContainerRelativeFrameModifier: _LayoutModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    private func proposal(_ proposal: ProposedViewSize, _ node: _ViewNode) -> ProposedViewSize {
        var result = proposal
        let container = node.containerSize
        if axes.contains(.horizontal) { result.width = length(container.width, .horizontal).layoutLength }
        if axes.contains(.vertical) { result.height = length(container.height, .vertical).layoutLength }
        return result
    }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ child: LayoutSubview, _ node: _ViewNode) -> CGSize {
        let inner = self.proposal(proposal, node)
        let size = child.sizeThatFits(inner)
        return CGSize(
            width: axes.contains(.horizontal) ? inner.width! : size.width,
            height: axes.contains(.vertical) ? inner.height! : size.height)
    }

    /// Places the modified view.
    public func _place(
        _ child: LayoutSubview, in bounds: CGRect, _ proposal: ProposedViewSize, _ node: _ViewNode
    ) {
        let inner = self.proposal(proposal, node)
        child.place(at: alignment.origin(of: child.dimensions(in: inner), in: bounds), proposal: inner)
    }
}

extension View {
    /// Sets lengths of the view to those of its container, the visible rectangle of a scroll view or else the window.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Sets lengths of the view to those of some equal parts of its container, separated by gaps.
    ///
    /// - Parameters:
    ///   - axes: The axes on which to set the length.
    ///   - count: The number of parts, at least 1.
    ///   - span: The number of parts that the view covers, with the gaps between them.
    ///   - spacing: The distance between parts, in points.
    ///   - alignment: The alignment of the view if it is smaller or larger.
    /// - Returns: The modified view.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
            let part = (length - spacing * (count - 1)) / count
            return max(part * span + spacing * (span - 1), 0)
        }
    }

    /// Sets lengths of the view that are computed from those of its container, in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}

extension _ViewNode {
    /// The visible size of the nearest scroll view or window, which updates the node when it changes.
    fileprivate var containerSize: CGSize {
        var node = parent
        while let current = node {
            if let container = current as? any SizeContainer { return container.followers.size(for: self) }
            node = current.parent
        }
        return .zero
    }
}
