import CGtk
import CorkUI

/// A mount that does something to the widget that stands for its node.
class WidgetModifierMount: Mount {
    /// The widget of the only node below which has one, else what the host stands for where it shows nothing else; nil
    /// for a drawn part of a host.
    var target: UnsafeMutablePointer<GtkWidget>? { ownWidget ?? (fillsHost ? hostWidget : nil) }

    /// The widget of the only node below which has one.
    final var ownWidget: UnsafeMutablePointer<GtkWidget>? {
        var below: ViewNode? = node
        while let current = below {
            if let widget = (current.mount as? WidgetMount)?.child { return widget }
            below = current.children.count == 1 ? current.children[0] : nil
        }
        return nil
    }

    /// What owns the surface that the node is on, else the surface.
    final var hostWidget: UnsafeMutablePointer<GtkWidget>? { host.map { $0.owner ?? $0.widget } }

    /// Whether the node, with modifiers around it at most, is all that the host shows.
    final var fillsHost: Bool {
        var nodes = host?.nodes() ?? []
        while nodes.count == 1 {
            if nodes[0] === node { return true }
            if nodes[0].isSurface { return false }
            nodes = nodes[0].children
        }
        return false
    }

    override func attach(to host: HostView) {
        super.attach(to: host)
        update()
    }

    final override func update() {
        if let target { apply(to: target) }
    }

    /// Does it.
    func apply(to widget: UnsafeMutablePointer<GtkWidget>) {}
}

extension _AccessibilityModifier: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { AccessibilityMount(node, renderer) }
}

/// An accessible name.
final class AccessibilityMount: WidgetModifierMount {
    private var label: String?

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
        gtk_widget_set_tooltip_text(widget, (node as! HelpNode).text)
    }
}

extension _KeyPressModifier: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { KeyPressMount(node, renderer) }
}

/// Keys, while the focus is in the view.
final class KeyPressMount: WidgetModifierMount {
    private let signals = SignalOwner()
    private var controller: ObjectRef?

    /// A cell hears the keys of its whole content, since it takes the focus itself.
    override var target: UnsafeMutablePointer<GtkWidget>? {
        host?.owner != nil && fillsHost ? hostWidget : ownWidget ?? hostWidget
    }

    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        // A widget that is gone took the controller along.
        let attached = controller.flatMap { gtk_event_controller_get_widget($0.opaque) }
        if attached == widget { return }
        signals.disconnectAll()
        if let controller, let attached { gtk_widget_remove_controller(attached, controller.opaque) }
        let keys = ObjectRef(retaining: gtk_event_controller_key_new()!)
        signals.answer("key-pressed", of: keys) { [unowned self] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            guard hasFocus, let key = Key.equivalent(key) else { return false }
            return (node as! KeyPressNode).press(KeyPress(key: key, modifiers: Key.modifiers(state))) == .handled
        }
        gtk_widget_add_controller(widget, keys.opaque)
        controller = keys
    }

    /// Whether the focus is inside the node; on a widget that it shares with others, the key may be theirs.
    private var hasFocus: Bool {
        guard let host, !fillsHost, let root = gtk_widget_get_root(host.widget), let focus = gtk_root_get_focus(root)
        else { return true }
        return node.hasWidget(around: focus)
    }

    override func remove() {
        signals.disconnectAll()
        if let controller, let widget = gtk_event_controller_get_widget(controller.opaque) {
            gtk_widget_remove_controller(widget, controller.opaque)
        }
        controller = nil
    }
}

extension ViewNode {
    /// Whether one of the widgets that show the node is, or contains, `widget`.
    fileprivate func hasWidget(around widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        if let own = (mount as? WidgetMount)?.child {
            return own == widget || gtk_widget_is_ancestor(widget, own) != 0
        }
        return children.contains { $0.hasWidget(around: widget) }
    }
}
