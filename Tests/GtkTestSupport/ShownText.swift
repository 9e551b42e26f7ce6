import CGtk

extension UnsafeMutablePointer<GtkWidget> {
    /// Whether the widget shows text that nobody edits.
    package var isLabel: Bool { isInscription || cork_object_is_a(self, gtk_label_get_type()) != 0 }

    /// What a label shows.
    package var labelText: String {
        let label = OpaquePointer(self)
        let text = isInscription ? gtk_inscription_get_text(label) : gtk_label_get_text(label)
        return text.map { String(cString: $0) } ?? ""
    }

    /// The text of a label as it is drawn.
    package var labelLayout: OpaquePointer {
        isInscription ? cork_label_get_layout(self) : gtk_label_get_layout(OpaquePointer(self))
    }

    /// How the text of a label looks, in Pango's own words.
    package var labelAttributes: String {
        let label = OpaquePointer(self)
        let attributes = isInscription ? gtk_inscription_get_attributes(label) : gtk_label_get_attributes(label)
        guard let text = pango_attr_list_to_string(attributes) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    private var isInscription: Bool { cork_object_is_a(self, gtk_inscription_get_type()) != 0 }
}
