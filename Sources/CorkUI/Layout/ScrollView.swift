import Foundation

/// A scrollable view.
public struct ScrollView<Content: View>: _UnaryView {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: Content

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - axes: The scrollable axes, along which the content has its ideal length.
    ///   - showsIndicators: Whether to show scroll bars.
    ///   - content: The scrollable content.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ScrollNode<Content>(item, inputs)
    }
}

/// The node of a scroll view, a host whose content is stacked (R7.8).
class ScrollNode<Content: View>: _ViewNode, AnyScrollNode, SizeContainer, GeometryObserver {
    private var value: ScrollView<Content> { item.value(as: ScrollView<Content>.self) }
    private(set) var axes: Axis.Set
    /// The scroll offset from the leading edge and the top without a native scroll view, in points.
    private var ownOffset = CGPoint.zero
    /// The nodes inside that depend on the size of their container.
    ///
    /// The container is as long as the visible part along scrollable axes, and as long as proposed along the others.
    var followers = SizeFollowers()

    override init(_ item: _ViewListItem, _ inputs: _NodeInputs) {
        axes = item.value(as: ScrollView<Content>.self).axes
        super.init(item, inputs)
    }

    private var contentItem: _ViewListItem {
        _ViewListItem.combining(value.content, in: VStackLayout())
    }

    override var asScrollNode: (any AnyScrollNode)? { self }

    func indicators(_ axis: Axis) -> ScrollIndicatorVisibility {
        if !value.showsIndicators { return .never }
        return axis == .horizontal
            ? environment.horizontalScrollIndicatorVisibility : environment.verticalScrollIndicatorVisibility
    }

    override var isHost: Bool { true }
    override var contentOrigin: CGPoint {
        if mount is any ScrollMounting { return .zero }
        let offset = offset
        return CGPoint(x: -offset.x, y: -offset.y)
    }

    /// The scroll offset of a native scroll view, which the frames of its content do not include.
    private var nativeOffset: CGPoint { (mount as? any ScrollMounting)?.offset ?? .zero }

    override func leavingHost(_ rect: CGRect) -> CGRect {
        super.leavingHost(rect.offsetBy(dx: -nativeOffset.x, dy: -nativeOffset.y))
    }
    override func enteringHost(_ point: CGPoint) -> CGPoint { super.enteringHost(point) + nativeOffset }

    var offset: CGPoint {
        if let mount = mount as? any ScrollMounting { return mount.offset }
        // Content that became shorter ends at the end of the visible rectangle.
        let content = contentSize(in: frame.size)
        return fromLeft(
            CGPoint(
                x: min(ownOffset.x, content.width - frame.width), y: min(ownOffset.y, content.height - frame.height)))
    }

    var placedOffset: CGPoint {
        guard mount is any ScrollMounting, let content = children.first else { return offset }
        return windowFrame.origin + content.frame.origin - content.windowFrame.origin
    }

    /// Converts an offset from the leading edge to one from the left, and back.
    private func fromLeft(_ offset: CGPoint) -> CGPoint {
        guard environment.layoutDirection == .rightToLeft else { return offset }
        return CGPoint(x: contentSize(in: frame.size).width - frame.width - offset.x, y: offset.y)
    }

    override func computeTraits() -> LayoutTraits { LayoutTraits(widthFollowsHeight: true, heightFollowsWidth: true) }

    override func build() {
        takeAnchors()
        let environment = contentEnvironment
        children = [makeChild(contentItem, environment: environment, bodyEnvironment: environment)]
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        axes = value.axes
        if environmentChanged { takeAnchors() }
        let environment = contentEnvironment
        updateChild(contentItem, environment: environment, bodyEnvironment: environment)
        if environmentChanged { invalidateLayout() }
        updateMount()
    }

    override func remove() {
        graph.geometryObservers.remove(self)
        super.remove()
    }

    // MARK: Anchors

    private var anchors = ScrollAnchors()
    private var keeper = ScrollAnchorKeeper()
    private var knownEnvironment: (outer: EnvironmentValues, inner: EnvironmentValues)?

    private func takeAnchors() {
        anchors = environment.scrollAnchors
        if anchors == ScrollAnchors() {
            graph.geometryObservers.remove(self)
        } else {
            graph.geometryObservers.insert(self)
        }
    }

    /// The environment of the content, without the anchors of this scroll view.
    private var contentEnvironment: EnvironmentValues {
        if anchors == ScrollAnchors() { return environment }
        if let known = knownEnvironment, known.outer.isIdentical(to: environment) { return known.inner }
        var inner = environment
        inner.scrollAnchors = ScrollAnchors()
        knownEnvironment = (environment, inner)
        return inner
    }

    func keepsAnchor(_ axis: Axis) -> Bool {
        guard let anchor = anchors.sizeChanges, anchor[axis] > 0 else { return false }
        return keeper.held.contains(axis == .horizontal ? .horizontal : .vertical)
    }

    func observeGeometry() -> Bool {
        let size = frame.size
        guard size.width > 0, size.height > 0 else { return false }
        let (content, offset) = (contentSize(in: size), fromLeft(offset))
        let ends = CGPoint(x: content.width - size.width, y: content.height - size.height)
        let place = keeper.place(offset, ends: ends, anchors)
        guard place != offset else { return false }
        scroll(to: fromLeft(place))
        return true
    }

    // MARK: Layout

    private var margins: EdgeInsets { environment.scrollContentMargins }

    /// Returns the proposal to the content for a proposal to the scroll view (R7.7).
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let room = proposal.inset(width: margins[.horizontal], height: margins[.vertical])
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : room.width, height: axes.contains(.vertical) ? nil : room.height)
    }

    /// Returns the size of the content with its margins.
    private func outerSize(_ proposal: ProposedViewSize) -> CGSize {
        let content = children[0].sizeThatFits(inner(proposal))
        return CGSize(width: content.width + margins[.horizontal], height: content.height + margins[.vertical])
    }

    /// Returns the proposed length along scrollable axes, and the length of the content on the others (R7.7).
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        setContainerSize(followers.size, across: proposal)
        let (content, room) = (children[0], inner(proposal))
        func length(_ axis: Axis) -> CGFloat {
            if isScrolled(axis), let proposed = proposal[axis] { return proposed }
            return (content.lengthKnown(on: axis, room) ?? content.sizeThatFits(room)[axis]) + margins[axis]
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    override var keepsAnswers: Bool {
        guard let content = children.first, memory.alignments.isEmpty,
            memory.spacing?.isSame(as: content.spacing) != false
        else { return false }
        for (proposal, size) in memory.sizes {
            let room = inner(proposal)
            for axis in Axis.allCases where !isScrolled(axis) || proposal[axis] == nil {
                guard !isScrolled(axis), let length = content.lengthKnown(on: axis, room),
                    length + margins[axis] == size[axis]
                else { return false }
            }
        }
        return true
    }

    private func isScrolled(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

    func setVisibleSize(_ size: CGSize) { setContainerSize(size, across: proposal) }

    private func setContainerSize(_ size: CGSize, across proposal: ProposedViewSize) {
        var size = size
        if !axes.contains(.horizontal), let width = proposal.width { size.width = width }
        if !axes.contains(.vertical), let height = proposal.height { size.height = height }
        followers.take(size, of: self)
    }

    /// Returns the space for the content in a scroll view of `size`.
    ///
    /// On axes that do not scroll it is the proposed length, because the scroll view has the length of its content
    /// there.
    private func room(_ size: CGSize) -> ProposedViewSize {
        var room = ProposedViewSize(size)
        if !axes.contains(.horizontal), let width = proposal.width, width < .infinity { room.width = width }
        if !axes.contains(.vertical), let height = proposal.height, height < .infinity { room.height = height }
        return room
    }

    func idealSize(in size: CGSize) -> CGSize { outerSize(room(size)) }

    private func contentSize(in size: CGSize) -> CGSize {
        let content = idealSize(in: size)
        return CGSize(width: max(content.width, size.width), height: max(content.height, size.height))
    }

    override func placeChildren(in bounds: CGRect) {
        setVisibleSize(bounds.size)
        if !(mount is any ScrollMounting) { ownOffset = fromLeft(offset) }
        placeContent(at: bounds.origin, visible: bounds.size)
    }

    func placeContent(at origin: CGPoint, visible: CGSize) {
        let proposal = inner(room(visible))
        let content = children[0].sizeThatFits(proposal)
        let outer = idealSize(in: visible)
        func slack(_ axis: Axis, _ set: Axis.Set) -> CGFloat {
            let rest = visible[axis] - outer[axis]
            return axes.contains(set) ? max(rest, 0) * (anchors.alignment?[axis] ?? 0) : rest / 2
        }
        let frame = CGRect(
            origin: CGPoint(
                x: origin.x + slack(.horizontal, .horizontal) + margins.leading,
                y: origin.y + slack(.vertical, .vertical) + margins.top),
            size: content)
        children[0].place(
            mirrored(frame, in: CGRect(origin: origin, size: contentSize(in: visible))), proposal: proposal)
    }

    private(set) lazy var movement: ScrollMovement = {
        let movement = ScrollMovement(self)
        (mount as? any ScrollMounting)?.follow(movement)
        return movement
    }()

    var geometry: ScrollGeometry {
        let (outer, offset) = (idealSize(in: frame.size), fromLeft(offset))
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top),
            contentSize: CGSize(
                width: outer.width - margins[.horizontal], height: outer.height - margins[.vertical]),
            contentInsets: margins, containerSize: frame.size)
    }

    func scroll(to offset: CGPoint) {
        let content = contentSize(in: frame.size)
        let clamped = CGPoint(
            x: min(max(offset.x, 0), content.width - frame.width),
            y: min(max(offset.y, 0), content.height - frame.height))
        guard clamped != self.offset else { return }
        if let mount = mount as? any ScrollMounting { return mount.scroll(to: clamped) }
        ownOffset = fromLeft(clamped)
        invalidateLayout()
    }

    func followContent(movedBy distance: CGPoint) {
        if let mount = mount as? any ScrollMounting, mount.followContent(movedBy: distance) { return }
        scroll(to: offset + distance)
    }
}

/// A type-erased scroll view node.
@MainActor
package protocol AnyScrollNode: _ViewNode {
    var axes: Axis.Set { get }
    /// Returns the visibility of the scroll bar of an axis.
    func indicators(_ axis: Axis) -> ScrollIndicatorVisibility
    /// Returns the size of the content in a scroll view of `size`, with its margins.
    func idealSize(in size: CGSize) -> CGSize
    /// Sets the visible size, on which views inside may depend.
    func setVisibleSize(_ size: CGSize)
    /// Places the content with its top left corner at `origin`.
    func placeContent(at origin: CGPoint, visible: CGSize)
    /// The offset of the content, in points.
    var offset: CGPoint { get }
    /// The scroll offset with which the content was last placed, in points, to which its window frames refer.
    var placedOffset: CGPoint { get }
    /// Scrolls to an offset, clamped to the content.
    func scroll(to offset: CGPoint)
    /// The sizes of the scroll view and its content, and the visible rectangle.
    var geometry: ScrollGeometry { get }
    /// Scrolls by the distance that the visible content moved because of changes before it.
    func followContent(movedBy distance: CGPoint)
    /// Returns whether the scroll view keeps an anchor, such as an end, in place on an axis when sizes change.
    func keepsAnchor(_ axis: Axis) -> Bool
    /// The tracker of the scroll phase, created when first used.
    var movement: ScrollMovement { get }
}

/// A mount that scrolls natively.
@MainActor
package protocol ScrollMounting: ViewMount {
    /// The offset of the content, in points.
    var offset: CGPoint { get }
    /// Scrolls to an offset within the content.
    func scroll(to offset: CGPoint)
    /// Scrolls by the distance that the visible content moved, while a native animation is running.
    ///
    /// - Returns: Whether it did; if not, the caller scrolls to the new offset.
    func followContent(movedBy distance: CGPoint) -> Bool
    /// Scrolls to an offset with an animation, which any other scrolling stops.
    func glide(to offset: CGPoint)
    /// Starts reporting scroll events to `movement`.
    func follow(_ movement: ScrollMovement)
}
