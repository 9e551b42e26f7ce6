import CGtk

// Some widgets of GTK are made of others, and screen readers reach those with the keyboard focus. GTK has no public
// functions that return them, so they are found by their types; parts that another version lacks keep GTK's names.

/// Returns the buttons that a widget of GTK is made of, in GTK's order.
func buttons(inside widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    widget.children.flatMap { $0.isA(gtk_button_get_type()) ? [$0] : buttons(inside: $0) }
}

/// Sets the accessible names of the pages of stacks inside a widget of GTK, which would otherwise be class names.
///
/// - Parameters:
///   - widget: The widget that contains the stacks.
///   - name: The name of a page without a title.
func namePages(inside widget: UnsafeMutablePointer<GtkWidget>, _ name: String) {
    if widget.isA(gtk_stack_get_type()) {
        let pages = ObjectRef(adopting: gtk_stack_get_pages(widget.opaque)!)
        for index in 0..<g_list_model_get_n_items(pages.opaque) {
            let page = ObjectRef(adopting: g_list_model_get_item(pages.opaque, index)!)
            if gtk_stack_page_get_title(page.opaque) == nil { gtk_stack_page_set_title(page.opaque, name) }
        }
    }
    for child in widget.children { namePages(inside: child, name) }
}
