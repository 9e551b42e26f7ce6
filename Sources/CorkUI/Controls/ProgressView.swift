import Foundation

/// How far something is; or that something goes on, where that is not known.
public struct ProgressView<Label: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _ProgressBar

    /// Where the label stands unless the environment says otherwise.
    public static var _labelPlacement: _LabelPlacement { .above }

    /// Shows that something goes on, under a label.
    public init(@ViewBuilder label: () -> Label) {
        _input = _ProgressBar(_fraction: nil)
        _label = label()
    }

    /// Shows how far something is, under a label.
    ///
    /// - Parameters:
    ///   - value: from 0 to `total`; nil where it is not known.
    ///   - total: the end, above 0; with anything else nothing is known.
    ///   - label: what it is.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        let fraction = value.map { Double($0) / Double(total) }
        _input = _ProgressBar(
            _fraction: fraction.flatMap { $0.isFinite && total > 0 ? min(max($0, 0), 1) : nil })
        _label = label()
    }
}

extension ProgressView where Label == EmptyView {
    /// Shows that something goes on.
    public init() { self.init { EmptyView() } }

    /// Shows how far something is, from 0 to `total`; nil where it is not known.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(value: value, total: total) { EmptyView() }
    }
}

@MainActor
extension ProgressView where Label == Text {
    /// Shows that something goes on, under a title, which is translated.
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// Shows that something goes on, under a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    /// Shows how far something is, from 0 to `total`, under a title, which is translated.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Shows how far something is, from 0 to `total`, under a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}

/// The line of a progress view, or what turns in its place.
public struct _ProgressBar: _InputView, Equatable {
    /// How far it is, 0 to 1; nil where that is not known.
    public let _fraction: Double?

    /// Whether the view is a control beside a label.
    public static var _isInput: Bool { false }
    /// Returns whether another value may change the size of the view.
    public func _changesSize(from old: Self) -> Bool { (old._fraction == nil) != (_fraction == nil) }
    /// What tests and assistive technologies are told about the view.
    public var _description: _LeafDescription {
        _LeafDescription(value: _fraction.map { "\(Int(($0 * 100).rounded())) %" })
    }

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: 8)
    }
}
