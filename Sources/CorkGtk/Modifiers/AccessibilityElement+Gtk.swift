import CGtk
import CorkUI

extension _AccessibilityElementModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        AccessibilityElementMount(node as! any ContentHost, renderer)
    }
}

/// A mount for a widget that represents an accessibility element, with or without its children.
final class AccessibilityElementMount: HostMount {
    init(_ node: any ContentHost, _ renderer: GtkRenderer) {
        super.init(node, renderer, role: GTK_ACCESSIBLE_ROLE_GROUP)
        update()
        accessibleTextChanged(below: nil)
    }

    private var behavior: AccessibilityChildBehavior { (node.head as! _AccessibilityElementModifier).children }

    override func update() {
        isContentAccessibilityHidden = behavior != .contain
        renderer.accessibleTextChanged(at: node)
    }

    override func accessibleTextChanged(below _: _ViewNode?) {
        setAccessibleLabel(behavior == .combine ? node.accessibleText : nil, on: child, from: .content)
    }
}
