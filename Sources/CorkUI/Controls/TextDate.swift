import Foundation

extension Text {
    /// How a date is shown, and whether the text follows the time.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of the day, as 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day, as June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// How long it is until or since the date, as 2 hours, 23 minutes, as time passes.
        public static let relative = DateStyle(kind: .relative)
        /// How long it is until or since the date, with a sign, as +2 hours, as time passes.
        public static let offset = DateStyle(kind: .offset)
        /// How long it is until or since the date, as 36:59:01, as time passes.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Shows a date in the locale, calendar and time zone of the environment.
    ///
    /// The largest unit of styles that follow the time is a day.
    ///
    /// - Parameters:
    ///   - date: the date.
    ///   - style: how it is shown.
    public init(_ date: Date, style: DateStyle) { self.init(TextDate.date(date, style)) }

    /// Shows the times from a date to another.
    public init(_ dates: ClosedRange<Date>) { self.init(TextDate.interval(dates.lowerBound..<dates.upperBound)) }

    /// Shows the times from the start to the end of an interval.
    public init(_ interval: DateInterval) { self.init(TextDate.interval(interval.start..<interval.end)) }

    /// Shows a timer that counts while the time is in an interval.
    ///
    /// - Parameters:
    ///   - timerInterval: when it counts; before and after it stands still.
    ///   - pauseTime: when it was stopped; nil: it runs.
    ///   - countsDown: whether it shows what remains of the interval; else what has passed.
    ///   - showsHours: whether there are hours where there is more than one; else there are as many minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    init(_ date: TextDate) { self.init([TextRun(content: .date(date))]) }

    /// When another string is shown though nothing but time passed; nil where it stays.
    package var nextChange: Date? { runs?.runs.compactMap { $0.date?.nextChange }.min() }
}

extension _ViewNode {
    /// The text of the node is another one because time passed.
    package func textChangedInTime() {
        updateMount()
        answersMayHaveChanged()
    }
}

/// A date or a time that a part of a text shows.
enum TextDate: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(Range<Date>)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

    /// Tells the time: tests set their own.
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

    /// The seconds that a timer shows at a time: those that remain are rounded up, so that it ends at 0.
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

    /// Dates can be farther apart than a duration is long.
    private static func duration(_ seconds: Double) -> Duration { .seconds(min(seconds, 1e15).rounded(.down)) }

    /// When another string is shown though nothing but time passed; nil where it stays.
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

    /// The next time after `now` that is whole seconds away from `date`.
    private static func nextSecond(after now: Date, from date: Date) -> Date {
        let passed = now.timeIntervalSince(date)
        return date.addingTimeInterval(passed.rounded(.down) + 1)
    }
}
