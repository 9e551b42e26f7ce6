import Foundation

/// Shows where a value is between two bounds: a bar with what it is above, the bounds beside and the value below.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _GaugeParts<CurrentValueLabel, BoundsLabel>

    /// Where the label stands unless the environment says otherwise.
    public static var _labelPlacement: _LabelPlacement { .above }

    /// A bar with labels for the value and its bounds.
    ///
    /// - Parameters:
    ///   - value: where it is; what is beyond a bound is shown at the bound, and what is no number at the lower one.
    ///   - bounds: the least and the greatest value.
    ///   - label: what it is.
    ///   - currentValueLabel: the value as it is read; screen readers say its texts.
    ///   - minimumValueLabel: the least value as it is read.
    ///   - maximumValueLabel: the greatest value as it is read.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        _label = label()
        _input = _GaugeParts(
            bar: _GaugeBar(_value: Double(value), _bounds: Double(bounds.lowerBound)...Double(bounds.upperBound)),
            value: currentValueLabel(), least: minimumValueLabel(), greatest: maximumValueLabel())
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// A bar with a label for the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    /// A bar under what it is.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
    }
}

/// The bar of a gauge, with what stands beside and below it.
public struct _GaugeParts<CurrentValueLabel: View, BoundsLabel: View>: View {
    let bar: _GaugeBar
    let value: CurrentValueLabel
    let least: BoundsLabel
    let greatest: BoundsLabel

    /// The content that is shown.
    public var body: some View {
        VStack(spacing: 4) {
            HStack {
                least
                bar
                greatest
            }
            value
        }
    }
}

/// The bar of a gauge.
public struct _GaugeBar: _InputView, Equatable {
    /// The location.
    public let _value: Double
    /// The least and the greatest value.
    public let _bounds: ClosedRange<Double>

    /// Whether the view is a control beside a label.
    public static var _isInput: Bool { false }

    /// How much of the bar is filled, 0 to 1.
    public var _fraction: Double {
        let fraction = (_value - _bounds.lowerBound) / (_bounds.upperBound - _bounds.lowerBound)
        return fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }

    /// What tests and assistive technologies are told about the view.
    public var _description: _LeafDescription { _LeafDescription(value: "\(Int((_fraction * 100).rounded())) %") }

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: 8)
    }
}
