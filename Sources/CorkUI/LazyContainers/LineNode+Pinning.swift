import Foundation

/// Headers and footers that stay visible while their section is.
extension LineNode {
    /// Returns the lines of the section at the edge of the visible range, and those of its headers or footers.
    private func pinnedPart(_ kind: LineTable.Kind, _ visibleRange: VisibleRange) -> (
        whole: Range<Int>, part: Range<Int>
    )? {
        let option: PinnedScrollableViews = kind == .header ? .sectionHeaders : .sectionFooters
        guard arrangement.pinnedViews.contains(option), table.count > 0, visibleRange.page > 0 else { return nil }
        let edge = kind == .header ? visibleRange.start : visibleRange.end
        guard edge > 0, edge < lengths.total else { return nil }
        return table.section(of: lengths.line(at: edge), kind)
    }

    func pinnedLines(_ visibleRange: VisibleRange) -> [Int] {
        if arrangement.pinnedViews.isEmpty { return [] }
        return [LineTable.Kind.header, .footer].flatMap { pinnedPart($0, visibleRange).map { Array($0.part) } ?? [] }
    }

    /// The positions of pinned lines, in points (R7.6).
    func pinnedStarts() -> [Int: CGFloat] {
        guard !arrangement.pinnedViews.isEmpty, let visibleRange = viewport.range else { return [:] }
        var starts: [Int: CGFloat] = [:]
        for kind in [LineTable.Kind.header, .footer] {
            guard let (whole, part) = pinnedPart(kind, visibleRange) else { continue }
            let start = lengths.start(of: part.lowerBound)
            let length = lengths.start(of: part.upperBound) - lengths.gap - start
            let shift: CGFloat
            if kind == .header {
                let last = lengths.start(of: whole.upperBound) - lengths.gap - length
                shift = max(start, min(visibleRange.start, last)) - start
            } else {
                let first = lengths.start(of: whole.lowerBound)
                shift = min(start, max(visibleRange.end - length, first)) - start
            }
            if shift == 0 { continue }
            for line in part { starts[line] = lengths.start(of: line) + shift }
        }
        return starts
    }
}
