/// The built-in and custom appearances of buttons.
public enum _ButtonLook: Sendable {
    case bordered, prominent, borderless, plain, link
    /// The appearance that a ``ButtonStyle`` defines.
    case drawn
    /// The appearance that a ``PrimitiveButtonStyle`` defines.
    case made

    /// A Boolean value that indicates whether a native button has padding around its label.
    var hasRoom: Bool {
        switch self {
        case .bordered, .prominent, .borderless: true
        case .plain, .link, .drawn, .made: false
        }
    }
}

/// A style with the look of a native button.
public protocol _NativeButtonStyle: PrimitiveButtonStyle {}

extension _NativeButtonStyle {
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// The default style, which is ``BorderedButtonStyle``.
public struct DefaultButtonStyle: _NativeButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ButtonLook? { .bordered }
}

/// A style with the look of a native button.
public struct BorderedButtonStyle: _NativeButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ButtonLook? { .bordered }
}

/// A style with the look of a native button for a suggested action.
public struct BorderedProminentButtonStyle: _NativeButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ButtonLook? { .prominent }
}

/// A style with the look of a native button whose border is visible while the pointer is over it.
public struct BorderlessButtonStyle: _NativeButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ButtonLook? { .borderless }
}

/// A style that shows the label alone.
public struct PlainButtonStyle: _NativeButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ButtonLook? { .plain }
}

/// A style that shows the label in the color of links, and as a link to screen readers.
public struct LinkButtonStyle: _NativeButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ButtonLook? { .link }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style with the look of a native button.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style with the look of a native button for a suggested action.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style with the look of a native button whose border is visible while the pointer is over it.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style that shows the label alone.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A style that shows the label in the color of links.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
