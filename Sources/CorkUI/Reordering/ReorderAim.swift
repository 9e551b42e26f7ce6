import Foundation

/// A search for the destination of dragged items that uses only the frames of the other items, for any layout.
enum ReorderAim {
    /// A placed view of a loop.
    struct Item {
        /// The index among the views of the loop.
        let place: Int
        let frame: CGRect
        /// A Boolean value that indicates whether the view is a placeholder for dragged items.
        var isPlaceholder = false
    }

    /// Returns the index of the region that a point belongs to, or `nil` if there is none.
    ///
    /// Between two regions beside each other only the horizontal distance counts; between two above each other, the
    /// vertical one.
    static func region(at point: CGPoint, of regions: [CGRect]) -> Int? {
        func isNearer(_ a: CGRect, than b: CGRect) -> Bool {
            let isBeside = a.maxX <= b.minX || b.maxX <= a.minX
            let isAbove = a.maxY <= b.minY || b.maxY <= a.minY
            let (first, second) = (distance(a, point), distance(b, point))
            if isBeside != isAbove { return isBeside ? first.dx < second.dx : first.dy < second.dy }
            return hypot(first.dx, first.dy) < hypot(second.dx, second.dy)
        }
        return regions.indices.reduce(nil) { best, index in
            best.map { isNearer(regions[index], than: regions[$0]) ? index : $0 } ?? index
        }
    }

    private static func distance(_ rect: CGRect, _ point: CGPoint) -> CGVector {
        CGVector(
            dx: max(rect.minX - point.x, point.x - rect.maxX, 0), dy: max(rect.minY - point.y, point.y - rect.maxY, 0))
    }

    /// Returns the item nearest to a point and the side of it for dragged items.
    ///
    /// - Parameters:
    ///   - point: The position of the pointer.
    ///   - items: The placed views in their order.
    ///   - axis: The axis along which a single item is divided.
    ///   - isMirrored: A Boolean value that indicates whether the layout direction is right to left.
    /// - Returns: The item and the side, or `nil` if there is no item or the point is on a placeholder.
    static func place(
        at point: CGPoint, among items: [Item], axis: Axis, isMirrored: Bool
    ) -> (item: Item, isAfter: Bool)? {
        guard !items.contains(where: { $0.isPlaceholder && $0.frame.contains(point) }) else { return nil }
        let lines = lines(items)
        var direction = lines.lazy.compactMap(\.direction).first
        let isRegular = lines.allSatisfy { $0.direction == nil || $0.direction == direction }
        if items.count == 1 { direction = Direction(axis: axis, isReversed: isMirrored && axis == .horizontal) }
        guard isRegular, let direction else { return freePlace(at: point, among: items) }
        let nearest = lines.map { items[$0.items] }.filter { $0.contains { !$0.isPlaceholder } }.min {
            across($0, direction.axis, point) < across($1, direction.axis, point)
        }
        guard let others = nearest?.filter({ !$0.isPlaceholder }) else { return nil }
        func isPassed(_ item: Item) -> Bool {
            let isBefore =
                direction.axis == .horizontal ? item.frame.midX < point.x : item.frame.midY < point.y
            return isBefore != direction.isReversed
        }
        return others.last(where: isPassed).map { ($0, true) } ?? (others[0], false)
    }

    /// Returns the distance of a point from a line, which is unbounded in its own direction.
    private static func across(_ line: ArraySlice<Item>, _ axis: Axis, _ point: CGPoint) -> CGFloat {
        let vector = distance(line.reduce(CGRect.null) { $0.union($1.frame) }, point)
        return axis == .horizontal ? vector.dy : vector.dx
    }

    private struct Direction: Equatable {
        let axis: Axis
        let isReversed: Bool
    }

    /// Consecutive views along one direction, such as a row; a single view has no direction.
    private struct Line {
        var items: Range<Int>
        var direction: Direction?
    }

    private static func lines(_ items: [Item]) -> [Line] {
        var lines: [Line] = []
        for index in items.indices {
            if let last = lines.last, let step = step(from: items[index - 1].frame, to: items[index].frame),
                last.direction == nil || last.direction == step
            {
                lines[lines.count - 1] = Line(items: last.items.lowerBound..<index + 1, direction: step)
            } else {
                lines.append(Line(items: index..<index + 1))
            }
        }
        return lines
    }

    /// Returns the direction from one view to the next, or `nil` if the next view begins a new line or is not in a
    /// line.
    private static func step(from a: CGRect, to b: CGRect) -> Direction? {
        func overlaps(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> Bool {
            let common = min(a.upperBound, b.upperBound) - max(a.lowerBound, b.lowerBound)
            return common > min(a.upperBound - a.lowerBound, b.upperBound - b.lowerBound) / 2
        }
        let sharesColumn = overlaps(a.minX...a.maxX, b.minX...b.maxX)
        let sharesRow = overlaps(a.minY...a.maxY, b.minY...b.maxY)
        guard sharesColumn != sharesRow else { return nil }
        return sharesRow
            ? Direction(axis: .horizontal, isReversed: b.midX < a.midX)
            : Direction(axis: .vertical, isReversed: b.midY < a.midY)
    }

    /// Returns the nearest item in a layout without lines, and its side: towards its nearer neighbour, or away from it.
    private static func freePlace(at point: CGPoint, among items: [Item]) -> (item: Item, isAfter: Bool)? {
        func center(_ index: Int) -> CGPoint { CGPoint(x: items[index].frame.midX, y: items[index].frame.midY) }
        let nearest = items.indices.filter { !items[$0].isPlaceholder }.min {
            let (first, second) = (distance(items[$0].frame, point), distance(items[$1].frame, point))
            return hypot(first.dx, first.dy) < hypot(second.dx, second.dy)
        }
        guard let nearest else { return nil }
        let own = center(nearest)
        let steps = [-1, 1].filter { items.indices.contains(nearest + $0) }.map { side in
            let other = center(nearest + side)
            return CGVector(dx: CGFloat(side) * (other.x - own.x), dy: CGFloat(side) * (other.y - own.y))
        }
        let step = steps.min { hypot($0.dx, $0.dy) < hypot($1.dx, $1.dy) } ?? .zero
        return (items[nearest], (point.x - own.x) * step.dx + (point.y - own.y) * step.dy > 0)
    }
}
