import Foundation

/// A control that is on or off.
public struct Toggle<Label: View>: _LabeledControl {
    public let _label: Label
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

    public static var _isClickable: Bool { true }
    public var _click: (@MainActor () -> Void)? { _input._flip }
    public func _labelPlacement(in environment: EnvironmentValues) -> _LabelPlacement {
        switch environment._toggleLook {
        case .switch: .before
        case .checkbox: .behind
        case .button: .inside
        }
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

/// The switch or the box of a toggle.
public struct _ToggleInput: _InputView {
    let sources: [Binding<Bool>]

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

    public var _description: LeafDescription {
        LeafDescription(value: _isOn.map { $0 ? "on" : "off" } ?? "mixed")
    }

    public func _size(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
        guard node.environment._toggleLook == .button else { return CGSize(width: 40, height: 24) }
        let name = Text(verbatim: node.controlName).resolve(in: node.environment)
        let size = node.graph.textMeasuring.measure(name, width: nil, height: nil).size
        return CGSize(width: size.width + 16, height: size.height + 16)
    }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
    var _look: _ToggleLook { get }
}

/// What tells one style of toggles from another.
public enum _ToggleLook: Sendable {
    case `switch`, checkbox, button
}

/// The usual look: that of ``SwitchToggleStyle``.
public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public var _look: _ToggleLook { .switch }
}

/// A switch behind its label.
public struct SwitchToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public var _look: _ToggleLook { .switch }
}

/// A box with a mark before its label.
public struct CheckboxToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public var _look: _ToggleLook { .checkbox }
}

/// A button with the texts of the label, which is down while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public var _look: _ToggleLook { .button }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The usual look.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch behind its label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a mark before its label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that is down while it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleLookKey: EnvironmentKey {
    static var defaultValue: _ToggleLook { .switch }
}

extension EnvironmentValues {
    /// How toggles look.
    public internal(set) var _toggleLook: _ToggleLook {
        get { self[ToggleLookKey.self] }
        set { self[ToggleLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how toggles below look.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\._toggleLook, style._look)
    }
}
