import CGtk

/// Has a text shown where the pointer rests on a widget, and read as its description by assistive technologies.
///
/// GTK asks for the text when it is to be seen. Its own property for that would have the X server stop and be asked, in
/// several rounds, what is below the pointer, each time it is set.
///
/// - Parameters:
///   - text: takes the place of the one before; an empty one is not shown.
///   - widget: what it is shown on.
func setTooltip(_ text: String, on widget: UnsafeMutablePointer<GtkWidget>) {
    if let known = g_object_get_qdata(widget.cast(), Tooltip.key) {
        Unmanaged<Tooltip>.fromOpaque(known).takeUnretainedValue().text = text
    } else {
        g_object_set_qdata_full(widget.cast(), Tooltip.key, Unmanaged.passRetained(Tooltip(text, widget)).toOpaque()) {
            nonisolated(unsafe) let tooltip = $0!
            gtkMain { Unmanaged<Tooltip>.fromOpaque(tooltip).release() }
        }
    }
}

/// The tooltip of a widget, which owns it.
private final class Tooltip {
    static let key = g_quark_from_string("cork-tooltip")

    private let widget: UnsafeMutablePointer<GtkWidget>
    private let signals = SignalOwner()
    var text: String { didSet { if text != oldValue { textChanged() } } }

    init(_ text: String, _ widget: UnsafeMutablePointer<GtkWidget>) {
        (self.text, self.widget) = (text, widget)
        signals.answer("query-tooltip", of: widget) {
            [unowned self] (_: Int32, _: Int32, _: Bool, tooltip: OpaquePointer) -> Bool in
            gtk_tooltip_set_text(tooltip, self.text)
            return !self.text.isEmpty
        }
        gtk_widget_set_has_tooltip(widget, 1)
        setAccessibleDescription(text, of: widget, .help)
    }

    private func textChanged() {
        setAccessibleDescription(text, of: widget, .help)
        let isUnderPointer = gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
        if isUnderPointer { gtk_widget_trigger_tooltip_query(widget) }
    }
}

/// The text that ``setTooltip(_:on:)`` gave a widget; nil where it has none.
func tooltip(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    g_object_get_qdata(widget.cast(), Tooltip.key).map { Unmanaged<Tooltip>.fromOpaque($0).takeUnretainedValue().text }
}
