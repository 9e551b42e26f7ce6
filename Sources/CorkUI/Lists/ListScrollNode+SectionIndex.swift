import Foundation

/// A list with a section index.
@MainActor
protocol IndexedList: AnyObject {
    /// Scrolls to the section with the label at a position in the index.
    func scroll(toLabel position: Int)
    /// Returns the position in the index of the section at the top of the visible part.
    ///
    /// At the end of the list, a section that was scrolled to cannot be at the top.
    ///
    /// - Parameter chosen: The position of the section that was last scrolled to.
    /// - Returns: That position, while the section is in the visible part, or else the one of the section at the top.
    func currentLabel(after chosen: Int?) -> Int
}

/// The sections with a label for the section index.
extension ListScrollNode: IndexedList {
    /// The labels with the indices of the first subviews of their sections.
    ///
    /// - Complexity: O(1) if no section has a label, otherwise linear in the number of sections.
    var sectionLabels: [(label: Text, start: Int)] {
        let list: ResolvedList = lines.list
        guard list.hasSectionIndex else { return [] }
        var labels: [(label: Text, start: Int)] = []
        list.visitSections { _, start, isExplicit in
            guard isExplicit, let label = list.section(at: start)?.indexLabel else { return }
            labels.append((label, start))
        }
        return labels
    }

    func scroll(toLabel position: Int) {
        let labels = sectionLabels
        guard labels.indices.contains(position), let frame = lines.bringIn(row: labels[position].start) else { return }
        show(frame, .top)
    }

    func currentLabel(after chosen: Int?) -> Int {
        guard let visibleRange = lines.viewport.range else { return 0 }
        let starts = sectionLabels.map { lines.lengths.start(of: lines.table.line(of: $0.start).line) }
        if let chosen, starts.indices.contains(chosen), starts[chosen] > visibleRange.start - 1,
            starts[chosen] < visibleRange.end
        {
            return chosen
        }
        return max((starts.firstIndex { $0 > visibleRange.start + 1 } ?? starts.count) - 1, 0)
    }
}
