import CGtk
import CorkUI
import Foundation

/// A mount for a list: a native scroll view around rows with the CSS names of list rows.
final class ListMount: ScrollMount {
    private let list: any AnyListScrollNode
    private var open: PopoverMenu?
    private var pointer: RowPointer?
    private var swipes: SwipePointer?
    private var look: String?

    init(_ list: any AnyListScrollNode, _ renderer: GtkRenderer) {
        self.list = list
        weak var mount: ListMount?
        let content = HostView(cssName: "listview") { mount?.moveFocus($0) ?? false }
        super.init(list, content, renderer)
        mount = self
        gtk_widget_add_css_class(content.widget, "cork-list")
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
        swipes = SwipePointer(content.widget, renderer) { [unowned self] in row($0.x, $0.y) }
        renderer.dragging.add(list)
    }

    private var lines: LinesMount? { list.children.first?.gtkMount as? LinesMount }

    override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { lines?.view ?? content.widget }

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

    /// Shows the context menu of a row at a point of the list.
    private func showMenu(of row: ListRowNode, at point: (x: Double, y: Double)) {
        guard let menu = list.menu(for: row), !menu.items.isEmpty else { return }
        open = PopoverMenu(menu, over: content.widget, at: point, inside: renderer.rootHost)
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
        showMenu(of: row)
        return true
    }

    /// Shows the context menu of a row below it.
    func showMenu(of row: ListRowNode) {
        let frame = content.onWidget(
            row.frame.offsetBy(dx: list.children[0].frame.minX, dy: list.children[0].frame.minY))
        showMenu(of: row, at: (frame.minX + 24, frame.maxY))
    }

    override func remove() {
        (open, pointer, swipes) = (nil, nil, nil)
        renderer.dragging.remove(destination: list)
        super.remove()
    }

    override func update() {
        super.update()
        content.widget.setLook(list.environment, after: &look)
        content.widget.setClass("cork-spaced", list.environment._listLook.rowGap > 0)
        gtk_widget_set_sensitive(child, list.environment.isEnabled ? 1 : 0)
    }

    /// Moves the focus with Tab into one row, or else the first header, then through its content, later headers and
    /// footers, and out.
    private func moveFocus(_ direction: GtkDirectionType) -> Bool {
        guard let lines else { return false }
        if lines.focusedCell == nil, let row = list.entryRow, let window = gtk_widget_get_root(child),
            let item = renderer.host(of: row)?.owner
        {
            gtk_root_set_focus(window, item)
            return true
        }
        return lines.moveFocus(direction, entersRows: false)
    }
}
