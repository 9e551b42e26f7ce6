import CorkUI
import Foundation

/// The values of controls, and actions that change them.
extension TestElement {
    /// The value that a screen reader announces.
    ///
    /// The value is that of `accessibilityValue(_:)`, or else the text of a field, the number of a slider, the title
    /// of a picker's selection, or `on`, `off` or `mixed`. It is `nil` for other elements.
    public var value: String? {
        if let value = detail(.value) { return value }
        if let picker = input(as: (any _PickerChoices).self) {
            return picker.view._options(at: picker.node).first(where: \.isSelected)?.title ?? ""
        }
        if let toggle = node as? any AnyToggleNode { return toggle.isOn.map { $0 ? "on" : "off" } ?? "mixed" }
        let parts = input(as: (any _InputView).self).map { ($0.view as any _LeafView) }
        return (parts ?? input(as: (any _LeafView).self)?.view)?._description.value
    }

    /// Returns the input view of a type in this element, and its node.
    func input<Input>(as type: Input.Type) -> (view: Input, node: _ViewNode)? {
        func find(_ node: _ViewNode, isInside: Bool) -> (view: Input, node: _ViewNode)? {
            if let input = node.inputNode { return find(input, isInside: node is any AnyControlNode) }
            if let view = node.item.view as? Input { return (view, node) }
            guard isInside || node.kind == nil && node.children.count == 1 else { return nil }
            return node.children.firstAnswer { find($0, isInside: isInside) }
        }
        return find(node, isInside: false)
    }

    /// Replaces the text of this field or editor, as typing would; has no effect if it is disabled.
    public func set(_ value: String) {
        guard let field = input(as: (any _TextInput).self) else {
            preconditionFailure("Only a TextField, a SecureField or a TextEditor takes text, not a \(kind)")
        }
        if field.node.environment.isEnabled { field.view._text.wrappedValue = value }
        host.settle()
    }

    /// Turns this toggle on or off; has no effect if it is disabled.
    public func set(_ value: Bool) {
        guard let toggle = input(as: _ToggleInput.self) else {
            preconditionFailure("Only a Toggle is switched, not a \(kind)")
        }
        if toggle.node.environment.isEnabled { toggle.view._set(value) }
        host.settle()
    }

    /// Chooses a color in this color picker; has no effect if it is disabled.
    public func set(_ value: Color) {
        guard let picker = input(as: _ColorInput.self) else {
            preconditionFailure("Only a ColorPicker takes a colour, not a \(kind)")
        }
        if picker.node.environment.isEnabled { picker.view._choose(value.resolve(in: picker.node.environment)) }
        host.settle()
    }

    /// Increments this stepper, if possible.
    public func increment() { step { $0._increment() } }
    /// Decrements this stepper, if possible.
    public func decrement() { step { $0._decrement() } }

    private func step(_ take: (_StepperInput) -> Void) {
        guard let stepper = input(as: _StepperInput.self) else {
            preconditionFailure("Only a Stepper takes steps, not a \(kind)")
        }
        if stepper.node.environment.isEnabled { take(stepper.view) }
        host.settle()
    }

    /// Adjusts this element as assistive technologies do; has no effect if it is disabled.
    public func adjust(_ direction: AccessibilityAdjustmentDirection) {
        guard let adjustable = around({ $0 as? AccessibilityAdjustableNode }) else {
            preconditionFailure("Only a view with accessibilityAdjustableAction(_:) is adjusted, not a \(kind)")
        }
        adjustable.adjust(to: adjustable.value + (direction == .increment ? 1 : -1))
        host.settle()
    }

    /// The names of the actions that modifiers of this element add for assistive technologies; the default action is “click”.
    public var accessibilityActions: [String] { actionsAround.map { $0.kind.name ?? Self.click } }

    /// Performs an action that a modifier of this element adds for assistive technologies; has no effect if it is disabled.
    ///
    /// - Parameter name: The name of the action, or “click” for the default action.
    public func performAccessibilityAction(_ name: String) {
        actionsAround.first { ($0.kind.name ?? Self.click) == name }?.handler()
        host.settle()
    }

    private static var click: String { "click" }

    /// The actions of modifiers around the element, the outermost first.
    private var actionsAround: [AccessibilityAction] {
        sequence(first: node, next: \.parent).dropFirst().prefix { $0.kind == nil }
            .compactMap { ($0 as? AccessibilityActionNode)?.actions }.reversed().flatMap(\.self)
    }

    /// Presses this button until ``release()``; has no effect if it is disabled.
    public func pressDown() { setPressed(true) }
    /// Releases this button, which performs its action if it was pressed.
    public func release() { setPressed(false) }

    private func setPressed(_ isPressed: Bool) {
        guard let button = node as? any AnyButtonNode else {
            preconditionFailure("Only a Button is held down, not a \(kind)")
        }
        if isEnabled, button.isPressed != isPressed {
            button.isPressed = isPressed
            if !isPressed { button.activate() }
        }
        host.settle()
    }

    /// The date of this date picker; `nil` for other elements.
    public var date: Date? { (node.item.view as? any _AnyDatePicker)?._date }

    /// Chooses a date in this date picker; has no effect if it is disabled.
    public func set(_ date: Date) {
        guard let picker = node.item.view as? any _AnyDatePicker else {
            preconditionFailure("Only a DatePicker takes a date, not a \(kind)")
        }
        if isEnabled { picker._choose(date) }
        host.settle()
    }

    /// Moves this slider, as dragging it would; has no effect if it is disabled.
    public func set(_ value: Double) { drag(through: [value]) }

    /// Drags this slider through several values and releases it; has no effect if it is disabled.
    public func drag(through values: [Double]) {
        guard let slider = input(as: _SliderInput.self) else {
            preconditionFailure("Only a Slider takes a number, not a \(kind)")
        }
        guard slider.node.environment.isEnabled else { return }
        slider.view._editing(true)
        for value in values {
            input(as: _SliderInput.self)?.view._move(to: value)
            host.settle()
        }
        input(as: _SliderInput.self)?.view._editing(false)
        host.settle()
    }
}
