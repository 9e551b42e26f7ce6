import DocumentFiles
import Foundation

extension EnvironmentValues {
    /// The locale in which dates, times and numbers are written; the person's unless another one is set.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? .user }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar that dates are handled with; the person's unless another one is set.
    public var calendar: Calendar {
        get { self[CalendarKey.self] ?? .current }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone that dates are handled with; the person's unless another one is set.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] ?? .current }
        set { self[TimeZoneKey.self] = newValue }
    }
}

private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale? { nil }
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
}

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone? { nil }
}

extension FormatStyle {
    /// The style, in the person's locale unless it was given another one.
    var inUserLocale: Self { self == locale(.autoupdatingCurrent) ? locale(.user) : self }
}
