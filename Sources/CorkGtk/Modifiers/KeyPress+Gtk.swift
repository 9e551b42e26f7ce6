import CGtk
import CorkUI

extension _KeyPressModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { KeyPressMount(node, renderer) }
}

/// A mount that handles key presses while the focus is in the view.
class KeyPressMount: WidgetModifierMount {
    private let signals = SignalOwner()
    private var controller: ObjectRef?

    /// For the whole content of a cell, the cell's own widget handles keys, since it has the focus.
    override var target: UnsafeMutablePointer<GtkWidget>? {
        host?.owner != nil && fillsHost ? hostWidget : ownWidget ?? hostWidget
    }

    override func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        // A removed widget has disposed of its controller.
        let attached = controller.flatMap { gtk_event_controller_get_widget($0.opaque) }
        if attached == widget { return }
        signals.disconnectAll()
        if let controller, let attached { gtk_widget_remove_controller(attached, controller.opaque) }
        let keys = ObjectRef(retaining: gtk_event_controller_key_new()!)
        signals.answer("key-pressed", of: keys) { [unowned self] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            guard hasFocus, let key = Key.equivalent(key) else { return false }
            return (node as! any AnyKeyNode).press(KeyPress(key: key, modifiers: Key.modifiers(state))) == .handled
        }
        gtk_widget_add_controller(widget, keys.opaque)
        controller = keys
    }

    /// A Boolean value that indicates whether the focus is inside of the node, on a widget that several nodes share.
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

extension _ViewNode {
    /// Passes a key press to the enclosing views, innermost first; returns `true` if one of them handled it.
    func isTakenAround(_ press: KeyPress) -> Bool {
        sequence(first: self, next: \.parent).contains { ($0 as? any AnyKeyNode)?.press(press) == .handled }
    }
}
