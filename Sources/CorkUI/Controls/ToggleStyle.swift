/// A type that defines the appearance and interaction of toggles.
///
/// A control in the body, such as a button, operates the toggle. A body without a control takes the focus as a whole:
/// Space and Return switch the toggle, and its gestures handle clicks. Screen readers announce the state in any case.
///
///     struct Star: ToggleStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button {
///                 configuration.isOn.toggle()
///             } label: {
///                 Label {
///                     configuration.label
///                 } icon: {
///                     Image(systemName: configuration.isOn ? "starred-symbolic" : "non-starred-symbolic")
///                 }
///             }
///         }
///     }
@MainActor @preconcurrency
public protocol ToggleStyle: DynamicProperty {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    /// Creates a view that represents the body of a toggle.
    ///
    /// - Parameter configuration: The current properties of the toggle. A `Toggle(configuration)` in the body looks as
    ///   it does without the style.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// Returns the body as a view that holds the style's state.
    func _made(_ configuration: Configuration) -> any View
    /// The native look of the style, or `nil` if the style makes its own body.
    var _look: _ToggleLook? { get }
}

extension ToggleStyle {
    /// Makes the view that the style shows.
    @inlinable @inline(__always)
    public func _made(_ configuration: Configuration) -> any View {
        _MadeView(self, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension ToggleStyle {
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ToggleLook? { nil }
}

/// The properties of a toggle that a ``ToggleStyle`` draws.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
    /// The type of the label of a toggle.
    public struct Label: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The label of the toggle.
    public let label: Label
    /// A binding to a Boolean value that indicates whether the toggle is on.
    @Binding public var isOn: Bool
    /// A Boolean value that indicates whether only some of the toggle's values are on.
    public var isMixed: Bool { input._isOn == nil }
    let input: _ToggleInput

    init(label: AnyView, input: _ToggleInput) {
        self.label = Label(view: label)
        self.input = input
        _isOn = Binding {
            input._isOn == true
        } set: {
            input._set($0)
        }
    }
}

/// The built-in appearances of toggles.
public enum _ToggleLook: Sendable {
    case `switch`, checkbox, button
}

/// A style with the look of a native control.
public protocol _NativeToggleStyle: ToggleStyle {}

extension _NativeToggleStyle {
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// The default style, which is ``SwitchToggleStyle``.
public struct DefaultToggleStyle: _NativeToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ToggleLook? { .switch }
}

/// A style that shows a label, followed by a switch.
public struct SwitchToggleStyle: _NativeToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ToggleLook? { .switch }
}

/// A style that shows a checkbox, followed by the label.
public struct CheckboxToggleStyle: _NativeToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ToggleLook? { .checkbox }
}

/// A style that shows a button with the texts of the label, which is pressed while the toggle is on.
public struct ButtonToggleStyle: _NativeToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ToggleLook? { .button }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A style that shows a label, followed by a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A style that shows a checkbox, followed by the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A style that shows a button, which is pressed while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The source of the appearance of toggles in an environment.
typealias ToggleStyling = Styling<_ToggleLook, any ToggleStyle>

private struct ToggleStylingKey: EnvironmentKey {
    static var defaultValue: ToggleStyling { .native(.switch) }
}

extension EnvironmentValues {
    /// The source of the appearance of toggles in the environment.
    var toggleStyling: ToggleStyling {
        get { self[ToggleStylingKey.self] }
        set { self[ToggleStylingKey.self] = newValue }
    }

    /// The native look of toggles in the environment.
    public var _toggleLook: _ToggleLook {
        if case .native(let look) = toggleStyling { look } else { .switch }
    }
}

/// A modifier that sets the style of toggles within the view.
public struct _ToggleStyleModifier<Style: ToggleStyle>: _PrimitiveModifier {
    let style: Style

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) {
        environment.toggleStyling = environment.toggleStyling.setting(style, look: style._look)
    }
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

extension View {
    /// Sets the style of toggles within the view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { modifier(_ToggleStyleModifier(style: style)) }
}
