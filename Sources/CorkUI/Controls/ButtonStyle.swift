/// Draws buttons: the label as they are to look, pressed and not.
///
/// The focus, keys, clicks and what screen readers hear are those of every button.
///
///     struct Chip: ButtonStyle {
///         @Environment(\.isEnabled) private var isEnabled
///
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label
///                 .padding(6)
///                 .background(configuration.isPressed ? .gray : .yellow, in: .capsule)
///                 .opacity(isEnabled ? 1 : 0.5)
///         }
///     }
@MainActor @preconcurrency
public protocol ButtonStyle: DynamicProperty {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    /// What a button looks like.
    ///
    /// - Parameter configuration: the button, as it is now.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The body as a view with the state of the style.
    func _made(_ configuration: Configuration) -> any View
}

extension ButtonStyle {
    /// Makes the view that the style shows.
    @inlinable @inline(__always)
    public func _made(_ configuration: Configuration) -> any View {
        _MadeView(self, configuration) { $0.makeBody(configuration: $1) }
    }
}

/// A button that a ``ButtonStyle`` draws.
public struct ButtonStyleConfiguration {
    /// What stands on the button.
    public struct Label: View {
        let view: AnyView
        /// The content that is shown.
        public var body: AnyView { view }
    }

    /// What the button does, where it has said so.
    public let role: ButtonRole?
    /// What stands on the button.
    public let label: Label
    /// Whether the pointer or a key holds the button down.
    public let isPressed: Bool
}

/// Says how buttons look and what presses them.
///
/// A body with a `Button(configuration)` shows the button as it would look without the style. One that has no button is reached
/// by the focus as a whole; what it does on clicks is up to its gestures, Return and Space trigger the action.
///
///     struct DoubleTap: PrimitiveButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///         }
///     }
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: DynamicProperty {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// What a button is.
    ///
    /// - Parameter configuration: the button.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The body as a view with the state of the style.
    func _made(_ configuration: Configuration) -> any View
    /// The native look that the style stands for; nil for one that makes its body itself.
    var _look: _ButtonLook? { get }
}

extension PrimitiveButtonStyle {
    /// Makes the view that the style shows.
    @inlinable @inline(__always)
    public func _made(_ configuration: Configuration) -> any View {
        _MadeView(self, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension PrimitiveButtonStyle {
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ButtonLook? { nil }
}

/// A button that a ``PrimitiveButtonStyle`` makes.
public struct PrimitiveButtonStyleConfiguration {
    /// What stands on the button.
    public struct Label: View {
        let view: AnyView
        /// The content that is shown.
        public var body: AnyView { view }
    }

    /// What the button does, where it has said so.
    public let role: ButtonRole?
    /// What stands on the button.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does, unless it is disabled.
    @MainActor @preconcurrency public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is asked for, as it would be without that style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// What makes the buttons at a place look as they do.
indirect enum ButtonAppearance {
    case native(_ButtonLook)
    case drawn(any ButtonStyle)
    /// The style, and what it was set in, which buttons in its body have.
    case made(any PrimitiveButtonStyle, in: ButtonAppearance)

    /// The look of a button.
    var look: _ButtonLook {
        switch self {
        case .native(let look): look
        case .drawn: .drawn
        case .made: .made
        }
    }
}

extension ButtonAppearance: Equatable {
    static func == (a: Self, b: Self) -> Bool {
        func isSame<Style>(_ a: Style, as b: Any) -> Bool {
            (b as? Style).map { unchecked(a, $0) { ValueComparator.equal($0, $1) } } ?? false
        }
        return switch (a, b) {
        case (.native(let a), .native(let b)): a == b
        case (.drawn(let a), .drawn(let b)): isSame(a, as: b)
        case (.made(let a, let outerA), .made(let b, let outerB)): outerA == outerB && isSame(a, as: b)
        default: false
        }
    }
}

private struct ButtonAppearanceKey: EnvironmentKey {
    static var defaultValue: ButtonAppearance { .native(.bordered) }
}

private struct ButtonFocusKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether plain buttons take the keyboard focus; else what is around them does.
    public internal(set) var _buttonsTakeFocus: Bool {
        get { self[ButtonFocusKey.self] }
        set { self[ButtonFocusKey.self] = newValue }
    }

    /// How buttons look.
    var buttonAppearance: ButtonAppearance {
        get { self[ButtonAppearanceKey.self] }
        set { self[ButtonAppearanceKey.self] = newValue }
    }
}

/// Sets what draws the buttons below.
public struct _ButtonStyleModifier<Style: ButtonStyle>: _PrimitiveModifier {
    let style: Style

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) { environment.buttonAppearance = .drawn(style) }
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

/// Sets what makes the buttons below.
public struct _PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle>: _PrimitiveModifier {
    let style: Style

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) {
        environment.buttonAppearance =
            style._look.map { .native($0) } ?? .made(style, in: environment.buttonAppearance)
    }
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

extension View {
    /// Sets what draws the buttons below.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { modifier(_ButtonStyleModifier(style: style)) }

    /// Sets how buttons below look and what presses them.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(_PrimitiveButtonStyleModifier(style: style))
    }
}
