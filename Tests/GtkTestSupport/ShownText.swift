import CGtk

extension UnsafeMutablePointer<GtkWidget> {
    /// A Boolean value that indicates whether the widget shows text that isn't editable.
    package var isLabel: Bool { isMeasured || cork_object_is_a(self, gtk_label_get_type()) != 0 }

    /// The text of a label.
    package var labelText: String {
        let label = OpaquePointer(self)
        let text = isMeasured ? cork_label_get_text(label) : gtk_label_get_text(label)
        return text.map { String(cString: $0) } ?? ""
    }

    /// The Pango layout of a label.
    package var labelLayout: OpaquePointer {
        isMeasured ? cork_label_get_layout(OpaquePointer(self)) : gtk_label_get_layout(OpaquePointer(self))
    }

    /// The Pango attributes of a label, as text.
    package var labelAttributes: String {
        let label = OpaquePointer(self)
        let attributes = isMeasured ? pango_layout_get_attributes(labelLayout) : gtk_label_get_attributes(label)
        guard let text = pango_attr_list_to_string(attributes) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    private var isMeasured: Bool { cork_object_is_a(self, cork_label_get_type()) != 0 }
}
