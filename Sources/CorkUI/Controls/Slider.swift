import Foundation

/// A value chosen along a line, by pointer or by the arrow keys.
public struct Slider<Label: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _SliderInput

    /// A slider that takes every value of a range.
    ///
    /// - Parameters:
    ///   - value: read and written while the slider moves; one outside of the bounds is shown at the nearer end.
    ///   - bounds: finite; anything else counts as 0 to 1.
    ///   - label: what it is for.
    ///   - onEditingChanged: called with true before the slider is moved, by pointer or by a key, and with false after.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        _input = _SliderInput(value, bounds, step: nil, onEditingChanged)
        _label = label()
    }

    /// A slider that takes every value of a range, with ticks and its value in words.
    ///
    /// - Parameters:
    ///   - value: read and written while the slider moves; one outside of the bounds is shown at the nearer end.
    ///   - bounds: finite; anything else counts as 0 to 1.
    ///   - enabledBounds: the part of the bounds that the slider can be moved in; nil for all.
    ///   - label: what it is for.
    ///   - currentValueLabel: the value as it is read; screen readers say its text.
    ///   - ticks: where the line has ticks.
    ///   - onEditingChanged: called with true before the slider is moved, by pointer or by a key, and with false after.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        var input = _SliderInput(value, bounds, step: nil, onEditingChanged)
        input.limit(to: enabledBounds)
        input.valueText = currentValueLabel().plainText
        input.ticks = _SliderInput.Tick.all(ticks().body)
        (_input, _label) = (input, label())
    }

    /// A slider that takes some values of a range, those whole steps away from its beginning, with ticks and its value in
    /// words.
    ///
    /// - Parameters:
    ///   - value: read and written while the slider moves; one outside of the bounds is shown at the nearer end.
    ///   - bounds: finite; anything else counts as 0 to 1.
    ///   - step: the distance between two values, above 0; anything else counts as none.
    ///   - enabledBounds: the part of the bounds that the slider can be moved in; nil for all.
    ///   - label: what it is for.
    ///   - currentValueLabel: the value as it is read; screen readers say its text.
    ///   - tick: the tick at a value that the slider takes; nil for none.
    ///   - onEditingChanged: called with true before the slider is moved, by pointer or by a key, and with false after.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        var input = _SliderInput(value, bounds, step: Double(step), onEditingChanged)
        input.limit(to: enabledBounds)
        input.valueText = currentValueLabel().plainText
        input.ticks = _SliderInput.Tick.all(input.steps.compactMap { tick(V($0)) })
        (_input, _label) = (input, label())
    }

    /// A slider that takes some values of a range: those whole steps away from its beginning.
    ///
    /// Each value has a tick where there are at most twenty.
    ///
    /// - Parameters:
    ///   - value: read and written while the slider moves; one outside of the bounds is shown at the nearer end.
    ///   - bounds: finite; anything else counts as 0 to 1.
    ///   - step: the distance between two values, above 0; anything else counts as none.
    ///   - label: what it is for.
    ///   - onEditingChanged: called with true before the slider is moved, by pointer or by a key, and with false after.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        var input = _SliderInput(value, bounds, step: Double(step), onEditingChanged)
        let steps = input.steps
        if steps.count <= _SliderInput.mostTicks {
            input.ticks = steps.map { _SliderInput.Tick(value: $0, label: nil) }
        }
        (_input, _label) = (input, label())
    }
}

extension Slider where Label == EmptyView {
    /// A slider that takes every value of a range, without a label: name it with `accessibilityLabel(_:)`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A slider that takes some values of a range, without a label: name it with `accessibilityLabel(_:)`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

/// The line of a slider.
public struct _SliderInput: _InputView {
    private let value: Binding<Double>
    /// The values it reaches.
    public let _bounds: ClosedRange<Double>
    /// The distance between two values it takes; nil where it takes all.
    public let _step: Double?
    /// Told before and after it is moved.
    public let _editing: @MainActor (Bool) -> Void
    /// The values it can be moved to, within the bounds.
    private var reach: ClosedRange<Double>
    fileprivate var ticks: [Tick] = []
    fileprivate var valueText: String?

    /// A mark beside the line.
    public struct Tick: Equatable, Sendable {
        /// Where it is, in the unit of the bounds.
        public var value: Double
        /// What is read there; nil for nothing.
        public var label: String?
    }

    /// Steps that are more than these have no ticks unless they are asked for.
    fileprivate static var mostTicks: Int { 20 }

    /// The ticks within the bounds.
    public var _ticks: [Tick] { ticks.filter { _bounds.contains($0.value) } }

    /// The value in words; nil for its digits.
    public var _valueText: String? { valueText }

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, _ editing: @escaping @MainActor (Bool) -> Void
    ) {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        let isFinite = bounds.lowerBound.isFinite && bounds.upperBound.isFinite
        _bounds = isFinite ? Double(bounds.lowerBound)...Double(bounds.upperBound) : 0...1
        _step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        _editing = editing
        reach = _bounds
    }

    /// The values that it takes, in order; none where it takes all, and at most 1,000.
    fileprivate var steps: [Double] {
        guard let _step else { return [] }
        let count = min(((_bounds.upperBound - _bounds.lowerBound) / _step + 1e-9).rounded(.down), 999)
        return (0...Int(count)).map { _bounds.lowerBound + Double($0) * _step }
    }

    fileprivate mutating func limit<V: BinaryFloatingPoint>(to enabled: ClosedRange<V>?) {
        guard let enabled, enabled.lowerBound.isFinite, enabled.upperBound.isFinite else { return }
        reach = (Double(enabled.lowerBound)...Double(enabled.upperBound)).clamped(to: _bounds)
    }

    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = value.wrappedValue }
    /// What tests and assistive technologies are told about the view.
    public var _description: _LeafDescription { _LeafDescription(value: valueText ?? "\(_value)") }

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: 24)
    }

    /// Where the slider stands, within its bounds.
    public var _value: Double {
        let value = value.wrappedValue
        return value.isNaN ? _bounds.lowerBound : min(max(value, _bounds.lowerBound), _bounds.upperBound)
    }

    /// Moves the slider to the nearest value it takes.
    public func _move(to wanted: Double) {
        guard !wanted.isNaN else { return }
        var wanted = wanted
        if let _step {
            let steps = ((wanted - _bounds.lowerBound) / _step).rounded()
            // The last step may not reach the end.
            let most = ((_bounds.upperBound - _bounds.lowerBound) / _step + 1e-9).rounded(.down)
            wanted = _bounds.lowerBound + min(max(steps, 0), most) * _step
        }
        wanted = min(max(wanted, reach.lowerBound), reach.upperBound)
        if wanted != value.wrappedValue { value.wrappedValue = wanted }
    }
}
