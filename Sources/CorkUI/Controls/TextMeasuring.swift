import Foundation

/// The size of a text, and where its lines stand.
package struct TextMetrics: Equatable, Sendable {
    /// No wider than the longest line, in points.
    package var size: CGSize
    /// Where the first line stands, in points from the top.
    package var firstBaseline: CGFloat
    /// Where the last line stands, in points from the top.
    package var lastBaseline: CGFloat
    /// How many lines are shown.
    package var lineCount: Int
    /// Whether an ellipsis stands for a part of it.
    package var isTruncated: Bool

    /// Describes measured text by lengths in points.
    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
    }
}

/// Measures text for layouts.
@MainActor
package protocol TextMeasuring {
    /// Measures `text` in a place.
    ///
    /// - Parameters:
    ///   - text: what is read, and how.
    ///   - width: where lines wrap, in points; nil for nowhere.
    ///   - height: lines that do not fit are left out, all but the first, in points; nil for none.
    /// - Returns: The measured lengths.
    func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMetrics
}

extension TextMeasuring {
    /// The size of `text` wrapped to `width` points (nil: not wrapped), no wider than its longest line.
    package func size(of text: ResolvedText, width: CGFloat?) -> CGSize {
        measure(text, width: width, height: nil).size
    }

    /// The text in the largest size in which all of it fits, down to `minimumScale`.
    package func fitting(_ text: ResolvedText, _ proposal: ProposedViewSize, minimumScale: CGFloat) -> ResolvedText {
        func scaled(_ scale: CGFloat) -> ResolvedText {
            var result = text
            result.font.size *= scale
            for index in result.runs.indices { result.runs[index].font.size *= scale }
            return result
        }
        func isTruncated(_ scale: CGFloat) -> Bool {
            measure(scaled(scale), width: proposal.width, height: proposal.height).isTruncated
        }
        guard minimumScale < 1, isTruncated(1) else { return text }
        if isTruncated(minimumScale) { return scaled(minimumScale) }
        var (fits, overflows) = (minimumScale, CGFloat(1))
        while overflows - fits > 0.01 {
            let middle = (fits + overflows) / 2
            if isTruncated(middle) { overflows = middle } else { fits = middle }
        }
        return scaled(fits)
    }
}
