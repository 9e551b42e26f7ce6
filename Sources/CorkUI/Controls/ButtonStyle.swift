/// A type that defines the appearance of buttons, pressed and not.
///
/// The focus, keyboard activation, clicks, and accessibility are those of every button.
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

    /// Creates a view that represents the body of a button.
    ///
    /// - Parameter configuration: The current properties of the button.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// Returns the body as a view that holds the style's state.
    func _made(_ configuration: Configuration) -> any View
}

extension ButtonStyle {
    /// Makes the view that the style shows.
    @inlinable @inline(__always)
    public func _made(_ configuration: Configuration) -> any View {
        _MadeView(self, configuration) { $0.makeBody(configuration: $1) }
    }
}

/// The properties of a button that a ``ButtonStyle`` draws.
public struct ButtonStyleConfiguration {
    /// The type of the label of a button.
    public struct Label: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The role of the button, if it has one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// A Boolean value that indicates whether the pointer or a key holds the button down.
    public let isPressed: Bool
}

/// A type that defines the appearance of buttons and the interaction that activates them.
///
/// A body that contains `Button(configuration)` shows the button as it looks without the style. A body without a button
/// takes the focus as a whole: Return and Space trigger the action, and its gestures handle clicks.
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

    /// Creates a view that represents a button.
    ///
    /// - Parameter configuration: The properties of the button.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// Returns the body as a view that holds the style's state.
    func _made(_ configuration: Configuration) -> any View
    /// The native look of the style, or `nil` if the style makes its own body.
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
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ButtonLook? { nil }
}

/// The properties of a button that a ``PrimitiveButtonStyle`` makes.
public struct PrimitiveButtonStyleConfiguration {
    /// The type of the label of a button.
    public struct Label: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The role of the button, if it has one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: @MainActor () -> Void

    /// Performs the action of the button, unless the button is disabled.
    @MainActor @preconcurrency public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from the configuration of a style, with the look it has without that style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// The source of the appearance of buttons in an environment.
indirect enum ButtonAppearance {
    case native(_ButtonLook)
    case drawn(any ButtonStyle)
    /// A primitive style, and the appearance of the buttons inside its body.
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
    /// A Boolean value that indicates whether plain buttons take the keyboard focus; otherwise a view around them does.
    public internal(set) var _buttonsTakeFocus: Bool {
        get { self[ButtonFocusKey.self] }
        set { self[ButtonFocusKey.self] = newValue }
    }

    /// The appearance of buttons in the environment.
    var buttonAppearance: ButtonAppearance {
        get { self[ButtonAppearanceKey.self] }
        set { self[ButtonAppearanceKey.self] = newValue }
    }
}

/// A modifier that sets the style of buttons within the view.
public struct _ButtonStyleModifier<Style: ButtonStyle>: _PrimitiveModifier {
    let style: Style

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) { environment.buttonAppearance = .drawn(style) }
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

/// A modifier that sets the primitive style of buttons within the view.
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
    /// Sets the style of buttons within the view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { modifier(_ButtonStyleModifier(style: style)) }

    /// Sets the appearance of buttons within the view and the interaction that activates them.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(_PrimitiveButtonStyleModifier(style: style))
    }
}
