import Foundation

extension Text {
    /// The format of a date, which may be relative to the current time.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day, such as 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day, such as June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// The time until or since the date, such as 2 hours, 23 minutes, updated as time passes.
        public static let relative = DateStyle(kind: .relative)
        /// The time until or since the date with a sign, such as +2 hours, updated as time passes.
        public static let offset = DateStyle(kind: .offset)
        /// The time until or since the date as a timer, such as 36:59:01, updated as time passes.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text view with a date in the locale, calendar, and time zone of the environment.
    ///
    /// The largest unit of relative styles is a day.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - style: The format of the date.
    public init(_ date: Date, style: DateStyle) { self.init(TextDate.date(date, style)) }

    /// Creates a text view with the start and end time of a range of dates.
    public init(_ dates: ClosedRange<Date>) { self.init(TextDate.interval(dates.lowerBound..<dates.upperBound)) }

    /// Creates a text view with the start and end time of an interval.
    public init(_ interval: DateInterval) { self.init(TextDate.interval(interval.start..<interval.end)) }

    /// Creates a text view with a timer that counts during an interval.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval. The timer stands still before and after it.
    ///   - pauseTime: The time at which the timer was paused, or `nil` while it runs.
    ///   - countsDown: A Boolean value that indicates whether the timer shows the remaining time instead of the elapsed
    ///     time.
    ///   - showsHours: A Boolean value that indicates whether the timer shows hours from one hour on; otherwise it
    ///     counts minutes beyond 60.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    init(_ date: TextDate) { self.init([TextRun(content: .date(date))]) }

    /// The next time at which the passing of time changes the text, or `nil` if it never does.
    package var nextChange: Date? { runs?.runs.compactMap { $0.date?.nextChange }.min() }
}

extension _ViewNode {
    /// Updates the node after the passing of time changed its text.
    package func textChangedInTime() {
        updateMount()
        answersMayHaveChanged()
    }
}

/// A date or a timer in a part of a text.
enum TextDate: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(Range<Date>)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

    /// Returns the current time, which tests replace.
    @TaskLocal static var now: @Sendable () -> Date = { Date() }

    func string(in environment: EnvironmentValues) -> String {
        switch self {
        case .date(let date, let style): Self.string(of: date, style, environment)
        case .interval(let range):
            range.formatted(
                Date.IntervalFormatStyle(
                    date: nil, time: .shortened, locale: environment.locale, calendar: environment.calendar,
                    timeZone: environment.timeZone))
        case .timer(let interval, let pauseTime, let countsDown, let showsHours):
            Self.timer(
                Self.shown(pauseTime ?? Self.now(), interval, countsDown: countsDown), showsHours: showsHours,
                environment)
        }
    }

    /// Returns the seconds that a timer shows at a time.
    ///
    /// Remaining seconds are rounded up, so that a timer ends at 0.
    private static func shown(_ time: Date, _ interval: ClosedRange<Date>, countsDown: Bool) -> Double {
        let time = min(max(time, interval.lowerBound), interval.upperBound)
        return countsDown
            ? interval.upperBound.timeIntervalSince(time).rounded(.up)
            : time.timeIntervalSince(interval.lowerBound).rounded(.down)
    }

    private static func string(of date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
        let distance = date.timeIntervalSince(now())
        switch style.kind {
        case .time, .date:
            return date.formatted(
                Date.FormatStyle(
                    date: style == .date ? .long : .omitted, time: style == .time ? .shortened : .omitted,
                    locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone))
        case .relative: return units(abs(distance), most: 2, environment)
        case .offset:
            return (distance < 0 ? "-" : "+") + units(abs(distance), most: 1, environment)
        case .timer: return timer(abs(distance).rounded(.down), showsHours: true, environment)
        }
    }

    private static func units(_ seconds: Double, most: Int, _ environment: EnvironmentValues) -> String {
        duration(seconds).formatted(
            Duration.UnitsFormatStyle(
                allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: most,
                fractionalPart: .hide(rounded: .down)
            ).locale(environment.locale))
    }

    private static func timer(_ seconds: Double, showsHours: Bool, _ environment: EnvironmentValues) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && seconds >= 3600
            ? .hourMinuteSecond(padHourToLength: 1) : .minuteSecond(padMinuteToLength: 1)
        return duration(seconds).formatted(.time(pattern: pattern).locale(environment.locale))
    }

    /// Returns a duration, clamped because dates can be farther apart than a duration is long.
    private static func duration(_ seconds: Double) -> Duration { .seconds(min(seconds, 1e15).rounded(.down)) }

    /// The next time at which the passing of time changes the string, or `nil` if it never does.
    var nextChange: Date? {
        let now = Self.now()
        switch self {
        case .date(let date, let style):
            guard style != .date, style != .time else { return nil }
            return Self.nextSecond(after: now, from: date)
        case .interval: return nil
        case .timer(let interval, let pauseTime, _, _):
            guard pauseTime == nil, now < interval.upperBound else { return nil }
            return now < interval.lowerBound
                ? interval.lowerBound : Self.nextSecond(after: now, from: interval.lowerBound)
        }
    }

    /// Returns the first time after `now` that is a whole number of seconds away from `date`.
    private static func nextSecond(after now: Date, from date: Date) -> Date {
        let passed = now.timeIntervalSince(date)
        return date.addingTimeInterval(passed.rounded(.down) + 1)
    }
}
