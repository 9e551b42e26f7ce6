import CGtk
import CorkUI
import Foundation

/// The widget of a surface: asks the views on it for their size, gives each widget its place, draws the rest itself.
///
/// Widgets of leaves are its direct children; stacks, frames and paddings between need none.
final class HostView {
    private let reference: ObjectRef
    /// The widget to put into a parent.
    let widget: UnsafeMutablePointer<GtkWidget>
    /// The size of the content for a proposal, in pixels.
    var measure: (ProposedViewSize) -> CGSize = { _ in .zero }
    /// The natural size of the host if it does not depend on the content.
    var wishedSize: CGSize?
    /// Places the content in a rectangle of the size, at the origin.
    var layout: (CGSize) -> Void = { _ in }
    /// The nodes on the surface, in display order.
    var nodes: () -> [_ViewNode] = { [] }
    /// The part of the surface that can be seen, where that is not all of it.
    var visibleRect: (() -> CGRect)?
    /// The widget with the keyboard focus and the accessible name of the content, if it is not on the host.
    var owner: UnsafeMutablePointer<GtkWidget>?
    /// Nodes that supply the owner's accessible name; nil means all of them.
    var owned: (() -> [_ViewNode])?
    /// The mount whose widget it is, where that asks for its place again only for what is on the surface, and with its state.
    weak var mount: WidgetMount?
    /// The scroll view whose content it shows.
    weak var scroll: ScrollMount?
    /// The lazy container whose subview the host shows, in the coordinates of the container; `nil` for other hosts.
    weak var cellOf: LinesMount?
    /// Whether what is on it is drawn as one where Cairo draws: it is small, and one of many that are alike.
    var isRecorded = false
    /// A Boolean value that indicates whether the content is hidden from assistive technologies.
    var isAccessibilityHidden = false
    /// The groups of views on it that are one stop of Tab.
    var focusGroups: [FocusGroupMount] = []
    /// The widget that takes the focus when the surface is to take it; nil for the first view that does.
    var focusToGiveBack: ObjectRef?
    private let moveFocus: ((GtkDirectionType) -> Bool)?

    /// - Parameters:
    ///   - role: what assistive technologies take the surface for. They are not shown what is inside of a widget whose role
    ///     is `none`.
    ///   - cssName: what themes know it by.
    ///   - moveFocus: moves the focus to or within the surface; nil: through the views in their order.
    init(
        role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC, cssName: String? = nil,
        moveFocus: ((GtkDirectionType) -> Bool)? = nil
    ) {
        let link = HostLink()
        var table = HostLink.table
        let created = cork_host_new(&table, Unmanaged.passRetained(link).toOpaque(), role, cssName)!
        reference = ObjectRef(sinking: created)
        widget = created
        self.moveFocus = moveFocus
        content = HostContent(on: self)
        link.host = self
    }

    /// A Boolean value that indicates whether the renderer syncs the host before the next frame.
    var isOutdated = false

    /// The content that was found on the host.
    private var content: HostContent!
    /// The cells of lazy containers in which something is not what was found any more.
    private var changedCells: Set<ObjectIdentifier> = []
    /// Those whose widgets are children, in the order of these.
    private var arranged: [WidgetMount] = []
    /// Those that have to be given their place.
    private var unallocated: [WidgetMount] = []
    /// Whether nodes began or ceased to look other than they are since the host looked for what it draws.
    private var isDrawingOutdated = false

    /// Takes the widgets of the content as children, from back to front.
    ///
    /// The order may wait for ``arrange()`` while something scrolls, and on a host with a lazy container where no widget is
    /// new, as where a cell takes over those of another: GTK lays out the window and styles everything again that comes
    /// after a child that goes elsewhere.
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

    /// Brings the children into the order of the content.
    func arrange() { arrange(collect()) }

    /// A Boolean value that indicates whether the children are in the order of the content.
    private(set) var isArranged = true

    private func isParent(of mount: WidgetMount) -> Bool { gtk_widget_get_parent(mount.child) == widget }

    /// Has as few children as can be go elsewhere.
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

    /// Looks for everything that is seen; gives the widgets, from back to front.
    private func collect() -> [WidgetMount] {
        let changed = changedCells
        changedCells = []
        content = HostContent(of: nodes(), on: self, after: content, changed: changed)
        unallocated = content.placed.filter(\.needsAllocation)
        isDrawingOutdated = false
        return content.widgets
    }

    /// Something in a cell of a lazy container on the host is not what it was.
    func changed(in cell: _ViewNode) { changedCells.insert(ObjectIdentifier(cell)) }

    /// Lets the host collect its drawings again, with the same widgets.
    func drawingChanged() {
        isDrawingOutdated = true
        redraw()
    }

    /// Asks for the host to be drawn again.
    func redraw() { gtk_widget_queue_draw(widget) }

    /// Has a widget given its place when the host is.
    func needsAllocation(of mount: WidgetMount) {
        unallocated.append(mount)
        self.mount?.setNeedsAllocation()
    }

    /// Asks for widgets to be placed again that ask for it.
    func needsAllocation() { invalidate(isResized: false) }

    /// Asks for another layout of the nodes on the surface.
    ///
    /// - Parameter isResized: whether the surface may have another size.
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
        // A closure would be checked for its actor at each call.
        for mount in content.placed where mount.resizesItself { return true }
        return false
    }

    /// Whether the layout of nodes on the surface is out of date, and nothing else asks for another.
    private var isInvalidated = false
    private var size = CGSize.zero

    fileprivate func allocate(_ size: CGSize) {
        // Where no node has changed, a widget asks for it by itself: it may be any.
        let isOwn = isInvalidated || size != self.size
        isInvalidated = false
        self.size = size
        layout(size)
        let outdated = isOwn ? unallocated : content.placed
        unallocated = []
        // Nodes may be gone since the widgets were taken as children.
        for mount in outdated where !mount.isRemoved {
            mount.allocate()
            mount.isNear = true
            if mount.needsAllocation { unallocated.append(mount) }
        }
        // What is drawn by the host itself has no widget that would ask for it.
        gtk_widget_queue_draw(widget)
    }

    /// Places what is on it again where GTK, which has given the widget its place, saw no reason to.
    func placeInvalidated() {
        if isInvalidated { allocate(size) }
    }

    /// Allocates the widgets on the host again if the layout or some of their places are out of date.
    func placeOutdated() {
        if isInvalidated || !unallocated.isEmpty { allocate(size) }
    }

    /// Has what is on it placed again when the widget is given the place that it is about to get.
    func setInvalidated() { isInvalidated = true }

    /// The origin of the visible part of a scroll view's host, in whole pixels; widgets are placed relative to it.
    var origin = CGPoint.zero

    /// Gives the surface of a scroll view its size, and moves what is on it.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - origin: where what is in sight begins.
    func allocate(_ size: CGSize, showing origin: CGPoint) {
        let isMoved = origin != self.origin
        self.origin = origin
        cork_widget_allocate(widget, 0, 0, pixels(size.width), pixels(size.height), -1, 0)
        placeInvalidated()
        guard isMoved else { return }
        // What was out of sight and stays there keeps its place on the screen.
        let reach = reach + effectReach
        let near = CGRect(origin: origin, size: size).insetBy(dx: -reach, dy: -reach)
        for mount in content.placed where !mount.isRemoved {
            let isNear = near.intersects(mount.seenFrame)
            if isNear || mount.isNear, mount.hostOrigin != origin { mount.allocate() }
            mount.isNear = isNear
        }
        gtk_widget_queue_draw(widget)
    }

    /// Whether what is beyond the part in sight is not seen.
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

    /// A rectangle of the surface in the coordinates of the widget.
    func onWidget(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -origin.x, dy: -origin.y) }

    /// Moves the focus to or within the surface: 1 where it did, 0 where the focus leaves, -1 in GTK's order.
    fileprivate func moveFocus(_ direction: GtkDirectionType) -> Int32 {
        let hasMoved = moveFocus.map { $0(direction) } ?? (focusGroups.isEmpty ? nil : moveFocusPastGroups(direction))
        return hasMoved.map { $0 ? 1 : 0 } ?? -1
    }

    func draw(into snapshot: OpaquePointer) {
        if isDrawingOutdated { _ = collect() }
        guard let rect = visibleRect?().insetBy(dx: -reach, dy: -reach) else {
            guard isRecorded, cork_is_drawn_by_cairo(widget) != 0 else {
                return draw(content.drawings, near: nil, into: snapshot)
            }
            guard let node = RenderNode({ draw(content.drawings, near: nil, into: $0) }) else { return }
            return node.recorded().append(to: snapshot)
        }
        // Where much changes, GTK paints the bounds of all of it: apart from the ground behind, these are no larger than
        // what is on it.
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
            gtkMain {
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
            gtkMain { HostLink.host(context)?.allocate(CGSize(width: Int(width), height: Int(height))) }
        },
        snapshot: { context, _, snapshot in
            nonisolated(unsafe) let (context, snapshot) = (context!, snapshot!)
            gtkMain { HostLink.host(context)?.draw(into: snapshot) }
        },
        contains: nil,
        focus: { context, _, direction in
            nonisolated(unsafe) let context = context!
            return gtkMain { HostLink.host(context)?.moveFocus(direction) ?? -1 }
        },
        grab_focus: { context, _ in
            nonisolated(unsafe) let context = context!
            return gtkMain { HostLink.host(context)?.focusToGiveBack.map { gtk_widget_grab_focus($0.widget) } ?? -1 }
        },
        state_flags_changed: { context, _ in
            nonisolated(unsafe) let context = context!
            gtkMain { HostLink.host(context)?.mount?.setNeedsAllocation() }
        },
        destroy: { context in
            nonisolated(unsafe) let context = context!
            gtkMain { Unmanaged<HostLink>.fromOpaque(context).release() }
        })

    static func host(_ context: UnsafeMutableRawPointer) -> HostView? {
        Unmanaged<HostLink>.fromOpaque(context).takeUnretainedValue().host
    }
}

/// A length as GTK takes it: whole pixels, enough for the content, and no more than its transforms are exact for.
func pixels(_ length: CGFloat) -> Int32 { Int32(min(max(0, length), 16_000_000).rounded(.up)) }

extension GdkRectangle {
    /// A rectangle of whole pixels, one of them at least.
    init(_ rect: CGRect) {
        func coordinate(_ value: CGFloat) -> Int32 { Int32(min(max(-16_000_000, value), 16_000_000).rounded()) }
        self.init(
            x: coordinate(rect.minX), y: coordinate(rect.minY), width: max(pixels(rect.width), 1),
            height: max(pixels(rect.height), 1))
    }
}
