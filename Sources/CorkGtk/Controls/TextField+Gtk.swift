import CGtk
import CorkUI
import Foundation

extension TextField: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        switch node.item.value(as: TextField.self)._axis {
        case .horizontal: TextFieldMount(node, renderer)
        case .vertical: GrowingFieldMount(node, renderer)
        }
    }
}

/// A mount for a native entry.
final class TextFieldMount: WidgetMount {
    private let isSearch: Bool
    private var changes: SignalConnection!

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        isSearch = node.environment._isSearchField
        super.init(node, renderer, isSearch ? gtk_search_entry_new() : gtk_entry_new())
        changes = signals.connect("changed", to: child) { [unowned self] in
            isTyped = true
            if !field._writesAtEnd { write() }
        }
        signals.connect("activate", to: child) { [unowned self] in
            if field._writesAtEnd { write() }
            if let submit = self.node.environment.submitAction { submit() } else { self.node.pressDefaultButton() }
        }
        addEndOfTyping()
        if isSearch { addSearchKeys() }
        update()
    }

    /// Parses the text as a value when the field loses the focus; Escape restores the value.
    private func addEndOfTyping() {
        let focus = gtk_event_controller_focus_new()!
        signals.connect("enter", to: focus) { [unowned self] in
            guard field._writesAtEnd else { return }
            node.graph.window.endTyping = { [weak self] in self?.write() ?? false }
        }
        signals.connect("leave", to: focus) { [unowned self] in
            guard field._writesAtEnd else { return }
            node.graph.window.endTyping = nil
            write()
        }
        gtk_widget_add_controller(child, focus)
        let keys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        signals.answer("key-pressed", of: keys) { [unowned self] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            if undoesInWindow(key, state) { return true }
            guard field._writesAtEnd, key == UInt32(GDK_KEY_Escape), text != known else { return false }
            show(known)
            return true
        }
        gtk_widget_add_controller(child, keys)
    }

    /// Makes Control-F focus the field from anywhere in the window, Escape clear it, and Down move the focus to what is
    /// searched.
    private func addSearchKeys() {
        signals.connect("stop-search", to: child) { [unowned self] in field._text.wrappedValue = "" }
        // GTK's entry handles Escape even if it is empty.
        let presses = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(presses, GTK_PHASE_CAPTURE)
        signals.answer("key-pressed", of: presses) { [unowned self] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            guard Key.modifiers(state).isEmpty else { return false }
            switch Int32(key) {
            case GDK_KEY_Escape where text.isEmpty: return node.isTakenAround(KeyPress(key: .escape, modifiers: []))
            case GDK_KEY_Down:
                if node.isTakenAround(KeyPress(key: .downArrow, modifiers: [])) { return true }
                // GTK would look for the next widget below, which can be one behind the list.
                return gtk_widget_get_root(child).map { gtk_widget_child_focus($0.cast(), GTK_DIR_TAB_FORWARD) } == 1
            default: return false
            }
        }
        gtk_widget_add_controller(child, presses)
        let keys = gtk_shortcut_controller_new()!
        gtk_shortcut_controller_set_scope(keys, GTK_SHORTCUT_SCOPE_GLOBAL)
        let trigger = gtk_keyval_trigger_new(UInt32(GDK_KEY_f), GDK_CONTROL_MASK)
        let action = g_object_ref(gtk_mnemonic_action_get().objectAddress)!
        gtk_shortcut_controller_add_shortcut(keys, gtk_shortcut_new(trigger, OpaquePointer(action)))
        gtk_widget_add_controller(child, keys)
    }

    private var field: TextField { node.item.value(as: TextField.self) }
    private var text: String { String(cString: gtk_editable_get_text(child.opaque)) }

    /// The last shown value of the binding.
    private var known = ""

    /// Writes the text to the binding; returns `true` if it has changed.
    @discardableResult
    private func write() -> Bool {
        if field._writesAtEnd, text == known { return false }
        field._text.wrappedValue = text
        if field._text.wrappedValue == text {
            known = text
            if field._writesAtEnd { forgetTyping() }
        } else {
            // A binding that rejects the change causes no update.
            MainLoop.beforeNextFrame { [weak self] in self?.showValue() }
        }
        return true
    }

    private func showValue() {
        known = field._text.wrappedValue
        if text != known { show(known) }
    }

    /// Sets the accessible label of the entry to its title or to the label beside it.
    func updateName() {
        setAccessibleLabel(field._title.isEmpty ? node.controlName : field._title, on: child, from: .content)
    }

    /// Sets the displayed text and keeps the position of the cursor, or keeps it at the end.
    private func show(_ text: String) {
        let editable = child.opaque
        let cursor = gtk_editable_get_position(editable)
        let isAtEnd = cursor == Int32(self.text.unicodeScalars.count)
        changes.paused { gtk_editable_set_text(editable, text) }
        gtk_editable_set_position(editable, isAtEnd ? -1 : cursor)
        forgetTyping()
    }

    /// A Boolean value that indicates whether the field has text that was not written to the binding yet.
    private var isTyped = false

    private func forgetTyping() {
        isTyped = false
        for isEnabled in [0, 1] as [gboolean] { gtk_editable_set_enable_undo(child.opaque, isEnabled) }
    }

    /// Performs the window's undo for Control-Z if nothing was typed, since GTK would do nothing; returns `true` then.
    private func undoesInWindow(_ key: UInt32, _ state: UInt32) -> Bool {
        let modifiers = Key.modifiers(state)
        guard !isTyped, Key.equivalent(key) == "z", modifiers.subtracting(.shift) == .control else { return false }
        return node.root.perform(KeyboardShortcut("z", modifiers: modifiers))
    }

    override func update() {
        cork_object_set_string(child.objectAddress, "placeholder-text", field._prompt)
        updateName()
        child.setClass("flat", node.environment._textFieldLook == .plain)
        let hints = node.environment._textInputHints
        if !isSearch {
            gtk_entry_set_input_purpose(child.cast(), hints.gtkPurpose)
            gtk_entry_set_input_hints(child.cast(), hints.gtkHints)
        }
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
        // The text in an entry doesn't take the entry's direction.
        gtk_widget_set_direction(
            UnsafeMutablePointer(gtk_editable_get_delegate(child.opaque)), node.environment.layoutDirection.gtk)
        // Keep incomplete text unless the value has changed.
        if !field._writesAtEnd || field._text.wrappedValue != known { showValue() }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        let size = nativeSize(proposal)
        return CGSize(width: max(proposal.width ?? 200, size.width), height: size.height)
    }
}
