import CGtk
import CorkUI

extension WindowController {
    /// Handles the keyboard shortcuts of menu items and of buttons that don't fit into the header bar.
    ///
    /// GTK handles only the shortcuts of visible widgets.
    func takeMenuKeys() {
        let keys = ObjectRef(retaining: gtk_event_controller_key_new()!)
        signals.answer("key-pressed", of: keys) { [unowned self] (key: UInt32, _: UInt32, state: UInt32) in
            guard let key = Key.equivalent(key) else { return false }
            let shortcut = KeyboardShortcut(key, modifiers: Key.modifiers(state))
            return graph.performMenuShortcut(shortcut) || root.performToolbarShortcut(shortcut)
        }
        gtk_widget_add_controller(widget, keys.opaque)
        // GTK's windows move the focus to their header bar with F10.
        let first = ObjectRef(retaining: gtk_event_controller_key_new()!)
        gtk_event_controller_set_propagation_phase(first.opaque, GTK_PHASE_CAPTURE)
        signals.answer("key-pressed", of: first) { [unowned self] (key: UInt32, _: UInt32, state: UInt32) in
            // A key finds what the one before it has changed, such as the Save button that an edit enables.
            turn()
            guard key == UInt32(GDK_KEY_F10), Key.modifiers(state).isEmpty, !graph.window.coversScreen,
                let button = root.button(with: KeyboardShortcut(.function(10), modifiers: []))
            else {
                return false
            }
            button.activate()
            return true
        }
        gtk_widget_add_controller(widget, first.opaque)
    }

    /// Closes the preferences, which have no menu, with Ctrl+W and Escape, and lists shortcuts with Ctrl+?.
    func takeSettingsKeys() {
        let keys = ObjectRef(retaining: gtk_event_controller_key_new()!)
        signals.answer("key-pressed", of: keys) { [unowned self] (key: UInt32, _: UInt32, state: UInt32) in
            guard let key = Key.equivalent(key) else { return false }
            let pressed = KeyboardShortcut(key, modifiers: Key.modifiers(state))
            if Self.closingKeys.contains(pressed) {
                requestClose()
            } else if Self.helpKey.isPressed(by: pressed) {
                let own = ShortcutGroup(
                    title: "Window",
                    shortcuts: [("Close Window", Self.closingKeys), ("Keyboard Shortcuts", [Self.helpKey])])
                ShortcutsWindow.show([own] + root.shortcutGroups, over: reference)
            } else {
                return false
            }
            return true
        }
        gtk_widget_add_controller(widget, keys.opaque)
    }

    private static let closingKeys = [KeyboardShortcut("w"), KeyboardShortcut(.escape, modifiers: [])]
    private static let helpKey = KeyboardShortcut("?")
}
