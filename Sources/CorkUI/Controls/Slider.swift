import Foundation

/// A control for selecting a value from a range, with the pointer or the arrow keys.
public struct Slider<Label: View, ValueLabel: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _SliderParts<ValueLabel>

    private init(_ input: _SliderInput, _ label: Label, _ least: ValueLabel, _ greatest: ValueLabel) {
        _input = _SliderParts(_slider: input, least: least, greatest: greatest)
        _label = label
    }

    /// Creates a slider for every value of a range, with labels for itself and for the ends of the range.
    ///
    /// - Parameters:
    ///   - value: The selected value, updated while the slider moves. The slider shows a value beyond a bound at that
    ///     bound.
    ///   - bounds: The range of valid values. A range that is not finite counts as 0 to 1.
    ///   - label: A view that describes the purpose of the control.
    ///   - minimumValueLabel: A view before the slider that describes the lower bound.
    ///   - maximumValueLabel: A view after the slider that describes the upper bound.
    ///   - onEditingChanged: Called with `true` before the pointer or a key moves the slider, and with `false` after.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        let input = _SliderInput(value, bounds, step: nil, onEditingChanged)
        self.init(input, label(), minimumValueLabel(), maximumValueLabel())
    }

    /// Creates a slider for values in steps, with labels for itself and for the ends of the range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let input = _SliderInput(value, bounds, step: Double(step), onEditingChanged).withTicks
        self.init(input, label(), minimumValueLabel(), maximumValueLabel())
    }

    /// Creates a slider for every value of a range, with labels for itself and for the ends of the range.
    @available(
        *, deprecated, message: "Use init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)."
    )
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) {
        let input = _SliderInput(value, bounds, step: nil, onEditingChanged)
        self.init(input, label(), minimumValueLabel, maximumValueLabel)
    }

    /// Creates a slider for values in steps, with labels for itself and for the ends of the range.
    @available(
        *, deprecated, message: "Use init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)."
    )
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        let input = _SliderInput(value, bounds, step: Double(step), onEditingChanged).withTicks
        self.init(input, label(), minimumValueLabel, maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    private init(_ input: _SliderInput, label: Label) { self.init(input, label, EmptyView(), EmptyView()) }

    /// Creates a slider for every value of a range, with a label.
    ///
    /// - Parameters:
    ///   - value: The selected value, updated while the slider moves. The slider shows a value beyond a bound at that
    ///     bound.
    ///   - bounds: The range of valid values. A range that is not finite counts as 0 to 1.
    ///   - label: A view that describes the purpose of the control.
    ///   - onEditingChanged: Called with `true` before the pointer or a key moves the slider, and with `false` after.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(_SliderInput(value, bounds, step: nil, onEditingChanged), label: label())
    }

    /// Creates a slider for every value of a range, with a label, a description of its value, and ticks.
    ///
    /// - Parameters:
    ///   - value: The selected value, updated while the slider moves. The slider shows a value beyond a bound at that
    ///     bound.
    ///   - bounds: The range of valid values. A range that is not finite counts as 0 to 1.
    ///   - enabledBounds: The part of the bounds that people can select from. `nil` enables all of it.
    ///   - label: A view that describes the purpose of the control.
    ///   - currentValueLabel: A view that describes the current value; screen readers speak its text.
    ///   - ticks: The ticks of the slider.
    ///   - onEditingChanged: Called with `true` before the pointer or a key moves the slider, and with `false` after.
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
        self.init(input, label: label())
    }

    /// Creates a slider for values in steps, with a label, a description of its value, and ticks.
    ///
    /// The values are whole steps away from the lower bound.
    ///
    /// - Parameters:
    ///   - value: The selected value, updated while the slider moves. The slider shows a value beyond a bound at that
    ///     bound.
    ///   - bounds: The range of valid values. A range that is not finite counts as 0 to 1.
    ///   - step: The distance between two values, above 0. Any other number allows every value.
    ///   - enabledBounds: The part of the bounds that people can select from. `nil` enables all of it.
    ///   - label: A view that describes the purpose of the control.
    ///   - currentValueLabel: A view that describes the current value; screen readers speak its text.
    ///   - tick: A closure that returns the tick at a value of the slider, or `nil` for none.
    ///   - onEditingChanged: Called with `true` before the pointer or a key moves the slider, and with `false` after.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        var input = _SliderInput(value, bounds, step: Double(step), onEditingChanged)
        input.limit(to: enabledBounds)
        input.valueText = currentValueLabel().plainText
        input.ticks = _SliderInput.Tick.all(input.steps.compactMap { tick(V($0)) })
        self.init(input, label: label())
    }

    /// Creates a slider for values in steps, with a label.
    ///
    /// The values are whole steps away from the lower bound. Each has a tick if there are at most twenty.
    ///
    /// - Parameters:
    ///   - value: The selected value, updated while the slider moves. The slider shows a value beyond a bound at that
    ///     bound.
    ///   - bounds: The range of valid values. A range that is not finite counts as 0 to 1.
    ///   - step: The distance between two values, above 0. Any other number allows every value.
    ///   - label: A view that describes the purpose of the control.
    ///   - onEditingChanged: Called with `true` before the pointer or a key moves the slider, and with `false` after.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(_SliderInput(value, bounds, step: Double(step), onEditingChanged).withTicks, label: label())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider for every value of a range, without a label; use `accessibilityLabel(_:)` to name it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider for values in steps, without a label; use `accessibilityLabel(_:)` to name it.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

/// A slider between the labels of its bounds.
public struct _SliderParts<ValueLabel: View>: View {
    /// The slider.
    public let _slider: _SliderInput
    let least: ValueLabel
    let greatest: ValueLabel

    /// The content and behavior of the view.
    public var body: some View {
        HStack {
            least
            _slider
            greatest
        }
    }
}

/// The control of a slider, without its label.
public struct _SliderInput: _InputView {
    private let value: Binding<Double>
    /// The range of values that the slider shows.
    public let _bounds: ClosedRange<Double>
    /// The distance between two values, or `nil` if the slider has every value of the range.
    public let _step: Double?
    /// Called with `true` before and with `false` after the slider is moved.
    public let _editing: @MainActor (Bool) -> Void
    /// The range of values that people can select, within the bounds.
    private var reach: ClosedRange<Double>
    fileprivate var ticks: [Tick] = []
    fileprivate var valueText: String?

    /// A mark beside the slider.
    public struct Tick: Equatable, Sendable {
        /// The value at the tick, in the unit of the bounds.
        public var value: Double
        /// The label of the tick, if it has one.
        public var label: String?
    }

    /// The largest number of steps that have ticks by default.
    fileprivate static var mostTicks: Int { 20 }

    /// The ticks within the bounds.
    public var _ticks: [Tick] { ticks.filter { _bounds.contains($0.value) } }

    /// The description of the value in words, or `nil` to show the number.
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

    /// The values of the slider in order, at most 1,000; empty for a slider without steps.
    fileprivate var steps: [Double] {
        guard let _step else { return [] }
        let count = min(((_bounds.upperBound - _bounds.lowerBound) / _step + 1e-9).rounded(.down), 999)
        return (0...Int(count)).map { _bounds.lowerBound + Double($0) * _step }
    }

    /// The slider with a tick for each step if there are at most twenty.
    fileprivate var withTicks: _SliderInput {
        var input = self
        let steps = steps
        if steps.count <= Self.mostTicks { input.ticks = steps.map { Tick(value: $0, label: nil) } }
        return input
    }

    fileprivate mutating func limit<V: BinaryFloatingPoint>(to enabled: ClosedRange<V>?) {
        guard let enabled, enabled.lowerBound.isFinite, enabled.upperBound.isFinite else { return }
        reach = (Double(enabled.lowerBound)...Double(enabled.upperBound)).clamped(to: _bounds)
    }

    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = value.wrappedValue }
    /// The description of the view for tests and assistive technologies.
    public var _description: _LeafDescription { _LeafDescription(value: valueText ?? "\(_value)") }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: 24)
    }

    /// The current value, clamped to the bounds.
    public var _value: Double {
        let value = value.wrappedValue
        return value.isNaN ? _bounds.lowerBound : min(max(value, _bounds.lowerBound), _bounds.upperBound)
    }

    /// Moves the slider to the nearest valid value.
    public func _move(to wanted: Double) {
        guard !wanted.isNaN else { return }
        var wanted = wanted
        if let _step {
            let steps = ((wanted - _bounds.lowerBound) / _step).rounded()
            // The first and the last step may be within the selectable range.
            let least = ((reach.lowerBound - _bounds.lowerBound) / _step - 1e-9).rounded(.up)
            let most = ((reach.upperBound - _bounds.lowerBound) / _step + 1e-9).rounded(.down)
            guard least <= most else { return }
            wanted = _bounds.lowerBound + min(max(steps, least), most) * _step
        } else {
            wanted = min(max(wanted, reach.lowerBound), reach.upperBound)
        }
        if wanted != value.wrappedValue { value.wrappedValue = wanted }
    }
}
