import Foundation

/// Measurement and placement of the lines that are built.
extension LineNode {
    /// Returns the proposal for an item that has `length` points across the axis.
    func proposal(_ length: CGFloat?) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.cross] = length
        return proposal
    }

    /// Returns the length across the axis for an item: that of its column, or the whole length for headers and footers.
    func track(_ kind: LineTable.Kind, _ column: Int, _ tracks: GridTracks, _ cross: CGFloat?) -> CGFloat? {
        arrangement.items != nil && kind == .row ? tracks.tracks[column].length : cross
    }

    /// A line of which subviews are built.
    struct MadeLine {
        let line: Int
        let kind: LineTable.Kind
        let items: Range<Int>
        /// The indices of its subviews in `cells`.
        let cells: Range<Int>
    }

    /// The lines of which subviews are built, in ascending order.
    var madeLines: [MadeLine] {
        let cells = cells
        var lines: [MadeLine] = []
        var known: LineTable.Stretch?
        var next = 0
        while next < cells.count {
            let (first, index) = (next, cells[next].index)
            if known?.items.contains(index) != true { known = table.stretch(ofItem: index) }
            // A frozen list may contain fewer subviews than are shown.
            guard let stretch = known else { break }
            let line = stretch.line(of: index)
            let items = stretch.items(of: line)
            while next < cells.count, cells[next].index < items.upperBound { next += 1 }
            lines.append(MadeLine(line: line, kind: stretch.kind, items: items, cells: first..<next))
        }
        return lines
    }

    /// Returns whether nothing in a line has changed since it was measured and placed.
    private func isSettled(_ made: MadeLine) -> Bool {
        for cellIndex in made.cells where cells[cellIndex].node.needsPlacing { return false }
        return lengths.measuredLength(made.line) != nil
    }

    /// Returns the length of a line; `nil` if some of its subviews are not built.
    private func length(of made: MadeLine, _ tracks: GridTracks, _ cross: CGFloat?) -> CGFloat? {
        guard made.cells.count == made.items.count else { return nil }
        var longest: CGFloat = 0
        for (column, cellIndex) in made.cells.enumerated() {
            let size = cells[cellIndex].node.sizeThatFits(proposal(track(made.kind, column, tracks, cross)))
            longest = max(longest, size[axis])
        }
        return longest
    }

    /// Measures the lines that have changed.
    func measureUnsettled(_ lines: [MadeLine]) {
        for made in lines where !isSettled(made) { measure(made) }
    }

    func measure(_ made: MadeLine) {
        guard let length = length(of: made, tracks, cross), lengths.measuredLength(made.line) != length else { return }
        lengths.measure(made.line, length)
        isOutgrown = true
        viewport.linesMoved()
    }

    /// Returns the length of all lines if the container has `across` points on the other axis.
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
        var position: CGFloat = 0
        if isGridRow {
            let guide = axis == .vertical ? arrangement.alignment.horizontal.key : arrangement.alignment.vertical.key
            var content = bounds.size
            content[axis.cross] = tracks.length
            position = ViewDimensions(bounds.size)[guide] - ViewDimensions(content)[guide]
        }
        var next = made.cells.lowerBound
        for (column, index) in made.items.enumerated() {
            var across = bounds.size[axis.cross]
            var alignment = arrangement.alignment
            if isGridRow {
                let track = tracks.tracks[column]
                position += track.gap
                across = track.length
                alignment = track.alignment ?? .center
            }
            guard next < made.cells.upperBound, cells[next].index == index else { continue }
            let node = cells[next].node
            var room = bounds
            room.origin[axis] += start
            room.origin[axis.cross] += position
            room.size[axis] = length
            room.size[axis.cross] = across
            position += across
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
