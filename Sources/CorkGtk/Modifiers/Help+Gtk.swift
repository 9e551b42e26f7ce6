import CGtk
import CorkUI

extension _HelpModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { HelpMount(node, renderer) }
}

/// A mount that sets a tooltip.
final class HelpMount: WidgetModifierMount {
    private var text: String { (node as! HelpNode).text }

    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) { setTooltip(text, on: widget) }

    override func withdraw(from widget: UnsafeMutablePointer<GtkWidget>) {
        if tooltip(of: widget) == text { setTooltip("", on: widget) }
    }
}
