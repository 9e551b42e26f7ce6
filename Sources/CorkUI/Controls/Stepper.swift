import Foundation

/// Two buttons that make a value larger and smaller.
public struct Stepper<Label: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _StepperInput

    /// Buttons that do something of their own.
    ///
    /// - Parameters:
    ///   - label: what they are for.
    ///   - onIncrement: what the upper one does; nil where it cannot be used.
    ///   - onDecrement: what the lower one does; nil where it cannot be used.
    ///   - onEditingChanged: called with true before and with false after.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        _label = label()
        _input = _StepperInput(
            value: nil, increment: { onIncrement }, decrement: { onDecrement }, editing: onEditingChanged)
    }

    /// Buttons that change a value by steps.
    ///
    /// - Parameters:
    ///   - value: read, and written at each step, as far as its type goes.
    ///   - step: how far.
    ///   - label: what it is for.
    ///   - onEditingChanged: called with true before and with false after.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        _label = label()
        _input = _StepperInput(value, nil, step, onEditingChanged)
    }

    /// Buttons that change a value by steps within bounds; the last step ends at the bound.
    ///
    /// - Parameters:
    ///   - value: read, and written at each step.
    ///   - bounds: what it reaches.
    ///   - step: how far.
    ///   - label: what it is for.
    ///   - onEditingChanged: called with true before and with false after.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        _label = label()
        _input = _StepperInput(value, bounds, step, onEditingChanged)
    }
}

@MainActor
extension Stepper where Label == Text {
    /// Buttons with a title, which is translated, that do something of their own.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Buttons with a title, which is translated, that change a value by steps.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Buttons with a title, which is translated, that change a value by steps within bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Buttons with a title that do something of their own.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Buttons with a title that change a value by steps.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Buttons with a title that change a value by steps within bounds.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
