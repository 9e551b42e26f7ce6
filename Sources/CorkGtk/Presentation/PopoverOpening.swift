import CGtk
import CorkUI

/// Opens a popover, or closes it if the compositor refuses it twice.
///
/// A Wayland compositor may refuse a popover for a key that is released before the popover is made; the second attempt is
/// for the release. GTK leaves a refused popover visible but not mapped, so that the next layout of its parent would give
/// it the keyboard without drawing it.
///
/// - Parameters:
///   - popover: The popover, which has a parent.
///   - closing: The handler of the popover's signal `closed`, which isn't called for the first refusal.
func open(_ popover: ObjectRef, _ closing: SignalConnection) {
    gtk_popover_popup(popover.cast())
    guard popover.isRefused else { return }
    closing.paused { gtk_widget_set_visible(popover.widget, 0) }
    MainLoop.beforeNextFrame {
        guard gtk_widget_get_parent(popover.widget) != nil, gtk_widget_get_visible(popover.widget) == 0 else { return }
        gtk_popover_popup(popover.cast())
        if popover.isRefused { gtk_widget_set_visible(popover.widget, 0) }
    }
}

extension ObjectRef {
    /// A Boolean value that indicates whether the popover should be shown, but isn't.
    fileprivate var isRefused: Bool {
        // In a window that fills the screen, the header bar isn't mapped, but its menu is shown.
        guard let root = gtk_widget_get_root(widget), gtk_widget_get_mapped(root.cast()) != 0 else { return false }
        return gtk_widget_get_visible(widget) != 0 && gtk_widget_get_mapped(widget) == 0
    }
}
