import Foundation

/// The search for the destination of dragged items from the frames of the views.
extension ReorderScope {
    /// Returns the destination for a position in the window, or `nil` to keep the current one.
    func target(at point: CGPoint) -> ReorderTarget? {
        guard let session else { return nil }
        let shown = shownItems
        let regions = regions(shown)
        guard let index = ReorderAim.region(at: point, of: regions) else { return nil }
        let loop = loops[index]
        let items = shown.filter { $0.node.loop === loop }.map(\.item).sorted { $0.place < $1.place }
        guard items.contains(where: { !$0.isPlaceholder }) else {
            return session.target?.loop === loop && !items.isEmpty ? nil : firstTarget(in: loop)
        }
        let owner = loop.inputs.list.owner
        let isMirrored = node?.environment.layoutDirection == .rightToLeft
        let found = ReorderAim.place(
            at: point, among: items, axis: owner?.stackOrientation ?? .vertical, isMirrored: isMirrored)
        guard let (item, isAfter) = found else { return nil }
        return ReorderTarget(loop, before: element(in: loop, from: isAfter ? item.place + 1 : item.place))
    }

    /// Returns the destination in a loop none of whose visible items remains in place.
    private func firstTarget(in loop: any ReorderLoop) -> ReorderTarget {
        ReorderTarget(loop, before: element(in: loop, from: 0))
    }

    /// Returns the first item from a position on that is not dragged.
    private func element(in loop: any ReorderLoop, from place: Int) -> AnyHashable? {
        for place in place..<max(loop.arrangement.count(of: loop.baseCount), place) {
            guard case .own(let base) = loop.arrangement.entry(at: place), let element = loop.element(at: base) else {
                continue
            }
            if !isLifted(loop, element) { return element }
        }
        return nil
    }

    typealias Shown = (node: ReorderItemNode, item: ReorderAim.Item)

    /// The placed views with their positions in their loops.
    private var shownItems: [Shown] {
        items.values.compactMap { node in
            guard node.isShown else { return nil }
            let arrangement = node.loop.arrangement
            let frame = node.cell.windowFrame
            guard let element = node.element else {
                let room = arrangement.gap + (arrangement.block.firstIndex { $0.isGuest } ?? 0)
                return (node, ReorderAim.Item(place: room, frame: frame, isPlaceholder: true))
            }
            guard let base = node.loop.places[element], let place = arrangement.place(of: base) else { return nil }
            return (
                node, ReorderAim.Item(place: place, frame: frame, isPlaceholder: isLifted(node.loop, element))
            )
        }
    }

    // MARK: Regions

    /// The loops with the parts of the window that belong to them.
    var regions: [(loop: any ReorderLoop, frame: CGRect)] {
        zip(loops, regions(shownItems)).filter { !$1.isNull }.map { ($0, $1) }
    }

    /// The loops without a view that people see, and the parts of the window that belong to them.
    var emptyRegions: [(loop: any ReorderLoop, frame: CGRect)] {
        let shown = shownItems
        let full = Set(shown.map { ObjectIdentifier($0.node.loop) })
        return zip(loops, regions(shown)).filter { loop, frame in
            !full.contains(ObjectIdentifier(loop)) && loop.baseCount == 0 && !frame.isNull
        }.map { ($0, $1) }
    }

    /// Returns the part of the window that belongs to each loop.
    private func regions(_ shown: [Shown]) -> [CGRect] {
        guard let node else { return loops.map { _ in .null } }
        if loops.count == 1 { return [node.windowFrame] }
        let neighbors = loops.map { neighbor(of: $0) }
        let ancestors = zip(loops, neighbors).map { loop, neighbor in
            let inner = neighbor ?? loop.inputs.list.owner
            return inner.map { Array(sequence(first: $0, next: \.parent).prefix { $0 !== node }) } ?? []
        }
        var counts: [ObjectIdentifier: Int] = [:]
        for ancestor in ancestors.joined() { counts[ObjectIdentifier(ancestor), default: 0] += 1 }
        return loops.indices.map { index in
            let own = ancestors[index].last { counts[ObjectIdentifier($0)] == 1 }?.windowFrame
            if let own, neighbors[index] == nil { return own }
            let frames = shown.filter { $0.node.loop === loops[index] }.map(\.item.frame)
            let frame = frames.reduce(own ?? .null) { $0.union($1) }
            return frame.isNull ? emptyRegion(of: loops[index]) : frame
        }
    }

    /// Returns the part of the window that belongs to an empty loop in a container with other views.
    private func emptyRegion(of loop: any ReorderLoop) -> CGRect {
        seam(before: loop) ?? loop.inputs.list.owner?.windowFrame ?? node?.windowFrame ?? .null
    }

    /// Returns the header or footer of a loop's section, if a container places each part of a section by itself.
    private func neighbor(of loop: any ReorderLoop) -> _ViewNode? {
        let list = loop.inputs.list
        guard list.hasHandles, let section = list.section(around: loop), let start = loop.start else { return nil }
        return [start - 1, start + loop.count].lazy
            .filter { (0..<list.count).contains($0) && list.section(at: $0) === section }
            .compactMap { list.handle(at: $0) }.first
    }

    /// Returns the edge of the last view before an empty loop, or `nil` if there is none.
    private func seam(before loop: any ReorderLoop) -> CGRect? {
        guard let owner = loop.inputs.list.owner, let start = loop.start, start > 0,
            let cell = owner.cell(at: start - 1)
        else { return nil }
        var frame = cell.windowFrame
        if owner.stackOrientation == .horizontal {
            if owner.environment.layoutDirection != .rightToLeft { frame.origin.x = frame.maxX }
            frame.size.width = 0
        } else {
            frame.origin.y = frame.maxY
            frame.size.height = 0
        }
        return frame
    }
}

extension ReorderArrangement.Entry {
    fileprivate var isGuest: Bool { if case .guest = self { true } else { false } }
}

extension _ViewNode {
    /// Returns the descendant that shows the subview at an index of the list, or `nil` if it does not exist.
    fileprivate func cell(at index: Int) -> _ViewNode? {
        if let lines = self as? LineNode { return lines.cells.first { $0.index == index }?.node }
        return children.indices.contains(index) ? children[index] : nil
    }
}
