import CGtk
import CorkUI
import Foundation

/// A native button of which a style draws all that is seen.
final class DrawnButtonMount: WidgetMount {
    private let button: any ButtonSurface
    private let content = HostView()
    private var shortcut: ShortcutConnection?

    init(_ button: any ButtonSurface, _ renderer: GtkRenderer) {
        self.button = button
        // Themes know nothing of it.
        super.init(button, renderer, cork_button_new("corkbutton"))
        gtk_widget_add_css_class(child, "cork-plain-button")
        content.measure = { [unowned button] in button.children[0].sizeThatFits($0) }
        content.layout = { [unowned self] _ in
            button.placeLabel(in: CGRect(origin: remainder, size: button.frame.size))
        }
        content.nodes = { [unowned button] in button.shownChildren }
        gtk_button_set_child(child.cast(), content.widget)
        signals.connect("clicked", to: child) { [unowned button] in button.activate() }
        signals.connect("state-flags-changed", to: child) { [unowned self] (_: UInt32) in updatePressed() }
        // What a key does to it.
        signals.connect("notify::css-classes", to: child) { [unowned self] in updatePressed() }
        update()
        childrenChanged()
        spokenTextChanged(below: nil)
    }

    private func updatePressed() {
        let flags = gtk_widget_get_state_flags(child).rawValue
        button.isPressed =
            flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0 || gtk_widget_has_css_class(child, "keyboard-activating") != 0
    }

    override func host(for child: ViewNode) -> HostView? { content }
    override func remainderChanged() { gtk_widget_queue_allocate(content.widget) }
    override func childrenChanged() { renderer.needsSync(content) }

    override func update() {
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
        gtk_widget_set_focusable(child, node.environment._buttonsTakeFocus ? 1 : 0)
        shortcut = ShortcutConnection.update(shortcut, for: button, on: child)
    }

    override func spokenTextChanged(below _: ViewNode?) {
        setAccessibleLabel(node.spokenText, on: child, from: .content)
    }
}
