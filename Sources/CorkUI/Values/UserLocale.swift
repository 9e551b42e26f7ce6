import DocumentFiles
import Foundation

extension EnvironmentValues {
    /// The locale for dates, times and numbers, by default the person's.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? .user }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar for dates, by default the person's.
    public var calendar: Calendar {
        get { self[CalendarKey.self] ?? .current }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for dates, by default the person's.
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
    /// The style in the person's locale, unless it has a custom one.
    var inUserLocale: Self { self == locale(.autoupdatingCurrent) ? locale(.user) : self }
}
