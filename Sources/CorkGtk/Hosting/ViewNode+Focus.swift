import CGtk
import CorkUI

extension _ViewNode {
    /// Returns the innermost node, at or below this one, that is shown by `widget` or an ancestor of it.
    func node(around widget: UnsafeMutablePointer<GtkWidget>) -> _ViewNode? {
        let mount = mount as? WidgetMount
        if let mount, widget != mount.child, gtk_widget_is_ancestor(widget, mount.child) == 0 { return nil }
        for child in children {
            if let cell = mount?.host(for: child)?.owner {
                // The owner has the focus for its content.
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

    /// The node of the view inside of the node's modifiers.
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
        // A new widget must be in the window first.
        flush()
        guard let node else { return gtk_window_set_focus(window, nil) }
        if let host = host(of: node), let cell = host.owner, node.fills(host) {
            // GTK would focus the first focusable widget inside of a list item.
            if host.cellOf != nil || host.mount is ListRowMount {
                gtk_root_set_focus(OpaquePointer(window), cell)
            } else {
                gtk_widget_grab_focus(cell)
            }
            // Activating the cell has no handlers, but makes arrow keys continue from it.
            if cell.isA(gtk_flow_box_child_get_type()) { gtk_widget_activate(cell) }
        } else {
            _ = node.takeFocus()
        }
    }
}

extension _ViewNode {
    /// Returns a Boolean value that indicates whether the node, apart from modifiers, is the only content of a host.
    func fills(_ host: HostView) -> Bool {
        var nodes = host.owned?() ?? host.nodes()
        while nodes.count == 1 {
            if nodes[0] === self { return true }
            if nodes[0].isHost { return false }
            nodes = nodes[0].children
        }
        return false
    }

    /// Focuses the first focusable widget of the node; returns `true` on success.
    fileprivate func takeFocus() -> Bool {
        if let mount = mount as? WidgetMount, gtk_widget_grab_focus(mount.child) != 0 { return true }
        return children.contains { $0.takeFocus() }
    }
}
