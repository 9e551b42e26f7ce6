import CGtk

/// What is shown where the pointer rests on a widget, and what assistive technologies read as its description.
///
/// GTK asks for the text when it is to be seen. Its own property for that would have the X server stop and be asked, in
/// several rounds, what is below the pointer, each time it is set.
final class Tooltip {
    private let reference: ObjectRef
    private let signals = SignalOwner()
    /// The widget.
    var widget: UnsafeMutablePointer<GtkWidget> { reference.widget }
    /// The text; an empty one is not shown.
    var text: String { didSet { if text != oldValue { textChanged() } } }

    init(_ text: String, on widget: UnsafeMutablePointer<GtkWidget>) {
        self.text = text
        reference = ObjectRef(retaining: widget)
        signals.answer("query-tooltip", of: widget) {
            [unowned self] (_: Int32, _: Int32, _: Bool, tooltip: OpaquePointer) -> Bool in
            gtk_tooltip_set_text(tooltip, self.text)
            return !self.text.isEmpty
        }
        gtk_widget_set_has_tooltip(widget, 1)
        describe()
    }

    private func describe() { cork_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text) }

    private func textChanged() {
        describe()
        let isUnderPointer = gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
        if isUnderPointer { gtk_widget_trigger_tooltip_query(widget) }
    }
}
