import CGtk

extension UnsafeMutablePointer<GtkWidget> {
    /// Gives the widget a class of style sheets, or takes it away.
    func setClass(_ name: String, _ isOn: Bool) {
        if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }
}
