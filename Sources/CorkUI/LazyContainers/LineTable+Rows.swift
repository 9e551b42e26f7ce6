import Foundation

/// Rows, as opposed to headers and footers.
extension LineTable {
    /// Returns the first row at or after `item`.
    func firstRow(from item: Int) -> Int? {
        let start = max(item, 0)
        return start < itemCount ? rows(in: start..<itemCount).first { _ in true }?.lowerBound : nil
    }

    /// Returns the last row at or before `item`.
    func lastRow(upTo item: Int) -> Int? {
        var item = min(item, itemCount - 1)
        while let stretch = stretch(ofItem: item) {
            if stretch.kind == .row { return item }
            item = stretch.items.lowerBound - 1
        }
        return nil
    }

    /// Returns the position of a row among all rows, starting at 1, and the number of rows.
    func position(of row: Int) -> (place: Int, count: Int) {
        guard let stretch = stretch(ofItem: row) else { return (rowCount, rowCount) }
        return (stretch.rowsBefore + row - stretch.items.lowerBound + 1, rowCount)
    }
}

extension LineNode {
    /// Returns the row at a position, if it is built.
    func row(_ index: Int) -> ListRowNode? { cells.first { $0.index == index }?.node as? ListRowNode }

    /// Returns the item one page down or up, keeping one line of the current page visible.
    func item(aPageFrom item: Int, _ direction: CGFloat) -> Int {
        let line = table.line(of: item).line
        let page = max((viewport.range?.page ?? 0) - lengths[line], lengths[line] + lengths.gap)
        let position = lengths.start(of: line) + page * direction
        return table.items(of: lengths.line(at: min(max(position, 0), max(lengths.total - 1, 0)))).lowerBound
    }
}
