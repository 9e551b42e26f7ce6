import CGtk
import CorkUI
import Foundation

extension TextField: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { TextFieldMount(node, renderer) }
}

/// A line of text in a native entry.
final class TextFieldMount: WidgetMount {
    private var changes: SignalConnection!

    init(_ node: ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, gtk_entry_new())
        changes = signals.connect("changed", to: child) { [unowned self] in write() }
        signals.connect("activate", to: child) { [unowned self] in self.node.environment.submitAction?() }
        update()
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
        gtk_entry_set_placeholder_text(child.cast(), field._prompt)
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
