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
        changes = signals.connect("changed", to: child) { [unowned self] in field._text.wrappedValue = text }
        signals.connect("activate", to: child) { [unowned self] in self.node.environment.submitAction?() }
        update()
    }

    private var field: TextField { node.item.view as! TextField }
    private var text: String { String(cString: gtk_editable_get_text(child.opaque)) }

    override func update() {
        gtk_entry_set_placeholder_text(child.cast(), field._prompt)
        setAccessibleLabel(field._prompt, on: child, from: .content)
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
        let wanted = field._text.wrappedValue
        if text != wanted { changes.paused { gtk_editable_set_text(child.opaque, wanted) } }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        let size = nativeSize(proposal)
        return CGSize(width: max(proposal.width ?? 200, size.width), height: size.height)
    }
}
