import Foundation

/// Updates of the lines after changes of the view list.
extension LineNode {
    /// Updates the lines after changes of the list.
    func apply() {
        let (oldCount, oldTable) = (table.itemCount, table!)
        let hadRoom = viewport.range.map { lengths.total < $0.end } == true
        var change = list.changes(since: seen) ?? .replacing(oldCount, with: list.count)
        if !change.splices.lead(from: oldCount, to: list.count) { change = .replacing(oldCount, with: list.count) }
        seen = list.version
        let changes = change.splices
        if !changes.isEmpty { anchorFocus() }
        table = oldTable.following(changes, of: list, columns: tracks.tracks.count)
        if !changes.isEmpty {
            for splice in oldTable.lines(replacedBy: changes, in: table).reversed() {
                lengths.replace(splice.old, with: splice.new.count)
            }
            viewport.linesMoved()
        }
        onChange?(changes)
        viewport.follow(changes, count: list.count, index: index)
        let touched = moveCells(change)
        // If the changed lines keep their lengths, no other line moves.
        if viewport.filled != nil { for cellIndex in touched { measureLine(around: cellIndex) } }
        if let range = viewport.range, viewport.filled == nil {
            if hadRoom || cells.isEmpty && pool.isEmpty { deferOverscan(for: range) }
            fill(viewport.expected(range, table, lengths))
        }
        pool.values.forEach(release)
        pool.removeAll()
        releaseLifted()
        showCells(isResized: isOutgrown || !changes.isEmpty)
    }

    /// Updates the positions and values of the subviews that stay.
    ///
    /// - Returns: The indices in `cells` of subviews that may show something else than before.
    private func moveCells(_ change: ListChange) -> [Int] {
        let (changes, isStill) = (change.splices, change.splices.isEmpty)
        retained.apply(changes) { range in Set(range.prefix(Self.searchLimit).map(list.id)) }
        var kept = isStill ? cells : []
        for cell in isStill ? [] : cells {
            switch changes.fate(of: cell.index) {
            case .kept(let index):
                kept.append(cell)
                kept[kept.count - 1].index = index
            case .replaced: pool.updateValue(cell.node, forKey: cell.node.item.id)?.remove()
            }
        }
        var touched: [Int] = []
        var stretch: LineTable.Stretch?
        let movesAll = !isStill && followsPositions
        for cellIndex in kept.indices where movesAll || !isUntouched(kept[cellIndex], by: change, &stretch) {
            touched.append(cellIndex)
        }
        _ = list.items(at: touched.map { kept[$0].index })
        for cellIndex in touched { kept[cellIndex] = updated(kept[cellIndex]) }
        cells = kept
        return touched
    }

    /// Returns whether a change does not affect the subviews that determine a cell.
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - change: The change.
    ///   - stretch: The stretch of the previous cell, which probably contains this one, too.
    /// - Returns: Whether the cell is up to date.
    private func isUntouched(
        _ cell: Cell, by change: ListChange, _ stretch: inout LineTable.Stretch?
    ) -> Bool {
        if stretch?.items.contains(cell.index) != true { stretch = table.stretch(ofItem: cell.index) }
        guard let stretch, cell.node.environment.isIdentical(to: environment),
            let sources = sources(ofLineAt: cell.index, in: stretch)
        else { return false }
        for source in sources where change.affects(source) { return false }
        return true
    }

    /// Measures the line of a cell if all subviews of the line are built.
    private func measureLine(around cellIndex: Int) {
        guard let stretch = table.stretch(ofItem: cells[cellIndex].index) else { return }
        let line = stretch.line(of: cells[cellIndex].index)
        let items = stretch.items(of: line)
        measure(
            MadeLine(
                line: line, kind: stretch.kind, items: items,
                cells: self.cellIndex(of: items.lowerBound)..<self.cellIndex(of: items.upperBound)))
    }

    /// Returns a cell with the current value of its subview.
    private func updated(_ cell: Cell) -> Cell {
        let item = item(at: cell.index)
        if cell.node.canTake(item) {
            // Without known sources, an equal item may show something else.
            if sources(at: cell.index) == nil || !cell.node.shows(item, in: environment) {
                cell.node.update(item, environment: environment, bodyEnvironment: environment)
            }
            return cell
        }
        cell.node.remove()
        return Cell(index: cell.index, node: make(item))
    }

    /// Returns the index in a range of the built subview that was at `old`.
    private func index(of old: Int, in range: Range<Int>) -> Int? {
        let id = cells.first { $0.index == old }?.node.item.id
        return range.prefix(Self.searchLimit).first { list.id(at: $0) == id }
    }

    /// The maximum number of ids in a replaced range that are searched for an item.
    private static var searchLimit: Int { 10_000 }
}
