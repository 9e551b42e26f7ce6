import CGtk
import CorkUI

/// Conversion of GDK's key codes and modifiers.
enum Key {
    static func equivalent(_ keyval: UInt32) -> KeyEquivalent? {
        switch Int32(bitPattern: keyval) {
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: .return
        case GDK_KEY_space, GDK_KEY_KP_Space: .space
        case GDK_KEY_Escape: .escape
        case GDK_KEY_Delete, GDK_KEY_BackSpace, GDK_KEY_KP_Delete: .delete
        case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab: .tab
        case GDK_KEY_Up, GDK_KEY_KP_Up: .upArrow
        case GDK_KEY_Down, GDK_KEY_KP_Down: .downArrow
        case GDK_KEY_Left, GDK_KEY_KP_Left: .leftArrow
        case GDK_KEY_Right, GDK_KEY_KP_Right: .rightArrow
        case GDK_KEY_Home, GDK_KEY_KP_Home: .home
        case GDK_KEY_End, GDK_KEY_KP_End: .end
        case GDK_KEY_F1...GDK_KEY_F35: .function(Int(Int32(bitPattern: keyval) - GDK_KEY_F1) + 1)
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: .pageUp
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: .pageDown
        default:
            Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(keyval))).flatMap {
                $0.value == 0 ? nil : KeyEquivalent(Character($0))
            }
        }
    }

    static func keyval(_ key: KeyEquivalent) -> UInt32 {
        switch key {
        case .return: UInt32(GDK_KEY_Return)
        case .escape: UInt32(GDK_KEY_Escape)
        case .delete: UInt32(GDK_KEY_Delete)
        case .tab: UInt32(GDK_KEY_Tab)
        case .upArrow: UInt32(GDK_KEY_Up)
        case .downArrow: UInt32(GDK_KEY_Down)
        case .leftArrow: UInt32(GDK_KEY_Left)
        case .rightArrow: UInt32(GDK_KEY_Right)
        case .home: UInt32(GDK_KEY_Home)
        case .end: UInt32(GDK_KEY_End)
        case .pageUp: UInt32(GDK_KEY_Page_Up)
        case .pageDown: UInt32(GDK_KEY_Page_Down)
        default: keyval(of: key.character.unicodeScalars.first!.value)
        }
    }

    private static func keyval(of scalar: UInt32) -> UInt32 {
        (0xF704...0xF726).contains(scalar) ? UInt32(GDK_KEY_F1) + scalar - 0xF704 : gdk_unicode_to_keyval(scalar)
    }

    static func modifiers(_ state: UInt32) -> EventModifiers {
        var result: EventModifiers = []
        if state & GDK_SHIFT_MASK.rawValue != 0 { result.insert(.shift) }
        if state & GDK_CONTROL_MASK.rawValue != 0 { result.insert(.control) }
        if state & GDK_ALT_MASK.rawValue != 0 { result.insert(.option) }
        return result
    }

    static func mask(_ modifiers: EventModifiers) -> GdkModifierType {
        var result: UInt32 = 0
        if modifiers.contains(.shift) { result |= GDK_SHIFT_MASK.rawValue }
        if modifiers.contains(.control) { result |= GDK_CONTROL_MASK.rawValue }
        if modifiers.contains(.option) { result |= GDK_ALT_MASK.rawValue }
        return GdkModifierType(rawValue: result)
    }

    /// Returns whether a key clicks the focused button.
    static func isActivation(_ keyval: UInt32, _ state: UInt32) -> Bool {
        guard modifiers(state).isEmpty, let key = equivalent(keyval) else { return false }
        return key == .return || key == .space
    }
}

/// The window-wide keyboard shortcut of a button.
final class ShortcutConnection {
    private let shortcut: KeyboardShortcut
    private let controller: ObjectRef
    private let widget: UnsafeMutablePointer<GtkWidget>

    /// Returns the connection for the button's current shortcut, which is the old one if it didn't change.
    static func update(
        _ old: ShortcutConnection?, for button: any AnyButtonNode, on widget: UnsafeMutablePointer<GtkWidget>
    ) -> ShortcutConnection? {
        let shortcut = button.shortcut
        if shortcut == old?.shortcut { return old }
        old?.disconnect()
        return shortcut.map { ShortcutConnection($0, button, widget) }
    }

    private init(
        _ shortcut: KeyboardShortcut, _ button: any AnyButtonNode, _ widget: UnsafeMutablePointer<GtkWidget>
    ) {
        self.shortcut = shortcut
        self.widget = widget
        controller = ObjectRef(retaining: gtk_shortcut_controller_new()!)
        gtk_shortcut_controller_set_scope(controller.opaque, GTK_SHORTCUT_SCOPE_GLOBAL)
        let trigger = gtk_keyval_trigger_new(Key.keyval(shortcut.key), Key.mask(shortcut.modifiers))
        let box = Unmanaged.passRetained(WeakButton(button)).toOpaque()
        let action = gtk_callback_action_new(
            { _, _, data in
                nonisolated(unsafe) let data = data!
                return onMainActor {
                    guard let button = Unmanaged<WeakButton>.fromOpaque(data).takeUnretainedValue().button else {
                        return 0
                    }
                    if button.shortcut != .cancelAction { button.graph.endTyping() }
                    guard button.environment.isEnabled else { return 0 }
                    button.activate()
                    return 1
                }
            }, box,
            { data in
                nonisolated(unsafe) let data = data!
                onMainActor { Unmanaged<WeakButton>.fromOpaque(data).release() }
            })
        gtk_shortcut_controller_add_shortcut(controller.opaque, gtk_shortcut_new(trigger, action))
        gtk_widget_add_controller(widget, controller.opaque)
    }

    private func disconnect() { gtk_widget_remove_controller(widget, controller.opaque) }

    private final class WeakButton {
        weak var button: (any AnyButtonNode)?
        init(_ button: any AnyButtonNode) { self.button = button }
    }
}
