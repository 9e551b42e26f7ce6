import Foundation

/// A modifier that places views next to an edge of the modified view, which gets the remaining space.
public struct _SafeAreaInsetModifier<Inset: View>: DecorationModifier {
    typealias Decoration = Inset

    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let decoration: Inset

    /// Views before the content also come first in the reading and focus order.
    var side: DecorationSide { edge == .top || edge == .leading ? .behind : .front }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        SafeAreaInsetNode<Inset>(item, inputs)
    }
}

/// The node of a view with other views next to it.
final class SafeAreaInsetNode<Inset: View>: DecorationNode<_SafeAreaInsetModifier<Inset>> {
    override var isReusable: Bool { hasReusableChildren }

    override func makeDecoration(for content: _ViewNode) -> Inset { modifier.decoration }

    private var content: _ViewNode { children[contentIndex] }
    private var inset: _ViewNode { children[1 - contentIndex] }
    private var axis: Axis { modifier.edge == .top || modifier.edge == .bottom ? .vertical : .horizontal }

    /// The distance between the views, in points.
    private var gap: CGFloat {
        modifier.spacing?.layoutCoordinate ?? children[0].spacing.distance(to: children[1].spacing, along: axis)
    }

    /// Returns the proposals: the ideal length along the axis for the inset, and the remaining space for the content.
    private func proposals(_ proposal: ProposedViewSize) -> (content: ProposedViewSize, inset: ProposedViewSize) {
        var (rest, own) = (proposal, proposal)
        own[axis] = nil
        rest[axis] = proposal[axis].map { max($0 - inset.sizeThatFits(own)[axis] - gap, 0) }
        return (rest, own)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let places = places(in: .zero, proposal)
        return CGSize(
            width: max(places.content.maxX, places.inset.maxX), height: max(places.content.maxY, places.inset.maxY))
    }

    override func computeTraits() -> LayoutTraits { .unknown }
    override func computeSpacing() -> ViewSpacing { ViewSpacing() }

    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let (rest, _) = proposals(proposal)
        let place = places(in: .zero, proposal).content
        let start = guide.axis == .horizontal ? place.minX : place.minY
        return content.explicitAlignment(guide, rest).map { $0 + start }
    }

    private func places(in bounds: CGRect, _ proposal: ProposedViewSize) -> (content: CGRect, inset: CGRect) {
        let (rest, own) = proposals(proposal)
        let (content, inset) = (ViewDimensions(content, rest), ViewDimensions(inset, own))
        var contentFrame = CGRect(origin: bounds.origin, size: content.size)
        var insetFrame = CGRect(origin: bounds.origin, size: inset.size)
        // The guides are aligned at the larger of the two positions.
        let alignment = modifier.alignment
        if axis == .vertical {
            let line = max(content[alignment.horizontal], inset[alignment.horizontal])
            contentFrame.origin.x += line - content[alignment.horizontal]
            insetFrame.origin.x += line - inset[alignment.horizontal]
            if modifier.edge == .top {
                contentFrame.origin.y += inset.height + gap
            } else {
                insetFrame.origin.y += content.height + gap
            }
        } else {
            let line = max(content[alignment.vertical], inset[alignment.vertical])
            contentFrame.origin.y += line - content[alignment.vertical]
            insetFrame.origin.y += line - inset[alignment.vertical]
            if modifier.edge == .leading {
                contentFrame.origin.x += inset.width + gap
            } else {
                insetFrame.origin.x += content.width + gap
            }
        }
        return (contentFrame, insetFrame)
    }

    override func placeChildren(in bounds: CGRect) {
        let (rest, own) = proposals(proposal)
        let places = places(in: bounds, proposal)
        content.place(mirrored(places.content, in: bounds), proposal: rest)
        inset.place(mirrored(places.inset, in: bounds), proposal: own)
    }
}

extension View {
    /// Places views along the top or bottom edge of this view, which gets the remaining space.
    ///
    /// The views do not scroll with a scroll view or list, which ends where they begin; content does not extend below
    /// them.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The alignment guide shared by both.
    ///   - spacing: The distance between them, in points; `nil` for the default.
    ///   - content: The views.
    /// - Returns: The modified view.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, decoration: content()))
    }

    /// Places views along the leading or trailing edge of this view, which gets the remaining space.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The alignment guide shared by both.
    ///   - spacing: The distance between them, in points; `nil` for the default.
    ///   - content: The views.
    /// - Returns: The modified view.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, decoration: content())
        )
    }
}
