import Foundation
import RegexBuilder

/// A line of a chat that was exported from a messenger: `[20.11.26, 18:04:01] Ann: ABBA - Waterloo`.
struct ChatLine: Equatable {
    /// The name of the writer; `nil` for a notice.
    var person: String?
    /// The message.
    var text: String
    /// A Boolean value that indicates whether the messenger wrote the message, such as “image omitted”.
    var isNotice = false

    /// Splits a line, or returns `nil` if it doesn't begin with a date and a time.
    ///
    /// - Complexity: O(length of `line`).
    init?(_ line: String) {
        // The shortest stamp, `1/2/26 6:04`, has seven digits; most lines of lists have fewer.
        guard line.utf8.prefix(32).count(where: { (0x30...0x39).contains($0) }) >= 7 else { return nil }
        let date = /\d{1,4}[.\/-]\d{1,2}[.\/-]\d{1,4}\.?/
        let time = /\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[AaPp]\.?\s?[Mm]\.?)?/
        let stamp = Regex {
            ChoiceOf {
                Regex {
                    date
                    #/,?\s/#
                    time
                }
                Regex {
                    time
                    #/,\s/#
                    date
                }
            }
        }
        var rest = line.trimmingPrefix(Self.mark)
        let isFramed = rest.first == "["
        if isFramed { rest = rest.dropFirst() }
        guard let start = rest.prefixMatch(of: stamp) else { return nil }
        rest = rest[start.range.upperBound...]
        guard let end = rest.prefixMatch(of: isFramed ? /\]\s/ : /\s[-–]\s/) else { return nil }
        rest = rest[end.range.upperBound...]
        let name = rest.prefixMatch(of: /(?<name>[^:]{1,60}):(?:\s|$)/)
        // Numbers of phones are isolated from text of another direction.
        person = name.map { String($0.name.unicodeScalars.filter { !$0.properties.isBidiControl }) }
        let message = name.map { rest[$0.range.upperBound...] } ?? rest
        isNotice =
            message.hasPrefix(Self.mark) || message.wholeMatch(of: /<[^<>]+>/) != nil
            || person == nil && SongName(parsing: message).artist == nil
        // “<This message was edited>” may follow.
        let remark = isNotice || !message.hasSuffix(">") ? nil : message.range(of: Self.mark + "<", options: .backwards)
        text = message[..<(remark?.lowerBound ?? message.endIndex)].replacing(Self.mark, with: "")
            .trimmingCharacters(in: .whitespaces)
    }

    /// The mark that WhatsApp sets before its own words.
    private static let mark = "\u{200E}"

    /// Returns the writer of the lines below a line such as `Ann, [28.11.2026 18:02]`, as Telegram copies them.
    static func writer(_ line: String) -> String? {
        guard line.contains(", [") else { return nil }
        return line.wholeMatch(of: /(?<name>.{1,60}), \[\d{1,4}[^\[\]]*\d\d\]:?\s*/).map { String($0.name) }
    }
}
