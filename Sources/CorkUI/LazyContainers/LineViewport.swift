import Foundation

/// The visible range of a lazy container, in points from the start of the container.
struct VisibleRange: Equatable {
    var start: CGFloat
    var end: CGFloat
    /// The offset of the scroll view around; `nil` if there is none.
    var offset: CGFloat?

    var page: CGFloat { max(end - start, 0) }
    /// The length of the overscan on each side, in points.
    var margin: CGFloat { offset == nil ? 0 : page / 2 }

    /// Returns the visible range after scrolling by `shift` points.
    func shifted(by shift: CGFloat) -> VisibleRange {
        VisibleRange(start: start + shift, end: end + shift, offset: offset.map { $0 + shift })
    }

    /// Returns whether a part of a line is in the range.
    func shows(_ line: Int, _ lengths: LineLengths) -> Bool {
        let first = lengths.start(of: line)
        return first < end && first + lengths[line] > start
    }
}

/// The position of the visible range among the lines of a lazy container: the item that stays where it is, the item that
/// is scrolled to, and the lines that are built.
struct LineViewport {
    /// The first visible item, and the distance from the start of its line to the start of the visible range.
    typealias Anchor = (item: Int, offset: CGFloat)
    /// The item that is scrolled to, the number of layouts it may take to become visible, and the start of its line at
    /// the last layout.
    typealias Target = (item: Int, patience: Int, start: CGFloat)

    /// The visible range; `nil` before the first layout.
    private(set) var range: VisibleRange?
    private(set) var anchor: Anchor?
    private(set) var target: Target?
    /// A Boolean value that indicates whether lines moved since the anchor was set.
    private(set) var hasMoved = false
    /// The visible range for which lines were last built; `nil` if lines have changed since.
    private(set) var filled: VisibleRange?
    /// The lines that were built for ``filled``.
    private(set) var filledLines = 0..<0

    // MARK: Changes of lines

    /// Takes account of lines that moved or got other lengths.
    mutating func linesMoved() { (hasMoved, filled) = (true, nil) }

    /// Takes account of another estimate for lines that are not built.
    mutating func estimateChanged() { hasMoved = true }

    /// Moves the anchor and the target with their items, or the anchor to what replaced its item.
    ///
    /// - Parameters:
    ///   - changes: The changes of the items.
    ///   - count: The number of items after the changes.
    ///   - index: Returns the index in a range of the item that was at an index before.
    mutating func follow(_ changes: [Splice], count: Int, index: (Int, Range<Int>) -> Int?) {
        if let (item, patience, start) = target { target = changes.fate(of: item).index.map { ($0, patience, start) } }
        guard let (item, offset) = anchor else { return }
        switch changes.fate(of: item) {
        case .kept(let index): anchor = (index, offset)
        case .replaced(let range):
            if let index = index(item, range) {
                anchor = (index, offset)
            } else {
                // Visible items after it can hold the position.
                anchor = count > 0 ? (min(range.upperBound, count - 1), min(offset, 0)) : nil
            }
        }
    }

    // MARK: Anchor

    /// Returns a visible range after scrolling has restored the position of the anchor.
    func expected(_ range: VisibleRange, _ table: LineTable, _ lengths: LineLengths) -> VisibleRange {
        guard let anchor else { return range }
        let start = lengths.start(of: table.line(of: anchor.item).line) + anchor.offset
        return VisibleRange(start: start, end: start + range.end - range.start, offset: range.offset)
    }

    /// Moves to another visible range and sets the anchor.
    ///
    /// - Parameters:
    ///   - range: The visible range.
    ///   - built: The lines that are built, in ascending order.
    ///   - table: The lines.
    ///   - lengths: Their lengths.
    mutating func show(
        _ range: VisibleRange, built: some Sequence<Int>, _ table: LineTable, _ lengths: LineLengths
    ) {
        let (before, former) = (self.range, anchor?.item)
        self.range = range
        anchor = nil
        guard range.start > 0, (range.offset ?? 0) > 0.5, table.count > 0 else { return }
        var line = lengths.line(at: range.start)
        // The visible range can start in the gap after a line.
        if lengths.start(of: line) + lengths[line] <= range.start { line = min(line + 1, table.count - 1) }
        if let aim = target.map({ table.line(of: $0.item).line }), aim > line, lengths.start(of: aim) < range.end {
            anchor = (table.items(of: aim).lowerBound, range.start - lengths.start(of: aim))
            return
        }
        if let before, let stays = built.first(where: { range.shows($0, lengths) && before.shows($0, lengths) }) {
            // Lines before it may change their length when they are built.
            line = stays
        }
        let items = table.items(of: line)
        // With another number of columns, the item is in the middle of a line, and in its place again with the former.
        let item = former.flatMap { items.contains($0) ? $0 : nil } ?? items.lowerBound
        anchor = (item, range.start - lengths.start(of: line))
    }

    /// Makes an item the anchor if there is one and the item is visible.
    mutating func anchor(at item: Int, _ table: LineTable, _ lengths: LineLengths) {
        let line = table.line(of: item).line
        guard anchor != nil, let range, range.shows(line, lengths) else { return }
        anchor = (item, range.start - lengths.start(of: line))
    }

    // MARK: Scrolling

    /// Scrolls to an item.
    mutating func aim(at item: Int, _ table: LineTable, _ lengths: LineLengths) {
        target = (item, Self.patience, lengths.start(of: table.line(of: item).line))
    }

    private static let patience = 8

    /// Clears the target once it is visible, or if it does not become visible.
    mutating func releaseTarget(_ table: LineTable, _ lengths: LineLengths) {
        guard let range, let aim = target, aim.item < table.itemCount else { return }
        if aim.patience == 0 || range.shows(table.line(of: aim.item).line, lengths) {
            target = nil
        } else {
            target?.patience -= 1
        }
    }

    /// Follows the target or the anchor to where it is now.
    ///
    /// - Parameters:
    ///   - now: The visible range.
    ///   - distance: The distance that the content has scrolled.
    ///   - back: The rest of the change of the offset: the scroll back from the end of shortened content.
    ///   - table: The lines.
    ///   - lengths: Their lengths.
    /// - Returns: The distance to scroll so that it stays where it was, in points; `nil` without both.
    mutating func shift(
        _ now: VisibleRange, scrolledBy distance: CGFloat, back: CGFloat, _ table: LineTable, _ lengths: LineLengths
    ) -> CGFloat? {
        // The scroll back is a part of the way of the target.
        if let way = shiftOfTarget(table, lengths) { return way - back }
        return anchor.map { anchor in
            let line = min(table.line(of: anchor.item).line, max(table.count - 1, 0))
            return lengths.start(of: line) + anchor.offset + distance - now.start
        }
    }

    /// Returns the distance that the target has moved since the last call, in points; `nil` without a target or if it is
    /// the anchor.
    private mutating func shiftOfTarget(_ table: LineTable, _ lengths: LineLengths) -> CGFloat? {
        guard let (item, patience, before) = target, item < table.itemCount else { return nil }
        let line = table.line(of: item).line
        let start = lengths.start(of: line)
        target = (item, patience, start)
        return anchor?.item == table.items(of: line).lowerBound ? nil : start - before
    }

    /// Takes account of the content having been scrolled to `offset`.
    mutating func scrolled(to offset: CGFloat) {
        range?.offset = offset
        filled = nil
    }

    /// Notes that lines are where the last layout has put them.
    mutating func settle() { hasMoved = false }

    // MARK: Built lines

    /// Forgets the built lines if lines have changed since they were built.
    mutating func beginFilling() { if filled == nil { filledLines = 0..<0 } }

    /// Notes that the lines for a visible range are built.
    mutating func didFill(_ range: VisibleRange, _ lines: Range<Int>) { (filled, filledLines) = (range, lines) }

    /// Notes that a line before or after the ones that are needed is no longer built.
    mutating func didRelease(_ line: Int, isBefore: Bool) {
        filledLines = filledLines.clamped(to: isBefore ? line + 1..<Int.max : 0..<line)
    }
}
