import Foundation

/// The size and baselines of a measured text.
package struct TextMetrics: Equatable, Sendable {
    /// The size, no wider than the longest line, in points.
    package var size: CGSize
    /// The first baseline, in points from the top.
    package var firstBaseline: CGFloat
    /// The last baseline, in points from the top.
    package var lastBaseline: CGFloat
    /// The number of lines that are shown.
    package var lineCount: Int
    /// A Boolean value that indicates whether an ellipsis replaces a part of the text.
    package var isTruncated: Bool

    /// Creates the metrics of a text from lengths in points.
    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
    }
}

/// A type that measures text for layouts.
@MainActor
package protocol TextMeasuring {
    /// Returns the metrics of a text in a space.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The width at which lines wrap, in points, or `nil` for no wrapping.
    ///   - height: The height in points beyond which lines are left out, except for the first, or `nil` for no limit.
    /// - Returns: The measured lengths.
    func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMetrics
}

extension TextMeasuring {
    /// Returns the size of a text that wraps at `width` points (`nil` for no wrapping), no wider than its longest line.
    package func size(of text: ResolvedText, width: CGFloat?) -> CGSize {
        measure(text, width: width, height: nil).size
    }

    /// Returns the text at the largest scale at which all of it fits, down to `minimumScale`.
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
