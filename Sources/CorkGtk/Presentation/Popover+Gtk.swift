import CGtk
import CorkUI
import Foundation

extension _PopoverView: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { PopoverMount(node, renderer) }
}

/// A mount for a native popover at an anchor on a host.
final class PopoverMount: Mount {
    private let popover = ObjectRef(sinking: gtk_popover_new()!)
    private let contentHost = HostView()
    private let signals = SignalOwner()
    private var closing: SignalConnection!
    /// The widget that had the focus before.
    private var focus: ObjectRef?

    private var value: any AnyPopoverNode { node as! any AnyPopoverNode }

    override init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        contentHost.measure = { [unowned node] in node.children[0].sizeThatFits($0).withinDisplay }
        contentHost.layout = { [unowned node] in node.children[0].place(CGRect(origin: .zero, size: $0)) }
        contentHost.show(childrenOf: node)
        gtk_popover_set_child(popover.cast(), contentHost.widget)
        closing = signals.connect("closed", to: popover) { [unowned self] in
            guard value.isDismissDisabled else { return value.dismiss() }
            // GTK closes the popover without a request, so open it again.
            MainLoop.beforeNextFrame { [weak self] in self?.reopen() }
        }
        childrenChanged()
    }

    override func host(for child: _ViewNode) -> HostView? { contentHost }
    override func childrenChanged() { renderer.needsSync(contentHost) }

    override func place(_ frame: CGRect) {
        super.place(frame)
        guard gtk_widget_get_parent(popover.widget) == nil else { return point() }
        // The content needs its widgets, and GTK accepts the popover, only after this layout.
        MainLoop.beforeNextFrame { [weak self] in self?.open() }
    }

    private var anchorHost: HostView? { node.parent.flatMap(renderer.host) }

    private func open() {
        guard !isRemoved, gtk_widget_get_parent(popover.widget) == nil, let host = anchorHost else { return }
        focus = gtk_widget_get_root(host.widget).flatMap(gtk_root_get_focus).map { ObjectRef(retaining: $0) }
        gtk_widget_set_parent(popover.widget, host.widget)
        point()
        renderer.flush()
        // GTK needs a focusable widget in the popover, so that Escape closes it.
        if !contentHost.widget.hasFocusable { gtk_widget_set_focusable(contentHost.widget, 1) }
        CorkGtk.open(popover, closing)
    }

    private func reopen() {
        if !isRemoved, value.isDismissDisabled { CorkGtk.open(popover, closing) }
    }

    private func point() {
        guard let host = anchorHost else { return }
        var target = host.onWidget(value.target)
        let bounds = CGRect(
            x: 0, y: 0, width: Int(gtk_widget_get_width(host.widget)), height: Int(gtk_widget_get_height(host.widget)))
        // GTK can't place a popover that points far outside of all displays.
        if bounds.insetBy(dx: -10_000, dy: -10_000)._overlap(target).isNull {
            target.origin = CGPoint(
                x: min(max(target.minX, 1 - target.width), bounds.maxX - 1),
                y: min(max(target.minY, 1 - target.height), bounds.maxY - 1))
        }
        var rectangle = GdkRectangle(target)
        gtk_popover_set_pointing_to(popover.cast(), &rectangle)
        gtk_popover_set_position(popover.cast(), value.edge.position(node.environment.layoutDirection))
    }

    private var isRemoved = false

    override func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        signals.disconnectAll()
        guard let parent = gtk_widget_get_parent(popover.widget), let root = gtk_widget_get_root(parent) else { return }
        if isFocusInside(root) { giveFocusBack(root) }
        gtk_popover_popdown(popover.cast())
        gtk_widget_unparent(popover.widget)
    }

    private func isFocusInside(_ root: OpaquePointer) -> Bool {
        guard let current = gtk_root_get_focus(root) else { return true }
        return current == popover.widget || gtk_widget_is_ancestor(current, popover.widget) != 0
    }

    private func giveFocusBack(_ root: OpaquePointer) {
        if let focus, gtk_widget_get_root(focus.widget) == root, gtk_widget_grab_focus(focus.widget) != 0 { return }
        gtk_root_set_focus(root, nil)
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// A Boolean value that indicates whether the content has something that takes the focus.
    fileprivate var hasFocusable: Bool {
        children.contains {
            gtk_widget_get_focusable($0) != 0 && gtk_widget_is_sensitive($0) != 0 || $0.hasFocusable
        }
    }
}

extension Edge {
    /// Returns the position in GTK.
    fileprivate func position(_ direction: LayoutDirection) -> GtkPositionType {
        switch self {
        case .top: GTK_POS_TOP
        case .bottom: GTK_POS_BOTTOM
        case .leading: direction == .leftToRight ? GTK_POS_LEFT : GTK_POS_RIGHT
        case .trailing: direction == .leftToRight ? GTK_POS_RIGHT : GTK_POS_LEFT
        }
    }
}
