import CGtk
import CorkUI
import Foundation

extension SecureField: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { SecureFieldMount(node, renderer) }
}

/// A mount for a native password entry.
final class SecureFieldMount: WidgetMount {
    private var changes: SignalConnection!

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, gtk_entry_new())
        gtk_entry_set_visibility(child.cast(), 0)
        gtk_entry_set_input_purpose(child.cast(), GTK_INPUT_PURPOSE_PASSWORD)
        changes = signals.connect("changed", to: child) { [unowned self] in write() }
        signals.connect("activate", to: child) { [unowned self] in self.node.environment.submitAction?() }
        update()
    }

    private var field: SecureField { node.item.value(as: SecureField.self) }
    private var text: String { String(cString: gtk_editable_get_text(child.opaque)) }

    private func write() {
        field._text.wrappedValue = text
        // A binding that rejects the change causes no update.
        guard field._text.wrappedValue != text else { return }
        MainLoop.beforeNextFrame { [weak self] in self?.update() }
    }

    override func update() {
        cork_object_set_string(child.objectAddress, "placeholder-text", field._prompt)
        setAccessibleLabel(field._title, on: child, from: .content)
        child.setClass("flat", node.environment._textFieldLook == .plain)
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
        let wanted = field._text.wrappedValue
        if text != wanted { changes.paused { gtk_editable_set_text(child.opaque, wanted) } }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        let size = nativeSize(proposal)
        return CGSize(width: max(proposal.width ?? 200, size.width), height: size.height)
    }
}
