/// The mapping of items to lines: one header or footer per line, and as many other items as there are columns.
struct LineTable {
    /// The content of a line.
    enum Kind { case header, row, footer }

    /// Consecutive lines of one kind in one section.
    struct Stretch {
        var kind: Kind
        /// The index of the section.
        var section: Int
        /// A Boolean value that indicates whether the section starts with the stretch.
        var isFirst: Bool
        var isLast: Bool
        var items: Range<Int>
        /// The number of items in a line.
        var columns: Int
        /// The index of the first line.
        var start: Int
        /// The number of rows in the stretches before.
        var rowsBefore: Int

        var count: Int { (items.count + columns - 1) / columns }
        var end: Int { start + count }

        func items(of line: Int) -> Range<Int> {
            let first = items.lowerBound + (line - start) * columns
            return first..<min(first + columns, items.upperBound)
        }

        func line(of item: Int) -> Int { start + (item - items.lowerBound) / columns }
    }

    /// The number of items, lines and rows before a section, and the lengths of its header and footer.
    private struct Section {
        var items: Int
        var lines: Int
        var rows: Int
        let header: Int32
        let footer: Int32
    }

    private var sections: [Section] = []
    /// The number of items in a line of rows.
    let columns: Int
    /// The number of lines.
    private(set) var count = 0
    /// The number of rows.
    private(set) var rowCount = 0
    /// The number of items.
    private(set) var itemCount = 0

    /// Creates the lines of a list.
    ///
    /// - Complexity: linear in the number of sections.
    @MainActor
    init(_ list: ResolvedList, columns: Int) {
        self.columns = columns
        sections.reserveCapacity(list.expectedSections)
        list.visitSections { counts, start, _ in
            sections.append(
                Section(
                    items: start, lines: count, rows: rowCount, header: Int32(clamping: counts.header),
                    footer: Int32(clamping: counts.footer)))
            count += counts.header + lines(counts.content) + counts.footer
            rowCount += counts.content
            itemCount = start + counts.total
        }
    }

    /// Returns the number of lines that a number of rows takes up.
    private func lines(_ rows: Int) -> Int { columns == 1 ? rows : (rows + columns - 1) / columns }

    private func end(of sectionIndex: Int) -> Int {
        sectionIndex + 1 < sections.count ? sections[sectionIndex + 1].items : itemCount
    }

    /// Returns the rows of a section.
    private func rows(of sectionIndex: Int) -> Range<Int> {
        let section = sections[sectionIndex]
        return section.items + Int(section.header)..<end(of: sectionIndex) - Int(section.footer)
    }

    private func stretch(_ kind: Kind, of sectionIndex: Int) -> Stretch {
        let (section, end, rows) = (sections[sectionIndex], end(of: sectionIndex), rows(of: sectionIndex))
        var (items, start, rowsBefore) = (rows, section.lines + Int(section.header), section.rows)
        switch kind {
        case .header: (items, start) = (section.items..<rows.lowerBound, section.lines)
        case .row: break
        case .footer:
            items = rows.upperBound..<end
            start += lines(rows.count)
            rowsBefore += rows.count
        }
        return Stretch(
            kind: kind, section: sectionIndex, isFirst: items.lowerBound == section.items,
            isLast: items.upperBound == end,
            items: items, columns: kind == .row ? columns : 1, start: start, rowsBefore: rowsBefore)
    }

    /// Returns the lines of the same list after `changes` of its items.
    ///
    /// - Complexity: linear in the number of sections; only changed ones are read from the list.
    @MainActor
    func following(_ changes: [Splice], of list: ResolvedList, columns: Int) -> LineTable {
        guard columns == self.columns else { return LineTable(list, columns: columns) }
        if changes.isEmpty { return self }
        if changes.count == 1, let table = with(changes[0], of: list), table.itemCount == list.count { return table }
        return LineTable(list, columns: columns)
    }

    /// Returns the lines after a change among the rows of one section; `nil` if the change may affect more.
    @MainActor
    private func with(_ change: Splice, of list: ResolvedList) -> LineTable? {
        let sectionIndex = search { rows(of: $0).upperBound < change.old.upperBound }
        guard sectionIndex < sections.count else { return nil }
        let old = rows(of: sectionIndex)
        let growth = change.new.count - change.old.count
        // At the border of two stretches, only the section knows which of them the inserted items belong to.
        guard change.old.lowerBound >= old.lowerBound, change.old.count < old.count,
            list.section(at: old.lowerBound)?.counts.content == old.count + growth
        else { return nil }
        var result = self
        let growthOfLines = lines(old.count + growth) - lines(old.count)
        for index in sectionIndex + 1..<sections.count {
            result.sections[index].items += growth
            result.sections[index].lines += growthOfLines
            result.sections[index].rows += growth
        }
        result.count += growthOfLines
        result.rowCount += growth
        result.itemCount += growth
        return result
    }

    /// Returns the lines of the section that contains a line, and those of its header or footer.
    func section(of line: Int, _ kind: Kind) -> (whole: Range<Int>, part: Range<Int>)? {
        let sectionIndex = sectionIndex(ofLine: line)
        let part = stretch(kind, of: sectionIndex)
        guard !part.items.isEmpty else { return nil }
        return (sections[sectionIndex].lines..<stretch(.footer, of: sectionIndex).end, part.start..<part.end)
    }

    /// Returns the section of a line.
    private func sectionIndex(ofLine line: Int) -> Int { search { sections[$0].lines <= line } - 1 }

    /// Returns the section of an item; the last one if the item is out of range, and -1 if there are none.
    func sectionIndex(ofItem item: Int) -> Int { search { sections[$0].items <= item } - 1 }

    /// Returns the stretch of a line.
    func stretch(of line: Int) -> Stretch {
        let sectionIndex = sectionIndex(ofLine: line)
        let rows = stretch(.row, of: sectionIndex)
        return line < rows.start
            ? stretch(.header, of: sectionIndex) : line < rows.end ? rows : stretch(.footer, of: sectionIndex)
    }

    /// Returns the stretch of an item; `nil` if the item is out of range.
    func stretch(ofItem item: Int) -> Stretch? {
        guard item >= 0, item < itemCount else { return nil }
        let sectionIndex = sectionIndex(ofItem: item)
        let rows = rows(of: sectionIndex)
        return stretch(item < rows.lowerBound ? .header : item < rows.upperBound ? .row : .footer, of: sectionIndex)
    }

    /// Returns the rows among `items`, as a range for each section.
    func rows(in items: Range<Int>) -> some Sequence<Range<Int>> {
        (max(sectionIndex(ofItem: items.lowerBound), 0)..<max(sectionIndex(ofItem: items.upperBound) + 1, 0)).lazy
            .map { rows(of: $0).clamped(to: items) }.filter { !$0.isEmpty }
    }

    /// Returns the items of a line.
    func items(of line: Int) -> Range<Int> { columns == 1 ? line..<line + 1 : stretch(of: line).items(of: line) }

    /// Returns the line and column of an item.
    func line(of item: Int) -> (line: Int, column: Int) {
        if columns == 1 { return (min(item, count), 0) }
        guard let stretch = stretch(ofItem: item) else { return (count, 0) }
        let (line, column) = (item - stretch.items.lowerBound).quotientAndRemainder(dividingBy: stretch.columns)
        return (stretch.start + line, column)
    }

    /// Returns the index of the first section for which `isBefore` is false; it must be true for all sections before.
    private func search(_ isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the changes of lines that follow from `changes` of items.
    func lines(replacedBy changes: [Splice], in new: LineTable) -> [Splice] {
        if columns == 1, new.columns == 1 { return changes }
        guard let first = changes.first, let last = changes.last else {
            return count == new.count ? [] : Splice.replacing(count, with: new.count)
        }
        let start = min(line(of: first.old.lowerBound).line, new.line(of: first.new.lowerBound).line)
        let back = min(count - line(of: last.old.upperBound).line, new.count - new.line(of: last.new.upperBound).line)
        let kept = max(min(back - 1, count - start, new.count - start), 0)
        return [Splice(old: start..<count - kept, new: start..<new.count - kept)]
    }
}
