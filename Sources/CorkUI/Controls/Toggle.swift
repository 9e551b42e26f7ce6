import Foundation

/// A control that toggles between on and off states.
public struct Toggle<Label: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _ToggleInput

    /// Creates a toggle with a label.
    ///
    /// - Parameters:
    ///   - isOn: A binding to the state of the toggle.
    ///   - label: A view that describes the purpose of the control.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _input = _ToggleInput(sources: [isOn])
        _label = label()
    }

    /// Creates a toggle for several values, with a label.
    ///
    /// The toggle is on if all values are, and in a mixed state if only some are. It sets all of them.
    ///
    /// - Parameters:
    ///   - sources: The sources of the values.
    ///   - isOn: The key path to the binding of a source.
    ///   - label: A view that describes the purpose of the control.
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

    /// A Boolean value that indicates whether a click on the label operates the control.
    public static var _isClickable: Bool { true }
    /// The action of a click on the label.
    public var _click: (@MainActor () -> Void)? { _input._flip }
    /// Returns the placement of the label in an environment.
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
    /// Creates a toggle from the configuration of a style, with the look it has without that style.
    public init(_ configuration: ToggleStyleConfiguration) {
        _input = configuration.input
        _label = configuration.label
    }
}

@MainActor
extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    /// Creates a toggle with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

@MainActor
extension Toggle where Label == CorkUI.Label<Text, Image> {
    /// Creates a toggle with a localized title and an icon.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CorkUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { CorkUI.Label(title, systemImage: systemImage) }
    }
}

/// The switch or checkbox of a toggle, without its label.
public struct _ToggleInput: _InputView {
    let sources: [Binding<Bool>]

    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = _isOn }

    /// A Boolean value that indicates whether the toggle is on, or `nil` for a mixed state.
    public var _isOn: Bool? {
        let count = sources.count { $0.wrappedValue }
        return count == 0 ? false : count == sources.count ? true : nil
    }

    /// Turns the toggle on if it is off or mixed, and off otherwise.
    public func _flip() { _set(_isOn != true) }

    /// Turns the toggle on or off.
    public func _set(_ isOn: Bool) {
        for source in sources where source.wrappedValue != isOn { source.wrappedValue = isOn }
    }

    /// The description of the view for tests and assistive technologies.
    public var _description: _LeafDescription {
        _LeafDescription(value: _isOn.map { $0 ? "on" : "off" } ?? "mixed")
    }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        guard node.environment._toggleLook == .button else { return CGSize(width: 40, height: 24) }
        let name = Text(verbatim: node.controlName).resolve(in: node.environment)
        let size = node.graph.textMeasuring.measure(name, width: nil, height: nil).size
        return CGSize(width: size.width + 16, height: size.height + 16)
    }
}
