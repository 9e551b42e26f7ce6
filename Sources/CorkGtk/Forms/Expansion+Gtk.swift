import CGtk
import CorkUI

extension _ExpandableModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { ExpandableMount(node, renderer) }
}

/// Whether what a button or a row is for is open.
final class ExpandableMount: WidgetModifierMount {
    /// A row says it for its whole content, since it takes the focus itself.
    override var target: UnsafeMutablePointer<GtkWidget>? {
        host?.owner != nil && fillsHost ? hostWidget : ownWidget
    }

    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        cork_accessible_set_state(widget, GTK_ACCESSIBLE_STATE_EXPANDED, (node as! ExpandableNode).isExpanded ? 1 : 0)
    }
}
