import CGtk
import CorkUI
import Foundation

extension _ToggleInput: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount {
        switch node.environment._toggleLook {
        case .switch: SwitchMount(node, renderer)
        case .checkbox: CheckboxMount(node, renderer)
        case .button: ToggleButtonMount(node, renderer)
        }
    }
}

/// A native switch.
final class SwitchMount: InputMount {
    private var changes: SignalConnection!

    init(_ node: ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, gtk_switch_new())
        changes = signals.connect("notify::active", to: child) { [unowned self] in write() }
        update()
    }

    private var toggle: _ToggleInput { node.item.view as! _ToggleInput }

    private func write() {
        toggle._set(gtk_switch_get_active(child.opaque) != 0)
        // A binding may keep what it had.
        MainLoop.beforeNextFrame { [weak self] in self?.update() }
    }

    override func update() {
        super.update()
        let isOn = toggle._isOn == true
        guard (gtk_switch_get_active(child.opaque) != 0) != isOn else { return }
        changes.paused { gtk_switch_set_active(child.opaque, isOn ? 1 : 0) }
    }
}

/// A native box with a mark.
final class CheckboxMount: InputMount {
    private var changes: SignalConnection!

    init(_ node: ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, gtk_check_button_new())
        changes = signals.connect("toggled", to: child) { [unowned self] in write() }
        update()
    }

    private var toggle: _ToggleInput { node.item.view as! _ToggleInput }

    private func write() {
        toggle._set(gtk_check_button_get_active(child.cast()) != 0)
        MainLoop.beforeNextFrame { [weak self] in self?.update() }
    }

    override func update() {
        super.update()
        changes.paused {
            gtk_check_button_set_inconsistent(child.cast(), toggle._isOn == nil ? 1 : 0)
            gtk_check_button_set_active(child.cast(), toggle._isOn == true ? 1 : 0)
        }
    }
}

/// A native button that stays down, with the label inside.
final class ToggleButtonMount: InputMount {
    private var changes: SignalConnection!

    init(_ node: ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, gtk_toggle_button_new())
        changes = signals.connect("toggled", to: child) { [unowned self] in write() }
        update()
    }

    private var toggle: _ToggleInput { node.item.view as! _ToggleInput }

    private func write() {
        toggle._set(gtk_toggle_button_get_active(child.cast()) != 0)
        MainLoop.beforeNextFrame { [weak self] in self?.update() }
    }

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
