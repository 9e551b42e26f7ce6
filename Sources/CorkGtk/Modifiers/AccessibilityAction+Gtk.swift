import CGtk
import CorkUI

extension _AccessibilityActionModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        AccessibilityActionMount(node, renderer)
    }
}

/// A mount that adds actions for assistive technologies to a widget.
final class AccessibilityActionMount: WidgetModifierMount {
    private var action: AccessibilityActionNode { node as! AccessibilityActionNode }

    /// The view's widget, or the one around it if GTK reports only the actions of its own class; for the whole content of
    /// a cell, the cell's own widget, since it has the focus.
    override var target: UnsafeMutablePointer<GtkWidget>? {
        if host?.owner != nil, fillsHost { return hostWidget }
        guard let widget = ownMount?.accessibleWidget else { return hostWidget }
        return AccessibleActions.areFixed(of: widget) ? hostWidget : widget
    }

    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        AccessibleActions.add(to: widget, of: self) { [weak self] in self?.list(on: widget) ?? [] }
    }

    private func list(on widget: UnsafeMutablePointer<GtkWidget>) -> [AccessibleAction] {
        // The click of a host performs the default action itself.
        let isClickable = cork_host_is_clickable(widget) != 0
        return action.actions.filter { !isClickable || $0.kind != .default }.map {
            AccessibleAction(name: $0.kind.name ?? AccessibleAction.click, perform: $0.handler)
        }
    }

    override func withdraw(from widget: UnsafeMutablePointer<GtkWidget>) {
        AccessibleActions.remove(from: widget, of: self)
    }
}
