import Foundation

extension BoardExport {
    /// Returns an event of three hours as defined by RFC 5545, with the reply and the fair order as its description.
    static func calendar(_ board: Board, _ start: Date, _ now: Date) -> String {
        let order = board.turns.enumerated().map { index, turn in "\(index + 1). \(line(turn))" }
        let description = ([board.reply()].compactMap(\.self) + order).joined(separator: "\n")
        let identity = [start, now].map { String(Int($0.timeIntervalSince1970)) }.joined(separator: "-")
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Corkboard//Corkboard//EN", "BEGIN:VEVENT",
            "UID:\(identity)@corkboard", "DTSTAMP:\(stamp(now))", "DTSTART:\(stamp(start))",
            "DTEND:\(stamp(start.addingTimeInterval(3 * 3_600)))", "SUMMARY:\(escapedText(title(board)))",
            "DESCRIPTION:\(escapedText(description))", "END:VEVENT", "END:VCALENDAR",
        ]
        return lines.map { folded($0) + "\r\n" }.joined()
    }

    private static func stamp(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        return digits(parts.year, 4) + digits(parts.month, 2) + digits(parts.day, 2) + "T" + digits(parts.hour, 2)
            + digits(parts.minute, 2) + digits(parts.second, 2) + "Z"
    }

    private static func escapedText(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "\\", ",", ";": result += "\\\(character)"
            case _ where character.isNewline: result += "\\n"
            default: result.append(character)
            }
        }
    }

    /// Returns a line folded into pieces of at most 75 bytes, without splitting characters; continuations begin with a
    /// space.
    private static func folded(_ line: String) -> String {
        var (result, length) = ("", 0)
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if length + size > 75 {
                result += "\r\n "
                length = 1
            }
            result.unicodeScalars.append(scalar)
            length += size
        }
        return result
    }
}
