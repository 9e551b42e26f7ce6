import Foundation

/// Rows among headers and footers.
extension LineTable {
    /// The first row at `item` or after.
    func firstRow(from item: Int) -> Int? {
        let start = max(item, 0)
        return start < itemCount ? rows(in: start..<itemCount).first { _ in true }?.lowerBound : nil
    }

    /// The last row at `item` or before.
    func lastRow(upTo item: Int) -> Int? {
        var item = min(item, itemCount - 1)
        while let stretch = stretch(ofItem: item) {
            if stretch.kind == .row { return item }
            item = stretch.items.lowerBound - 1
        }
        return nil
    }

    /// The place of a row among the rows from 1, and their count.
    func position(of row: Int) -> (place: Int, count: Int) {
        guard let stretch = stretch(ofItem: row) else { return (rowCount, rowCount) }
        return (stretch.rowsBefore + row - stretch.items.lowerBound + 1, rowCount)
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
