import Foundation

extension Outline {
    /// A point at which segments of an outline meet, with the direction there, in radians.
    struct Vertex {
        let point: CGPoint
        let angle: Double
    }

    /// The points at which segments meet, in order; the direction is halfway between those of the two segments.
    ///
    /// - Complexity: O(steps).
    var vertices: [Vertex] {
        var points: [(point: CGPoint, incoming: CGPoint?, outgoing: CGPoint?)] = []
        var start = 0
        func way(_ from: CGPoint, _ to: [CGPoint]) -> CGPoint? {
            to.first { $0 != from }.map { CGPoint(x: $0.x - from.x, y: $0.y - from.y) }
        }
        func back(_ way: CGPoint?) -> CGPoint? { way.map { CGPoint(x: -$0.x, y: -$0.y) } }
        for step in steps {
            let last = points.last?.point ?? .zero
            switch step {
            case .move(let point):
                start = points.count
                points.append((point, nil, nil))
            case .line(let point):
                guard !points.isEmpty else { continue }
                points[points.count - 1].outgoing = way(last, [point])
                points.append((point, back(way(point, [last])), nil))
            case .curve(let a, let b, let point):
                guard !points.isEmpty else { continue }
                points[points.count - 1].outgoing = way(last, [a, b, point])
                points.append((point, back(way(point, [b, a, last])), nil))
            case .close:
                guard !points.isEmpty else { continue }
                let first = points[start].point
                if first != last {
                    points[points.count - 1].outgoing = way(last, [first])
                    points.append((first, back(way(first, [last])), nil))
                }
                points[points.count - 1].outgoing = points[start].outgoing
                points[start].incoming = points[points.count - 1].incoming
            }
        }
        return points.map { point, incoming, outgoing in
            let directions = [incoming, outgoing].compactMap(\.self).map { atan2($0.y, $0.x) }
            let angle =
                directions.count < 2
                ? directions.first ?? 0
                : atan2(sin(directions[0]) + sin(directions[1]), cos(directions[0]) + cos(directions[1]))
            return Vertex(point: point, angle: angle)
        }
    }
}
