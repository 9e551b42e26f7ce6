import Foundation

/// The search for the destination of dragged items from the frames of the views.
extension ReorderScope {
    /// Returns the destination for a position in the window, or `nil` to keep the current one.
    func target(at point: CGPoint) -> ReorderTarget? {
        guard let session else { return nil }
        let shown = shownItems
        let regions = loops.map { region(of: $0, shown) }
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

    /// Returns the part of the window that belongs to a loop.
    private func region(of loop: any ReorderLoop, _ shown: [Shown]) -> CGRect {
        guard let node else { return .null }
        if loops.count == 1 { return node.windowFrame }
        let others = loops.filter { $0 !== loop }.flatMap { ancestors(of: $0) }
        let own = ancestors(of: loop).last { ancestor in !others.contains { $0 === ancestor } }
        if let own { return own.windowFrame }
        let frames = shown.filter { $0.node.loop === loop }.map(\.item.frame)
        if !frames.isEmpty { return frames.reduce(CGRect.null) { $0.union($1) } }
        return seam(before: loop) ?? loop.inputs.list.owner?.windowFrame ?? node.windowFrame
    }

    /// Returns the container of a loop and its ancestors inside the reorder container, the innermost first.
    private func ancestors(of loop: any ReorderLoop) -> [_ViewNode] {
        guard let owner = loop.inputs.list.owner else { return [] }
        return Array(sequence(first: owner, next: \.parent).prefix { $0 !== node })
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
