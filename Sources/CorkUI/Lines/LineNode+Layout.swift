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
        let stretch: LineTable.Stretch
        /// Where its subviews are in `cells`.
        let cells: Range<Int>
    }

    /// The lines of which subviews are made, ascending.
    func forEachLine(_ body: @MainActor (MadeLine) -> Void) {
        var (next, known): (Int, LineTable.Stretch?) = (0, nil)
        while next < cells.count {
            let (first, index) = (next, cells[next].index)
            // A list that is frozen may have less than is shown.
            guard let stretch = known.flatMap({ $0.items.contains(index) ? $0 : nil }) ?? table.stretch(ofItem: index)
            else { return }
            known = stretch
            let line = stretch.line(of: index)
            let end = stretch.items(of: line).upperBound
            while next < cells.count, cells[next].index < end { next += 1 }
            body(MadeLine(line: line, stretch: stretch, cells: first..<next))
        }
    }

    /// The length of a line whose subviews are made; nil where some are not.
    func length(of line: MadeLine, _ tracks: GridTracks, _ cross: CGFloat?) -> CGFloat? {
        guard line.cells.count == line.stretch.items(of: line.line).count else { return nil }
        var longest: CGFloat = 0
        for (column, place) in line.cells.enumerated() {
            let size = cells[place].node.sizeThatFits(proposal(track(line.stretch.kind, column, tracks, cross)))
            longest = max(longest, size[axis])
        }
        return longest
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
        forEachLine { made in
            if let length = length(of: made, tracks, across) { total += length - lengths[made.line] }
        }
        return total
    }

    func place(_ made: MadeLine, at start: CGFloat, in bounds: CGRect) {
        let (stretch, length) = (made.stretch, lengths[made.line])
        let items = stretch.items(of: made.line)
        let isGridRow = arrangement.items != nil && stretch.kind == .row
        var place: CGFloat = 0
        if isGridRow {
            let guide = axis == .vertical ? arrangement.alignment.horizontal.key : arrangement.alignment.vertical.key
            var content = bounds.size
            content[axis.cross] = tracks.length
            place = ViewDimensions(bounds.size)[guide] - ViewDimensions(content)[guide]
        }
        var next = made.cells.lowerBound
        for (column, index) in items.enumerated() {
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
            next += 1
            var cell = bounds
            cell.origin[axis] += start
            cell.origin[axis.cross] += place
            cell.size[axis] = length
            cell.size[axis.cross] = across
            let dimensions = ViewDimensions(node, proposal(across))
            let frame = CGRect(origin: alignment.origin(of: dimensions, in: cell), size: dimensions.size)
            node.place(mirrored(frame, in: bounds), proposal: proposal(across))
            place += across
        }
    }
}
