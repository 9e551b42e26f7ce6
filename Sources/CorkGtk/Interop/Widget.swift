import CGtk
import Foundation

extension UnsafeMutablePointer<GtkWidget> {
    /// Gives the widget a class of style sheets, or takes it away.
    func setClass(_ name: String, _ isOn: Bool) {
        if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }

    /// The widgets directly below, in GTK's order.
    var children: some Sequence<UnsafeMutablePointer<GtkWidget>> {
        sequence(state: gtk_widget_get_first_child(self)) { next in
            defer { next = next.flatMap(gtk_widget_get_next_sibling) }
            return next
        }
    }

    /// The bounds in the coordinates of another widget; nil where the two have no window in common.
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
