/// A view that says what something is for beside what is used for it.
public protocol _LabeledControl: _UnaryView {
    associatedtype Label: View
    associatedtype Input: View
    /// What it is for; nothing where that is an `EmptyView`.
    var _label: Label { get }
    /// What is used.
    var _input: Input { get }
    /// Where the label is.
    static var _labelPlacement: _LabelPlacement { get }
    /// Where the label is in an environment, of which `_labelPlacement` knows nothing.
    func _labelPlacement(in environment: EnvironmentValues) -> _LabelPlacement
    /// Does what a click beside what is used does; nil where that is nothing.
    var _click: (@MainActor () -> Void)? { get }
    /// Whether a click anywhere on it does something.
    static var _isClickable: Bool { get }
}

extension _LabeledControl {
    /// Where the label stands unless the environment says otherwise.
    public static var _labelPlacement: _LabelPlacement { .before }
    /// Returns where the label stands in an environment.
    public func _labelPlacement(in environment: EnvironmentValues) -> _LabelPlacement { Self._labelPlacement }
    /// Whether a click on the label operates the control.
    public static var _isClickable: Bool { false }
    /// What a click on the label does.
    public var _click: (@MainActor () -> Void)? { nil }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ControlNode<Self>(item, inputs)
    }
}

/// Where a label is.
public enum _LabelPlacement: Sendable {
    case before, behind, above
    /// Its texts are inside of what is used.
    case inside
}

/// Part of a labelled control that is used; it is no element of its own.
public protocol _InputView: _LeafView {}

extension _InputView {
    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    public var _kind: String? { nil }
    /// Whether the view is a control beside a label.
    public static var _isInput: Bool { true }
    /// Returns whether another value may change the size of the view.
    public func _changesSize(from old: Self) -> Bool { false }
}

private struct HiddenLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the labels of controls are read aloud and not shown.
    var _hidesLabels: Bool {
        get { self[HiddenLabelsKey.self] }
        set { self[HiddenLabelsKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of controls below; screen readers say them still.
    public func labelsHidden() -> some View { environment(\._hidesLabels, true) }
}
