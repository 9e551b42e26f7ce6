import Foundation

/// The buttons of a stepper, without its label.
public struct _StepperInput: _InputView {
    private let value: (@MainActor () -> Double?)?
    /// Returns the action of the increment button, or `nil` while it is disabled.
    private let increment: @MainActor () -> (@MainActor () -> Void)?
    private let decrement: @MainActor () -> (@MainActor () -> Void)?
    private let editing: @MainActor (Bool) -> Void

    init(
        value: (@MainActor () -> Double?)?, increment: @escaping @MainActor () -> (@MainActor () -> Void)?,
        decrement: @escaping @MainActor () -> (@MainActor () -> Void)?, editing: @escaping @MainActor (Bool) -> Void
    ) {
        self.value = value
        self.increment = increment
        self.decrement = decrement
        self.editing = editing
    }

    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ editing: @escaping @MainActor (Bool) -> Void
    ) {
        func change(by step: V.Stride) -> (@MainActor () -> Void)? {
            let old = value.wrappedValue
            guard let new = advanced(old, by: step, within: bounds), new != old else { return nil }
            return { value.wrappedValue = new }
        }
        self.init(
            value: { number(value.wrappedValue) }, increment: { change(by: step) }, decrement: { change(by: -step) },
            editing: editing)
    }

    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = (_value, increment(), decrement()) }
    /// The description of the view for tests and assistive technologies.
    public var _description: _LeafDescription { _LeafDescription(value: _value.map { "\($0)" }) }
    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize { CGSize(width: 72, height: 32) }

    /// The value as a number, or `nil` if it is not numeric.
    public var _value: Double? { value?() }
    /// A Boolean value that indicates whether the increment button is enabled.
    public var _canIncrement: Bool { increment() != nil }
    /// A Boolean value that indicates whether the decrement button is enabled.
    public var _canDecrement: Bool { decrement() != nil }

    /// Performs a step up.
    public func _increment() { perform(increment()) }
    /// Performs a step down.
    public func _decrement() { perform(decrement()) }

    private func perform(_ step: (@MainActor () -> Void)?) {
        guard let step else { return }
        editing(true)
        step()
        editing(false)
    }
}

/// Returns a value advanced by a step and clamped to bounds, or `nil` if there is no such value in this direction.
private func advanced<V: Strideable>(_ value: V, by step: V.Stride, within bounds: ClosedRange<V>?) -> V? {
    guard let bounds else { return sum(value, step) }
    let next = sum(value, step) ?? (step < 0 ? bounds.lowerBound : bounds.upperBound)
    let reached = min(max(next, bounds.lowerBound), bounds.upperBound)
    // A value beyond a bound can step towards the range, but not away from it.
    return (step < 0 ? reached < value : reached > value) ? reached : nil
}

/// Returns a value advanced by a step, or `nil` if the result overflows.
private func sum<V: Strideable>(_ value: V, _ step: V.Stride) -> V? {
    func add<I: FixedWidthInteger>(_ value: I) -> V? {
        guard let step = step as? Int else { return nil }
        let (result, overflows) = Int128(value).addingReportingOverflow(Int128(step))
        return overflows ? nil : I(exactly: result) as? V
    }
    if let integer = value as? any FixedWidthInteger { return add(integer) }
    return value.advanced(by: step)
}

private func number<V>(_ value: V) -> Double? {
    if let value = value as? any BinaryInteger { return Double(value) }
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    return nil
}
