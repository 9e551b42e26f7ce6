import CGtk
import CorkUI

extension AnyToggleNode {
    /// Creates the mount of a toggle with a custom style.
    func makeMount(_ renderer: GtkRenderer) -> Mount {
        isHost ? WholeToggleMount(self, renderer) : PartToggleMount(self, renderer)
    }

    /// Sets an accessible state of a widget to the toggle's value.
    fileprivate func setState(_ state: GtkAccessibleState, of widget: UnsafeMutablePointer<GtkWidget>) {
        let value = isOn.map { $0 ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE }
        cork_accessible_set_state(widget, state, Int32((value ?? GTK_ACCESSIBLE_TRISTATE_MIXED).rawValue))
    }
}

/// A mount for a toggle whose content includes a control, which gets the accessible state.
final class PartToggleMount: WidgetModifierMount {
    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        // A control with an on-off role reports its own state.
        guard gtk_accessible_get_accessible_role(widget.opaque) == GTK_ACCESSIBLE_ROLE_BUTTON else { return }
        (node as! any AnyToggleNode).setState(GTK_ACCESSIBLE_STATE_PRESSED, of: widget)
    }
}

/// A mount for a drawn toggle: its host takes focus and keys, and its content handles clicks.
final class WholeToggleMount: HostMount {
    private let toggle: any AnyToggleNode

    init(_ toggle: any AnyToggleNode, _ renderer: GtkRenderer) {
        self.toggle = toggle
        super.init(toggle, renderer, role: GTK_ACCESSIBLE_ROLE_CHECKBOX, isClickable: true)
        contentHost.click = { [unowned toggle] in
            if let action = toggle.accessibilityDefaultAction { action() } else { toggle.flip() }
        }
        gtk_widget_add_css_class(child, "cork-plain-button")
        gtk_widget_set_focusable(child, 1)
        let keys = gtk_event_controller_key_new()!
        signals.answer("key-pressed", of: keys) { [unowned toggle] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            guard Key.isActivation(key, state) else { return false }
            toggle.flip()
            return true
        }
        gtk_widget_add_controller(child, keys)
        update()
        accessibleTextChanged(below: nil)
    }

    override func update() {
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
        contentHost.isClickEnabled = node.environment.isEnabled
        toggle.setState(GTK_ACCESSIBLE_STATE_CHECKED, of: child)
    }

    override func accessibleTextChanged(below _: _ViewNode?) {
        setAccessibleLabel(node.accessibleText, on: child, from: .content)
    }
}
