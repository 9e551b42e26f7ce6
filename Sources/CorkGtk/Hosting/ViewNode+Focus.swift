import CGtk
import CorkUI

extension _ViewNode {
    /// The innermost node below, or this one, that is shown by `widget` or by a widget around it.
    func node(around widget: UnsafeMutablePointer<GtkWidget>) -> _ViewNode? {
        let mount = mount as? WidgetMount
        if let mount, widget != mount.child, gtk_widget_is_ancestor(widget, mount.child) == 0 { return nil }
        for child in children {
            if let cell = mount?.host(for: child)?.owner {
                // It takes the focus for what it shows.
                if cell == widget { return child.shown }
                if gtk_widget_is_ancestor(widget, cell) == 0 { continue }
            }
            if let node = child.node(around: widget) { return node }
        }
        return mount == nil ? nil : self
    }

    /// Returns a Boolean value that indicates whether a widget of the node is, or contains, `widget`.
    func hasWidget(around widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        if let own = (mount as? WidgetMount)?.child {
            return own == widget || gtk_widget_is_ancestor(widget, own) != 0
        }
        return children.contains { $0.hasWidget(around: widget) }
    }

    /// Returns a Boolean value that indicates whether a widget of the node is `widget`, or is in it.
    func isShown(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        if let own = (mount as? WidgetMount)?.child {
            return own == widget || gtk_widget_is_ancestor(own, widget) != 0
        }
        return children.contains { $0.isShown(in: widget) }
    }

    /// The view that a node with modifiers comes to.
    private var shown: _ViewNode {
        var node = self
        while node.kind == nil, node.children.count == 1 { node = node.children[0] }
        return node
    }
}

extension GtkRenderer {
    /// Moves the keyboard focus to a node.
    package func moveFocus(to node: _ViewNode?) {
        guard let window = window?.window else { return }
        // A widget that was just made has to be in the window.
        flush()
        guard let node else { return gtk_window_set_focus(window, nil) }
        if let host = host(of: node), let cell = host.owner, node.fills(host) {
            // GTK would give the focus of a list item to the first widget in it that takes it.
            if host.cellOf != nil || host.mount is ListRowMount {
                gtk_root_set_focus(OpaquePointer(window), cell)
            } else {
                gtk_widget_grab_focus(cell)
            }
            // Nobody listens to it; it is what makes arrow keys go on from this cell.
            if cell.isA(gtk_flow_box_child_get_type()) { gtk_widget_activate(cell) }
        } else {
            _ = node.takeFocus()
        }
    }
}

extension _ViewNode {
    /// Whether the node, with modifiers around it at most, is all that a host shows.
    func fills(_ host: HostView) -> Bool {
        var nodes = host.owned?() ?? host.nodes()
        while nodes.count == 1 {
            if nodes[0] === self { return true }
            if nodes[0].isSurface { return false }
            nodes = nodes[0].children
        }
        return false
    }

    /// Gives the focus to the first widget of the node that takes it.
    fileprivate func takeFocus() -> Bool {
        if let mount = mount as? WidgetMount, gtk_widget_grab_focus(mount.child) != 0 { return true }
        return children.contains { $0.takeFocus() }
    }
}
