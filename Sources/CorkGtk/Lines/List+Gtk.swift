import CGtk
import CorkUI
import Foundation

/// A list: a native scroll view around rows that themes know as those of a list.
final class ListMount: ScrollMount {
    private let list: any ListSurface
    private var open: PopoverMenu?
    private var pointer: RowPointer?
    private var look: String?

    init(_ list: any ListSurface, _ renderer: GtkRenderer) {
        self.list = list
        weak var mount: ListMount?
        let content = HostView(role: GTK_ACCESSIBLE_ROLE_LIST, cssName: "listview") { mount?.moveFocus($0) ?? false }
        super.init(list, content, renderer)
        mount = self
        gtk_widget_add_css_class(content.widget, "cork-list")
        // GTK would name it after its class.
        setAccessibleLabel("List", on: content.widget, from: .content)
        let keys = gtk_event_controller_key_new()!
        signals.answer("key-pressed", of: keys) { [unowned self] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            if opensMenu(key, state) { return true }
            guard let key = Key.equivalent(key) else { return false }
            let press = KeyPress(key: key, modifiers: Key.modifiers(state))
            return list.press(press, at: list.graph.focus.node ?? list) == .handled
        }
        gtk_widget_add_controller(content.widget, keys)
        addClicks()
        pointer = RowPointer(list, content)
        renderer.dragging.add(list)
    }

    override var spokenWidget: UnsafeMutablePointer<GtkWidget> { content.widget }

    private func row(_ x: Double, _ y: Double) -> ListRowNode? {
        let row = list.row(at: CGPoint(x: x + content.origin.x, y: y + content.origin.y))
        return row?.isRow == true ? row : nil
    }

    private func addClicks() {
        let click = gtk_gesture_click_new()!
        signals.connect("released", to: click) { [unowned self] (count: Int32, x: Double, y: Double) in
            guard let row = row(x, y) else { return }
            let state = gtk_event_controller_get_current_event_state(click)
            list.click(row, Key.modifiers(state.rawValue))
            if count == 2 { list.activate(row) }
        }
        gtk_widget_add_controller(content.widget, click)
        let menu = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(menu.opaque, UInt32(GDK_BUTTON_SECONDARY))
        signals.connect("pressed", to: menu) { [unowned self] (_: Int32, x: Double, y: Double) in
            guard let row = row(x, y) else { return }
            showMenu(of: row, at: (x, y))
        }
        gtk_widget_add_controller(content.widget, menu)
    }

    /// Shows what can be done with a row, at a point of the list.
    private func showMenu(of row: ListRowNode, at point: (x: Double, y: Double)) {
        guard let menu = list.menu(for: row), !menu.items.isEmpty else { return }
        open = PopoverMenu(menu, over: content.widget, at: point, inside: content)
    }

    private var focusedRow: ListRowNode? {
        var node = list.graph.focus.node
        while let current = node {
            if let row = current as? ListRowNode { return row }
            node = current.parent
        }
        return nil
    }

    /// Opens the menu of the focused row for the keys that open menus.
    private func opensMenu(_ key: UInt32, _ state: UInt32) -> Bool {
        guard key == UInt32(GDK_KEY_Menu) || key == UInt32(GDK_KEY_F10) && Key.modifiers(state) == .shift,
            let row = focusedRow
        else { return false }
        let frame = row.frame
        showMenu(of: row, at: (frame.minX - content.origin.x + 24, frame.maxY - content.origin.y))
        return true
    }

    override func remove() {
        (open, pointer) = (nil, nil)
        renderer.dragging.remove(destination: list)
        super.remove()
    }

    override func update() {
        super.update()
        let look = list.environment._listLook.name
        if look != self.look {
            if let before = self.look { content.widget.setClass("cork-\(before)", false) }
            if let look { content.widget.setClass("cork-\(look)", true) }
            self.look = look
        }
        content.widget.setClass("cork-spaced", list.environment._listLook.rowGap > 0)
        content.widget.setClass("cork-clear", list.environment._scrollContentBackground == .hidden)
        gtk_widget_set_sensitive(child, list.environment.isEnabled ? 1 : 0)
    }

    /// Tab comes to one row, or where there is none to the first header, goes through what is in it, then through headers
    /// and footers behind, and leaves.
    private func moveFocus(_ direction: GtkDirectionType) -> Bool {
        let isForward = direction == GTK_DIR_TAB_FORWARD
        let current = gtk_widget_get_focus_child(content.widget)
        if current == nil, let row = list.entryRow?.mount as? ListRowMount {
            return gtk_widget_grab_focus(row.child) != 0
        }
        if let current, gtk_widget_child_focus(current, direction) != 0 { return true }
        guard isForward || direction == GTK_DIR_TAB_BACKWARD else { return false }
        let surface = content.widget
        var next = current
        repeat {
            next =
                if let widget = next {
                    isForward ? gtk_widget_get_next_sibling(widget) : gtk_widget_get_prev_sibling(widget)
                } else {
                    isForward ? gtk_widget_get_first_child(surface) : gtk_widget_get_last_child(surface)
                }
            if let next, gtk_widget_get_focusable(next) == 0, gtk_widget_get_mapped(next) != 0,
                gtk_widget_child_focus(next, direction) != 0
            {
                return true
            }
        } while next != nil
        return false
    }
}
