import CGtk

/// Names the pages of stacks that GTK builds inside of a widget, and would name after their class.
///
/// - Parameters:
///   - widget: The widget around the stacks.
///   - name: what a page is that has no title.
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
