import CGtk
import CorkUI
import Foundation

/// A mount for a native button whose appearance is drawn by a style.
final class DrawnButtonMount: LabelButtonMount {
    init(_ button: any AnyButtonNode, _ renderer: GtkRenderer) {
        let content = HostView()
        // A CSS name that themes don't style.
        let widget = cork_button_new("corkbutton")!
        gtk_button_set_child(widget.cast(), content.widget)
        super.init(button, renderer, widget, content)
        signals.connect("clicked", to: child) { [unowned button] in button.activate() }
        signals.connect("state-flags-changed", to: child) { [unowned self] (_: UInt32) in updatePressed() }
        // GTK marks a button pressed by a key with a CSS class.
        signals.connect("notify::css-classes", to: child) { [unowned self] in updatePressed() }
    }

    private func updatePressed() {
        let flags = gtk_widget_get_state_flags(child).rawValue
        button.isPressed =
            flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0 || gtk_widget_has_css_class(child, "keyboard-activating") != 0
    }
}
