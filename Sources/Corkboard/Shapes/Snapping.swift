import Foundation

/// A line that shows the alignment of a dragged shape, in the drawing's coordinates.
struct SnapGuide: Equatable {
    let start: CGPoint
    let end: CGPoint
}

/// The edges and centers that a dragged shape snaps to, in the drawing's coordinates.
struct Snapping {
    /// An edge or a center: its position on one axis, and its extent on the other.
    private struct Line {
        let place: CGFloat
        let reach: ClosedRange<CGFloat>
    }

    /// The lines in ascending order.
    private let upright: [Line]
    private let level: [Line]

    /// Collects the edges and centers of rectangles.
    ///
    /// - Parameter targets: The rectangles to snap to.
    /// - Complexity: O(targets log targets)
    init(to targets: [CGRect]) {
        func lines(_ places: (CGRect) -> [CGFloat], _ reach: (CGRect) -> ClosedRange<CGFloat>) -> [Line] {
            targets.flatMap { target in places(target).map { Line(place: $0, reach: reach(target)) } }
                .sorted { $0.place < $1.place }
        }
        upright = lines({ [$0.minX, $0.midX, $0.maxX] }, { $0.minY...$0.maxY })
        level = lines({ [$0.minY, $0.midY, $0.maxY] }, { $0.minX...$0.maxX })
    }

    /// Returns the offset that aligns a rectangle, and at most one guide for each axis.
    ///
    /// - Parameters:
    ///   - box: The rectangle.
    ///   - distance: The maximum offset on each axis.
    /// - Returns: The offset and the guides.
    /// - Complexity: O(log targets)
    func snap(_ box: CGRect, within distance: CGFloat) -> (shift: CGSize, guides: [SnapGuide]) {
        let x = Self.nearest(to: [box.minX, box.midX, box.maxX], in: upright, within: distance)
        let y = Self.nearest(to: [box.minY, box.midY, box.maxY], in: level, within: distance)
        let shift = CGSize(width: x?.shift ?? 0, height: y?.shift ?? 0)
        let now = box.offsetBy(dx: shift.width, dy: shift.height)
        var guides: [SnapGuide] = []
        if let line = x?.line {
            let (start, end) = (min(line.reach.lowerBound, now.minY), max(line.reach.upperBound, now.maxY))
            guides.append(SnapGuide(start: CGPoint(x: line.place, y: start), end: CGPoint(x: line.place, y: end)))
        }
        if let line = y?.line {
            let (start, end) = (min(line.reach.lowerBound, now.minX), max(line.reach.upperBound, now.maxX))
            guides.append(SnapGuide(start: CGPoint(x: start, y: line.place), end: CGPoint(x: end, y: line.place)))
        }
        return (shift, guides)
    }

    private static func nearest(
        to places: [CGFloat], in lines: [Line], within distance: CGFloat
    ) -> (shift: CGFloat, line: Line)? {
        var found: (shift: CGFloat, line: Line)?
        for place in places {
            var (low, high) = (0, lines.count)
            while low < high {
                let middle = (low + high) / 2
                if lines[middle].place < place { low = middle + 1 } else { high = middle }
            }
            for index in [low - 1, low] where lines.indices.contains(index) {
                let shift = lines[index].place - place
                if abs(shift) <= distance, abs(shift) < found.map({ abs($0.shift) }) ?? .infinity {
                    found = (shift, lines[index])
                }
            }
        }
        return found
    }
}
