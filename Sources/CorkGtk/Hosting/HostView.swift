import CGtk
import CorkUI
import Foundation

/// The widget of a host, which measures, places and draws the views on it.
///
/// The widgets of leaf views are its direct children; stacks, frames and paddings need no widgets.
final class HostView {
    private let reference: ObjectRef
    /// The widget to insert into a parent.
    let widget: UnsafeMutablePointer<GtkWidget>
    /// A closure that returns the size of the content for a proposal, in pixels.
    var measure: (ProposedViewSize) -> CGSize = { _ in .zero }
    /// The natural size of the host if it does not depend on the content.
    var wishedSize: CGSize?
    /// A closure that places the content in a rectangle of a size, at the origin.
    var layout: (CGSize) -> Void = { _ in }
    /// A closure that returns the nodes on the host, in display order.
    ///
    /// It may be called after the nodes are removed, until the host around this one is synchronized.
    var nodes: () -> [_ViewNode] = { [] }
    /// A closure that returns the visible part of the host, if it is limited.
    var visibleRect: (() -> CGRect)?
    /// The widget with the keyboard focus and the accessible name of the content, if it is not on the host.
    var owner: UnsafeMutablePointer<GtkWidget>?
    /// A closure that returns the nodes that supply the owner's accessible name; `nil` means all of them.
    var owned: (() -> [_ViewNode])?
    /// The mount whose allocation depends only on this host's content.
    weak var mount: WidgetMount?
    /// The scroll view whose content the host shows.
    weak var scroll: ScrollMount?
    /// The lazy container whose subview the host shows, in the coordinates of the container; `nil` for other hosts.
    weak var cellOf: LinesMount?
    /// A Boolean value that indicates whether the content is hidden from assistive technologies.
    var isAccessibilityHidden = false
    /// The groups of views on the host that are one tab stop each.
    var focusGroups: [FocusGroupMount] = []
    /// The widget that gets the focus when the host does; `nil` for the first focusable view.
    var focusToGiveBack: ObjectRef?
    private let moveFocus: ((GtkDirectionType) -> Bool)?
    /// A closure that performs the accessible action of a click, if the host is clickable.
    var click: () -> Void = {}
    /// A Boolean value that indicates whether assistive technologies can click a clickable host now.
    var isClickEnabled = true {
        didSet {
            guard isClickEnabled != oldValue else { return }
            gtk_widget_action_set_enabled(widget, CORK_ACTION_CLICK, isClickEnabled ? 1 : 0)
        }
    }

    /// Creates a host.
    ///
    /// - Parameters:
    ///   - role: The accessible role. Assistive technologies don't see the descendants of a widget with the role
    ///     `none`.
    ///   - cssName: The CSS name.
    ///   - isClickable: `true` if assistive technologies can click the host.
    ///   - moveFocus: A closure that moves the focus to or within the host; `nil` to follow the order of the views.
    init(
        role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC, cssName: String? = nil, isClickable: Bool = false,
        moveFocus: ((GtkDirectionType) -> Bool)? = nil
    ) {
        let link = HostLink()
        var table = isClickable ? HostLink.clickableTable : HostLink.table
        let created = cork_host_new(&table, Unmanaged.passRetained(link).toOpaque(), role, cssName)!
        reference = ObjectRef(sinking: created)
        widget = created
        self.moveFocus = moveFocus
        content = HostContent(on: self)
        link.host = self
    }

    /// A Boolean value that indicates whether the renderer syncs the host before the next frame.
    var isOutdated = false

    /// The content as of the last collection.
    private var content: HostContent!
    /// The cells of lazy containers that changed since the last collection.
    private var changedCells: Set<ObjectIdentifier> = []
    /// The mounts whose widgets are children, in the order of the children.
    private var arranged: [WidgetMount] = []
    /// The mounts that need allocation.
    private var unallocated: [WidgetMount] = []
    /// A Boolean value that indicates whether the collected drawings are out of date because effects changed.
    private var isDrawingOutdated = false

    /// Shows a node.
    func show(_ node: _ViewNode?) { nodes = { [weak node] in node.map { [$0] } ?? [] } }

    /// Shows the children of a node.
    func show(childrenOf node: _ViewNode) { nodes = { [weak node] in node?.shownChildren ?? [] } }

    /// Makes the widgets of the content children, from back to front.
    ///
    /// Reordering is deferred until ``arrange()`` while scrolling, and on a host with a lazy container if no widget is
    /// new. The latter happens when a cell reuses the widgets of another one. Reordering a child makes GTK lay out the
    /// window and restyle all later siblings.
    func sync(isScrolling: Bool) {
        isOutdated = false
        let mounts = collect()
        if !arranged.isEmpty, isScrolling || content.hasCells && mounts.allSatisfy(isParent) {
            arranged.removeAll(where: \.isRemoved)
            for mount in mounts where !isParent(of: mount) {
                gtk_widget_insert_before(mount.child, widget, nil)
                arranged.append(mount)
            }
            isArranged = arranged.elementsEqual(mounts, by: ===)
        } else {
            arrange(mounts)
        }
        needsAllocation()
    }

    /// Reorders the children as the content.
    func arrange() { arrange(collect()) }

    /// A Boolean value that indicates whether the children are in the order of the content.
    private(set) var isArranged = true

    private func isParent(of mount: WidgetMount) -> Bool { gtk_widget_get_parent(mount.child) == widget }

    /// Reorders the children with as few moves as possible.
    private func arrange(_ mounts: [WidgetMount]) {
        isArranged = true
        for (place, mount) in mounts.enumerated() { mount.placeOnHost = place }
        var order: [(old: Int, new: Int)] = []
        for mount in arranged where isParent(of: mount) {
            guard mounts.indices.contains(mount.placeOnHost), mounts[mount.placeOnHost] === mount else { continue }
            order.append((mount.placeOnHost, order.count))
        }
        arranged = mounts
        var stays = [Bool](repeating: false, count: mounts.count)
        for (place, _) in longestIncreasing(order) { stays[place] = true }
        var previous: UnsafeMutablePointer<GtkWidget>?
        for (place, mount) in mounts.enumerated() {
            if !stays[place] { gtk_widget_insert_after(mount.child, widget, previous) }
            previous = mount.child
        }
    }

    /// Returns the lazy container that a child widget shows; `nil` for other widgets.
    func linesMount(of child: UnsafeMutablePointer<GtkWidget>) -> LinesMount? {
        arranged.lazy.compactMap { $0 as? LinesMount }.first { $0.child == child }
    }

    /// Collects everything visible, and returns the mounts with widgets, from back to front.
    private func collect() -> [WidgetMount] {
        let changed = changedCells
        changedCells = []
        content = HostContent(of: nodes(), on: self, after: content, changed: changed)
        unallocated = content.placed.filter(\.needsAllocation)
        isDrawingOutdated = false
        return content.widgets
    }

    /// Records that the content of a lazy container's cell has changed.
    func changed(in cell: _ViewNode) { changedCells.insert(ObjectIdentifier(cell)) }

    /// Invalidates the collected drawings, but not the widgets.
    func drawingChanged() {
        isDrawingOutdated = true
        redraw()
    }

    /// Requests redrawing of the host.
    func redraw() { gtk_widget_queue_draw(widget) }

    /// Marks a mount for allocation with the host.
    func needsAllocation(of mount: WidgetMount) {
        unallocated.append(mount)
        self.mount?.setNeedsAllocation()
    }

    /// Requests allocation of the widgets that need it.
    func needsAllocation() { invalidate(isResized: false) }

    /// Invalidates the layout of the host.
    ///
    /// - Parameter isResized: Pass `true` if the size of the host may change.
    func invalidate(isResized: Bool) {
        var host = self
        host.isInvalidated = true
        while let mount = host.mount {
            mount.setNeedsAllocation()
            guard let outer = mount.host else { break }
            host = outer
            host.isInvalidated = true
        }
        if host.scroll?.needsPlacing() == true { return }
        if isResized { gtk_widget_queue_resize(widget) } else { gtk_widget_queue_allocate(widget) }
    }

    /// A Boolean value that indicates whether a widget on the host may request allocation by itself.
    var resizesItself: Bool {
        // A loop, because a closure would check its actor isolation at each call.
        for mount in content.placed where mount.resizesItself { return true }
        return false
    }

    /// A Boolean value that indicates whether the layout of the host is out of date.
    private var isInvalidated = false
    private var size = CGSize.zero

    fileprivate func allocate(_ size: CGSize) {
        // Without a changed node, a widget has requested the allocation itself; it may be any.
        let isOwn = isInvalidated || size != self.size
        isInvalidated = false
        self.size = size
        layout(size)
        let outdated = isOwn ? unallocated : content.placed
        unallocated = []
        // Nodes may have been removed since the last collection.
        for mount in outdated where !mount.isRemoved {
            mount.allocate()
            mount.isNear = true
            if mount.needsAllocation { unallocated.append(mount) }
        }
        // Content that the host draws has no widget to request redrawing.
        gtk_widget_queue_draw(widget)
    }

    /// Places the content if its layout is out of date and GTK didn't allocate the widget again.
    func placeInvalidated() {
        if isInvalidated { allocate(size) }
    }

    /// Allocates the widgets on the host again if the layout or some of their places are out of date.
    func placeOutdated() {
        if isInvalidated || !unallocated.isEmpty { allocate(size) }
    }

    /// Makes the next allocation place the content again.
    func setInvalidated() { isInvalidated = true }

    /// The origin of the visible part of a scroll view's host, in whole pixels; widgets are placed relative to it.
    var origin = CGPoint.zero

    /// Allocates the host of a scroll view and scrolls its content.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - origin: The origin of the visible part.
    func allocate(_ size: CGSize, showing origin: CGPoint) {
        let isMoved = origin != self.origin
        self.origin = origin
        cork_widget_allocate(widget, 0, 0, pixels(size.width), pixels(size.height), -1, 0)
        placeInvalidated()
        guard isMoved else { return }
        // Widgets that stay outside of the visible part keep their positions on the screen.
        let reach = reach + effectReach
        let near = CGRect(origin: origin, size: size).insetBy(dx: -reach, dy: -reach)
        for mount in content.placed where !mount.isRemoved {
            let isNear = near.intersects(mount.seenFrame)
            if isNear || mount.isNear, mount.hostOrigin != origin { mount.allocate() }
            mount.isNear = isNear
        }
        gtk_widget_queue_draw(widget)
    }

    /// A Boolean value that indicates whether content beyond the visible part is clipped.
    var isClipped = true {
        didSet {
            guard isClipped != oldValue else { return }
            unallocated = content.placed
            needsAllocation()
        }
    }

    /// The margin around the visible part, in points; content scrolls by fractions of a point.
    private var reach: CGFloat { isClipped ? 1 : 1_000_000 }

    /// The distance from its frame at which effects make a drawing visible, in points.
    var effectReach: CGFloat { 100 }

    /// Returns a rectangle of the host in the coordinates of the widget.
    func onWidget(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -origin.x, dy: -origin.y) }

    /// Moves the focus to or within the host.
    ///
    /// - Returns: 1 if the focus moved, 0 if it leaves the host, or -1 to use GTK's order.
    fileprivate func moveFocus(_ direction: GtkDirectionType) -> Int32 {
        let hasMoved = moveFocus.map { $0(direction) } ?? (focusGroups.isEmpty ? nil : moveFocusPastGroups(direction))
        return hasMoved.map { $0 ? 1 : 0 } ?? -1
    }

    func draw(into snapshot: OpaquePointer) {
        if isDrawingOutdated { _ = collect() }
        guard let rect = visibleRect?().insetBy(dx: -reach, dy: -reach) else {
            return draw(content.drawings, near: nil, into: snapshot)
        }
        // When much changes, GTK repaints the bounds of all changed nodes, so the recorded node has the bounds of the
        // content only.
        guard let node = RenderNode({ draw(content.drawings, near: rect, into: $0) }) else { return }
        node.append(to: snapshot)
    }
}

/// The context of a host widget's functions; the widget may outlive the host briefly.
private final class HostLink {
    weak var host: HostView?

    static var table = CorkHostVTable(
        measure: { context, _, orientation, forSize, minimum, natural in
            nonisolated(unsafe) let (context, minimum, natural) = (context!, minimum!, natural!)
            onMainActor {
                guard let host = HostLink.host(context) else { return }
                let wished = host.wishedSize
                if orientation == GTK_ORIENTATION_HORIZONTAL {
                    let height = forSize < 0 ? wished?.height : CGFloat(forSize)
                    minimum.pointee = pixels(host.measure(ProposedViewSize(width: 0, height: height)).width)
                    natural.pointee = pixels(
                        wished?.width ?? host.measure(ProposedViewSize(width: nil, height: height)).width)
                } else {
                    let width = forSize < 0 ? wished?.width : CGFloat(forSize)
                    minimum.pointee = pixels(host.measure(ProposedViewSize(width: width, height: 0)).height)
                    natural.pointee = pixels(
                        wished?.height ?? host.measure(ProposedViewSize(width: width, height: nil)).height)
                }
                natural.pointee = max(natural.pointee, minimum.pointee)
            }
        },
        size_allocate: { context, _, width, height, _ in
            nonisolated(unsafe) let context = context!
            onMainActor { HostLink.host(context)?.allocate(CGSize(width: Int(width), height: Int(height))) }
        },
        snapshot: { context, _, snapshot in
            nonisolated(unsafe) let (context, snapshot) = (context!, snapshot!)
            onMainActor { HostLink.host(context)?.draw(into: snapshot) }
        },
        contains: nil,
        focus: { context, _, direction in
            nonisolated(unsafe) let context = context!
            return onMainActor { HostLink.host(context)?.moveFocus(direction) ?? -1 }
        },
        grab_focus: { context, _ in
            nonisolated(unsafe) let context = context!
            return onMainActor {
                HostLink.host(context)?.focusToGiveBack.map { gtk_widget_grab_focus($0.widget) } ?? -1
            }
        },
        state_flags_changed: { context, _ in
            nonisolated(unsafe) let context = context!
            onMainActor { HostLink.host(context)?.mount?.setNeedsAllocation() }
        },
        click: nil,
        destroy: { context in
            nonisolated(unsafe) let context = context!
            onMainActor { Unmanaged<HostLink>.fromOpaque(context).release() }
        })

    static let clickableTable = {
        var table = HostLink.table
        table.click = { context, _ in
            nonisolated(unsafe) let context = context!
            onMainActor { HostLink.host(context)?.click() }
        }
        return table
    }()

    static func host(_ context: UnsafeMutableRawPointer) -> HostView? {
        Unmanaged<HostLink>.fromOpaque(context).takeUnretainedValue().host
    }
}

/// Converts a length to whole pixels for GTK, rounded up and limited to the range in which transforms are exact.
func pixels(_ length: CGFloat) -> Int32 { Int32(min(max(0, length), 16_000_000).rounded(.up)) }

extension GdkRectangle {
    /// Creates a rectangle of whole pixels, at least one in each direction.
    init(_ rect: CGRect) {
        func coordinate(_ value: CGFloat) -> Int32 { Int32(min(max(-16_000_000, value), 16_000_000).rounded()) }
        self.init(
            x: coordinate(rect.minX), y: coordinate(rect.minY), width: max(pixels(rect.width), 1),
            height: max(pixels(rect.height), 1))
    }
}
