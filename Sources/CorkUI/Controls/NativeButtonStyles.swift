/// What tells one kind of buttons from another.
public enum _ButtonLook: Sendable {
    case bordered, prominent, borderless, plain, link
    /// A ``ButtonStyle`` draws it.
    case drawn
    /// A ``PrimitiveButtonStyle`` makes it.
    case made

    /// Whether a native button leaves room around the label.
    var hasRoom: Bool {
        switch self {
        case .bordered, .prominent, .borderless: true
        case .plain, .link, .drawn, .made: false
        }
    }
}

/// A style that is the look of a native button.
public protocol _NativeButtonStyle: PrimitiveButtonStyle {}

extension _NativeButtonStyle {
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// The usual look: that of ``BorderedButtonStyle``.
public struct DefaultButtonStyle: _NativeButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ButtonLook? { .bordered }
}

/// The look of a native button.
public struct BorderedButtonStyle: _NativeButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ButtonLook? { .bordered }
}

/// The look of a native button that is suggested.
public struct BorderedProminentButtonStyle: _NativeButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ButtonLook? { .prominent }
}

/// A native button whose edge is seen while the pointer is over it.
public struct BorderlessButtonStyle: _NativeButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ButtonLook? { .borderless }
}

/// Nothing but the label.
public struct PlainButtonStyle: _NativeButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ButtonLook? { .plain }
}

/// Nothing but the label, in the colour of links; a link for screen readers.
public struct LinkButtonStyle: _NativeButtonStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ButtonLook? { .link }
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
