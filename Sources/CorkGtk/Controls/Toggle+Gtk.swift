import CGtk
import CorkUI
import Foundation

extension _ToggleInput: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount {
        node.environment._hasCheckboxes ? CheckboxMount(node, renderer) : SwitchMount(node, renderer)
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
