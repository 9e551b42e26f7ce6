import CGtk
import Foundation

/// A textual description of a widget and its descendants, for people, scripts and golden files.
///
/// Each widget is a line, indented by two spaces a level, in GTK's order:
///
///     GtkFlowBoxChild grid-cell "Jolene, Dolly Parton" focusable 24,80 150x92
///
/// - the GTK type;
/// - the accessible role, unless it is `none` or `generic`;
/// - the name in quotes, if any: the accessible label, or else the window's title, the text, or the placeholder; for
///   buttons and cells of a flow, the texts inside, joined by commas;
/// - the identifier set with `accessibilityIdentifier(_:)`, as `id "card"`;
/// - the typed or chosen value, as `value "Ann"`;
/// - the states `hidden`, `insensitive`, `focusable` or `focused`, `checked` and `selected`, if they apply;
/// - the frame in the window, in whole pixels: `x,y widthxheight`. Hidden widgets have none.
///
/// The children of GTK's labels, entries, scroll bars and window buttons differ between its versions and are left out,
/// as are closed popovers and the descendants of hidden widgets.
package enum WidgetTree {
    /// Returns the description of a widget and its descendants.
    ///
    /// - Parameter widget: The widget; frames are those of the last layout.
    /// - Returns: The lines, each ended by a line feed.
    /// - Complexity: O(*n*), where *n* is the number of widgets.
    package static func describe(_ widget: UnsafeMutablePointer<GtkWidget>) -> String {
        var lines = ""
        describe(widget, depth: 0, into: &lines)
        return lines
    }

    private static func describe(_ widget: UnsafeMutablePointer<GtkWidget>, depth: Int, into lines: inout String) {
        let described = DescribedWidget(widget)
        lines += String(repeating: "  ", count: depth) + described.line + "\n"
        guard described.showsChildren else { return }
        for child in widget.children where !isClosedPopup(child) { describe(child, depth: depth + 1, into: &lines) }
    }

    private static func isClosedPopup(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        widget.isA(gtk_native_get_type()) && gtk_widget_get_visible(widget) == 0
    }
}

/// The description of one widget.
private struct DescribedWidget {
    let widget: UnsafeMutablePointer<GtkWidget>

    init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

    var line: String {
        var words = [String(cString: g_type_name(cork_instance_type(widget)))]
        if let role { words.append(role) }
        if let name { words.append(quoted(name)) }
        if let id = identifier(of: widget) { words.append("id \(quoted(id))") }
        if let value { words.append("value \(quoted(value))") }
        words += states
        if let frame { words.append(frame) }
        return words.joined(separator: " ")
    }

    var showsChildren: Bool {
        guard !isHidden else { return false }
        return ![
            gtk_label_get_type(), gtk_entry_get_type(), gtk_scrollbar_get_type(),
            gtk_window_controls_get_type(),
        ].contains { widget.isA($0) }
    }

    private var role: String? {
        let role = gtk_accessible_get_accessible_role(widget.opaque)
        guard role != GTK_ACCESSIBLE_ROLE_NONE, role != GTK_ACCESSIBLE_ROLE_GENERIC else { return nil }
        let roles = g_type_class_ref(gtk_accessible_role_get_type())!
        defer { g_type_class_unref(roles) }
        return g_enum_get_value(roles.assumingMemoryBound(to: GEnumClass.self), Int32(role.rawValue))
            .map { String(cString: $0.pointee.value_nick) }
    }

    private var name: String? {
        if let label = accessibleLabel(of: widget) { return label }
        if widget.isA(gtk_window_get_type()) { return text(gtk_window_get_title(widget.cast())) }
        if let text = widget.shownText { return text.isEmpty ? nil : text }
        if widget.isA(gtk_entry_get_type()) { return text(gtk_entry_get_placeholder_text(widget.cast())) }
        if widget.isA(gtk_button_get_type()) || widget.isA(gtk_flow_box_child_get_type()) {
            let texts = DescribedWidget.texts(below: widget)
            return texts.isEmpty ? nil : texts.joined(separator: ", ")
        }
        return nil
    }

    private static func texts(below widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
        widget.children.flatMap { child in
            if let text = child.shownText { return text.isEmpty ? [] : [text] }
            return accessibleLabel(of: child).map { [$0] } ?? texts(below: child)
        }
    }

    private var value: String? {
        if widget.isA(gtk_entry_get_type()) {
            // Don't include the text of a password entry.
            return gtk_entry_get_visibility(widget.cast()) == 0 ? nil : text(gtk_editable_get_text(widget.opaque))
        }
        if widget.isA(gtk_range_get_type()) { return "\(gtk_range_get_value(widget.cast()))" }
        if widget.isA(gtk_text_view_get_type()) {
            let buffer = gtk_text_view_get_buffer(widget.cast())
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            let written = gtk_text_buffer_get_text(buffer, &start, &end, 1)
            defer { g_free(written) }
            return text(written)
        }
        guard widget.isA(gtk_drop_down_get_type()), let item = gtk_drop_down_get_selected_item(widget.opaque) else {
            return nil
        }
        return text(gtk_string_object_get_string(OpaquePointer(item)))
    }

    private var isHidden: Bool { gtk_widget_get_visible(widget) == 0 || gtk_widget_get_child_visible(widget) == 0 }

    /// The focusable widget: for an entry, the text inside.
    private var focusWidget: UnsafeMutablePointer<GtkWidget> {
        guard widget.isA(gtk_entry_get_type()) else { return widget }
        return gtk_editable_get_delegate(widget.opaque).map { $0.cast() } ?? widget
    }

    private var states: [String] {
        let flags = gtk_widget_get_state_flags(widget)
        var states: [String] = []
        if isHidden { states.append("hidden") }
        if flags.rawValue & GTK_STATE_FLAG_INSENSITIVE.rawValue != 0 { states.append("insensitive") }
        if gtk_widget_is_focus(focusWidget) != 0 {
            states.append("focused")
        } else if gtk_widget_get_focusable(focusWidget) != 0 {
            states.append("focusable")
        }
        if flags.rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0 { states.append("checked") }
        if flags.rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 { states.append("selected") }
        return states
    }

    private var frame: String? {
        guard !isHidden, let root = gtk_widget_get_root(widget) else { return nil }
        let window: UnsafeMutablePointer<GtkWidget> = root.cast()
        // A window's own origin is inside of its border.
        guard let frame = widget.frame(in: window), let edge = window.frame(in: window) else { return nil }
        func whole(_ length: CGFloat) -> Int { Int(length.rounded()) }
        return "\(whole(frame.minX - edge.minX)),\(whole(frame.minY - edge.minY)) "
            + "\(whole(frame.width))x\(whole(frame.height))"
    }

    private func text(_ string: UnsafePointer<CChar>?) -> String? {
        guard let string, string.pointee != 0 else { return nil }
        return String(cString: string)
    }

    private func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"", "\\": quoted += "\\\(character)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default: quoted.unicodeScalars.append(character)
            }
        }
        return quoted + "\""
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// The text of a label; `nil` for other widgets.
    var shownText: String? {
        if isA(cork_label_get_type()) { return String(cString: cork_label_get_text(opaque)) }
        return isA(gtk_label_get_type()) ? String(cString: gtk_label_get_text(opaque)) : nil
    }
}
