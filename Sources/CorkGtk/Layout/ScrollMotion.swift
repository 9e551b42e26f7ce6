import CGtk
import CorkUI

/// Observes scrolling by the person in a native scroll view whose scroll phase is observed.
final class ScrollMotion {
    private let movement: ScrollMovement
    private unowned let mount: ScrollMount

    init(_ movement: ScrollMovement, of mount: ScrollMount) {
        (self.movement, self.mount) = (movement, mount)
        let events = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
        mount.signals.answer("event", of: events) { [weak self] () -> Bool in
            if let event = gtk_event_controller_get_current_event(events) { self?.see(event) }
            return false
        }
        gtk_widget_add_controller(mount.child, events)
    }

    private func see(_ event: OpaquePointer) {
        let type = gdk_event_get_event_type(event)
        if [GDK_SCROLL, GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN].contains(type) { mount.stopGliding() }
        switch type {
        case GDK_SCROLL: if gdk_scroll_event_is_stop(event) != 0 { movement.release() } else { movement.push() }
        case GDK_BUTTON_PRESS: movement.press(isFinger: false)
        case GDK_TOUCH_BEGIN: movement.press(isFinger: true)
        case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: movement.release()
        default: return
        }
        restSoon()
    }

    /// Called when GTK has moved the content.
    func moved() {
        movement.move(at: Double(g_get_monotonic_time()) / 1_000_000)
        restSoon()
    }

    private func restSoon() { mount.renderer.whenStill(mount.node) { [weak self] in self?.movement.rest() } }
}
