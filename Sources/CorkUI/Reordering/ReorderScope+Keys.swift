import Foundation

/// Moving items with the keyboard.
extension ReorderScope {
    /// Returns the destination of items for a key, or `nil` if there is none in that direction.
    ///
    /// - Parameters:
    ///   - key: An arrow key, Home, or End.
    ///   - item: The focused item.
    ///   - members: The items that move.
    /// - Returns: The destination, or `nil`.
    func target(
        of key: KeyEquivalent, for item: ReorderItemNode,
        moving members: [(loop: any ReorderLoop, element: AnyHashable)]
    ) -> ReorderTarget? {
        func isMoving(_ loop: any ReorderLoop, _ element: AnyHashable) -> Bool {
            members.contains { $0.loop === loop && $0.element == element }
        }
        /// Returns the destination before the first item from a position on that does not move.
        func next(_ loop: any ReorderLoop, from place: Int) -> ReorderTarget {
            let rest = (place..<max(loop.baseCount, place)).lazy.compactMap { loop.element(at: $0) }
            return ReorderTarget(loop, before: rest.first { !isMoving(loop, $0) })
        }
        let direction: CGVector
        switch key {
        case .home: return next(item.loop, from: 0)
        case .end: return ReorderTarget(item.loop, before: nil)
        case .upArrow: direction = CGVector(dx: 0, dy: -1)
        case .downArrow: direction = CGVector(dx: 0, dy: 1)
        case .leftArrow: direction = CGVector(dx: -1, dy: 0)
        case .rightArrow: direction = CGVector(dx: 1, dy: 0)
        default: return nil
        }
        let others = items.values.filter { item in
            item.isShown && item.element.map { !isMoving(item.loop, $0) } == true
        }
        let frame = item.cell.windowFrame
        let nearest = others.compactMap { other in
            way(from: frame, to: other.cell.windowFrame, direction).map { (other, $0) }
        }.min { $0.1 < $1.1 }
        let empty = emptyRegions.compactMap { empty in
            way(from: frame, to: empty.frame, direction).map { (empty.loop, $0) }
        }.min { $0.1 < $1.1 }
        let isEmptyNearer = empty.map { $0.1 < nearest?.1 ?? .infinity } == true
        let found = isEmptyNearer ? empty?.0 : nearest?.0.loop
        if direction.dx != 0, found !== item.loop, let beside = collection(beside: item.loop, direction),
            beside.loop !== found
        {
            return next(beside.loop, from: beside.isBelow ? 0 : beside.loop.baseCount)
        }
        if isEmptyNearer, let found { return next(found, from: 0) }
        let neighbour = nearest?.0
        guard let neighbour, let element = neighbour.element, let place = neighbour.loop.places[element] else {
            return nil
        }
        let own = item.loop === neighbour.loop ? item.element.flatMap { item.loop.places[$0] } : nil
        return next(neighbour.loop, from: own.map { $0 < place } == true ? place + 1 : place)
    }

    /// Returns the next or previous collection in reading order, which may begin or end another line of collections.
    ///
    /// The collections of one list have no lines.
    private func collection(
        beside loop: any ReorderLoop, _ direction: CGVector
    ) -> (loop: any ReorderLoop, isBelow: Bool)? {
        let regions = regions
        guard let own = regions.first(where: { $0.loop === loop })?.frame else { return nil }
        let towardsEnd: CGFloat = node?.environment.layoutDirection == .rightToLeft ? -1 : 1
        func isBefore(_ one: CGRect, _ other: CGRect) -> Bool {
            if one.maxY <= other.minY + 1 { return true }
            return other.maxY > one.minY + 1 && (other.midX - one.midX) * towardsEnd > 0
        }
        let isForward = direction.dx == towardsEnd
        let others = regions.filter {
            $0.loop.inputs.list !== loop.inputs.list
                && (isForward ? isBefore(own, $0.frame) : isBefore($0.frame, own))
        }
        let beside =
            isForward
            ? others.min { isBefore($0.frame, $1.frame) } : others.max { isBefore($0.frame, $1.frame) }
        return beside.map { ($0.loop, $0.frame.minY >= own.maxY - 1) }
    }

    /// Returns the weighted distance to another frame in a direction, or `nil` if the frame is not in that direction.
    private func way(from: CGRect, to: CGRect, _ direction: CGVector) -> CGFloat? {
        let (dx, dy) = (to.midX - from.midX, to.midY - from.midY)
        let along = dx * direction.dx + dy * direction.dy
        let isBehind =
            direction.dx == 0
            ? to.maxY <= from.minY + 1 || to.minY >= from.maxY - 1
            : to.maxX <= from.minX + 1 || to.minX >= from.maxX - 1
        guard along > 0, isBehind else { return nil }
        let across =
            direction.dx == 0
            ? max(to.minX - from.maxX, from.minX - to.maxX, 0) : max(to.minY - from.maxY, from.minY - to.maxY, 0)
        let offset = abs(direction.dx == 0 ? dx : dy)
        return across > 0 && across > along ? nil : along + 4 * across + offset / 100
    }

    /// Returns the position of the first item after a move, counted from 1, and the number of items in its collection.
    func outcome(of move: ReorderMove) -> (place: Int, count: Int) {
        let loop = move.target.loop
        let own = move.sources.compactMap { loop.places[$0] }
        let others = ReorderArrangement(removed: own)
        let place = move.target.before.flatMap { loop.places[$0] }.flatMap(others.placeAmongOthers)
        let count = others.count(of: loop.baseCount)
        return ((place ?? count) + 1, count + move.sources.count)
    }

    /// Scrolls to an item after it has moved.
    ///
    /// - Parameters:
    ///   - element: The ID of the item.
    ///   - loop: The loop that contains the item now.
    ///   - takingFocus: A Boolean value that indicates whether the item's view, which may be a new one, takes the
    ///     focus.
    func show(_ element: AnyHashable, in loop: any ReorderLoop, takingFocus: Bool) {
        if let place = loop.places[element], let start = loop.start, let cells = loop.inputs.list.owner?.children,
            cells.indices.contains(start + place)
        {
            (cells[start + place] as? DeferredNode)?.buildForFocus()
        }
        let shown = items.values.filter { $0.isInContainer && $0.loop === loop && $0.element == element }
        guard let item = shown.first else { return }
        let cell = item.cell
        // A new view is placed later, and scrolled to if it has the focus.
        if item.isPlaced {
            for node in sequence(first: cell, next: \.parent) {
                if let scroll = node.asScrollNode { scroll.show(cell.windowFrame, nil) }
            }
        }
        let graph = cell.graph
        if takingFocus, graph.focus.node.map({ $0.isBelow(cell) }) != true {
            graph.focus.request(cell is ListRowNode ? cell : item)
        }
    }
}
