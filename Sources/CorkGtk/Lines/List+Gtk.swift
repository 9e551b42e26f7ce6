import CGtk
import CorkUI

/// A list: a native scroll view around rows that themes know as those of a list.
final class ListMount: ScrollMount {
    private let list: any ListSurface

    init(_ list: any ListSurface, _ renderer: GtkRenderer) {
        self.list = list
        weak var mount: ListMount?
        let content = HostView(role: GTK_ACCESSIBLE_ROLE_LIST, cssName: "listview") { mount?.moveFocus($0) ?? false }
        super.init(list, content, renderer)
        mount = self
        gtk_widget_add_css_class(content.widget, "cork-list")
        let keys = gtk_event_controller_key_new()!
        signals.answer("key-pressed", of: keys) { [unowned list] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            guard let key = Key.equivalent(key) else { return false }
            let press = KeyPress(key: key, modifiers: Key.modifiers(state))
            return list.press(press, at: list.graph.focus.node ?? list) == .handled
        }
        gtk_widget_add_controller(content.widget, keys)
    }

    override func update() {
        super.update()
        gtk_widget_set_sensitive(child, list.environment.isEnabled ? 1 : 0)
    }

    /// Tab comes to one row, goes through what is in it, then through headers and footers behind, and leaves.
    private func moveFocus(_ direction: GtkDirectionType) -> Bool {
        let isForward = direction == GTK_DIR_TAB_FORWARD
        guard let current = gtk_widget_get_focus_child(content.widget) else {
            guard let row = list.entryRow?.mount as? ListRowMount else { return false }
            renderer.flush()
            return gtk_widget_grab_focus(row.child) != 0
        }
        if gtk_widget_child_focus(current, direction) != 0 { return true }
        guard isForward || direction == GTK_DIR_TAB_BACKWARD else { return false }
        var next: UnsafeMutablePointer<GtkWidget>? = current
        while let widget = next {
            next = isForward ? gtk_widget_get_next_sibling(widget) : gtk_widget_get_prev_sibling(widget)
            if let next, gtk_widget_get_focusable(next) == 0, gtk_widget_get_mapped(next) != 0,
                gtk_widget_child_focus(next, direction) != 0
            {
                return true
            }
        }
        return false
    }
}
