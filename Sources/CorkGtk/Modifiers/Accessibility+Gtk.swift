import CGtk
import CorkUI

extension _AccessibilityModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { AccessibilityMount(node, renderer) }
}

/// A mount that sets an accessible label.
final class AccessibilityMount: WidgetModifierMount {
    private var label: String?

    override var target: UnsafeMutablePointer<GtkWidget>? { ownMount?.accessibleWidget ?? super.target }

    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        let old = label
        let new = (node as! AccessibilityNode).label
        label = new
        setAccessibleLabel(new, on: widget)
        if let old, old != new { renderer.accessibleTextChanged(at: node) }
    }

    override func withdraw(from widget: UnsafeMutablePointer<GtkWidget>) {
        if accessibleLabel(of: widget) == label { setAccessibleLabel(nil, on: widget) }
    }
}

extension _AccessibilityDetailModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        AccessibilityDetailMount(node, renderer)
    }
}

/// A mount that sets a part of an accessible description.
final class AccessibilityDetailMount: WidgetModifierMount {
    private var detail: AccessibilityDetailNode { node as! AccessibilityDetailNode }
    private var part: AccessibleDescriptionPart { detail.detail == .value ? .value : .hint }

    override var target: UnsafeMutablePointer<GtkWidget>? { ownMount?.accessibleWidget ?? super.target }

    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        setAccessibleDescription(detail.text, of: widget, part)
    }

    override func withdraw(from widget: UnsafeMutablePointer<GtkWidget>) {
        setAccessibleDescription(nil, of: widget, part, insteadOf: detail.text)
    }
}

extension _AccessibilityHiddenModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        AccessibilityHiddenMount(node, renderer)
    }
}

/// A mount that hides a widget and its descendants from assistive technologies.
final class AccessibilityHiddenMount: Mount {
    override var isAccessibilityHidden: Bool { (node as! AccessibilityHiddenNode).isActive }
}
