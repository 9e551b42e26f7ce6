import CGtk
import CorkUI

/// Sets the tooltip of a widget, which is also its accessible description.
///
/// GTK queries the text when it shows the tooltip. Setting GTK's own property would query the X server for the widget
/// under the pointer each time, in several round trips.
///
/// - Parameters:
///   - text: The text. It isn't shown if it is empty, or if the widget itself shows the same text in full.
///   - widget: The widget.
func setTooltip(_ text: String, on widget: UnsafeMutablePointer<GtkWidget>) {
    if let known = g_object_get_qdata(widget.cast(), Tooltip.key) {
        Unmanaged<Tooltip>.fromOpaque(known).takeUnretainedValue().text = text
    } else {
        g_object_set_qdata_full(widget.cast(), Tooltip.key, Unmanaged.passRetained(Tooltip(text, widget)).toOpaque()) {
            nonisolated(unsafe) let tooltip = $0!
            onMainActor { Unmanaged<Tooltip>.fromOpaque(tooltip).release() }
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
            guard !self.text.isEmpty, !self.widget.showsInFull(self.text) else { return false }
            gtk_tooltip_set_text(tooltip, self.text)
            return true
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

/// Returns the tooltip set with ``setTooltip(_:on:)``, or `nil`.
func tooltip(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    g_object_get_qdata(widget.cast(), Tooltip.key).map { Unmanaged<Tooltip>.fromOpaque($0).takeUnretainedValue().text }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// Returns whether a label in the widget, or the widget itself, shows a text without an ellipsis.
    fileprivate func showsInFull(_ text: String) -> Bool {
        guard shownText == text else { return children.contains { $0.showsInFull(text) } }
        let layout = isA(cork_label_get_type()) ? cork_label_get_layout(opaque) : gtk_label_get_layout(opaque)
        return gtk_widget_get_mapped(self) != 0 && layout.map { pango_layout_is_ellipsized($0) == 0 } == true
    }
}
