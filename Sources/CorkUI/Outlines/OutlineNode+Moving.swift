/// The part of a row over which rows are dragged.
enum RowZone { case before, inside, after }

/// The result of dropping rows on a row of an outline.
struct RowDrop {
    /// The level of the rows after the drop.
    let level: Int
    /// A Boolean value that indicates whether the rows become children of that row.
    let isInside: Bool
    let perform: @MainActor () -> Void
}

/// Moving elements by dragging their rows.
extension OutlineNode {
    func canMove(at place: Int) -> Bool { view.move != nil && matches == nil && place < count }

    /// Returns the result of dropping rows on a row.
    ///
    /// - Parameters:
    ///   - rows: The dragged rows, in ascending order.
    ///   - place: The row below the pointer.
    ///   - zone: The zone of that row.
    ///   - level: The level at the position of the pointer, which matters after the last row of a branch.
    /// - Returns: The result, or `nil` if the rows cannot be dropped there.
    func drop(_ rows: [Int], at place: Int, _ zone: RowZone, level: Int) -> RowDrop? {
        guard let move = view.move, matches == nil else { return nil }
        let places = outermost(rows)
        let ids = places.map { view.access.id($0.element) }
        let target = root.place(ofRow: place)
        let id = view.access.id(target.element)
        var way = target.way.map { view.access.id($0.branch.elements[$0.offset]) }
        var offset = target.offset
        let inner = target.entry?.branch
        switch zone {
        case .before: break
        case .after where inner?.elements.isEmpty != false:
            // After the last row of a branch, the pointer may select an outer level.
            var siblings = target.branch.elements.count
            while offset + 1 == siblings, !way.isEmpty, way.count > level - baseLevel {
                let out = target.way[way.count - 1]
                way.removeLast()
                (offset, siblings) = (out.offset, out.branch.elements.count)
            }
            offset += 1
        case .after:
            way.append(id)
            offset = 0
        case .inside:
            guard let children = view.access.children(target.element) else { return nil }
            way.append(id)
            offset = children.count
        }
        if !Set(way).isDisjoint(with: ids) || isThere(places, way.last, offset) { return nil }
        let destination = OutlineDestination(parent: way.last, offset: offset)
        return RowDrop(level: baseLevel + way.count, isInside: zone == .inside) { move(ids, destination) }
    }

    /// Returns the positions of rows, without rows inside of other ones.
    private func outermost(_ rows: [Int]) -> [OutlinePlace<Data, ID>] {
        var places: [OutlinePlace<Data, ID>] = []
        var known: Set<ID> = []
        for row in rows where row < count {
            let place = root.place(ofRow: row)
            if place.way.contains(where: { known.contains(view.access.id($0.branch.elements[$0.offset])) }) { continue }
            places.append(place)
            known.insert(view.access.id(place.element))
        }
        return places
    }

    /// Returns a Boolean value that indicates whether elements are already consecutive siblings at a destination.
    private func isThere(_ places: [OutlinePlace<Data, ID>], _ parent: ID?, _ offset: Int) -> Bool {
        guard let first = places.first, let last = places.last, last.offset - first.offset == places.count - 1,
            places.allSatisfy({ $0.branch === first.branch })
        else { return false }
        let around = first.way.last.map { view.access.id($0.branch.elements[$0.offset]) }
        return around == parent && first.offset <= offset && offset <= last.offset + 1
    }
}
