import CGtk
import CorkUI

extension ViewNode {
    /// The innermost node below, or this one, that is shown by `widget` or by a widget around it.
    func node(around widget: UnsafeMutablePointer<GtkWidget>) -> ViewNode? {
        let mount = mount as? WidgetMount
        if let mount, widget != mount.child, gtk_widget_is_ancestor(widget, mount.child) == 0 { return nil }
        for child in children {
            // A cell takes the focus for what it shows.
            if let owner = mount?.host(for: child)?.owner, owner == widget { return child.shown }
            if let node = child.node(around: widget) { return node }
        }
        return mount == nil ? nil : self
    }

    /// The view that a node with modifiers comes to.
    private var shown: ViewNode {
        var node = self
        while node.kind == nil, node.children.count == 1 { node = node.children[0] }
        return node
    }
}
