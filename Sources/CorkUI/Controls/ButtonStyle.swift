/// How buttons look.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    var _look: _ButtonLook { get }
}

/// What tells one style of buttons from another.
public enum _ButtonLook: Sendable {
    case bordered, prominent, borderless, plain, link

    /// Whether nothing but the label is drawn.
    public var _isPlain: Bool { self == .plain || self == .link }
}

/// The usual look: that of ``BorderedButtonStyle``.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public var _look: _ButtonLook { .bordered }
}

/// The look of a native button.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public var _look: _ButtonLook { .bordered }
}

/// The look of a native button that is suggested.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public var _look: _ButtonLook { .prominent }
}

/// A native button whose edge is seen while the pointer is over it.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public var _look: _ButtonLook { .borderless }
}

/// Nothing but the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public var _look: _ButtonLook { .plain }
}

/// Nothing but the label, in the colour of links; a link for screen readers.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public var _look: _ButtonLook { .link }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The usual look.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The look of a native button.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The look of a native button that is suggested.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A native button whose edge is seen while the pointer is over it.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Nothing but the label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// Nothing but the label, in the colour of links.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

private struct ButtonLookKey: EnvironmentKey {
    static var defaultValue: _ButtonLook { .bordered }
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
    public internal(set) var _buttonLook: _ButtonLook {
        get { self[ButtonLookKey.self] }
        set { self[ButtonLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how buttons below look.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\._buttonLook, style._look)
    }
}
