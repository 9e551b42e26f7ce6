import CorkTesting
import Foundation
import Testing

@testable import CorkUI

@MainActor
@Suite("Dates and values in texts")
struct TextDateTests {
    private let date = Date(timeIntervalSince1970: 1_559_604_180)

    private var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.calendar = Calendar(identifier: .gregorian)
        environment.timeZone = TimeZone(identifier: "UTC")!
        return environment
    }

    /// Returns the string of a text some seconds after the date.
    private func string(_ text: Text, after seconds: Double = 0) -> String {
        TextDate.$now.withValue({ date + seconds }) {
            text.resolve(in: environment).string.replacing("\u{202F}", with: " ")
        }
    }

    private func change(_ text: Text, after seconds: Double) -> Double? {
        TextDate.$now.withValue({ date + seconds }) { text.nextChange?.timeIntervalSince(date) }
    }

    @Test func `a date is shown in a style, in the locale, the calendar and the time zone of the environment`() {
        #expect(string(Text(date, style: .date)) == "June 3, 2019")
        #expect(string(Text(date, style: .time)) == "11:23 PM")
        var german = environment
        german.locale = Locale(identifier: "de_DE")
        #expect(Text(date, style: .date).resolve(in: german).string == "3. Juni 2019")
        #expect(string(Text(date...(date + 1800))) == string(Text(DateInterval(start: date, duration: 1800))))
        #expect(string(Text(date...(date + 1800))).hasPrefix("11:23"))
    }

    @Test func `distances follow the time`() {
        let text = Text(date, style: .relative)
        #expect(string(text, after: 8_580) == "2 hours, 23 minutes" && string(text, after: -61) == "1 minute, 1 second")
        #expect(string(Text(date, style: .offset), after: 7_300) == "-2 hours")
        #expect(string(Text(date, style: .offset), after: -7_300) == "+2 hours")
        #expect(string(Text(date, style: .timer), after: 133_141) == "36:59:01")
        #expect(string(Text(date, style: .timer), after: -59) == "0:59")
        #expect(string(Text(date + 1e18, style: .relative)).contains("days"))
        #expect(change(text, after: 2.25) == 3 && change(Text(date, style: .date), after: 2) == nil)
        #expect(change(Text("at \(date, style: .timer)"), after: -2.5) == -2)
    }

    @Test func `a timer counts in its interval, and stands still around it and in a pause`() {
        let down = Text(timerInterval: date...(date + 4_000))
        #expect(string(down, after: -5) == "1:06:40" && string(down, after: 400.5) == "1:00:00")
        #expect(string(down, after: 5_000) == "0:00")
        let up = Text(timerInterval: date...(date + 4_000), countsDown: false, showsHours: false)
        #expect(string(up, after: 3_999.9) == "66:39" && string(up, after: -5) == "0:00")
        let paused = Text(timerInterval: date...(date + 60), pauseTime: date + 20)
        #expect(string(paused, after: 50) == "0:40")
        #expect(change(down, after: -5) == 0 && change(down, after: 1.5) == 2)
        #expect(change(down, after: 4_000) == nil && change(paused, after: 1) == nil)
    }

    @Test func `values are shown by formatters and styles`() {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        formatter.timeZone = TimeZone(identifier: "UTC")
        #expect(string(Text(date, formatter: formatter)) == "2019")
        #expect(string(Text("in \(date, formatter: formatter)")) == "in 2019")
        #expect(string(Text("none", formatter: formatter)) == "")
        let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC")!)
        #expect(string(Text(date, format: style.year())) == "2019")
        #expect(string(Text(date, format: style.year().attributedStyle)) == "2019")
        #expect(TestHost { Text("\(date, style: .date)") }.texts[0].contains("2019"))
    }
}
