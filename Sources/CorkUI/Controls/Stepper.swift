import Foundation

/// A control with two buttons, which increment and decrement a value.
public struct Stepper<Label: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _StepperParts

    /// Creates a stepper with custom actions and a label.
    ///
    /// - Parameters:
    ///   - label: A view that describes the purpose of the control.
    ///   - onIncrement: The action of the increment button. `nil` disables the button.
    ///   - onDecrement: The action of the decrement button. `nil` disables the button.
    ///   - onEditingChanged: Called with `true` before and with `false` after each step.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        _label = label()
        _input = _StepperParts(
            stepper: _StepperInput(
                value: nil, increment: { onIncrement }, decrement: { onDecrement }, editing: onEditingChanged))
    }

    /// Creates a stepper for a value, with a label.
    ///
    /// - Parameters:
    ///   - value: The value, which changes within the limits of its type.
    ///   - step: The distance between two values.
    ///   - label: A view that describes the purpose of the control.
    ///   - onEditingChanged: Called with `true` before and with `false` after each step.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        _label = label()
        _input = _StepperParts(stepper: _StepperInput(value, nil, step, onEditingChanged))
    }

    /// Creates a stepper for a value within a range, with a label; the last step ends at the bound.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - bounds: The range of valid values.
    ///   - step: The distance between two values.
    ///   - label: A view that describes the purpose of the control.
    ///   - onEditingChanged: Called with `true` before and with `false` after each step.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        _label = label()
        _input = _StepperParts(stepper: _StepperInput(value, bounds, step, onEditingChanged))
    }

    /// Creates a stepper beside a field for the value, with a label.
    ///
    /// - Parameters:
    ///   - value: The value, which changes within the limits of its type.
    ///   - step: The distance between two values.
    ///   - format: The style that formats and parses the value in the field.
    ///   - label: A view that describes the purpose of the control.
    ///   - onEditingChanged: Called with `true` before and with `false` after each step.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        _label = label()
        _input = _StepperParts(
            field: TextField("", value: value, format: format),
            stepper: _StepperInput(value, nil, step, onEditingChanged))
    }

    /// Creates a stepper for a value within a range beside a field for the value, with a label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        _label = label()
        _input = _StepperParts(
            field: TextField("", value: value, format: format),
            stepper: _StepperInput(value, bounds, step, onEditingChanged))
    }
}

/// The buttons of a stepper, beside a field for its value or alone.
public struct _StepperParts: View {
    var field: TextField?
    let stepper: _StepperInput

    /// The content and behavior of the view.
    public var body: some View {
        HStack {
            if let field { field.frame(width: 80) }
            stepper
        }
    }
}

@MainActor
extension Stepper where Label == Text {
    /// Creates a stepper with custom actions and a localized title.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value, with a localized title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value within a range, with a localized title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with custom actions and a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value within a range, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper beside a field for the value, with a localized title.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value within a range beside a field for the value, with a localized title.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }
}
