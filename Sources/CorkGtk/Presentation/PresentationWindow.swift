import CGtk
import CorkUI
import Foundation

/// A modal window over another one, or a window that fills a monitor beside it.
final class PresentationWindow {
    private let controller: WindowController
    private let signals = SignalOwner()

    init(_ presentation: Presentation, over parent: WindowController) {
        let title = String(cString: gtk_window_get_title(parent.window))
        controller = WindowController(presentation.window(title: title))
        controller.onCloseRequest = { presentation.cancel() }
        // Handle keys after the views inside.
        let keys = gtk_event_controller_key_new()!
        signals.answer("key-pressed", of: keys) { (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            guard Key.equivalent(key) == .escape, Key.modifiers(state).isEmpty else { return false }
            presentation.cancel()
            return true
        }
        gtk_widget_add_controller(controller.widget, keys)
        if case .display(let display) = presentation.style {
            guard let monitor = GtkDisplays.monitor(display.id) else {
                presentation.dismiss()
                return
            }
            fill(monitor)
            // The keyboard stays with the window that presents.
            gtk_window_present(parent.window)
        } else {
            standOver(parent, presentation.style)
            if let focus = presentation.initialFocus { controller.renderer.moveFocus(to: focus) }
        }
    }

    private func standOver(_ parent: WindowController, _ style: Presentation.Style) {
        let window = controller.window
        gtk_window_set_transient_for(window, parent.window)
        gtk_window_set_modal(window, 1)
        controller.isSheet = style == .sheet
        if style != .sheet { leaveOutHeaderBar() }
        let role = style == .alert ? GTK_ACCESSIBLE_ROLE_ALERT_DIALOG : GTK_ACCESSIBLE_ROLE_DIALOG
        cork_object_set_int(controller.widget.objectAddress, "accessible-role", Int32(role.rawValue))
        takeSize(over: parent)
        controller.present()
    }

    private func fill(_ monitor: ObjectRef) {
        var place = GdkRectangle()
        gdk_monitor_get_geometry(monitor.opaque, &place)
        gtk_window_set_decorated(controller.window, 0)
        gtk_window_set_default_size(controller.window, place.width, place.height)
        gtk_window_fullscreen_on_monitor(controller.window, monitor.opaque)
        controller.present()
    }

    /// Hides the header bar, as in the desktop's message dialogs.
    private func leaveOutHeaderBar() {
        gtk_window_set_titlebar(controller.window, gtk_window_handle_new())
        gtk_window_set_resizable(controller.window, 0)
        for name in ["dialog", "message"] { gtk_widget_add_css_class(controller.widget, name) }
    }

    /// Sets the ideal size of the content, limited to about the width of the parent window.
    private func takeSize(over parent: WindowController) {
        let limit = max(CGFloat(gtk_widget_get_width(parent.widget)), 480)
        let wished = controller.root.sizeThatFits(.unspecified).width
        gtk_window_set_default_size(controller.window, wished > limit ? pixels(limit) : -1, -1)
    }

    func close() {
        signals.disconnectAll()
        controller.close()
    }
}
