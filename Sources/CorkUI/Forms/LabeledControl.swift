/// A control with a label and an input, which people operate.
public protocol _LabeledControl: _UnaryView {
    associatedtype Label: View
    associatedtype Input: View
    /// The label of the control, which is not shown if its type is `EmptyView`.
    var _label: Label { get }
    /// The input, the part of the control that people operate.
    var _input: Input { get }
    /// The default placement of the label.
    static var _labelPlacement: _LabelPlacement { get }
    /// Returns the placement of the label in an environment.
    func _labelPlacement(in environment: EnvironmentValues) -> _LabelPlacement
    /// The action of a click outside of the input, or `nil` for none.
    var _click: (@MainActor () -> Void)? { get }
    /// A Boolean value that indicates whether a click anywhere in the control operates it.
    static var _isClickable: Bool { get }
}

extension _LabeledControl {
    /// The default placement of the label.
    public static var _labelPlacement: _LabelPlacement { .before }
    /// Returns the placement of the label in an environment.
    public func _labelPlacement(in environment: EnvironmentValues) -> _LabelPlacement { Self._labelPlacement }
    /// A Boolean value that indicates whether a click on the label operates the control.
    public static var _isClickable: Bool { false }
    /// The action of a click on the label.
    public var _click: (@MainActor () -> Void)? { nil }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ControlNode<Self>(item, inputs)
    }
}

/// The placement of a label relative to the input.
public enum _LabelPlacement: Sendable {
    case before, behind, above
    /// The input contains the texts of the label.
    case inside
}

/// The input of a labelled control, which is not an element of its own in tests and descriptions.
public protocol _InputView: _LeafView {}

extension _InputView {
    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { nil }
    /// A Boolean value that indicates whether the view is a control beside a label.
    public static var _isInput: Bool { true }
    /// Returns a Boolean value that indicates whether the change from an old value may change the view's size.
    public func _changesSize(from old: Self) -> Bool { false }
}

private struct HiddenLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether labels of controls are hidden, but still spoken by screen readers.
    var _hidesLabels: Bool {
        get { self[HiddenLabelsKey.self] }
        set { self[HiddenLabelsKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of controls within the view; screen readers still speak them.
    public func labelsHidden() -> some View { environment(\._hidesLabels, true) }
}
