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

extension CGPoint {
    /// Converts the point from the coordinates of one widget to those of another one.
    ///
    /// - Returns: `nil` if the widgets have no common ancestor.
    func converted(
        from source: UnsafeMutablePointer<GtkWidget>, to target: UnsafeMutablePointer<GtkWidget>
    ) -> CGPoint? {
        var (from, to) = (graphene_point_t(x: Float(x), y: Float(y)), graphene_point_t())
        guard gtk_widget_compute_point(source, target, &from, &to) != 0 else { return nil }
        return CGPoint(x: CGFloat(to.x), y: CGFloat(to.y))
    }
}
