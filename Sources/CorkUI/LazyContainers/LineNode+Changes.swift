import Foundation

/// Updates of the lines after changes of the view list.
extension LineNode {
    /// Updates the lines after changes of the positions in the list.
    func apply(_ splices: [Splice]) {
        let (oldCount, oldTable) = (table.itemCount, table!)
        let hadRoom = visibleRange.map { lengths.total < $0.end } == true
        let changes =
            splices.lead(from: oldCount, to: list.count) ? splices : Splice.replacing(oldCount, with: list.count)
        if !changes.isEmpty { anchorFocus() }
        table = oldTable.following(changes, of: list, columns: tracks.tracks.count)
        if !changes.isEmpty {
            for splice in oldTable.lines(replacedBy: changes, in: table).reversed() {
                lengths.replace(splice.old, with: splice.new.count)
            }
            hasMoved = true
        }
        if !changes.isEmpty { filled = nil }
        onChange?(changes)
        moveAnchor(changes)
        let touched = moveCells(changes, isStill: changes.isEmpty)
        // If the changed lines keep their lengths, no other line moves.
        if filled != nil { for place in touched { measureLine(around: place) } }
        if let visibleRange, filled == nil {
            if hadRoom || cells.isEmpty && pool.isEmpty { deferOverscan(for: visibleRange) }
            fill(expected(visibleRange))
        }
        pool.values.forEach(spare)
        pool.removeAll()
        releaseLifted()
        showCells(isResized: isOutgrown || !changes.isEmpty)
    }

    /// Updates the positions and values of the subviews that stay.
    ///
    /// - Parameters:
    ///   - changes: The changes of the positions.
    ///   - isStill: Whether no position changed.
    /// - Returns: The indices in `cells` of subviews that may show something else than before.
    private func moveCells(_ changes: [Splice], isStill: Bool) -> [Int] {
        retained.apply(changes) { range in Set(range.prefix(Self.searchLimit).map(list.id)) }
        if let (item, patience, start) = target {
            if case .kept(let index) = changes.place(of: item) {
                target = (index, patience, start)
            } else {
                target = nil
            }
        }
        var kept = isStill ? cells : []
        for cell in isStill ? [] : cells {
            switch changes.place(of: cell.index) {
            case .kept(let index):
                kept.append(cell)
                kept[kept.count - 1].index = index
            case .replaced: pool.updateValue(cell.node, forKey: cell.node.item.id)?.remove()
            }
        }
        var touched: [Int] = []
        let made = isStill ? list.places(madeSince: servedVersion + 1) : Places([0..<list.count])
        var stretch: LineTable.Stretch?
        for place in kept.indices where !(isStill && isUntouched(kept[place], made, &stretch)) { touched.append(place) }
        servedVersion = list.version
        _ = list.items(at: touched.map { kept[$0].index })
        for place in touched { kept[place] = updated(kept[place], isStill: isStill) }
        cells = kept
        return touched
    }

    /// Returns whether the subviews that determine a cell are not among those that were made again.
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - made: The positions of subviews that were made again.
    ///   - stretch: The stretch of the previous cell, which probably contains this one, too.
    /// - Returns: Whether the cell is up to date.
    private func isUntouched(_ cell: Cell, _ made: Places, _ stretch: inout LineTable.Stretch?) -> Bool {
        if stretch?.items.contains(cell.index) != true { stretch = table.stretch(ofItem: cell.index) }
        guard let stretch, cell.node.environment.isIdentical(to: environment),
            let sources = sources(ofLineAt: cell.index, in: stretch)
        else { return false }
        for source in sources where made.contains(source) { return false }
        return true
    }

    /// Measures the line of a cell if all subviews of the line are built.
    private func measureLine(around place: Int) {
        guard let stretch = table.stretch(ofItem: cells[place].index) else { return }
        let line = stretch.line(of: cells[place].index)
        let items = stretch.items(of: line)
        measure(
            MadeLine(
                line: line, kind: stretch.kind, items: items,
                cells: self.place(of: items.lowerBound)..<self.place(of: items.upperBound)))
    }

    /// Returns a cell with the current value of its subview.
    ///
    /// - Parameters:
    ///   - cell: The cell before.
    ///   - isStill: Whether its position is unchanged.
    /// - Returns: The cell now.
    private func updated(_ cell: Cell, isStill: Bool) -> Cell {
        let change = change(at: cell.index)
        if isStill || !followsPlaces, cell.change == change, cell.node.environment.isIdentical(to: environment) {
            return cell
        }
        let item = item(at: cell.index)
        if cell.node.canTake(item) {
            cell.node.update(item, environment: environment, bodyEnvironment: environment)
            var cell = cell
            cell.change = change
            return cell
        }
        cell.node.remove()
        return Cell(index: cell.index, node: make(item), change: change)
    }

    /// Moves the anchor with its item, or to what replaced the item.
    private func moveAnchor(_ changes: [Splice]) {
        guard let (item, offset) = anchor else { return }
        switch changes.place(of: item) {
        case .kept(let index): anchor = (index, offset)
        case .replaced(let range):
            // If the item is gone, visible items after it can hold the position.
            let id = cells.first { $0.index == item }?.node.item.id
            if let index = range.prefix(Self.searchLimit).first(where: { list.id(at: $0) == id }) {
                anchor = (index, offset)
            } else if list.count > 0 {
                anchor = (min(range.upperBound, list.count - 1), min(offset, 0))
            } else {
                anchor = nil
            }
        }
    }

    /// The maximum number of ids in a replaced range that are searched for an item.
    private static var searchLimit: Int { 10_000 }
}
