import CGtk

/// A bar of a native scroll view, whose slider goes along when the content is placed.
///
/// By itself it asks for a layout of the window each time the value changes, as GTK lets only layouts move the slider.
struct ScrollBar {
    private let trough: UnsafeMutablePointer<GtkWidget>

    /// - Parameters:
    ///   - scrollbar: a GtkScrollbar, which is around a GtkRange, and that around a trough.
    ///   - adjustment: what it shows the value of, as long as it lives.
    /// - Returns: nil where it consists of something else; then it follows by itself.
    init?(_ scrollbar: UnsafeMutablePointer<GtkWidget>, of adjustment: UnsafeMutablePointer<GtkAdjustment>) {
        guard let range = gtk_widget_get_first_child(scrollbar), let trough = gtk_widget_get_first_child(range),
            String(cString: gtk_widget_get_css_name(trough)) == "trough"
        else { return nil }
        self.trough = trough
        let signal = g_signal_lookup("value-changed", gtk_adjustment_get_type())
        let match = GSignalMatchType(G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
        g_signal_handlers_block_matched(adjustment, match, signal, 0, nil, nil, range)
    }

    /// Moves the slider to where the value is now.
    func moveSlider() {
        // What was never placed will be.
        if gtk_widget_get_height(trough) > 0 { cork_widget_allocate_children(trough) }
    }
}
