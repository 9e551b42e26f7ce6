import Foundation

/// Shows content that is larger than its place, and lets it be scrolled.
public struct ScrollView<Content: View>: UnaryView {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: Content

    /// - Parameters:
    ///   - axes: the directions of scrolling; along them the content has its ideal length.
    ///   - showsIndicators: whether scroll bars show where the content is.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public static func _makeViewNode(_ item: ListItem, _ view: Self, _ inputs: NodeInputs) -> ViewNode {
        ScrollNode<Content>(item, inputs)
    }
}

/// A scroll view, placed: a surface whose content is stacked (R7.8).
final class ScrollNode<Content: View>: ViewNode, ScrollSurface {
    private var value: ScrollView<Content> { item.view as! ScrollView<Content> }
    /// How far the content is scrolled, in points.
    private var offset = CGPoint.zero
    /// What views inside take as the size of their container: along the axes the visible part, across what was proposed,
    /// since the scroll view itself is as long there as its content.
    private var containerSize = CGSize.zero
    /// Whether views inside take their lengths from it.
    private var hasFollowers = false

    private var contentItem: ListItem {
        ListItem.combining(value.content, in: VStackLayout())
    }

    var axes: Axis.Set { value.axes }
    var showsIndicators: Bool { value.showsIndicators }
    override var isSurface: Bool { true }
    override var sizeForContent: CGSize? {
        hasFollowers = true
        return containerSize
    }
    override var contentOrigin: CGPoint { CGPoint(x: -offset.x, y: -offset.y) }

    override func computeTraits() -> LayoutTraits { LayoutTraits(widthFollowsHeight: true, heightFollowsWidth: true) }

    override func build() {
        children = [makeChild(contentItem, environment: environment, bodyEnvironment: environment)]
    }

    override func take(from old: ListItem, environmentChanged: Bool) {
        updateChild(contentItem, environment: environment, bodyEnvironment: environment)
        updateMount()
    }

    /// What the content is asked for where the scroll view has `size` (R7.7).
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    /// Along a scroll axis as long as proposed, across as long as the content (R7.7).
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        setContainerSize(containerSize, across: proposal)
        let content = children[0].sizeThatFits(inner(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func setVisibleSize(_ size: CGSize) { setContainerSize(size, across: proposal) }

    private func setContainerSize(_ size: CGSize, across proposal: ProposedViewSize) {
        var size = size
        if !axes.contains(.horizontal), let width = proposal.width { size.width = width }
        if !axes.contains(.vertical), let height = proposal.height { size.height = height }
        guard size != containerSize else { return }
        containerSize = size
        if hasFollowers { children[0].forgetSizes() }
    }

    func contentSize(in size: CGSize) -> CGSize {
        let content = children[0].sizeThatFits(inner(ProposedViewSize(size)))
        return CGSize(width: max(content.width, size.width), height: max(content.height, size.height))
    }

    override func placeChildren(in bounds: CGRect) {
        setVisibleSize(bounds.size)
        placeContent(at: bounds.origin, visible: bounds.size)
    }

    func placeContent(at origin: CGPoint, visible: CGSize) {
        let content = children[0].sizeThatFits(inner(ProposedViewSize(visible)))
        let slack = CGPoint(
            x: axes.contains(.horizontal) ? 0 : (visible.width - content.width) / 2,
            y: axes.contains(.vertical) ? 0 : (visible.height - content.height) / 2)
        let frame = CGRect(
            x: origin.x + slack.x, y: origin.y + slack.y, width: content.width, height: content.height)
        children[0].place(
            mirrored(frame, in: CGRect(origin: origin, size: contentSize(in: visible))),
            proposal: inner(ProposedViewSize(visible)))
    }

    func scroll(to offset: CGPoint) {
        let content = contentSize(in: frame.size)
        let clamped = CGPoint(
            x: min(max(offset.x, 0), content.width - frame.width),
            y: min(max(offset.y, 0), content.height - frame.height))
        guard clamped != self.offset else { return }
        self.offset = clamped
        invalidateLayout()
    }
}

/// A placed scroll view whose content type is not known.
@MainActor
public protocol ScrollSurface: ViewNode {
    var axes: Axis.Set { get }
    var showsIndicators: Bool { get }
    /// The size of the content in a scroll view of `size`, at least as large as that.
    func contentSize(in size: CGSize) -> CGSize
    /// Tells what views inside take as the size of their container.
    func setVisibleSize(_ size: CGSize)
    /// Places the content, its top left corner at `origin`.
    func placeContent(at origin: CGPoint, visible: CGSize)
    /// Scrolls without a mount, as far as the content goes.
    func scroll(to offset: CGPoint)
}
