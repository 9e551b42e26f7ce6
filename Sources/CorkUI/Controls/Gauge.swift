import Foundation

/// A view that shows a value within a range as a bar.
///
/// The label is above the bar, the labels of the bounds are beside it, and the label of the value is below.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _GaugeParts<CurrentValueLabel, BoundsLabel>

    /// The default placement of the label.
    public static var _labelPlacement: _LabelPlacement { .above }

    /// Creates a gauge with labels for the value and its bounds.
    ///
    /// - Parameters:
    ///   - value: The value to show. The gauge shows a value beyond a bound at that bound, and a value that is not a
    ///     number at the lower bound.
    ///   - bounds: The least and the greatest value.
    ///   - label: A view that describes the purpose of the gauge.
    ///   - currentValueLabel: A view that describes the value; screen readers speak its texts.
    ///   - minimumValueLabel: A view that describes the lower bound.
    ///   - maximumValueLabel: A view that describes the upper bound.
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
    /// Creates a gauge with a label for the value.
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
    /// Creates a gauge with a label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
    }
}

/// The bar of a gauge, with the labels beside and below it.
public struct _GaugeParts<CurrentValueLabel: View, BoundsLabel: View>: View {
    let bar: _GaugeBar
    let value: CurrentValueLabel
    let least: BoundsLabel
    let greatest: BoundsLabel
    @Environment(\.gaugeLook) private var look
    @Environment(\.controlSize) private var size

    init(bar: _GaugeBar, value: CurrentValueLabel, least: BoundsLabel, greatest: BoundsLabel) {
        (self.bar, self.value, self.least, self.greatest) = (bar, value, least, greatest)
    }

    /// The content and behavior of the view.
    public var body: some View {
        switch look {
        case .linear:
            VStack(spacing: 4) {
                HStack {
                    least
                    bar
                    greatest
                }
                value
            }
        case .circular:
            VStack(spacing: 2) {
                ZStack {
                    ProgressRing(fraction: bar._fraction, side: 48)
                    value
                }
                HStack {
                    least
                    greatest
                }
                .font(.caption)
            }
        }
    }
}

/// The bar of a gauge.
public struct _GaugeBar: _InputView, Equatable {
    /// The value, which may be beyond the bounds.
    public let _value: Double
    /// The least and the greatest value.
    public let _bounds: ClosedRange<Double>

    /// A Boolean value that indicates whether the view is a control beside a label.
    public static var _isInput: Bool { false }

    /// The filled part of the bar, from 0 to 1.
    public var _fraction: Double {
        if _value.isNaN || _value <= _bounds.lowerBound { return 0 }
        if _value >= _bounds.upperBound { return 1 }
        let fraction = (_value - _bounds.lowerBound) / (_bounds.upperBound - _bounds.lowerBound)
        return fraction.isFinite ? fraction : 0
    }

    /// The description of the view for tests and assistive technologies.
    public var _description: _LeafDescription { _LeafDescription(value: "\(Int((_fraction * 100).rounded())) %") }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: 8)
    }
}
