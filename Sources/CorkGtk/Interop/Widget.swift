import CGtk
import Foundation

extension UnsafeMutablePointer<GtkWidget> {
    /// Adds a CSS class to the widget, or removes it.
    func setClass(_ name: String, _ isOn: Bool) {
        if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }

    /// The child widgets, in GTK's order.
    var children: some Sequence<UnsafeMutablePointer<GtkWidget>> {
        sequence(state: gtk_widget_get_first_child(self)) { next in
            defer { next = next.flatMap(gtk_widget_get_next_sibling) }
            return next
        }
    }

    /// Returns the bounds in the coordinates of another widget, or `nil` if they aren't in the same window.
    func frame(in other: UnsafeMutablePointer<GtkWidget>) -> CGRect? {
        var bounds = graphene_rect_t()
        return gtk_widget_compute_bounds(self, other, &bounds) != 0 ? CGRect(bounds) : nil
    }
}
