/// How pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {
    var _look: _PickerLook { get }
}

/// What tells one style of pickers from another.
public enum _PickerLook: Sendable {
    case menu, segmented, radioGroup
}

/// The usual look: that of ``MenuPickerStyle``.
public struct DefaultPickerStyle: PickerStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _PickerLook { .menu }
}

/// A button with the option that is chosen, which opens all of them.
public struct MenuPickerStyle: PickerStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _PickerLook { .menu }
}

/// All options in a row of buttons, of which one is down.
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _PickerLook { .segmented }
}

/// All options in a column, of which one has a mark.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _PickerLook { .radioGroup }
}

/// All options where the picker is, in a column.
public struct InlinePickerStyle: PickerStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _PickerLook { .radioGroup }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The usual look.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button with the option that is chosen.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options in a row of buttons.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// All options in a column.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All options where the picker is.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private struct PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook { .menu }
}

extension EnvironmentValues {
    /// How pickers look.
    public internal(set) var _pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how pickers below look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\._pickerLook, style._look) }
}
