import Foundation

/// Measures and places the lines that are made.
extension LineNode {
    /// What is proposed to an item in a column, or in a line of its own.
    func proposal(_ length: CGFloat?) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.cross] = length
        return proposal
    }

    /// The column of an item; the whole length across for headers and footers.
    func track(_ kind: LineTable.Kind, _ column: Int, _ tracks: GridTracks, _ cross: CGFloat?) -> CGFloat? {
        arrangement.items != nil && kind == .row ? tracks.tracks[column].length : cross
    }

    /// A line of which subviews are made.
    struct MadeLine {
        let line: Int
        let kind: LineTable.Kind
        let items: Range<Int>
        /// Where its subviews are in `cells`.
        let cells: Range<Int>
    }

    /// The lines of which subviews are made, ascending.
    var madeLines: [MadeLine] {
        let cells = cells
        var lines: [MadeLine] = []
        var known: LineTable.Stretch?
        var next = 0
        while next < cells.count {
            let (first, index) = (next, cells[next].index)
            if known?.items.contains(index) != true { known = table.stretch(ofItem: index) }
            // A list that is frozen may have less than is shown.
            guard let stretch = known else { break }
            let line = stretch.line(of: index)
            let items = stretch.items(of: line)
            while next < cells.count, cells[next].index < items.upperBound { next += 1 }
            lines.append(MadeLine(line: line, kind: stretch.kind, items: items, cells: first..<next))
        }
        return lines
    }

    /// Whether nothing in a line has changed since it was measured and placed.
    private func isSettled(_ made: MadeLine) -> Bool {
        for place in made.cells where cells[place].node.needsPlacing { return false }
        return lengths.measuredLength(made.line) != nil
    }

    /// The length of a line whose subviews are made; nil where some are not.
    private func length(of made: MadeLine, _ tracks: GridTracks, _ cross: CGFloat?) -> CGFloat? {
        guard made.cells.count == made.items.count else { return nil }
        var longest: CGFloat = 0
        for (column, place) in made.cells.enumerated() {
            let size = cells[place].node.sizeThatFits(proposal(track(made.kind, column, tracks, cross)))
            longest = max(longest, size[axis])
        }
        return longest
    }

    /// Measures the lines in which something has changed.
    func measureUnsettled(_ lines: [MadeLine]) {
        for made in lines where !isSettled(made) { measure(made) }
    }

    func measure(_ made: MadeLine) {
        guard let length = length(of: made, tracks, cross), lengths.measuredLength(made.line) != length else { return }
        lengths.measure(made.line, length)
        (hasMoved, isOutgrown, filled) = (true, true, nil)
    }

    /// The length of all lines where the container is `across` long on the other axis.
    func length(at across: CGFloat?) -> CGFloat {
        let tracks = across.map(arrangement.tracks) ?? self.tracks
        let columns = tracks.tracks.count
        guard columns == self.tracks.tracks.count else {
            return lengths.forgotten(count: LineTable(list, columns: columns).count, gap: lengths.gap).total
        }
        var total = lengths.total
        for made in madeLines where across != cross || !isSettled(made) {
            if let length = length(of: made, tracks, across) { total += length - lengths[made.line] }
        }
        return total
    }

    func place(_ made: MadeLine, at start: CGFloat, in bounds: CGRect, isRightToLeft: Bool) {
        let length = lengths[made.line]
        let isGridRow = arrangement.items != nil && made.kind == .row
        var place: CGFloat = 0
        if isGridRow {
            let guide = axis == .vertical ? arrangement.alignment.horizontal.key : arrangement.alignment.vertical.key
            var content = bounds.size
            content[axis.cross] = tracks.length
            place = ViewDimensions(bounds.size)[guide] - ViewDimensions(content)[guide]
        }
        var next = made.cells.lowerBound
        for (column, index) in made.items.enumerated() {
            var across = bounds.size[axis.cross]
            var alignment = arrangement.alignment
            if isGridRow {
                let track = tracks.tracks[column]
                place += track.gap
                across = track.length
                alignment = track.alignment ?? .center
            }
            guard next < made.cells.upperBound, cells[next].index == index else { continue }
            let node = cells[next].node
            var room = bounds
            room.origin[axis] += start
            room.origin[axis.cross] += place
            room.size[axis] = length
            room.size[axis.cross] = across
            place += across
            let seen = isRightToLeft ? mirrored(room, in: bounds) : room
            if node.needsPlacing || cells[next].room != seen {
                cells[next].room = seen
                let dimensions = ViewDimensions(node, proposal(across))
                let frame = CGRect(origin: alignment.origin(of: dimensions, in: room), size: dimensions.size)
                node.place(isRightToLeft ? mirrored(frame, in: bounds) : frame, proposal: proposal(across))
            }
            next += 1
        }
    }
}
