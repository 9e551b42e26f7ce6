import CGtk
import CorkUI
import Foundation

/// A view or modifier that has a mount on GTK.
protocol GtkMountable {
    /// Creates the mount of `node`, whose head is of this type.
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount
}

extension _ViewNode {
    /// The mount of the node; always a `Mount` on GTK, so that an unchecked cast avoids a slow dynamic one.
    var gtkMount: Mount? { mount.map { unsafeDowncast($0, to: Mount.self) } }
}

/// The presentation of one node on GTK: a widget, a drawing, or a change to other widgets.
class Mount: ViewMount {
    unowned let node: _ViewNode
    unowned let renderer: GtkRenderer
    weak var host: HostView?
    /// The block of mounts that the mount is drawn in.
    weak var block: HostBlock?

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        self.node = node
        self.renderer = renderer
    }

    /// The widget of the node on its host; `nil` if the node is drawn.
    var widgetOnHost: UnsafeMutablePointer<GtkWidget>? { nil }

    /// The distance beyond its frame that the node's drawing may cover, in points.
    var reach: CGFloat { 100 }

    /// The area of the host in which the node may be visible.
    var seenFrame: CGRect {
        let (frame, reach) = (node.shownFrame, reach)
        return CGRect(
            x: frame.origin.x - reach, y: frame.origin.y - reach, width: frame.size.width + 2 * reach,
            height: frame.size.height + 2 * reach)
    }

    /// Draws the node, behind the nodes below it.
    func draw(into snapshot: OpaquePointer, frame: CGRect) {}

    /// A Boolean value that indicates whether the mount itself draws the drawings of the nodes below.
    var drawsNodesBelow: Bool { false }

    /// The blend mode of the node's drawing and those below it; `nil` for normal drawing.
    var blendMode: BlendMode? { nil }

    /// A Boolean value that indicates whether the widgets below are hidden from assistive technologies.
    var isAccessibilityHidden: Bool { false }

    /// Draws the node, given the drawing of the nodes below.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot to draw into.
    ///   - frame: The frame of the node.
    ///   - content: A closure that draws the nodes below into a snapshot.
    ///   - pictures: Closures that each draw a direct child node that is visible only here.
    func draw(
        into snapshot: OpaquePointer, frame: CGRect, content: (OpaquePointer) -> Void,
        pictures: [(OpaquePointer) -> Void]
    ) {
        content(snapshot)
    }

    /// Returns the host of a direct child node; `nil` if the node isn't a host.
    func host(for child: _ViewNode) -> HostView? { nil }

    /// Called when the node is added to a host, or its surroundings on the host change.
    func attach(to host: HostView) { self.host = host }

    /// Called when an animation moves the node.
    func moved() { block?.moved() }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? { nil }
    func update() {}
    func place(_ frame: CGRect) { block?.moved() }
    func childrenChanged() {}
    func remove() {}

    /// Called when the accessible text of the node may have changed because of its direct child `child`.
    func accessibleTextChanged(below child: _ViewNode?) {}

    /// Requests redrawing of the host.
    func redraw() { if let host { gtk_widget_queue_draw(host.widget) } }
}

/// A mount that shows a node with a widget.
class WidgetMount: Mount {
    private var reference: ObjectRef
    private(set) var child: UnsafeMutablePointer<GtkWidget>
    /// The widget that represents the view to assistive technologies.
    var accessibleWidget: UnsafeMutablePointer<GtkWidget> { child }
    let signals = SignalOwner()
    private(set) final var frame = CGRect.zero
    /// A Boolean value that indicates whether the node has a frame; one that was skipped has none.
    private(set) final var isPlaced = false

    init(_ node: _ViewNode, _ renderer: GtkRenderer, _ created: UnsafeMutablePointer<GtkWidget>) {
        reference = ObjectRef(sinking: created)
        child = created
        super.init(node, renderer)
    }

    /// Replaces the widget of the node.
    final func replaceWidget(by created: UnsafeMutablePointer<GtkWidget>) {
        takeFromParent()
        reference = ObjectRef(sinking: created)
        child = created
        if !hidings.isEmpty { updateAccessibilityHidden() }
        if !isReachable { updateReachability() }
        setNeedsAllocation()
        if host != nil { renderer.visibilityChanged(node) }
    }

    override var widgetOnHost: UnsafeMutablePointer<GtkWidget>? { child }
    /// A Boolean value that indicates whether the widget may request another size by itself, for example for its
    /// states.
    var resizesItself: Bool { true }
    override var reach: CGFloat { resizesItself ? super.reach : 32 }

    /// A Boolean value that indicates whether the widget needs allocation.
    private(set) final var needsAllocation = false

    /// Marks the widget for allocation with its host.
    final func setNeedsAllocation() {
        guard !needsAllocation else { return }
        needsAllocation = true
        host?.needsAllocation(of: self)
    }

    override func place(_ frame: CGRect) {
        super.place(frame)
        self.frame = frame
        isPlaced = true
        setNeedsAllocation()
        let direction = node.environment.layoutDirection.gtk
        if gtk_widget_get_direction(child) != direction { gtk_widget_set_direction(child, direction) }
        let remainder = CGPoint(x: frame.minX - frame.minX.rounded(), y: frame.minY - frame.minY.rounded())
        guard remainder != self.remainder else { return }
        self.remainder = remainder
        remainderChanged()
    }

    /// The rounding error of the frame.
    ///
    /// A host places its content with this offset so that errors do not add up.
    private(set) var remainder = CGPoint.zero

    /// Called when the rounding error changes, to place the content of a host again.
    func remainderChanged() {}

    /// Shows or hides the widget, without a change of layout.
    final func setHidden(_ isHidden: Bool) {
        guard (gtk_widget_get_child_visible(child) == 0) != isHidden else { return }
        setNeedsAllocation()
        gtk_widget_set_child_visible(child, isHidden ? 0 : 1)
    }

    /// The index of the widget among those of the host, as of the last ordering.
    final var placeOnHost = 0
    /// A Boolean value that indicates whether the widget may be near the visible range of its scroll view.
    final var isNear = true
    /// The origin of the host at the last allocation of the widget.
    private(set) final var hostOrigin = CGPoint.zero

    /// Allocates the widget, with each edge rounded to whole pixels.
    func allocate() {
        guard isPlaced else { return }
        let x = frame.minX.rounded()
        let y = frame.minY.rounded()
        let width = pixels(frame.maxX.rounded() - x)
        let height = pixels(frame.maxY.rounded() - y)
        let origin = host?.origin ?? .zero
        hostOrigin = origin
        let shown = node.shownFrame.origin
        let (dx, dy) = (shown.x - node.frame.minX, shown.y - node.frame.minY)
        allocate(
            child,
            CGRect(
                x: x + dx.rounded() - origin.x, y: y + dy.rounded() - origin.y, width: CGFloat(width),
                height: CGFloat(height)))
        needsAllocation = resizesItself
    }

    /// Allocates a widget at a rectangle of whole pixels.
    func allocate(_ child: UnsafeMutablePointer<GtkWidget>, _ place: CGRect) {
        cork_widget_allocate(
            child, Float(place.minX), Float(place.minY), Int32(place.width), Int32(place.height), -1, 0)
    }

    override func moved() {
        super.moved()
        setNeedsAllocation()
        host?.needsAllocation()
    }

    private var isReachable = true

    /// Disables or enables input and accessibility of a widget whose node is leaving, hidden, or visible only in a
    /// picture.
    final func setReachable(_ isReachable: Bool) {
        guard isReachable != self.isReachable else { return }
        self.isReachable = isReachable
        if !isReachable, let root = gtk_widget_get_root(child), let focus = gtk_root_get_focus(root),
            focus == child || gtk_widget_is_ancestor(focus, child) != 0
        {
            gtk_root_set_focus(root, nil)
        }
        // GTK loses the allocation of a widget whose focusability changes.
        setNeedsAllocation()
        updateReachability()
        setAccessibilityHidden(!isReachable, because: .unreachable)
    }

    private func updateReachability() {
        gtk_widget_set_can_focus(child, isReachable ? 1 : 0)
        gtk_widget_set_can_target(child, isReachable ? 1 : 0)
    }

    /// The reasons for which a widget is hidden from assistive technologies.
    struct AccessibilityHiding: OptionSet {
        let rawValue: UInt8
        /// The widget can't be used.
        static let unreachable = AccessibilityHiding(rawValue: 1)
        /// An ancestor is hidden from assistive technologies.
        static let hidden = AccessibilityHiding(rawValue: 2)
        /// The widget has no accessible text of its own.
        static let wordless = AccessibilityHiding(rawValue: 4)
    }

    private var hidings: AccessibilityHiding = []

    /// Hides the widget from assistive technologies, or shows it if no other reason hides it.
    final func setAccessibilityHidden(_ isAccessibilityHidden: Bool, because reason: AccessibilityHiding) {
        let before = hidings
        if isAccessibilityHidden { hidings.insert(reason) } else { hidings.remove(reason) }
        if hidings.isEmpty != before.isEmpty { updateAccessibilityHidden() }
    }

    private func updateAccessibilityHidden() {
        cork_accessible_set_hidden(child, hidings.isEmpty ? 0 : 1)
    }

    /// Returns the size in GTK: the proposed width between minimum and natural, and the natural height for it.
    func nativeSize(_ proposal: ProposedViewSize) -> CGSize {
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
        let width = proposal.width.map { min(max($0, CGFloat(minimum)), CGFloat(natural)) } ?? CGFloat(natural)
        gtk_widget_measure(
            child, GTK_ORIENTATION_VERTICAL, max(pixels(width), minimum), &minimum, &natural, nil, nil)
        return CGSize(width: width, height: CGFloat(natural))
    }

    /// A Boolean value that indicates whether the node and the widget were removed.
    private(set) var isRemoved = false

    override func remove() {
        isRemoved = true
        signals.disconnectAll()
        takeFromParent()
    }

    /// Performs an action on the widget that requires it to be outside of a window.
    final func leaveForAMoment(_ body: () -> Void) {
        let hasLeft = gtk_widget_get_root(child) != nil
        if hasLeft { takeFromParent() }
        body()
        if hasLeft, let host { renderer.needsSync(host) }
    }

    private func takeFromParent() {
        guard gtk_widget_get_parent(child) != nil else { return }
        let root = gtk_widget_get_root(child)
        gtk_widget_unparent(child)
        // If no other widget takes the focus, GTK leaves it to the removed one, which would receive every key.
        guard let root, let focus = gtk_root_get_focus(root), gtk_widget_get_root(focus) != root else { return }
        gtk_root_set_focus(root, nil)
    }
}

extension LayoutDirection {
    /// The text direction in GTK.
    var gtk: GtkTextDirection { self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }
}
