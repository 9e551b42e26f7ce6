import CGtk
import CorkUI
import Foundation

/// A mount that sets the accessible names in a labeled control to its label.
final class ControlMount: Mount {
    private var control: any AnyControlNode { node as! any AnyControlNode }

    /// Creates the mount of a labeled control.
    static func make(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        if let toggle = node as? any AnyToggleNode { return toggle.makeMount(renderer) }
        let control = node as! any AnyControlNode
        return control.isClickable ? ClickableControlMount(control, renderer) : ControlMount(node, renderer)
    }

    override init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        control.nameInputs()
    }

    override func accessibleTextChanged(below _: _ViewNode?) { control.nameInputs() }
}

/// A mount for a labeled control that responds to clicks anywhere on it.
final class ClickableControlMount: WidgetMount {
    private let control: any AnyControlNode
    private let contentHost = HostView(role: GTK_ACCESSIBLE_ROLE_GROUP)

    init(_ control: any AnyControlNode, _ renderer: GtkRenderer) {
        self.control = control
        super.init(control, renderer, contentHost.widget)
        contentHost.measure = { [unowned control] in control.sizeThatFits($0) }
        contentHost.layout = { [unowned self, unowned control] _ in
            control.placeChildren(in: CGRect(origin: remainder, size: control.frame.size))
        }
        contentHost.show(childrenOf: control)
        let click = gtk_gesture_click_new()!
        signals.connect("released", to: click) { [unowned self] (_: Int32, x: Double, y: Double) in
            guard gtk_widget_contains(child, x, y) != 0 else { return }
            gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
            control.click()
        }
        gtk_widget_add_controller(child, click)
        childrenChanged()
        control.nameInputs()
    }

    override func host(for child: _ViewNode) -> HostView? { contentHost }
    override func remainderChanged() { gtk_widget_queue_allocate(contentHost.widget) }
    override func childrenChanged() { renderer.needsSync(contentHost) }
    override func accessibleTextChanged(below _: _ViewNode?) { control.nameInputs() }
}

/// A mount for a native control with an accessible name.
class InputMount: WidgetMount {
    /// The widgets that assistive technologies meet.
    var named: [UnsafeMutablePointer<GtkWidget>] { [child] }

    func name(_ name: String) {
        for widget in named { setAccessibleLabel(name, on: widget, from: .content) }
    }

    override func update() { gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0) }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? { nativeSize(proposal) }
}

extension _ViewNode {
    /// Sets the accessible names of all inputs in a control.
    fileprivate func nameInputs() {
        (mount as? InputMount)?.name(controlName)
        (mount as? TextFieldMount)?.updateName()
        (mount as? TextEditorMount)?.updateName()
        children.forEach { $0.nameInputs() }
    }
}
