import CGtk
import CorkUI
import Foundation

extension _StepperInput: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { StepperMount(node, renderer) }
}

/// A mount for two native buttons that are a single value to assistive technologies.
final class StepperMount: InputMount {
    private let down = ObjectRef(sinking: gtk_button_new_from_icon_name("list-remove-symbolic")!)
    private let up = ObjectRef(sinking: gtk_button_new_from_icon_name("list-add-symbolic")!)

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        let box = cork_box_new(GTK_ORIENTATION_HORIZONTAL, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)!
        super.init(node, renderer, box)
        gtk_widget_add_css_class(child, "linked")
        for button in [down, up] { gtk_box_append(child.cast(), button.widget) }
        setAccessibleLabel(Text("Decrease")._description.text, on: down.widget)
        setAccessibleLabel(Text("Increase")._description.text, on: up.widget)
        signals.connect("clicked", to: down) { [unowned self] in stepper._decrement() }
        signals.connect("clicked", to: up) { [unowned self] in stepper._increment() }
        let keys = gtk_event_controller_key_new()!
        signals.answer("key-pressed", of: keys) { [unowned self] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            guard Key.modifiers(state).isEmpty else { return false }
            switch Key.equivalent(key) {
            case .upArrow: stepper._increment()
            case .downArrow: stepper._decrement()
            default: return false
            }
            return true
        }
        gtk_widget_add_controller(child, keys)
        update()
    }

    private var stepper: _StepperInput { node.item.value(as: _StepperInput.self) }

    override func update() {
        super.update()
        gtk_widget_set_sensitive(down.widget, stepper._canDecrement ? 1 : 0)
        gtk_widget_set_sensitive(up.widget, stepper._canIncrement ? 1 : 0)
        if let value = stepper._value { cork_accessible_set_number(child, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value) }
    }
}
