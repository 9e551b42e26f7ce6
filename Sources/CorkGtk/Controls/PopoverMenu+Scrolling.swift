import CGtk

/// Makes the pages of a menu scroll where they are taller than the screen.
///
/// GTK does so itself since 4.14, where the child of the popover is a scrolled window. Until then it is the stack of pages.
///
/// - Parameters:
///   - popover: The popover of a menu from a model.
///   - widget: The widget that has the menu.
func scrollPages(of popover: ObjectRef, over widget: UnsafeMutablePointer<GtkWidget>) {
    guard let stack = gtk_popover_get_child(popover.cast()), stack.isA(gtk_stack_get_type()),
        let surface = gtk_widget_get_native(widget).flatMap({ gtk_native_get_surface($0) }),
        let monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(widget), surface)
    else { return }
    var screen = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &screen)
    var height: Int32 = 0
    for page in stack.children {
        gtk_widget_measure(page, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
        guard height > screen.height - roomAroundMenu else { continue }
        let page = ObjectRef(retaining: page)
        let name = String(cString: gtk_stack_page_get_name(gtk_stack_get_page(stack.opaque, page.widget)))
        gtk_stack_remove(stack.opaque, page.widget)
        let scroller = gtk_scrolled_window_new()!
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
        gtk_scrolled_window_set_max_content_height(scroller.opaque, screen.height - roomAroundMenu)
        gtk_scrolled_window_set_child(scroller.opaque, page.widget)
        gtk_stack_add_named(stack.opaque, scroller, name)
    }
}

/// The height that the arrow, the border and the shadow of a menu take from that of its items, in pixels.
private let roomAroundMenu: Int32 = 64
