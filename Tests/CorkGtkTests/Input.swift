import CGtk
import Foundation
import Testing

@testable import CorkGtk

extension ViewWindow {
    /// Presses a key as GTK dispatches it: to the focused widget, then to its ancestors, then to the shortcuts of the
    /// window.
    ///
    /// - Returns: `true` if the key was handled.
    @discardableResult
    func press(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) -> Bool {
        widget.press(key, modifiers)
    }

    /// Swipes over a widget by 30 points, and expects a text to follow at each step.
    ///
    /// - Parameters:
    ///   - widget: The widget that handles the drag.
    ///   - point: The position of the press in the widget.
    ///   - text: The widget that follows.
    /// - Returns: The horizontal position of the text before the swipe.
    @discardableResult
    func swipe(over widget: WidgetPointer, from point: CGPoint, expectingToFollow text: WidgetPointer) async -> CGFloat
    {
        let start = text.bounds(in: host.widget).minX
        widget.beginDrag(x: point.x, y: point.y)
        for distance in [-10.0, -20, -30] {
            await change { widget.drag(dx: distance, dy: 0) }
            await frames()
            #expect(abs(text.bounds(in: host.widget).minX - start - distance) < 1)
        }
        await change { widget.endDrag(dx: -30, dy: 0) }
        return start
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// Presses a key in this window, see ``ViewWindow/press(_:_:)``.
    @discardableResult
    func press(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) -> Bool {
        let key = UInt32(bitPattern: key)
        let way = Array(sequence(first: gtk_root_get_focus(opaque) ?? self) { gtk_widget_get_parent($0) })
        for (widgets, isFirst) in [(way.reversed(), true), (way, false)] {
            for current in widgets where current.isSensitive {
                let isTaken = current.controllers.contains {
                    (gtk_event_controller_get_propagation_phase($0.opaque) == GTK_PHASE_CAPTURE) == isFirst
                        && $0.take(key, modifiers, current, .nearby)
                }
                if isTaken { return true }
            }
        }
        return ([self] + descendants).contains { widget in
            widget.isSensitive && gtk_widget_get_mapped(widget) != 0
                && widget.controllers.contains { $0.take(key, modifiers, widget, .everywhere) }
        }
    }

    /// The active event controllers of the widget.
    fileprivate var controllers: [ObjectRef] {
        let list = ObjectRef(adopting: gtk_widget_observe_controllers(self)!)
        return (0..<g_list_model_get_n_items(list.opaque)).map {
            ObjectRef(adopting: g_list_model_get_item(list.opaque, $0)!)
        }
        .filter { gtk_event_controller_get_propagation_phase($0.opaque) != GTK_PHASE_NONE }
    }

    /// Presses and releases the primary mouse button.
    func pointerClick(x: Double = 1, y: Double = 1) {
        for controller in controllers
        where controller.isA(gtk_gesture_click_get_type())
            && gtk_gesture_single_get_button(controller.opaque) == GDK_BUTTON_PRIMARY
        {
            _ = emit(controller, "pressed", 1, x, y)
            _ = emit(controller, "released", 1, x, y)
        }
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// A Boolean value that indicates whether the widget handles drags.
    var hasDrag: Bool { controllers.contains { $0.isA(gtk_gesture_drag_get_type()) } }

    /// Presses the primary mouse button as GTK dispatches it: from the window to this widget, and back.
    func pressPointer() {
        let way = Array(sequence(first: self) { gtk_widget_get_parent($0) })
        for (widgets, phase) in [(way.reversed(), GTK_PHASE_CAPTURE), (way, GTK_PHASE_BUBBLE)] {
            for controller in widgets.flatMap(\.controllers)
            where gtk_event_controller_get_propagation_phase(controller.opaque) == phase {
                if controller.isA(gtk_gesture_click_get_type()) {
                    _ = emit(controller, "pressed", 1, 1.0, 1.0)
                } else if controller.isA(gtk_gesture_drag_get_type()) {
                    _ = emit(controller, "drag-begin", 1.0, 1.0)
                }
            }
        }
    }

    private func emitDrag(_ signal: String, _ x: Double, _ y: Double) {
        for controller in controllers where controller.isA(gtk_gesture_drag_get_type()) {
            _ = emit(controller, signal, x, y)
        }
    }

    /// Presses the primary mouse button at a point and begins a drag.
    func beginDrag(x: Double, y: Double) { emitDrag("drag-begin", x, y) }
    func drag(dx: Double, dy: Double) { emitDrag("drag-update", dx, dy) }
    func endDrag(dx: Double, dy: Double) { emitDrag("drag-end", dx, dy) }

    /// Cancels the gestures of two fingers.
    func cancelFingers() {
        for controller in controllers
        where controller.isA(gtk_gesture_zoom_get_type()) || controller.isA(gtk_gesture_rotate_get_type()) {
            _ = emit(controller, "cancel", OpaquePointer?.none as Any)
        }
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    private var scrollControllers: [ObjectRef] {
        controllers.filter { $0.isA(gtk_event_controller_scroll_get_type()) }
    }

    /// Scrolls the content of a scrolled window, as two fingers on a touchpad do.
    func scroll(dy: Double) {
        for controller in scrollControllers { _ = emit(controller, "scroll-begin") }
        for controller in scrollControllers { _ = emit(controller, "scroll", 0.0, dy) }
    }

    /// Releases the content of a scrolled window that is scrolled.
    ///
    /// - Parameter velocity: The downward velocity in steps of a mouse wheel a second.
    func decelerate(velocity: Double) {
        for controller in scrollControllers { _ = emit(controller, "decelerate", 0.0, velocity) }
    }
}

private enum Reach { case nearby, everywhere }

extension ObjectRef {
    /// Passes a key to an event controller; returns `true` if it handled the key.
    fileprivate func take(
        _ key: UInt32, _ modifiers: GdkModifierType, _ widget: WidgetPointer, _ reach: Reach
    ) -> Bool {
        if isA(gtk_event_controller_key_get_type()) {
            return reach == .nearby && emit(self, "key-pressed", key, UInt32(0), modifiers)
        }
        // Skip the window's internal collections of all shortcuts, whose widgets may be hidden.
        let name = gtk_event_controller_get_name(opaque).map { String(cString: $0) } ?? ""
        guard isA(gtk_shortcut_controller_get_type()), !name.hasPrefix("gtk-shortcut-manager"),
            (gtk_shortcut_controller_get_scope(opaque) == GTK_SHORTCUT_SCOPE_GLOBAL) == (reach == .everywhere)
        else { return false }
        return (0..<g_list_model_get_n_items(opaque)).contains { index in
            let shortcut = ObjectRef(adopting: g_list_model_get_item(opaque, index)!)
            let trigger = gtk_shortcut_get_trigger(shortcut.opaque)!
            return matches(trigger, key, modifiers)
                && gtk_shortcut_action_activate(
                    gtk_shortcut_get_action(shortcut.opaque), GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                    gtk_shortcut_get_arguments(shortcut.opaque)) != 0
        }
    }
}

private func matches(_ trigger: OpaquePointer, _ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    if trigger.isA(gtk_alternative_trigger_get_type()) {
        return matches(gtk_alternative_trigger_get_first(trigger), key, modifiers)
            || matches(gtk_alternative_trigger_get_second(trigger), key, modifiers)
    }
    return trigger.isA(gtk_keyval_trigger_get_type()) && gtk_keyval_trigger_get_keyval(trigger) == key
        && gtk_keyval_trigger_get_modifiers(trigger) == modifiers
}

extension GdkModifierType {
    static func | (a: GdkModifierType, b: GdkModifierType) -> GdkModifierType {
        GdkModifierType(rawValue: a.rawValue | b.rawValue)
    }
}

/// Emits a signal with arguments, and returns its result, or `false` if it has none.
private func emit(_ object: ObjectRef, _ signal: String, _ arguments: Any...) -> Bool {
    let type = cork_instance_type(object.objectAddress)
    let id = g_signal_lookup(signal, type)
    var values = [GValue](repeating: GValue(), count: arguments.count + 1)
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], object.objectAddress)
    for (index, argument) in arguments.enumerated() {
        switch argument {
        case let number as Int:
            g_value_init(&values[index + 1], g_type_from_name("gint"))
            g_value_set_int(&values[index + 1], Int32(number))
        case let number as UInt32:
            g_value_init(&values[index + 1], g_type_from_name("guint"))
            g_value_set_uint(&values[index + 1], number)
        case let number as Double:
            g_value_init(&values[index + 1], g_type_from_name("gdouble"))
            g_value_set_double(&values[index + 1], number)
        case let flags as GdkModifierType:
            g_value_init(&values[index + 1], gdk_modifier_type_get_type())
            g_value_set_flags(&values[index + 1], flags.rawValue)
        case is OpaquePointer?:
            g_value_init(&values[index + 1], gdk_event_sequence_get_type())
        default: fatalError("No argument of a signal: \(argument)")
        }
    }
    var query = GSignalQuery()
    g_signal_query(id, &query)
    guard cork_value_kind(query.return_type) == CORK_VALUE_BOOL else {
        g_signal_emitv(values, id, 0, nil)
        return false
    }
    var result = GValue()
    g_value_init(&result, g_type_from_name("gboolean"))
    g_signal_emitv(values, id, 0, &result)
    return g_value_get_boolean(&result) != 0
}
