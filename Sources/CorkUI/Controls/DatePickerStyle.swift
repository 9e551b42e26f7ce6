/// A type that defines the appearance of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    var _look: _DatePickerLook { get }
}

/// The built-in appearances of date pickers.
public enum _DatePickerLook: Sendable {
    case compact, graphical
}

/// The default style, which is ``CompactDatePickerStyle``.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _DatePickerLook { .compact }
}

/// A style that shows a button with the day, which opens a calendar, and a field with the time.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _DatePickerLook { .compact }
}

/// A style that shows a calendar, and a field with the time below it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _DatePickerLook { .graphical }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A style that shows a button with the day, which opens a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A style that shows a calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private struct DatePickerLookKey: EnvironmentKey {
    static var defaultValue: _DatePickerLook { .compact }
}

extension EnvironmentValues {
    /// The appearance of date pickers in the environment.
    public internal(set) var _datePickerLook: _DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of date pickers within the view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\._datePickerLook, style._look)
    }
}
