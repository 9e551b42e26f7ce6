import CGtk
import CorkUI

extension _AccessibilityIdentifierModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        AccessibilityIdentifierMount(node, renderer)
    }
}

/// The id of a widget.
final class AccessibilityIdentifierMount: WidgetModifierMount {
    private var identifier: String { (node as! AccessibilityIdentifierNode).identifier }

    override var target: UnsafeMutablePointer<GtkWidget>? { ownMount?.accessibleWidget ?? super.target }

    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) { cork_accessible_set_id(widget, identifier) }

    override func withdraw(from widget: UnsafeMutablePointer<GtkWidget>) {
        if CorkGtk.identifier(of: widget) == identifier { cork_accessible_set_id(widget, nil) }
    }
}

/// Returns the identifier of a widget, or `nil`.
func identifier(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    gtk_buildable_get_buildable_id(widget.opaque).map { String(cString: $0) }
}
