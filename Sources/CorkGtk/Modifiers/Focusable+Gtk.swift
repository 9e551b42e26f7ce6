import CGtk
import CorkUI
import Foundation

extension _FocusableModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        FocusableMount(node as! any AnyFocusableNode, renderer)
    }
}

/// A mount for a focusable host, which moves the focus to the nearest one by arrow keys.
class FocusableMount: HostMount {
    private let focusable: any AnyFocusableNode

    init(_ focusable: any AnyFocusableNode, _ renderer: GtkRenderer, cssName: String? = nil) {
        self.focusable = focusable
        super.init(focusable, renderer, cssName: cssName, isClickable: true)
        contentHost.click = { [unowned self] in
            gtk_widget_grab_focus(child)
            node.performAccessibleClick()
        }
        gtk_widget_add_css_class(child, "cork-focusable")

        let click = gtk_gesture_click_new()!
        // Take the focus before inner widgets receive the press, so that text fields accept their text.
        gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
        signals.connect("pressed", to: click) { [unowned self] (_: Int32, _: Double, _: Double) in
            if gtk_widget_get_focusable(child) != 0 { gtk_widget_grab_focus(child) }
        }
        gtk_widget_add_controller(child, click)
        let keys = gtk_event_controller_key_new()!
        signals.answer("key-pressed", of: keys) { [unowned self] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            guard gtk_widget_is_focus(child) != 0, Key.modifiers(state).isEmpty, let way = Self.way(of: key) else {
                return false
            }
            return neighbor(in: way).map { gtk_widget_grab_focus($0) != 0 } ?? false
        }
        gtk_widget_add_controller(child, keys)
        update()
        accessibleTextChanged(below: nil)
    }

    override func update() {
        gtk_widget_set_focusable(child, focusable.isFocusable ? 1 : 0)
        contentHost.isClickEnabled = focusable.isFocusable
    }

    override func accessibleTextChanged(below _: _ViewNode?) {
        setAccessibleLabel(node.accessibleText, on: child, from: .content)
    }

    private typealias Way = (dx: Double, dy: Double)

    private static func way(of key: UInt32) -> Way? {
        switch Int32(bitPattern: key) {
        case GDK_KEY_Left, GDK_KEY_KP_Left: (dx: -1, dy: 0)
        case GDK_KEY_Right, GDK_KEY_KP_Right: (dx: 1, dy: 0)
        case GDK_KEY_Up, GDK_KEY_KP_Up: (dx: 0, dy: -1)
        case GDK_KEY_Down, GDK_KEY_KP_Down: (dx: 0, dy: 1)
        default: nil
        }
    }

    /// Returns the nearest focusable view in a direction, preferring those straight ahead.
    private func neighbor(in way: Way) -> UnsafeMutablePointer<GtkWidget>? {
        guard let parent = gtk_widget_get_parent(child), let own = child.frame(in: parent) else { return nil }
        var nearest: (widget: UnsafeMutablePointer<GtkWidget>, distance: Double)?
        for widget in parent.children {
            guard gtk_widget_has_css_class(widget, "cork-focusable") != 0, gtk_widget_get_focusable(widget) != 0,
                gtk_widget_get_mapped(widget) != 0, let bounds = widget.frame(in: parent)
            else { continue }
            let (dx, dy) = (bounds.midX - own.midX, bounds.midY - own.midY)
            let ahead = dx * way.dx + dy * way.dy
            let aside = abs(dx * way.dy) + abs(dy * way.dx)
            guard ahead > 0, aside <= ahead else { continue }
            let distance = ahead + 2 * aside
            if distance < nearest?.distance ?? .infinity { nearest = (widget, distance) }
        }
        return nearest?.widget
    }
}
