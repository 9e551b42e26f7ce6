import CGtk
import CorkUI

extension ToggleSurface {
    /// Makes the mount of a toggle with a custom style.
    func makeMount(_ renderer: GtkRenderer) -> Mount {
        isSurface ? WholeToggleMount(self, renderer) : PartToggleMount(self, renderer)
    }

    /// Tells assistive technologies by a state of a widget whether the toggle is on.
    fileprivate func tell(_ state: GtkAccessibleState, of widget: UnsafeMutablePointer<GtkWidget>) {
        let value = isOn.map { $0 ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE }
        cork_accessible_set_state(widget, state, Int32((value ?? GTK_ACCESSIBLE_TRISTATE_MIXED).rawValue))
    }
}

/// A toggle with a control in it, which tells whether it is on.
final class PartToggleMount: WidgetModifierMount {
    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        // A control that is on or off itself tells that.
        guard gtk_accessible_get_accessible_role(widget.opaque) == GTK_ACCESSIBLE_ROLE_BUTTON else { return }
        (node as! any ToggleSurface).tell(GTK_ACCESSIBLE_STATE_PRESSED, of: widget)
    }
}

/// A toggle that is drawn: its surface itself takes focus and keys, what is in it the clicks.
final class WholeToggleMount: SurfaceMount {
    private let toggle: any ToggleSurface

    init(_ toggle: any ToggleSurface, _ renderer: GtkRenderer) {
        self.toggle = toggle
        super.init(toggle, renderer, role: GTK_ACCESSIBLE_ROLE_CHECKBOX)
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
        spokenTextChanged(below: nil)
    }

    override func update() {
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
        toggle.tell(GTK_ACCESSIBLE_STATE_CHECKED, of: child)
    }

    override func spokenTextChanged(below _: _ViewNode?) {
        setAccessibleLabel(node.spokenText, on: child, from: .content)
    }
}
