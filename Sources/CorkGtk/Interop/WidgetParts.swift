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

/// Sets the accessible names of the items of a menu to their texts.
///
/// GTK 4.18 and later hide the labels of items from assistive technologies, and with them the names of the items.
///
/// - Parameter widget: The widget that contains the items.
func nameMenuItems(inside widget: UnsafeMutablePointer<GtkWidget>) {
    let roles = [
        GTK_ACCESSIBLE_ROLE_MENU_ITEM, GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX, GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO,
    ]
    guard roles.contains(gtk_accessible_get_accessible_role(widget.opaque)) else {
        widget.children.forEach(nameMenuItems)
        return
    }
    guard let label = widget.children.first(where: { $0.isA(gtk_label_get_type()) }) else { return }
    gtk_accessible_reset_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    setAccessibleLabel(String(cString: gtk_label_get_text(label.opaque)), on: widget)
}
