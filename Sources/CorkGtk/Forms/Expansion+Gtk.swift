import CGtk
import CorkUI

extension _ExpandableModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { ExpandableMount(node, renderer) }
}

/// A mount that sets the expanded state of a button or a row.
final class ExpandableMount: WidgetModifierMount {
    /// For the whole content of a row, the row's own widget gets the state, since it has the focus.
    override var target: UnsafeMutablePointer<GtkWidget>? {
        host?.owner != nil && fillsHost ? hostWidget : ownWidget
    }

    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        cork_accessible_set_state(widget, GTK_ACCESSIBLE_STATE_EXPANDED, (node as! ExpandableNode).isExpanded ? 1 : 0)
    }
}
