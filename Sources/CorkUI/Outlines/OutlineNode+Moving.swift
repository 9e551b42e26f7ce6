/// Where on a row something is held.
enum RowZone { case before, inside, after }

/// What becomes of rows that are held over one of an outline.
struct RowDrop {
    /// In how many branches they would be.
    let level: Int
    /// Whether they would go inside of that row.
    let isInside: Bool
    let perform: @MainActor () -> Void
}

/// Moving elements by dragging their rows.
extension OutlineNode {
    func canMove(at place: Int) -> Bool { view.move != nil && matches == nil && place < count }

    /// What dropping rows on a row does; nil where they cannot go.
    ///
    /// - Parameters:
    ///   - rows: the rows that are held, ascending.
    ///   - place: The row below the pointer.
    ///   - zone: The part of that row.
    ///   - level: the level they are held at, which counts behind the last row of a branch.
    /// - Returns: What dropping does, or nil.
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
            // Behind the last one of a branch it may be meant to go further out.
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

    /// The places of rows without those that are inside of another one of them.
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

    /// Whether elements are side by side in a branch, and the place before which they go among them.
    private func isThere(_ places: [OutlinePlace<Data, ID>], _ parent: ID?, _ offset: Int) -> Bool {
        guard let first = places.first, let last = places.last, last.offset - first.offset == places.count - 1,
            places.allSatisfy({ $0.branch === first.branch })
        else { return false }
        let around = first.way.last.map { view.access.id($0.branch.elements[$0.offset]) }
        return around == parent && first.offset <= offset && offset <= last.offset + 1
    }
}
