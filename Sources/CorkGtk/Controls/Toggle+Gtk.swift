import CGtk
import CorkUI
import Foundation

extension _ToggleInput: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        switch node.environment._toggleLook {
        case .switch: SwitchMount(node, renderer)
        case .checkbox: CheckboxMount(node, renderer)
        case .button: ToggleButtonMount(node, renderer)
        }
    }
}

/// A mount for a native widget that is on or off.
class ToggleMount: InputMount {
    fileprivate var changes: SignalConnection!
    fileprivate var toggle: _ToggleInput { node.item.value(as: _ToggleInput.self) }

    /// A Boolean value that indicates whether the widget is on.
    fileprivate var isActive: Bool { preconditionFailure("abstract") }

    /// Creates a mount.
    ///
    /// - Parameters:
    ///   - node: The node to show.
    ///   - renderer: The renderer of the window.
    ///   - widget: The widget.
    ///   - signal: The signal that the widget emits when it is turned on or off.
    fileprivate init(
        _ node: _ViewNode, _ renderer: GtkRenderer, _ widget: UnsafeMutablePointer<GtkWidget>, signal: String
    ) {
        super.init(node, renderer, widget)
        changes = signals.connect(signal, to: child) { [unowned self] in write() }
        update()
    }

    private func write() {
        toggle._set(isActive)
        // The binding may reject the change.
        MainLoop.beforeNextFrame { [weak self] in self?.update() }
    }
}

/// A mount for a native switch.
final class SwitchMount: ToggleMount {
    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, gtk_switch_new(), signal: "notify::active")
    }

    override var isActive: Bool { gtk_switch_get_active(child.opaque) != 0 }

    override func update() {
        super.update()
        let isOn = toggle._isOn == true
        guard isActive != isOn else { return }
        changes.paused { gtk_switch_set_active(child.opaque, isOn ? 1 : 0) }
    }
}

/// A mount for a native check button.
final class CheckboxMount: ToggleMount {
    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, cork_check_button_new(nil), signal: "toggled")
    }

    override var isActive: Bool { gtk_check_button_get_active(child.cast()) != 0 }

    override func update() {
        super.update()
        changes.paused {
            gtk_check_button_set_inconsistent(child.cast(), toggle._isOn == nil ? 1 : 0)
            gtk_check_button_set_active(child.cast(), toggle._isOn == true ? 1 : 0)
        }
    }
}

/// A mount for a native toggle button, with a label inside.
final class ToggleButtonMount: ToggleMount {
    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, gtk_toggle_button_new(), signal: "toggled")
    }

    override var isActive: Bool { gtk_toggle_button_get_active(child.cast()) != 0 }

    override func name(_ name: String) {
        super.name(name)
        guard gtk_button_get_label(child.cast()).map({ String(cString: $0) }) != name else { return }
        gtk_button_set_label(child.cast(), name)
        node.invalidateLayout()
    }

    override func update() {
        super.update()
        changes.paused { gtk_toggle_button_set_active(child.cast(), toggle._isOn == true ? 1 : 0) }
        if toggle._isOn == nil {
            gtk_widget_set_state_flags(child, GTK_STATE_FLAG_INCONSISTENT, 0)
        } else {
            gtk_widget_unset_state_flags(child, GTK_STATE_FLAG_INCONSISTENT)
        }
    }
}
