import CorkUI
import Foundation

/// Text sizes by arithmetic: a line is as high as the font, a character half as wide.
///
/// Text wraps between words; a word that is longer than a line is broken where the line ends.
struct FixedTextMeasuring: TextMeasuring {
    func size(of text: ResolvedText, width: CGFloat?) -> CGSize {
        let character = text.font.size / 2
        let limit = Int(min(max((width ?? .infinity) / character, 1), 1_000_000))
        var lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { Self.wrap($0, limit) }
        if let lineLimit = text.lineLimit, lines.count > lineLimit {
            // The last line goes on into what is left out, as far as there is room.
            let rest = lines[(lineLimit - 1)...].reduce(-1) { $0 + 1 + $1 }
            lines[(lineLimit - 1)...] = [min(rest, limit)]
        }
        return CGSize(
            width: CGFloat(lines.max() ?? 0) * character, height: CGFloat(lines.count) * text.font.size)
    }

    /// The lengths of a paragraph's lines in characters, at most `limit` each.
    private static func wrap(_ paragraph: Substring, _ limit: Int) -> [Int] {
        var lines: [Int] = []
        var line = 0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            var length = word.count
            if line > 0 {
                if line + 1 + length <= limit {
                    line += 1 + length
                    continue
                }
                lines.append(line)
            }
            while length > limit {
                lines.append(limit)
                length -= limit
            }
            line = length
        }
        return lines + [line]
    }
}
