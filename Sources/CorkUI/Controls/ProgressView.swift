import Foundation

/// A view that shows the progress of a task, or activity if the progress is not known.
public struct ProgressView<Label: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _ProgressParts

    /// The default placement of the label.
    public static var _labelPlacement: _LabelPlacement { .above }

    /// Creates a progress view of indeterminate progress, with a label.
    public init(@ViewBuilder label: () -> Label) {
        _input = _ProgressParts(bar: _ProgressBar(_fraction: nil))
        _label = label()
    }

    /// Creates a progress view with a label.
    ///
    /// - Parameters:
    ///   - value: The completed amount, from 0 to `total`, or `nil` for indeterminate progress.
    ///   - total: The amount that means completion, above 0. Any other number makes the progress indeterminate.
    ///   - label: A view that describes the task.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        let fraction = value.map { Double($0) / Double(total) }
        _input = _ProgressParts(
            bar: _ProgressBar(_fraction: fraction.flatMap { $0.isFinite && total > 0 ? min(max($0, 0), 1) : nil }))
        _label = label()
    }

    /// Creates a progress view with labels for itself and for the value.
    public init<V: BinaryFloatingPoint, CurrentValueLabel: View>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let plain = Self(value: value, total: total, label: label)
        _label = plain._label
        _input = _ProgressParts(bar: plain._input.bar, value: AnyView(currentValueLabel()))
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ControlNode<Self>(item, inputs)
    }
}

extension ProgressView where Label == EmptyView {
    /// Creates a progress view of indeterminate progress.
    public init() { self.init { EmptyView() } }

    /// Creates a progress view for a value from 0 to `total`, or `nil` for indeterminate progress.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

@MainActor
extension ProgressView where Label == Text {
    /// Creates a progress view of indeterminate progress, with a localized title.
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// Creates a progress view of indeterminate progress, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    /// Creates a progress view for a value from 0 to `total`, with a localized title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates a progress view for a value from 0 to `total`, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label {
    /// Creates a progress view from the configuration of a style, with the look it has without that style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        _label = configuration.label ?? .init(view: AnyView(EmptyView()))
        _input = _ProgressParts(
            bar: _ProgressBar(_fraction: configuration.fractionCompleted),
            value: configuration.currentValueLabel.map { AnyView($0) })
    }
}

/// The bar of a progress view, or its activity indicator.
public struct _ProgressBar: _InputView, Equatable {
    /// The completed fraction, from 0 to 1, or `nil` for indeterminate progress.
    public let _fraction: Double?

    /// A Boolean value that indicates whether the view is a control beside a label.
    public static var _isInput: Bool { false }
    /// Returns a Boolean value that indicates whether the change from an old value may change the view's size.
    public func _changesSize(from old: Self) -> Bool { (old._fraction == nil) != (_fraction == nil) }
    /// The description of the view for tests and assistive technologies.
    public var _description: _LeafDescription {
        _LeafDescription(value: _fraction.map { "\(Int(($0 * 100).rounded())) %" })
    }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: 8)
    }
}
