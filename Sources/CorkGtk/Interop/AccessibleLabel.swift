import CGtk

/// The sources of the accessible name of a widget.
enum AccessibleLabelSource: String, CaseIterable {
    /// A view gave it, as `accessibilityLabel(_:)` does.
    case given
    /// It is read off what the widget shows; a name that was given wins over it.
    case content

    fileprivate var key: GQuark { g_quark_from_string("cork-label-\(rawValue)") }
}

/// Names a widget for assistive technologies, and for `WidgetTree`: GTK itself cannot be asked for the name.
///
/// - Parameters:
///   - label: the name; nil or empty takes back what the same source said before.
///   - widget: The widget.
///   - source: where it comes from.
func setAccessibleLabel(
    _ label: String?, on widget: UnsafeMutablePointer<GtkWidget>, from source: AccessibleLabelSource = .given
) {
    let before = accessibleLabel(of: widget)
    let text = label.flatMap { $0.isEmpty ? nil : g_strdup($0) }
    g_object_set_qdata_full(widget.cast(), source.key, text, g_free)
    let after = accessibleLabel(of: widget)
    if after != before { cork_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, after) }
}

/// The name that ``setAccessibleLabel(_:on:from:)`` gave a widget, nil where it has none.
func accessibleLabel(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    for source in AccessibleLabelSource.allCases {
        guard let text = g_object_get_qdata(widget.cast(), source.key) else { continue }
        return String(cString: text.assumingMemoryBound(to: CChar.self))
    }
    return nil
}
