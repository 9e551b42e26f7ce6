/// A type that defines the appearance of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
    var _look: _PickerLook { get }
}

/// The built-in appearances of pickers.
public enum _PickerLook: Sendable {
    case menu, segmented, radioGroup
}

/// The default style, which is ``MenuPickerStyle``.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _PickerLook { .menu }
}

/// A style that shows the selected option on a button, which opens a menu of all options.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _PickerLook { .menu }
}

/// A style that shows the options as buttons in a row.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _PickerLook { .segmented }
}

/// A style that shows the options as radio buttons in a column.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _PickerLook { .radioGroup }
}

/// A style that shows the options in place, in a column.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _PickerLook { .radioGroup }
}

/// A style that shows the options as a menu: a desktop has no wheels.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _PickerLook { .menu }
}

/// A style that shows the options as a menu, in place of a page of options.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _PickerLook { .menu }
}

/// A style that shows the options as buttons in a row.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A style that shows the options as a menu: a desktop has no wheels.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A style that shows the options as a menu, in place of a page of options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A style that shows the options as buttons in a row.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A style that shows the selected option on a button, which opens a menu of all options.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A style that shows the options as buttons in a row.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// A style that shows the options as radio buttons in a column.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A style that shows the options in place, in a column.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private struct PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook { .menu }
}

extension EnvironmentValues {
    /// The appearance of pickers in the environment.
    public internal(set) var _pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of pickers within the view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\._pickerLook, style._look) }
}
