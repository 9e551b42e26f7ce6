import CGtk
import CorkUI
import Foundation

extension _FocusGroupModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { FocusGroupMount(node, renderer) }
}

/// A mount for views on a host that are one tab stop together.
final class FocusGroupMount: Mount {
    /// The view that had the focus when Tab left the group.
    private weak var left: _ViewNode?

    override func attach(to host: HostView) {
        self.host?.focusGroups.removeAll { $0 === self }
        super.attach(to: host)
        host.focusGroups.append(self)
    }

    override func remove() {
        host?.focusGroups.removeAll { $0 === self }
        super.remove()
    }

    fileprivate func leave(_ focus: UnsafeMutablePointer<GtkWidget>) { left = node.node(around: focus) }

    /// Focuses the view that had the focus last, or else the first visible one.
    fileprivate func enter() -> Bool {
        guard let host else { return false }
        let visible = host.visibleRect.map { host.onWidget($0()) }
        let visibleStops = host.stops.filter { widget in
            guard gtk_widget_get_mapped(widget) != 0, node.hasWidget(around: widget) else { return false }
            guard let visible, let bounds = widget.frame(in: host.widget) else { return true }
            return visible.intersects(bounds)
        }
        let before = visibleStops.first { stop in left?.isShown(in: stop) ?? false }
        return ([before].compactMap(\.self) + visibleStops).contains {
            gtk_widget_child_focus($0, GTK_DIR_TAB_FORWARD) != 0
        }
    }
}

extension HostView {
    /// Moves the focus with Tab through views in their order, with one tab stop a group; returns `nil` for other
    /// directions.
    func moveFocusPastGroups(_ direction: GtkDirectionType) -> Bool? {
        let isForward = direction == GTK_DIR_TAB_FORWARD
        guard isForward || direction == GTK_DIR_TAB_BACKWARD else { return nil }
        let stops = stops
        let focus = gtk_widget_get_root(widget).flatMap(gtk_root_get_focus)
        let current = focus.flatMap { focus in
            stops.first { $0 == focus || gtk_widget_is_ancestor(focus, $0) != 0 }
        }
        let left = current.flatMap(focusGroup)
        if let current {
            if cork_host_focus_child(current, direction) != 0 { return true }
            if let focus { left?.leave(focus) }
        }
        let children = isForward ? stops : stops.reversed()
        let start = current.flatMap { children.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        for child in children[start...] where gtk_widget_get_mapped(child) != 0 {
            if let group = focusGroup(of: child) {
                if group !== left, group.enter() { return true }
            } else if cork_host_focus_child(child, direction) != 0 {
                return true
            }
        }
        return false
    }

    /// The tab stops in order, including those in lazy containers.
    fileprivate var stops: [UnsafeMutablePointer<GtkWidget>] {
        widget.children.flatMap { child in linesMount(of: child)?.stops ?? [child] }
    }

    private func focusGroup(of widget: UnsafeMutablePointer<GtkWidget>) -> FocusGroupMount? {
        focusGroups.first { $0.node.hasWidget(around: widget) }
    }
}
