import Foundation

/// Building of subviews in the visible range, and preservation of their position on screen.
extension LineNode: GeometryObserver {
    /// Returns the visible range and the scroll view that determines it.
    private func look() -> (visibleRange: VisibleRange, scroll: (any AnyScrollNode)?) {
        let own = windowFrame
        var (start, end) = (-CGFloat.infinity, CGFloat.infinity)
        var scroll: (any AnyScrollNode)?
        var node = parent
        while let current = node {
            let scrollNode = current.asScrollNode
            if scrollNode != nil || current.parent == nil {
                let rect = current.windowFrame
                start = max(start, rect.origin[axis])
                end = min(end, rect.origin[axis] + rect.size[axis])
            }
            if scroll == nil, let scrollNode, scrollNode.axes.contains(axis == .vertical ? .vertical : .horizontal) {
                scroll = scrollNode
            }
            node = current.parent
        }
        let offset = scroll.map { $0.windowFrame.origin[axis] - $0.children[0].windowFrame.origin[axis] }
        if isMirrored {
            let edge = own.origin[axis] + own.size[axis]
            return (VisibleRange(start: edge - end, end: edge - start, offset: offset.map { -$0 }), scroll)
        }
        return (VisibleRange(start: start - own.origin[axis], end: end - own.origin[axis], offset: offset), scroll)
    }

    /// A Boolean value that indicates whether lines follow each other from right to left.
    var isMirrored: Bool { axis == .horizontal && environment.layoutDirection == .rightToLeft }

    /// Returns the visible range after scrolling has restored the position of the anchor.
    func expected(_ visibleRange: VisibleRange) -> VisibleRange {
        guard let anchor else { return visibleRange }
        let start = lengths.start(of: table.line(of: anchor.item).line) + anchor.offset
        return VisibleRange(
            start: start, end: start + visibleRange.end - visibleRange.start, offset: visibleRange.offset)
    }

    func observeGeometry() -> Bool {
        let (now, scroll) = look()
        self.scroll = scroll
        if hasMoved, let scroll, let before = visibleRange?.offset, let offset = now.offset,
            let shift = shift(now, distance(scroll, from: before, to: offset), from: before, to: offset)
        {
            hasMoved = false
            let isAtEnd = shift > 0 && isScrolledBack(scroll, from: before, to: offset)
            if abs(shift) >= 0.5, !isAtEnd, !scroll.keepsAnchor(axis) {
                visibleRange?.offset = offset + shift
                filled = nil
                var distance = CGPoint.zero
                distance[axis] = isMirrored ? -shift : shift
                scroll.followContent(movedBy: distance)
                return true
            }
        }
        hasMoved = false
        let needsLayout = show(now)
        if !needsLayout, !isOverscanDeferred { releaseTarget() }
        return needsLayout
    }

    /// Clears the scroll target once it is visible and fully surrounded by built lines, or if it does not become
    /// visible.
    private func releaseTarget() {
        guard let visibleRange, let aim = target, aim.item < table.itemCount else { return }
        if aim.patience == 0 || isIn(table.line(of: aim.item).line, visibleRange) {
            target = nil
        } else {
            target?.patience -= 1
        }
    }

    /// Returns the distance that the content has scrolled, in points, ignoring the scroll back from the end of
    /// shortened content.
    private func distance(_ scroll: any AnyScrollNode, from before: CGFloat, to offset: CGFloat) -> CGFloat {
        isScrolledBack(scroll, from: before, to: offset) ? 0 : offset - before
    }

    /// Returns a Boolean value that indicates whether the content became shorter and scrolled back to its new end.
    private func isScrolledBack(_ scroll: any AnyScrollNode, from before: CGFloat, to offset: CGFloat) -> Bool {
        let geometry = scroll.geometry
        // The offsets begin after the first margin.
        let margin = axis == .vertical ? geometry.contentInsets.bottom : geometry.contentInsets.trailing
        let end = geometry.contentSize[axis] + margin - geometry.containerSize[axis]
        return before > end && offset > end - 1
    }

    /// Returns the distance to scroll so that the target or the anchor stays where it is, in points; `nil` without both.
    private func shift(_ now: VisibleRange, _ distance: CGFloat, from before: CGFloat, to offset: CGFloat) -> CGFloat? {
        // The scroll back from the end of shortened content is a part of the way of the target.
        if let way = shiftOfTarget() { return way - (offset - before - distance) }
        return shiftOfAnchor(now, scrolledBy: distance)
    }

    /// Returns the distance of the anchor from its position in the visible range, in points; `nil` if there is no anchor.
    private func shiftOfAnchor(_ now: VisibleRange, scrolledBy distance: CGFloat) -> CGFloat? {
        anchor.map { anchor in
            let line = min(table.line(of: anchor.item).line, max(table.count - 1, 0))
            return lengths.start(of: line) + anchor.offset + distance - now.start
        }
    }

    /// Returns the distance that the scroll target has moved since the last call, in points; `nil` without a target or if
    /// it is the anchor.
    private func shiftOfTarget() -> CGFloat? {
        guard let item = target?.item, item < table.itemCount else { return nil }
        let line = table.line(of: item).line
        let start = lengths.start(of: line)
        defer { target?.start = start }
        guard anchor?.item != table.items(of: line).lowerBound else { return nil }
        return target.map { start - $0.start }
    }

    func willScroll(_ scrollNode: any AnyScrollNode, by shift: CGPoint) {
        // After lines moved, the layout determines the visible range first.
        guard scrollNode === scroll, !hasMoved, filled != nil, let visibleRange else { return }
        _ = show(visibleRange.shifted(by: isMirrored ? -shift[axis] : shift[axis]))
    }

    /// Builds the lines of a visible range and returns whether another layout is needed.
    private func show(_ now: VisibleRange) -> Bool {
        guard now != filled else { return false }
        noteJump(to: now)
        let isPinnedElsewhere = !arrangement.pinnedViews.isEmpty && visibleRange != now
        let before = visibleRange
        visibleRange = now
        takeAnchor(now, after: before)
        fill(now)
        return showCells(isResized: isOutgrown || isPinnedElsewhere)
    }

    private func noteJump(to now: VisibleRange) {
        if let visibleRange, abs(now.start - visibleRange.start) < now.page { return }
        deferOverscan(for: now)
    }

    /// Defers overscan until scrolling settles, because the visible range is entirely new.
    func deferOverscan(for visibleRange: VisibleRange) {
        guard let renderer = graph.renderer, renderer.showsOnlyVisibleContent, visibleRange.offset != nil else {
            return
        }
        isOverscanDeferred = true
        renderer.whenStill(self) { [weak self] in self?.invalidate() }
    }

    /// Builds the deferred overscan after scrolling has settled.
    func scrollingSettled() {
        guard isOverscanDeferred else { return }
        isOverscanDeferred = false
        guard let visibleRange else { return }
        fill(visibleRange)
        if !showCells(isResized: isOutgrown) { releaseTarget() }
    }

    private func takeAnchor(_ visibleRange: VisibleRange, after before: VisibleRange?) {
        let former = anchor?.item
        anchor = nil
        guard visibleRange.start > 0, (visibleRange.offset ?? 0) > 0.5, table.count > 0 else { return }
        var line = lengths.line(at: visibleRange.start)
        // The visible range can start in the gap after a line.
        if lengths.start(of: line) + lengths[line] <= visibleRange.start { line = min(line + 1, table.count - 1) }
        if let aim = target.map({ table.line(of: $0.item).line }), aim > line, lengths.start(of: aim) < visibleRange.end
        {
            anchor = (table.items(of: aim).lowerBound, visibleRange.start - lengths.start(of: aim))
            return
        }
        if let before,
            let stays = cells.first(where: { isIn(self.line(of: $0), visibleRange) && isIn(self.line(of: $0), before) })
        {
            // Lines before it may change their length when they are built.
            line = self.line(of: stays)
        }
        let items = table.items(of: line)
        // With another number of columns, the item is in the middle of a line, and in its place again with the former.
        let item = former.flatMap { items.contains($0) ? $0 : nil } ?? items.lowerBound
        anchor = (item, visibleRange.start - lengths.start(of: line))
    }

    /// Makes the subview with the focus the anchor, if it is visible.
    func anchorFocus() {
        guard anchor != nil, let visibleRange, let focused = nodeWithFocus,
            let cell = cells.first(where: { $0.node === focused }), isIn(line(of: cell), visibleRange)
        else { return }
        anchor = (cell.index, visibleRange.start - lengths.start(of: line(of: cell)))
    }

    private func line(of cell: Cell) -> Int { table.line(of: cell.index).line }

    private func isIn(_ line: Int, _ visibleRange: VisibleRange) -> Bool {
        let start = lengths.start(of: line)
        return start < visibleRange.end && start + lengths[line] > visibleRange.start
    }

    /// Builds the lines in and around the visible range and releases those far away.
    func fill(_ visibleRange: VisibleRange) {
        let margin = isOverscanDeferred ? 0 : visibleRange.margin
        let (from, to) = (visibleRange.start - margin, visibleRange.end + margin)
        var near = 0..<0
        if filled == nil { filledLines = near }
        if visibleRange.page > 0, table.count > 0, from < lengths.total, to > 0 {
            let first = lengths.line(at: max(visibleRange.start, 0))
            var (lower, upper) = (first, first)
            defer { needed = nil }
            let start = lengths.start(of: first)
            // A line of length 0 counts as one point, which bounds the number of lines.
            var end = start
            while upper < table.count, end < to {
                needed = Need(start: from, end: to, lines: lower...upper)
                if !filledLines.contains(upper) { mount(upper) }
                end += max(lengths[upper] + lengths.gap, 1)
                upper += 1
            }
            var beginning = start
            while lower > 0, beginning > from {
                lower -= 1
                needed = Need(start: from, end: to, lines: lower...max(upper - 1, lower))
                if !filledLines.contains(lower) { mount(lower) }
                beginning -= max(lengths[lower] + lengths.gap, 1)
            }
            near = lower..<upper
        }
        let pinned = pinnedLines(visibleRange)
        pinned.forEach(mount)
        letGo(beyond: visibleRange, near, pinned)
        if isOutgrown, lengths.refreshEstimate() { hasMoved = true }
        (filled, filledLines) = (visibleRange, near)
    }

    private func letGo(beyond visibleRange: VisibleRange, _ near: Range<Int>, _ pinned: [Int]) {
        guard !cells.isEmpty, table.count > 0 else { return }
        let reach = near.isEmpty || visibleRange.offset == nil ? 0 : visibleRange.page
        let first = near.isEmpty ? 0 : min(lengths.line(at: visibleRange.start - reach), near.lowerBound)
        let last = near.isEmpty ? -1 : max(lengths.line(at: visibleRange.end + reach), near.upperBound - 1)
        let kept = first <= last ? table.items(of: first).lowerBound..<table.items(of: last).upperBound : 0..<0
        if kept.contains(cells[0].index), kept.contains(cells[cells.count - 1].index) { return }
        let focused = nodeWithFocus
        cells.removeAll { cell in
            if kept.contains(cell.index) { return false }
            let line = table.line(of: cell.index).line
            if cell.node === focused || cell.index == target?.item || pinned.contains(line) { return false }
            if let state = cell.node.retainableState { retained.keep(state, of: cell.node.item.id, at: cell.index) }
            // Overscan built after scrolling settles reuses these nodes.
            if isOverscanDeferred { spare(cell.node) } else { cell.node.remove() }
            return true
        }
    }

    /// The subview that contains the keyboard focus.
    var nodeWithFocus: _ViewNode? {
        var node = graph.focus.node
        while let current = node, current.parent !== self { node = current.parent }
        return node
    }
}
