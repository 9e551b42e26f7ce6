import CGtk

/// The parts of the accessible description of a widget, in reading order.
enum AccessibleDescriptionPart: String, CaseIterable {
    /// The value of `accessibilityValue(_:)`.
    case value
    /// The value of a control; omitted if there is an accessibility value.
    case content
    /// The hint of `accessibilityHint(_:)`.
    case hint
    /// The tooltip; omitted if there is a hint, or if the label says the same.
    case help
    /// The position in a set, where GTK doesn't expose it; see ``setAccessiblePlace(_:of:level:on:)``.
    case place

    fileprivate var key: GQuark { g_quark_from_string("cork-description-\(rawValue)") }

    fileprivate func text(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        g_object_get_qdata(widget.cast(), key).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
}

/// Sets a part of a widget's accessible description, which combines its value and its purpose.
///
/// GTK 4.8 doesn't expose the text of a value by itself.
///
/// - Parameters:
///   - text: The text; `nil` or an empty string resets the part.
///   - widget: The widget.
///   - part: The part of the description.
///   - known: The expected current text; another text is kept.
func setAccessibleDescription(
    _ text: String?, of widget: UnsafeMutablePointer<GtkWidget>, _ part: AccessibleDescriptionPart,
    insteadOf known: String? = nil
) {
    let text = text.flatMap { $0.isEmpty ? nil : $0 }
    let before = part.text(of: widget)
    guard text != before, known == nil || known == before else { return }
    g_object_set_qdata_full(widget.cast(), part.key, text.map { g_strdup($0) }, g_free)
    if part == .value { cork_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text) }
    showAccessibleDescription(of: widget)
}

/// Tells assistive technologies the description of a widget whose tooltip its new label may repeat.
func accessibleLabelChanged(of widget: UnsafeMutablePointer<GtkWidget>) {
    if AccessibleDescriptionPart.help.text(of: widget) != nil { showAccessibleDescription(of: widget) }
}

private func showAccessibleDescription(of widget: UnsafeMutablePointer<GtkWidget>) {
    let parts = [accessibleDescription(of: widget), AccessibleDescriptionPart.place.text(of: widget)].compactMap(\.self)
    cork_accessible_set_string(
        widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, parts.isEmpty ? nil : parts.joined(separator: ", "))
}

/// Returns the description set with ``setAccessibleDescription(_:of:_:insteadOf:)`` without the position, or `nil`.
func accessibleDescription(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    func text(_ part: AccessibleDescriptionPart) -> String? { part.text(of: widget) }
    let help = text(.help).flatMap { words(of: $0) == words(of: accessibleLabel(of: widget) ?? "") ? nil : $0 }
    let parts = [text(.value) ?? text(.content), text(.hint) ?? help].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
}

private func words(of text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }

/// Sets the position of a widget in its set, and its level in an outline, for assistive technologies.
///
/// GTK exposes them from 4.20 on. Before that, they are the end of the description, as “3 of 16, level 2”.
///
/// - Parameters:
///   - place: The position, from 1.
///   - count: The size of the set.
///   - level: The level, from 1; `nil` outside of outlines.
///   - widget: The widget.
func setAccessiblePlace(
    _ place: Int, of count: Int, level: Int? = nil, on widget: UnsafeMutablePointer<GtkWidget>
) {
    cork_accessible_set_place(widget, Int32(clamping: place), Int32(clamping: count))
    if let level { cork_accessible_set_number(widget, GTK_ACCESSIBLE_PROPERTY_LEVEL, Double(level)) }
    guard gtk_get_minor_version() < 20 else { return }
    let parts = ["\(place) of \(count)", level.map { "level \($0)" }].compactMap(\.self)
    setAccessibleDescription(parts.joined(separator: ", "), of: widget, .place)
}
