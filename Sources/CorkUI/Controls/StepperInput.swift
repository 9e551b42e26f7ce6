import Foundation

/// The two buttons of a stepper.
public struct _StepperInput: _InputView {
    private let value: (@MainActor () -> Double?)?
    /// What the buttons do now; nil where they cannot be used.
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
    /// What tests and assistive technologies are told about the view.
    public var _description: _LeafDescription { _LeafDescription(value: _value.map { "\($0)" }) }
    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize { CGSize(width: 72, height: 32) }

    /// The value as a number, nil where it is none.
    public var _value: Double? { value?() }
    /// Whether the upper button can be used.
    public var _canIncrement: Bool { increment() != nil }
    /// Whether the lower button can be used.
    public var _canDecrement: Bool { decrement() != nil }

    /// Takes a step up.
    public func _increment() { perform(increment()) }
    /// Takes a step down.
    public func _decrement() { perform(decrement()) }

    private func perform(_ step: (@MainActor () -> Void)?) {
        guard let step else { return }
        editing(true)
        step()
        editing(false)
    }
}

/// A value a step further, no further than its bounds; nil where its type does not go so far.
private func advanced<V: Strideable>(_ value: V, by step: V.Stride, within bounds: ClosedRange<V>?) -> V? {
    guard let bounds else { return sum(value, step) }
    let next = sum(value, step) ?? (step < 0 ? bounds.lowerBound : bounds.upperBound)
    let reached = min(max(next, bounds.lowerBound), bounds.upperBound)
    // From outside of the bounds there is a way in, and none further out.
    return (step < 0 ? reached < value : reached > value) ? reached : nil
}

/// A value a step further; nil where its type does not go so far.
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
