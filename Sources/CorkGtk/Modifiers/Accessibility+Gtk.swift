import CGtk
import CorkUI

extension _AccessibilityModifier: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { AccessibilityMount(node, renderer) }
}

/// An accessible name.
final class AccessibilityMount: WidgetModifierMount {
    private var label: String?

    override var target: UnsafeMutablePointer<GtkWidget>? { ownMount?.spokenWidget ?? super.target }

    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        let old = label
        let new = (node as! AccessibilityNode).label
        label = new
        setAccessibleLabel(new, on: widget)
        if let old, old != new { renderer.spokenTextChanged(at: node) }
    }
}

extension _HelpModifier: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { HelpMount(node, renderer) }
}

/// A tooltip.
final class HelpMount: WidgetModifierMount {
    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        setTooltip((node as! HelpNode).text, on: widget)
    }
}
