import CGtk

/// The parts of the accessible description of a widget, in reading order.
enum AccessibleDescriptionPart: String, CaseIterable {
    /// The value of `accessibilityValue(_:)`.
    case value
    /// The value of a control; omitted if there is an accessibility value.
    case content
    /// The hint of `accessibilityHint(_:)`.
    case hint
    /// The tooltip; omitted if there is a hint.
    case help

    fileprivate var key: GQuark { g_quark_from_string("cork-description-\(rawValue)") }

    fileprivate func text(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        g_object_get_qdata(widget.cast(), key).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
}

/// Describes a widget to assistive technologies: what it is set to, then what it is for.
///
/// GTK 4.8 does not hand on the text of a value by itself.
///
/// - Parameters:
///   - text: nil or empty takes back what the same part said before.
///   - widget: what is described.
///   - part: what the text says.
///   - known: where something else was said meanwhile, that stays.
func setAccessibleDescription(
    _ text: String?, of widget: UnsafeMutablePointer<GtkWidget>, _ part: AccessibleDescriptionPart,
    insteadOf known: String? = nil
) {
    let text = text.flatMap { $0.isEmpty ? nil : $0 }
    let before = part.text(of: widget)
    guard text != before, known == nil || known == before else { return }
    g_object_set_qdata_full(widget.cast(), part.key, text.map { g_strdup($0) }, g_free)
    if part == .value { cork_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text) }
    cork_accessible_set_string(
        widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, accessibleDescription(of: widget))
}

/// The description that ``setAccessibleDescription(_:of:_:)`` gave a widget, nil where it has none.
func accessibleDescription(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    func text(_ part: AccessibleDescriptionPart) -> String? { part.text(of: widget) }
    let parts = [text(.value) ?? text(.content), text(.hint) ?? text(.help)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
}
