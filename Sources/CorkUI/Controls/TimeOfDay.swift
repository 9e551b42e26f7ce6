import DocumentFiles
import Foundation

/// A time of day in hours and minutes.
struct TimeOfDay: Hashable, Codable, Sendable {
    /// The hour, from 0 to 23.
    var hour: Int
    /// The minute, from 0 to 59.
    var minute: Int

    init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }

    init(_ date: Date) {
        let parts = _DateValue.calendar.dateComponents([.hour, .minute], from: date)
        self.init(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    }

    /// A format style that writes times as in a locale and parses what people type: `14:30`, `2:30 pm`, `1430`, `2pm`.
    struct Format: ParseableFormatStyle {
        var locale = Locale.user

        private var formatter: DateFormatter {
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateStyle = .none
            formatter.timeStyle = .short
            return formatter
        }

        func format(_ value: TimeOfDay) -> String {
            formatter.string(from: Date(timeIntervalSince1970: Double(value.hour * 3600 + value.minute * 60)))
        }

        var parseStrategy: Strategy { Strategy(locale: locale, am: formatter.amSymbol, pm: formatter.pmSymbol) }

        struct Strategy: ParseStrategy {
            let locale: Locale
            let am: String
            let pm: String

            func parse(_ value: String) throws -> TimeOfDay {
                let text = value.lowercased(with: locale)
                var numbers = text.split { !$0.isWholeNumber }
                if numbers.count == 1, (3...4).contains(numbers[0].count) {
                    numbers = [numbers[0].dropLast(2), numbers[0].suffix(2)]
                }
                let parts = numbers.map { $0.reduce(0) { min($0 * 10 + ($1.wholeNumberValue ?? 0), 10_000) } }
                guard (1...2).contains(parts.count) else { throw CocoaError(.formatting) }
                var hour = parts[0]
                let minute = parts.count > 1 ? parts[1] : 0
                let isAfternoon = says(pm, "p", in: text)
                if isAfternoon || says(am, "a", in: text) {
                    guard (1...12).contains(hour) else { throw CocoaError(.formatting) }
                    hour = hour % 12 + (isAfternoon ? 12 : 0)
                }
                guard (0...23).contains(hour), (0...59).contains(minute) else { throw CocoaError(.formatting) }
                return TimeOfDay(hour: hour, minute: minute)
            }

            private func says(_ symbol: String, _ letter: Character, in text: String) -> Bool {
                text.contains(symbol.lowercased(with: locale)) || text.contains(letter)
            }
        }
    }
}
