/// How buttons look.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// Whether nothing but the label is drawn.
    var _isPlain: Bool { get }
}

/// The look of a native button.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public var _isPlain: Bool { false }
}

/// Nothing but the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public var _isPlain: Bool { true }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The look of a native button.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Nothing but the label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct PlainButtonsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
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

    /// Whether buttons draw nothing but their label.
    public internal(set) var hasPlainButtons: Bool {
        get { self[PlainButtonsKey.self] }
        set { self[PlainButtonsKey.self] = newValue }
    }
}

extension View {
    /// Sets how buttons below look.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.hasPlainButtons, style._isPlain)
    }
}
