/// Which items of a list form which lines: headers and footers one each, the rest as many a line as there are columns.
struct LineTable {
    /// What a line shows.
    enum Kind { case header, row, footer }

    /// Lines of one kind, one after the other, in one section.
    struct Stretch {
        var kind: Kind
        /// The place of the section among all.
        var section: Int
        /// Whether the section begins and ends with the stretch.
        var isFirst: Bool
        var isLast: Bool
        var items: Range<Int>
        /// Items a line.
        var columns: Int
        /// The first line.
        var start: Int
        /// How many rows are in the stretches before.
        var rowsBefore: Int

        var count: Int { (items.count + columns - 1) / columns }
        var end: Int { start + count }

        func items(of line: Int) -> Range<Int> {
            let first = items.lowerBound + (line - start) * columns
            return first..<min(first + columns, items.upperBound)
        }

        func line(of item: Int) -> Int { start + (item - items.lowerBound) / columns }
    }

    private(set) var stretches: [Stretch] = []
    /// The number of lines.
    var count: Int { stretches.last?.end ?? 0 }

    /// The number of rows.
    private(set) var rowCount = 0

    /// The number of items.
    var itemCount: Int { stretches.last?.items.upperBound ?? 0 }

    /// The lines of a list.
    ///
    /// - Complexity: linear in the sections.
    @MainActor
    init(_ list: ResolvedList, columns: Int) {
        var place = 0
        list.visitSections { section, _ in
            let whole = section.header.lowerBound..<section.footer.upperBound
            func add(_ kind: Kind, _ items: Range<Int>, _ columns: Int) {
                guard !items.isEmpty else { return }
                stretches.append(
                    Stretch(
                        kind: kind, section: place, isFirst: items.lowerBound == whole.lowerBound,
                        isLast: items.upperBound == whole.upperBound, items: items, columns: columns, start: count,
                        rowsBefore: rowCount))
                if kind == .row { rowCount += items.count }
            }
            add(.header, section.header, 1)
            add(.row, section.content, columns)
            add(.footer, section.footer, 1)
            place += 1
        }
    }

    /// The lines of the same list after `changes` of its items.
    ///
    /// - Complexity: linear in the sections, of which those are asked alone that changed.
    @MainActor
    func following(_ changes: [Splice], of list: ResolvedList, columns: Int) -> LineTable {
        if changes.isEmpty { return self }
        if changes.count == 1, let table = with(changes[0], of: list), table.itemCount == list.count { return table }
        return LineTable(list, columns: columns)
    }

    /// The lines where `change` came and went among the rows of one section; nil where it may be otherwise.
    @MainActor
    private func with(_ change: Splice, of list: ResolvedList) -> LineTable? {
        var place = search { $0.items.upperBound < change.old.upperBound }
        if place < stretches.count, stretches[place].kind == .header { place += 1 }
        guard place < stretches.count else { return nil }
        let old = stretches[place]
        let growth = change.new.count - change.old.count
        // Where two stretches meet, the section knows to which of them what came belongs.
        guard old.kind == .row, change.old.lowerBound >= old.items.lowerBound, change.old.count < old.items.count,
            list.section(at: old.items.lowerBound)?.counts.content == old.items.count + growth
        else { return nil }
        var result = self
        result.stretches[place].items = old.items.lowerBound..<old.items.upperBound + growth
        let lines = result.stretches[place].count - old.count
        for index in place + 1..<stretches.count {
            let items = stretches[index].items
            result.stretches[index].items = items.lowerBound + growth..<items.upperBound + growth
            result.stretches[index].start += lines
            result.stretches[index].rowsBefore += growth
        }
        result.rowCount += growth
        return result
    }

    /// The lines of the section that a line is in, and those of its header or footer.
    func section(of line: Int, _ kind: Kind) -> (whole: Range<Int>, part: Range<Int>)? {
        let place = place(of: line)
        let section = stretches[place].section
        let near = stretches[max(place - 2, 0)...min(place + 2, stretches.count - 1)].filter { $0.section == section }
        guard let part = near.first(where: { $0.kind == kind }) else { return nil }
        return (near.first!.start..<near.last!.end, part.start..<part.end)
    }

    /// The place of the stretch with a line among all.
    func place(of line: Int) -> Int { search { $0.end <= line } }

    /// The stretch of a line.
    func stretch(of line: Int) -> Stretch { stretches[place(of: line)] }

    /// The place of the stretch with an item among all; their count where there is no such item.
    func place(ofItem item: Int) -> Int { search { $0.items.upperBound <= item } }

    /// The stretch of an item; nil where there is no such item.
    func stretch(ofItem item: Int) -> Stretch? {
        let place = place(ofItem: item)
        return place < stretches.count ? stretches[place] : nil
    }

    /// The items of a line.
    func items(of line: Int) -> Range<Int> { stretch(of: line).items(of: line) }

    /// The line of an item, and which one it is there.
    func line(of item: Int) -> (line: Int, column: Int) {
        let place = place(ofItem: item)
        guard place < stretches.count else { return (count, 0) }
        let stretch = stretches[place]
        let (line, column) = (item - stretch.items.lowerBound).quotientAndRemainder(dividingBy: stretch.columns)
        return (stretch.start + line, column)
    }

    private func search(_ isBefore: (Stretch) -> Bool) -> Int {
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(stretches[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The lines that items `changes` tell of were and are in, so far as all others kept their content.
    func lines(replacedBy changes: [Splice], in new: LineTable) -> [Splice] {
        let isPlain = stretches.allSatisfy { $0.columns == 1 } && new.stretches.allSatisfy { $0.columns == 1 }
        if isPlain { return changes }
        guard let first = changes.first, let last = changes.last else {
            return count == new.count ? [] : Splice.replacing(count, with: new.count)
        }
        let start = min(line(of: first.old.lowerBound).line, new.line(of: first.new.lowerBound).line)
        let back = min(count - line(of: last.old.upperBound).line, new.count - new.line(of: last.new.upperBound).line)
        let kept = max(min(back - 1, count - start, new.count - start), 0)
        return [Splice(old: start..<count - kept, new: start..<new.count - kept)]
    }
}
