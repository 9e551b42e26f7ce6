import CGtk

/// The sources of the accessible name of a widget.
enum AccessibleLabelSource: String, CaseIterable {
    /// A label from a view, as set with `accessibilityLabel(_:)`.
    case given
    /// A label from the content of the widget, which an explicit label overrides.
    case content

    fileprivate var key: GQuark { g_quark_from_string("cork-label-\(rawValue)") }
}

/// Sets the accessible label of a widget, and stores it for `WidgetTree`, since GTK has no getter.
///
/// - Parameters:
///   - label: The label; `nil` or an empty string resets the label of the source.
///   - widget: The widget.
///   - source: The source of the label.
func setAccessibleLabel(
    _ label: String?, on widget: UnsafeMutablePointer<GtkWidget>, from source: AccessibleLabelSource = .given
) {
    let before = accessibleLabel(of: widget)
    let text = label.flatMap { $0.isEmpty ? nil : g_strdup($0) }
    g_object_set_qdata_full(widget.cast(), source.key, text, g_free)
    let after = accessibleLabel(of: widget)
    guard after != before else { return }
    cork_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, after)
    accessibleLabelChanged(of: widget)
}

/// Returns the label set with ``setAccessibleLabel(_:on:from:)``, or `nil`.
func accessibleLabel(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    for source in AccessibleLabelSource.allCases {
        guard let text = g_object_get_qdata(widget.cast(), source.key) else { continue }
        return String(cString: text.assumingMemoryBound(to: CChar.self))
    }
    return nil
}
