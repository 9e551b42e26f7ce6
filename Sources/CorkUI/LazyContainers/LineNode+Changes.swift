import Foundation

/// What becomes of lines when the list changes.
extension LineNode {
    /// Follows what became of the positions of the list.
    func apply(_ splices: [Splice]) {
        let (oldCount, oldTable) = (table.itemCount, table!)
        let hadRoom = sight.map { lengths.total < $0.end } == true
        let changes =
            splices.lead(from: oldCount, to: list.count) ? splices : Splice.replacing(oldCount, with: list.count)
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
        // As long as the lines with something else in them are as long as before, all are where they were.
        if filled != nil { for place in touched { measureLine(around: place) } }
        if let sight, filled == nil {
            if hadRoom || cells.isEmpty && pool.isEmpty {
                mayTakeFrames = true
                passOver(sight)
            }
            fill(expected(sight))
        }
        pool.values.forEach(spare)
        pool.removeAll()
        releaseLifted()
        showCells(isResized: isOutgrown || !changes.isEmpty)
    }

    /// Gives each subview that stays its new place and value.
    ///
    /// - Parameters:
    ///   - changes: What became of the positions.
    ///   - isStill: whether all places are what they were.
    /// - Returns: where those are in `cells` that may show something else than before.
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

    /// Whether nothing that a subview is made of is among what was `made` again since the list was looked at last.
    ///
    /// - Parameters:
    ///   - cell: The subview.
    ///   - made: Where subviews were made again.
    ///   - stretch: the last one that was looked for; most likely, the next subview is in the same.
    /// - Returns: Whether it is untouched.
    private func isUntouched(_ cell: Cell, _ made: Places, _ stretch: inout LineTable.Stretch?) -> Bool {
        if stretch?.items.contains(cell.index) != true { stretch = table.stretch(ofItem: cell.index) }
        guard let stretch, cell.node.environment.isIdentical(to: environment),
            let sources = sources(ofLineAt: cell.index, in: stretch)
        else { return false }
        for source in sources where made.contains(source) { return false }
        return true
    }

    /// Measures the line of a subview that is made, so far as all of that line are.
    private func measureLine(around place: Int) {
        guard let stretch = table.stretch(ofItem: cells[place].index) else { return }
        let line = stretch.line(of: cells[place].index)
        let items = stretch.items(of: line)
        measure(
            MadeLine(
                line: line, kind: stretch.kind, items: items,
                cells: self.place(of: items.lowerBound)..<self.place(of: items.upperBound)))
    }

    /// A subview with the value that it has now.
    ///
    /// - Parameters:
    ///   - cell: The subview before.
    ///   - isStill: whether it is at the place where it was.
    /// - Returns: The subview now.
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

    /// Keeps the place of the first line in sight where its item goes, or what comes in its place.
    private func moveAnchor(_ changes: [Splice]) {
        guard let (item, offset) = anchor else { return }
        switch changes.place(of: item) {
        case .kept(let index): anchor = (index, offset)
        case .replaced(let range):
            // Items further down that are in sight hold the place if the first one went.
            let id = cells.first { $0.index == item }?.node.item.id
            if let index = range.prefix(Self.searchLimit).first(where: { list.id(at: $0) == id }) {
                anchor = (index, offset)
            } else if list.count > 0 {
                anchor = (min(range.upperBound, list.count - 1), 0)
            } else {
                anchor = nil
            }
        }
    }

    /// How many ids of a stretch that was replaced are looked at to find an item again.
    private static var searchLimit: Int { 10_000 }
}
