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

    func observeGeometry() -> Bool {
        let (now, scroll) = look()
        self.scroll = scroll
        if viewport.hasMoved, let scroll, let before = viewport.range?.offset, let offset = now.offset,
            let shift = shift(now, scroll, from: before, to: offset)
        {
            viewport.settle()
            let isAtEnd = shift > 0 && isScrolledBack(scroll, from: before, to: offset)
            if abs(shift) >= 0.5, !isAtEnd, !scroll.keepsAnchor(axis) {
                viewport.scrolled(to: offset + shift)
                var distance = CGPoint.zero
                distance[axis] = isMirrored ? -shift : shift
                scroll.followContent(movedBy: distance)
                return true
            }
        }
        viewport.settle()
        let needsLayout = show(now)
        if !needsLayout, !isOverscanDeferred { viewport.releaseTarget(table, lengths) }
        return needsLayout
    }

    /// Returns the distance to scroll so that the target or the anchor stays where it is, in points.
    private func shift(
        _ now: VisibleRange, _ scroll: any AnyScrollNode, from before: CGFloat, to offset: CGFloat
    ) -> CGFloat? {
        let (way, isBack) = (offset - before, isScrolledBack(scroll, from: before, to: offset))
        return viewport.shift(now, scrolledBy: isBack ? 0 : way, back: isBack ? way : 0, table, lengths)
    }

    /// Returns a Boolean value that indicates whether the content became shorter and scrolled back to its new end.
    private func isScrolledBack(_ scroll: any AnyScrollNode, from before: CGFloat, to offset: CGFloat) -> Bool {
        let geometry = scroll.geometry
        // The offsets begin after the first margin.
        let margin = axis == .vertical ? geometry.contentInsets.bottom : geometry.contentInsets.trailing
        let end = geometry.contentSize[axis] + margin - geometry.containerSize[axis]
        return before > end && offset > end - 1
    }

    func willScroll(_ scrollNode: any AnyScrollNode, by shift: CGPoint) {
        // After lines moved, the layout determines the visible range first.
        guard scrollNode === scroll, !viewport.hasMoved, viewport.filled != nil, let range = viewport.range else {
            return
        }
        _ = show(range.shifted(by: isMirrored ? -shift[axis] : shift[axis]))
    }

    /// Builds the lines of a visible range and returns whether another layout is needed.
    private func show(_ now: VisibleRange) -> Bool {
        guard now != viewport.filled else { return false }
        noteJump(to: now)
        let isPinnedElsewhere = !arrangement.pinnedViews.isEmpty && viewport.range != now
        let table: LineTable = table
        viewport.show(now, built: cells.lazy.map { table.line(of: $0.index).line }, table, lengths)
        fill(now)
        return showCells(isResized: isOutgrown || isPinnedElsewhere)
    }

    private func noteJump(to now: VisibleRange) {
        if let range = viewport.range, abs(now.start - range.start) < now.page { return }
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
        guard let range = viewport.range else { return }
        fill(range)
        if !showCells(isResized: isOutgrown) { viewport.releaseTarget(table, lengths) }
    }

    /// Makes the subview with the focus the anchor, if it is visible.
    func anchorFocus() {
        guard let focused = nodeWithFocus, let cell = cells.first(where: { $0.node === focused }) else { return }
        viewport.anchor(at: cell.index, table, lengths)
    }

    private func line(of cell: Cell) -> Int { table.line(of: cell.index).line }

    /// Builds the lines in and around the visible range and releases those far away.
    func fill(_ visibleRange: VisibleRange) {
        let margin = isOverscanDeferred ? 0 : visibleRange.margin
        let (from, to) = (visibleRange.start - margin, visibleRange.end + margin)
        var near = 0..<0
        viewport.beginFilling()
        if visibleRange.page > 0, table.count > 0, from < lengths.total, to > 0 {
            let first = lengths.line(at: max(visibleRange.start, 0))
            var (lower, upper) = (first, first)
            defer { needed = nil }
            let start = lengths.start(of: first)
            // A line of length 0 counts as one point, which bounds the number of lines.
            var end = start
            while upper < table.count, end < to {
                needed = Need(start: from, end: to, lines: lower...upper)
                if !viewport.filledLines.contains(upper) { mount(upper) }
                end += max(lengths[upper] + lengths.gap, 1)
                upper += 1
            }
            var beginning = start
            while lower > 0, beginning > from {
                lower -= 1
                needed = Need(start: from, end: to, lines: lower...max(upper - 1, lower))
                if !viewport.filledLines.contains(lower) { mount(lower) }
                beginning -= max(lengths[lower] + lengths.gap, 1)
            }
            near = lower..<upper
        }
        let pinned = pinnedLines(visibleRange)
        pinned.forEach(mount)
        letGo(beyond: visibleRange, near, pinned)
        if isOutgrown, lengths.refreshEstimate() { viewport.estimateChanged() }
        viewport.didFill(visibleRange, near)
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
            if cell.node === focused || cell.index == viewport.target?.item || pinned.contains(line) { return false }
            if let state = cell.node.retainableState { retained.keep(state, of: cell.node.item.id, at: cell.index) }
            // Overscan built after scrolling settles reuses these nodes.
            if isOverscanDeferred { release(cell.node) } else { cell.node.remove() }
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
