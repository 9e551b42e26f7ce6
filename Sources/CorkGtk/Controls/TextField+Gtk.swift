import CGtk
import CorkUI
import Foundation

extension TextField: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { TextFieldMount(node, renderer) }
}

/// A line of text in a native entry.
final class TextFieldMount: WidgetMount {
    private let isSearch: Bool
    private var changes: SignalConnection!

    init(_ node: ViewNode, _ renderer: GtkRenderer) {
        isSearch = node.environment._isSearchField
        super.init(node, renderer, isSearch ? gtk_search_entry_new() : gtk_entry_new())
        changes = signals.connect("changed", to: child) { [unowned self] in write() }
        signals.connect("activate", to: child) { [unowned self] in self.node.environment.submitAction?() }
        if isSearch { addSearchKeys() }
        update()
    }

    /// Control with F comes here from anywhere in the window; Escape empties the field.
    private func addSearchKeys() {
        signals.connect("stop-search", to: child) { [unowned self] in field._text.wrappedValue = "" }
        let keys = gtk_shortcut_controller_new()!
        gtk_shortcut_controller_set_scope(keys, GTK_SHORTCUT_SCOPE_GLOBAL)
        let trigger = gtk_keyval_trigger_new(UInt32(GDK_KEY_f), GDK_CONTROL_MASK)
        let action = g_object_ref(gtk_mnemonic_action_get().objectAddress)!
        gtk_shortcut_controller_add_shortcut(keys, gtk_shortcut_new(trigger, OpaquePointer(action)))
        gtk_widget_add_controller(child, keys)
    }

    private var field: TextField { node.item.view as! TextField }
    private var text: String { String(cString: gtk_editable_get_text(child.opaque)) }

    private func write() {
        field._text.wrappedValue = text
        // A binding that keeps what it had changes nothing that would lead to an update.
        guard field._text.wrappedValue != text else { return }
        MainLoop.beforeNextFrame { [weak self] in self?.update() }
    }

    /// Shows another text, the cursor as far from the beginning as before, or at the end where it was there.
    private func show(_ text: String) {
        let editable = child.opaque
        let cursor = gtk_editable_get_position(editable)
        let isAtEnd = cursor == Int32(self.text.unicodeScalars.count)
        changes.paused { gtk_editable_set_text(editable, text) }
        gtk_editable_set_position(editable, isAtEnd ? -1 : cursor)
    }

    override func update() {
        cork_object_set_string(child.objectAddress, "placeholder-text", field._prompt)
        setAccessibleLabel(field._prompt, on: child, from: .content)
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
        let wanted = field._text.wrappedValue
        if text != wanted { show(wanted) }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        let size = nativeSize(proposal)
        return CGSize(width: max(proposal.width ?? 200, size.width), height: size.height)
    }
}
