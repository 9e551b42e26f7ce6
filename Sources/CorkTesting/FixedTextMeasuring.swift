import CorkUI
import Foundation

/// Text metrics by simple arithmetic.
///
/// A line is as high as the font, a character is half as wide, and the baseline is at three quarters of the height.
/// Letter spacing follows each character, and line spacing separates lines. In text with several fonts, the largest
/// one determines the line height, and characters have their average width. Text wraps between words; a word longer
/// than a line is broken at its end.
package struct FixedTextMeasuring: TextMeasuring {
    package init() {}

    package func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        let line = text.runs.map(\.font.size).max() ?? text.font.size
        let character = Self.characterWidth(text)
        let pitch = line + text.lineSpacing
        /// Returns how many of a length fit, tolerating rounding errors.
        func count(_ room: CGFloat?, of length: CGFloat) -> Int {
            let count = (room ?? .infinity) / length + 0.001
            return count < 1_000_000 ? Int(max(count, 1)) : 1_000_000
        }
        let limit = count(width, of: character)
        var lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { Self.wrap($0, limit) }
        let lineLimit = min(text.lineLimit ?? .max, count(height.map { $0 + text.lineSpacing }, of: pitch))
        let isTruncated = lines.count > lineLimit
        if isTruncated {
            // The last line continues with the truncated text as far as it fits.
            let rest = lines[(lineLimit - 1)...].reduce(-1) { $0 + 1 + $1 }
            lines[(lineLimit - 1)...] = [min(rest, limit)]
        }
        return TextMetrics(
            size: CGSize(
                width: CGFloat(lines.max() ?? 0) * character, height: CGFloat(lines.count) * pitch - text.lineSpacing),
            firstBaseline: line * 0.75, lastBaseline: CGFloat(lines.count - 1) * pitch + line * 0.75,
            lineCount: lines.count,
            isTruncated: isTruncated)
    }

    private static func characterWidth(_ text: ResolvedText) -> CGFloat {
        guard !text.runs.isEmpty else { return max(text.font.size / 2 + text.letterSpacing, 0) }
        let bytes = Array(text.string.utf8)
        let widths = text.runs.map { run in
            CGFloat(String(decoding: bytes[run.range], as: UTF8.self).count)
                * max(run.font.size / 2 + run.letterSpacing, 0)
        }
        return widths.reduce(0, +) / CGFloat(text.string.count)
    }

    /// Returns the lengths of a paragraph's lines in characters, at most `limit` each.
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
