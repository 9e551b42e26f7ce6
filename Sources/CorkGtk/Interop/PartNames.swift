import CGtk

/// Sets the accessible names of the pages of GTK's internal stacks, which would otherwise be class names.
///
/// - Parameters:
///   - widget: The widget that contains the stacks.
///   - name: The name of a page without a title.
func namePages(inside widget: UnsafeMutablePointer<GtkWidget>, _ name: String) {
    if g_type_check_instance_is_a(widget.cast(), gtk_stack_get_type()) != 0 {
        let pages = ObjectRef(adopting: gtk_stack_get_pages(widget.opaque)!)
        for index in 0..<g_list_model_get_n_items(pages.opaque) {
            let page = ObjectRef(adopting: g_list_model_get_item(pages.opaque, index)!)
            if gtk_stack_page_get_title(page.opaque) == nil { gtk_stack_page_set_title(page.opaque, name) }
        }
    }
    for child in widget.children {
        namePages(inside: child, name)
    }
}
