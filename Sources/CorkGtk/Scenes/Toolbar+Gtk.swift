import CGtk
import CorkUI
import Foundation

extension _ToolbarView: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { ToolbarMount(node, renderer) }
}

/// A mount for the items of a toolbar in the window's header bar, each with its own host.
final class ToolbarMount: Mount {
    private var hosts: [ObjectIdentifier: HostView] = [:]
    private var leading: ToolbarSide?
    private var trailing: ToolbarSide?
    /// The view in place of the title; `nil` to show the title.
    private var center: ToolbarSide?
    private var menu: ToolbarSide?

    override init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        if let bar = renderer.window?.headerBar {
            leading = ToolbarSide(bar, gtk_header_bar_pack_start)
            trailing = ToolbarSide(bar, gtk_header_bar_pack_end)
            menu = ToolbarSide(bar, packBehindAll)
            for side in [leading, trailing, menu] { follow(side) }
        }
        childrenChanged()
    }

    override func host(for child: _ViewNode) -> HostView? { hosts[ObjectIdentifier(child)] }

    override func childrenChanged() {
        let old = hosts
        hosts = [:]
        for item in node.children {
            let host = old[ObjectIdentifier(item)] ?? makeHost(item)
            hosts[ObjectIdentifier(item)] = host
            renderer.needsSync(host)
        }
        func items(_ isOnSide: (ToolbarItemPlacement) -> Bool) -> [_ViewNode] {
            node.children.filter { isOnSide($0.item.values.toolbarPlacement) }
        }
        func widgets(_ items: [_ViewNode]) -> [UnsafeMutablePointer<GtkWidget>] {
            items.map { hosts[ObjectIdentifier($0)]!.widget }
        }
        if items(\.isCancellation).isEmpty {
            renderer.window?.cancellingToolbars.remove(ObjectIdentifier(self))
        } else {
            renderer.window?.cancellingToolbars.insert(ObjectIdentifier(self))
        }
        let principal = items(\.isPrincipal)
        if !principal.isEmpty { replaceTitle() }
        let sides = [
            (leading, items(\.isLeading)), (trailing, items(\.isTrailing)), (center, principal),
            (menu, items(\.isWindowMenu)),
        ]
        // Remove items that change sides before adding them to the other one.
        for (side, items) in sides { side?.removeAll(except: widgets(items)) }
        for (side, items) in sides { side?.show(widgets(items), items.map(\.item.values.toolbarPriority)) }
        if principal.isEmpty { showTitle() }
    }

    private func replaceTitle() {
        guard center == nil, let bar = renderer.window?.headerBar else { return }
        center = ToolbarSide(bar, gtk_header_bar_set_title_widget) { bar, widget in
            if gtk_header_bar_get_title_widget(bar) == widget { gtk_header_bar_set_title_widget(bar, nil) }
        }
        follow(center)
    }

    /// Shows the titles of a side's items while they are in its popover.
    private func follow(_ side: ToolbarSide?) {
        side?.onMenuChange = { [unowned self] widgets in
            let items = node.children.filter { hosts[ObjectIdentifier($0)].map { widgets.contains($0.widget) } == true }
            (node as! any AnyToolbarNode).showInMenu(items)
            renderer.flush()
        }
    }

    private func showTitle() {
        center?.remove()
        center = nil
    }

    /// The maximum height of an item, in points.
    private static let highest: CGFloat = 200

    private func makeHost(_ item: _ViewNode) -> HostView {
        let host = HostView()
        // A header bar gives every item its requested size; one as high as the display would leave no room for the
        // content.
        host.measure = { [unowned item] _ in
            let size = item.sizeThatFits(.unspecified).withinDisplay
            return CGSize(width: size.width, height: min(size.height, Self.highest))
        }
        host.layout = { [unowned item] in item.place(CGRect(origin: .zero, size: $0)) }
        host.show(item)
        gtk_widget_set_valign(host.widget, GTK_ALIGN_CENTER)
        return host
    }

    override func remove() {
        for side in [leading, center, trailing, menu] { side?.remove() }
        renderer.window?.cancellingToolbars.remove(ObjectIdentifier(self))
        hosts = [:]
    }
}

/// Packs a widget at the end of a header bar, beside the window buttons.
private func packBehindAll(_ bar: OpaquePointer, _ widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_header_bar_pack_end(bar, widget)
    let box = gtk_widget_get_parent(widget)
    let last = gtk_widget_get_last_child(box)!
    guard last != widget else { return }
    let isButtons = last.isA(gtk_window_controls_get_type())
    gtk_widget_insert_before(widget, box, isButtons ? last : nil)
}
