import CGtk
import CorkUI

/// A mount that does something to the widget that stands for its node: the one below it, else the host's owner.
class WidgetModifierMount: Mount {
    /// The widget of the node: that of the only node below which has one, else what owns the surface.
    var target: UnsafeMutablePointer<GtkWidget>? {
        var below: ViewNode? = node
        while let current = below {
            if let widget = (current.mount as? WidgetMount)?.child { return widget }
            below = current.children.count == 1 ? current.children[0] : nil
        }
        return host.flatMap { $0.owner ?? $0.widget }
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

/// Keys, while the focus is in the widget.
final class KeyPressMount: WidgetModifierMount {
    private let signals = SignalOwner()
    private var controller: (widget: UnsafeMutablePointer<GtkWidget>, controller: ObjectRef)?

    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        if controller?.widget == widget { return }
        detach()
        let keys = ObjectRef(retaining: gtk_event_controller_key_new()!)
        signals.answer("key-pressed", of: keys) { [unowned self] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            guard let key = Key.equivalent(key) else { return false }
            return (node as! KeyPressNode).press(KeyPress(key: key, modifiers: Key.modifiers(state))) == .handled
        }
        gtk_widget_add_controller(widget, keys.opaque)
        controller = (widget, keys)
    }

    private func detach() {
        signals.disconnectAll()
        if let controller { gtk_widget_remove_controller(controller.widget, controller.controller.opaque) }
        controller = nil
    }

    // The widget may be gone already, and the controller with it.
    override func remove() {
        signals.disconnectAll()
        controller = nil
    }
}
