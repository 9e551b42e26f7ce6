/// Says how toggles look, and what switches them.
///
/// What is used is in the body, such as a button. A body that has no button is reached by the focus as a whole; what it does on
/// clicks is up to its gestures, Space and Return switch it. Screen readers are told whether it is on.
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

    /// What a toggle is.
    ///
    /// - Parameter configuration: the toggle, as it is now. A `Toggle(configuration)` in the body looks as it would
    ///   without the style.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The body as a view with the state of the style.
    func _made(_ configuration: Configuration) -> any View
    /// The native look that the style stands for; nil for one that makes its body itself.
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
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ToggleLook? { nil }
}

/// A toggle that a ``ToggleStyle`` makes.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
    /// What the toggle is for.
    public struct Label: View {
        let view: AnyView
        /// The content that is shown.
        public var body: AnyView { view }
    }

    /// What the toggle is for.
    public let label: Label
    /// Whether it is on; written to switch it.
    @Binding public var isOn: Bool
    /// Whether some of its values are on and others are not.
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

/// What tells one style of toggles from another.
public enum _ToggleLook: Sendable {
    case `switch`, checkbox, button
}

/// A style that is the look of a native control.
public protocol _NativeToggleStyle: ToggleStyle {}

extension _NativeToggleStyle {
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// The usual look: that of ``SwitchToggleStyle``.
public struct DefaultToggleStyle: _NativeToggleStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ToggleLook? { .switch }
}

/// A switch behind its label.
public struct SwitchToggleStyle: _NativeToggleStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ToggleLook? { .switch }
}

/// A box with a mark before its label.
public struct CheckboxToggleStyle: _NativeToggleStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ToggleLook? { .checkbox }
}

/// A button with the texts of the label, which is down while it is on.
public struct ButtonToggleStyle: _NativeToggleStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ToggleLook? { .button }
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

/// What makes the toggles at a place look as they do.
typealias ToggleStyling = Styling<_ToggleLook, any ToggleStyle>

private struct ToggleStylingKey: EnvironmentKey {
    static var defaultValue: ToggleStyling { .native(.switch) }
}

extension EnvironmentValues {
    /// What makes toggles look as they do.
    var toggleStyling: ToggleStyling {
        get { self[ToggleStylingKey.self] }
        set { self[ToggleStylingKey.self] = newValue }
    }

    /// How native toggles look.
    public var _toggleLook: _ToggleLook {
        if case .native(let look) = toggleStyling { look } else { .switch }
    }
}

/// Sets what makes the toggles below.
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
    /// Sets how toggles below look, and what switches them.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { modifier(_ToggleStyleModifier(style: style)) }
}
