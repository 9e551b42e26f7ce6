import CGtk
import CorkUI
import Foundation

/// A mount for a button whose widget has the size of its label and no other visible parts.
class LabelButtonMount: WidgetMount {
    let button: any AnyButtonNode
    let content: HostView
    private var shortcut: ShortcutConnection?

    /// Creates the mount of a button with a label.
    ///
    /// - Parameters:
    ///   - button: The node of the button.
    ///   - renderer: The renderer of the window.
    ///   - widget: The focusable widget.
    ///   - content: The host of the label, which is the widget or a descendant.
    init(
        _ button: any AnyButtonNode, _ renderer: GtkRenderer, _ widget: UnsafeMutablePointer<GtkWidget>,
        _ content: HostView
    ) {
        (self.button, self.content) = (button, content)
        super.init(button, renderer, widget)
        gtk_widget_add_css_class(child, "cork-plain-button")
        content.measure = { [unowned button] in button.children[0].sizeThatFits($0) }
        content.layout = { [unowned self] _ in
            button.placeLabel(in: CGRect(origin: remainder, size: button.frame.size))
        }
        content.show(childrenOf: button)
        update()
        childrenChanged()
        accessibleTextChanged(below: nil)
    }

    override func host(for child: _ViewNode) -> HostView? { content }
    override func remainderChanged() { gtk_widget_queue_allocate(content.widget) }
    override func childrenChanged() { renderer.needsSync(content) }

    override func update() {
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
        gtk_widget_set_focusable(child, node.environment._buttonsTakeFocus ? 1 : 0)
        shortcut = ShortcutConnection.update(shortcut, for: button, on: child)
    }

    override func accessibleTextChanged(below _: _ViewNode?) {
        setAccessibleLabel(node.accessibleText, on: child, from: .content)
    }
}
