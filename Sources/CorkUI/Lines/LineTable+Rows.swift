import Foundation

/// Rows among headers and footers.
extension LineTable {
    /// The first row at `item` or after.
    func firstRow(from item: Int) -> Int? {
        stretches.first { $0.kind == .row && $0.items.upperBound > item }.map { max(item, $0.items.lowerBound) }
    }

    /// The last row at `item` or before.
    func lastRow(upTo item: Int) -> Int? {
        stretches.last { $0.kind == .row && $0.items.lowerBound <= item }.map { min(item, $0.items.upperBound - 1) }
    }

    /// The place of a row among the rows from 1, and their count.
    ///
    /// - Complexity: linear in the sections.
    func position(of item: Int) -> (place: Int, count: Int) {
        var (place, count) = (0, 0)
        for stretch in stretches where stretch.kind == .row {
            if stretch.items.upperBound <= item {
                place += stretch.items.count
            } else if stretch.items.contains(item) {
                place += item + 1 - stretch.items.lowerBound
            }
            count += stretch.items.count
        }
        return (place, count)
    }
}

extension LineNode {
    /// The row at a place, where it is made.
    func row(_ index: Int) -> ListRowNode? { cells.first { $0.index == index }?.node as? ListRowNode }

    /// The item a page further down or up, less a line to hold on to.
    func item(aPageFrom item: Int, _ direction: CGFloat) -> Int {
        let line = table.line(of: item).line
        let page = max((sight?.page ?? 0) - lengths[line], lengths[line] + lengths.gap)
        let place = lengths.start(of: line) + page * direction
        return table.items(of: lengths.line(at: min(max(place, 0), max(lengths.total - 1, 0)))).lowerBound
    }
}
