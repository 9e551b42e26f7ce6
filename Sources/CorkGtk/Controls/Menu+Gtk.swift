import CGtk
import CorkUI
import Foundation

extension _MenuModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { MenuMount(node, renderer) }
}

/// A mount for a native menu over a widget, which is created when it opens.
final class MenuMount: WidgetModifierMount {
    private let signals = SignalOwner()
    private var listening: (widget: ObjectRef, controllers: [ObjectRef])?
    /// The widget with the action that opens the menu.
    private var reporting: ObjectRef?
    private var open: PopoverMenu?

    private var menu: any AnyMenuNode { node as! any AnyMenuNode }

    /// The menu of a cell's whole content belongs to the cell's own widget, since it has the focus.
    override var target: UnsafeMutablePointer<GtkWidget>? {
        host?.owner != nil && fillsHost ? hostWidget : ownWidget ?? hostWidget
    }

    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        menu.setOpen { [weak self] in self?.show(at: nil) }
        if listening?.widget.widget == widget { return }
        stopListening()
        var controllers: [ObjectRef] = []
        if menu.isContextMenu {
            controllers = signals.openContextMenu(on: widget) { [unowned self] in show(at: $0) }
            reporting = (AccessibleActions.areFixed(of: widget) ? hostWidget : widget).map { ObjectRef(retaining: $0) }
            if let reporting {
                AccessibleActions.add(to: reporting.widget, of: self) { [weak self] in self?.actions ?? [] }
            }
        } else {
            // Keep the focus on a click, unless the menu opens.
            gtk_widget_set_focus_on_click(widget, 0)
        }
        setHasPopup(widget)
        listening = (ObjectRef(retaining: widget), controllers)
    }

    private func show(at point: (x: Double, y: Double)?) {
        guard let widget = listening?.widget.widget, node.environment.isEnabled else { return }
        let menu = menu.makeMenu()
        guard !menu.items.isEmpty else { return }
        let isShown = gtk_widget_get_mapped(widget) != 0
        let parent = self.menu.isContextMenu || !isShown ? renderer.rootHost : nil
        open = PopoverMenu(menu, over: widget, at: point, inside: parent)
    }

    private func stopListening() {
        signals.disconnectAll()
        for controller in listening?.controllers ?? [] {
            if let widget = gtk_event_controller_get_widget(controller.opaque) {
                gtk_widget_remove_controller(widget, controller.opaque)
            }
        }
        if let reporting { AccessibleActions.remove(from: reporting.widget, of: self) }
        (open, listening, reporting) = (nil, nil, nil)
    }

    /// The actions that assistive technologies perform on the widget.
    private var actions: [AccessibleAction] {
        node.environment.isEnabled ? [.showMenu { [weak self] in self?.show(at: nil) }] : []
    }

    override func remove() { stopListening() }
}

extension SignalOwner {
    /// Opens a menu with the secondary button, the menu key and Shift+F10.
    ///
    /// - Parameters:
    ///   - widget: The widget that has the menu.
    ///   - show: A closure that opens the menu at a point of the widget, or beside it for `nil`.
    /// - Returns: The controllers that were added to the widget.
    @discardableResult
    func openContextMenu(
        on widget: UnsafeMutablePointer<GtkWidget>, show: @escaping ((x: Double, y: Double)?) -> Void
    ) -> [ObjectRef] {
        let click = ObjectRef(retaining: gtk_gesture_click_new()!)
        gtk_gesture_single_set_button(click.opaque, UInt32(GDK_BUTTON_SECONDARY))
        connect("pressed", to: click) { (_: Int32, x: Double, y: Double) in
            gtk_gesture_set_state(click.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
            show((x, y))
        }
        let keys = ObjectRef(retaining: gtk_event_controller_key_new()!)
        answer("key-pressed", of: keys) { (key: UInt32, _: UInt32, state: UInt32) in
            let isMenuKey = key == UInt32(GDK_KEY_Menu)
            guard isMenuKey || key == UInt32(GDK_KEY_F10) && Key.modifiers(state) == .shift else { return false }
            show(nil)
            return true
        }
        let controllers = [click, keys]
        controllers.forEach { gtk_widget_add_controller(widget, $0.opaque) }
        return controllers
    }
}

/// Sets the accessible property that indicates a menu.
func setHasPopup(_ widget: UnsafeMutablePointer<GtkWidget>) {
    var property = GTK_ACCESSIBLE_PROPERTY_HAS_POPUP
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    g_value_set_boolean(&value, 1)
    gtk_accessible_update_property_value(widget.opaque, 1, &property, &value)
}

/// A menu in a popover, which closes with this object.
final class PopoverMenu {
    private let popover: ObjectRef
    private let menu: OpenMenu
    private let actions = ObjectRef(adopting: g_simple_action_group_new()!)
    private let signals = SignalOwner()
    private var count = 0

    /// Opens a menu over a widget.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - widget: The widget that has the menu.
    ///   - point: The point in the widget; `nil` to open beside it, or beside the focused widget inside. Where the
    ///     widget isn't mapped, as the header bar of a full-screen window, the menu opens in the upper trailing corner.
    ///   - host: The parent of the popover; `nil` for the widget. Keys reach a menu through its parents, and cells of
    ///     native containers pass them to their other children.
    init(
        _ menu: OpenMenu, over widget: UnsafeMutablePointer<GtkWidget>, at point: (x: Double, y: Double)?,
        inside host: HostView?
    ) {
        self.menu = menu
        popover = ObjectRef(sinking: gtk_popover_menu_new_from_model(nil)!)
        let model = model(of: menu.items)
        withExtendedLifetime(model) { gtk_popover_menu_set_menu_model(popover.opaque, model.cast()) }
        setAccessibleLabel("Menu", on: popover.widget)
        scrollPages(of: popover, over: widget)
        namePages(inside: popover.widget, "Menu")
        // GTK gives items that are shown a relation to their hidden labels.
        signals.connect("map", to: popover) { [unowned popover] in nameMenuItems(inside: popover.widget) }
        gtk_widget_insert_action_group(popover.widget, "items", actions.opaque)
        let parent = host?.widget ?? widget
        let target = point == nil ? Self.focused(in: widget) ?? widget : widget
        gtk_widget_set_parent(popover.widget, parent)
        let isShown = gtk_widget_get_mapped(target) != 0
        let frame = isShown ? target.frame(in: parent) ?? .zero : Self.upperTrailingCorner(of: parent)
        if point != nil || parent != target {
            var place = GdkRectangle(
                point.map { CGRect(x: frame.minX + $0.x, y: frame.minY + $0.y, width: 1, height: 1) } ?? frame)
            gtk_popover_set_pointing_to(popover.cast(), &place)
        }
        if point != nil {
            gtk_popover_set_has_arrow(popover.cast(), 0)
            gtk_widget_set_halign(popover.widget, GTK_ALIGN_START)
        }
        // The focus returns when the menu closes, before the chosen item may move it.
        let focus = gtk_widget_get_root(popover.widget).flatMap { gtk_root_get_focus($0) }.map {
            ObjectRef(retaining: $0)
        }
        let closing = signals.connect("closed", to: popover) { [unowned self] in
            if let focus { giveBack(focus, in: host) }
        }
        CorkGtk.open(popover, closing)
    }

    /// Returns the focused widget inside of another one, which may be much larger than the window.
    private static func focused(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
        let focus = gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }
        return focus.flatMap { gtk_widget_is_ancestor($0, widget) != 0 ? $0 : nil }
    }

    private static func upperTrailingCorner(of widget: UnsafeMutablePointer<GtkWidget>) -> CGRect {
        let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        return CGRect(x: isRightToLeft ? 0 : Int(gtk_widget_get_width(widget)) - 1, y: 0, width: 1, height: 1)
    }

    /// Restores the focus, unless it is elsewhere by now.
    private func giveBack(_ focus: ObjectRef, in host: HostView?) {
        guard let root = gtk_widget_get_root(popover.widget), gtk_widget_get_root(focus.widget) == root else { return }
        let now = gtk_root_get_focus(root)
        let isLost = now.map { $0 == popover.widget || gtk_widget_is_ancestor($0, popover.widget) != 0 } ?? true
        guard isLost else { return }
        // List items would pass the focus on to a button inside.
        gtk_root_set_focus(root, focus.widget)
        // GTK 4.18 then moves it to the parent.
        host?.focusToGiveBack = focus
        MainLoop.beforeNextFrame { host?.focusToGiveBack = nil }
    }

    isolated deinit {
        signals.disconnectAll()
        gtk_popover_popdown(popover.cast())
        if gtk_widget_get_parent(popover.widget) != nil { gtk_widget_unparent(popover.widget) }
    }

    private func model(of items: [OpenMenu.Item]) -> ObjectRef {
        let model = ObjectRef(adopting: g_menu_new()!)
        for group in items.split(whereSeparator: { if case .divider = $0.kind { true } else { false } }) {
            let section = ObjectRef(adopting: g_menu_new()!)
            group.forEach { add($0, to: section) }
            withExtendedLifetime(section) { g_menu_append_section(model.opaque, nil, section.cast()) }
        }
        return model
    }

    private func add(_ item: OpenMenu.Item, to section: ObjectRef) {
        // An underscore would mark the next letter as a mnemonic.
        let title = item.title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
        switch item.kind {
        case .divider: break
        case .menu(let items):
            let inner = model(of: items)
            withExtendedLifetime(inner) { g_menu_append_submenu(section.opaque, title, inner.cast()) }
        case .button(let perform):
            count += 1
            let name = "item\(count)"
            let action = ObjectRef(adopting: g_simple_action_new(name, nil)!)
            g_simple_action_set_enabled(action.opaque, item.isEnabled ? 1 : 0)
            signals.connect("activate", to: action) { perform() }
            g_action_map_add_action(actions.opaque, action.opaque)
            let entry = ObjectRef(adopting: g_menu_item_new(title, "items.\(name)")!)
            if let shortcut = item.shortcut {
                let accelerator = gtk_accelerator_name(Key.keyval(shortcut.key), Key.mask(shortcut.modifiers))
                g_menu_item_set_attribute_value(entry.opaque, "accel", g_variant_new_string(accelerator))
                g_free(accelerator)
            }
            g_menu_append_item(section.opaque, entry.opaque)
        }
    }
}
