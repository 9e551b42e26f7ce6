import Foundation

/// A control that is on or off.
public struct Toggle<Label: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _ToggleInput

    /// A control for a value, and its label.
    ///
    /// - Parameters:
    ///   - isOn: read, and written when it is used.
    ///   - label: what it is for.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _input = _ToggleInput(sources: [isOn])
        _label = label()
    }

    /// A control for several values: it is on where all are, in between where some are, and sets all.
    ///
    /// - Parameters:
    ///   - sources: what has the values.
    ///   - isOn: where a source has its value.
    ///   - label: what it is for.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        _input = _ToggleInput(sources: sources.map { $0[keyPath: isOn] })
        _label = label()
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        if case .made = inputs.environment.toggleStyling { return StyledToggleNode<Label>(item, inputs) }
        return ControlNode<Self>(item, inputs)
    }

    /// Whether a click on the label operates the control.
    public static var _isClickable: Bool { true }
    /// What a click on the label does.
    public var _click: (@MainActor () -> Void)? { _input._flip }
    /// Returns where the label stands in an environment.
    public func _labelPlacement(in environment: EnvironmentValues) -> _LabelPlacement {
        switch environment._toggleLook {
        case .switch: .before
        case .checkbox: .behind
        case .button: .inside
        }
    }
}

@MainActor
extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is asked for, as it would be without that style.
    public init(_ configuration: ToggleStyleConfiguration) {
        _input = configuration.input
        _label = configuration.label
    }
}

@MainActor
extension Toggle where Label == Text {
    /// A control with a title, which is translated.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    /// A control with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

@MainActor
extension Toggle where Label == CorkUI.Label<Text, Image> {
    /// A control with a title, which is translated, and an icon.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CorkUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A control with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CorkUI.Label(title, systemImage: systemImage) }
    }
}

/// The switch or the box of a toggle.
public struct _ToggleInput: _InputView {
    let sources: [Binding<Bool>]

    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = _isOn }

    /// Whether it is on; nil in between.
    public var _isOn: Bool? {
        let count = sources.count { $0.wrappedValue }
        return count == 0 ? false : count == sources.count ? true : nil
    }

    /// Switches it on, or off where it is on.
    public func _flip() { _set(_isOn != true) }

    /// Switches it on or off.
    public func _set(_ isOn: Bool) {
        for source in sources where source.wrappedValue != isOn { source.wrappedValue = isOn }
    }

    /// What tests and assistive technologies are told about the view.
    public var _description: _LeafDescription {
        _LeafDescription(value: _isOn.map { $0 ? "on" : "off" } ?? "mixed")
    }

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        guard node.environment._toggleLook == .button else { return CGSize(width: 40, height: 24) }
        let name = Text(verbatim: node.controlName).resolve(in: node.environment)
        let size = node.graph.textMeasuring.measure(name, width: nil, height: nil).size
        return CGSize(width: size.width + 16, height: size.height + 16)
    }
}
