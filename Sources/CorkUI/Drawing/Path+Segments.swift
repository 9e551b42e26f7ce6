import Foundation

/// A line or curve of a path, by its end and control points.
struct PathSegment {
    /// The two points of a line, three of a quadratic or four of a cubic Bézier curve.
    var points: [CGPoint]

    var start: CGPoint { points[0] }
    var end: CGPoint { points[points.count - 1] }

    func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

    /// Returns the parts before and after a parameter from 0 to 1.
    func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        var (first, last, level) = ([start], [end], points)
        while level.count > 1 {
            level = zip(level, level.dropFirst()).map { $0 + ($1 - $0) * t }
            first.append(level[0])
            last.append(level[level.count - 1])
        }
        return (PathSegment(points: first), PathSegment(points: last.reversed()))
    }

    /// Returns points on the segment after its start, such that the lines between them approximate it.
    ///
    /// - Parameter tolerance: The maximum distance, in points.
    /// - Returns: The points.
    func flattened(tolerance: CGFloat = 0.1) -> [CGPoint] {
        guard points.count > 2 else { return [end] }
        // The distance of a curve from its chord is bounded by the second differences of its points.
        var bend: CGFloat = 0
        for index in 2..<points.count {
            let second = points[index] - points[index - 1] * 2 + points[index - 2]
            bend = max(bend, second.length)
        }
        let degree = CGFloat(points.count - 1)
        let parts = (degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up)
        guard parts.isFinite, parts > 1 else { return [end] }
        let count = Int(min(parts, 500))
        return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
    }

    var length: CGFloat {
        var (sum, last) = (CGFloat(0), start)
        for point in flattened(tolerance: 0.01) {
            sum += (point - last).length
            last = point
        }
        return sum
    }

    /// Returns the parameter from 0 to 1 up to which the segment has the given length.
    func place(ofLength length: CGFloat) -> CGFloat {
        let total = self.length
        guard total > 0 else { return 0 }
        if points.count == 2 { return min(length / total, 1) }
        var (low, high) = (CGFloat(0), CGFloat(1))
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if split(at: middle).0.length < length { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The bounding rectangle of the segment.
    var bounds: CGRect {
        var places: [CGFloat] = []
        for axis in [\CGPoint.x, \CGPoint.y] {
            let p = points.map { $0[keyPath: axis] }
            if p.count == 3 {
                places.append((p[0] - p[1]) / (p[0] - 2 * p[1] + p[2]))
            } else if p.count == 4 {
                // The roots of the derivative a t² + b t + c.
                let a = p[3] - 3 * p[2] + 3 * p[1] - p[0]
                let (b, c) = (2 * (p[2] - 2 * p[1] + p[0]), p[1] - p[0])
                let root = (b * b - 4 * a * c).squareRoot()
                places += abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
            }
        }
        let inside = [start, end] + places.filter { $0 > 0 && $0 < 1 }.map { point(at: $0) }
        return CGRect(around: inside)
    }
}

extension CGRect {
    /// Creates the bounding rectangle of points.
    init(around points: [CGPoint]) {
        var (low, high) = (points[0], points[0])
        for point in points {
            low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
            high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
        }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

/// A connected part of a path.
struct Subpath {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false

    /// Returns the points of the subpath with curves approximated; a closed subpath does not repeat the first.
    func flattened() -> [CGPoint] {
        var points = [start] + segments.flatMap { $0.flattened() }
        if isClosed, points.count > 1, points.last == points.first { points.removeLast() }
        return points
    }
}

extension Path {
    /// The subpaths, including the lines that close them.
    var subpaths: [Subpath] {
        var found: [Subpath] = []
        func add(_ points: CGPoint...) {
            if found.isEmpty || found[found.count - 1].isClosed {
                guard let last = found.last else { return }
                found.append(Subpath(start: last.start))
            }
            let current = found[found.count - 1]
            found[found.count - 1].segments.append(
                PathSegment(points: [current.segments.last?.end ?? current.start] + points))
        }
        for element in _elements {
            switch element {
            case .move(let point): found.append(Subpath(start: point))
            case .line(let point): add(point)
            case .quadCurve(let point, let control): add(control, point)
            case .curve(let point, let a, let b): add(a, b, point)
            case .closeSubpath:
                guard let current = found.last, !current.isClosed else { continue }
                if let end = current.segments.last?.end, end != current.start { add(current.start) }
                found[found.count - 1].isClosed = true
            }
        }
        return found
    }

    /// The bounding rectangle of the path; `CGRect.null` if it is empty.
    ///
    /// - Complexity: O(n) in the number of elements.
    public var boundingRect: CGRect {
        if let _outline { return _outline.rect }
        var (low, high, last, isEmpty) = (CGPoint.zero, CGPoint.zero, CGPoint.zero, true)
        func take(_ point: CGPoint) {
            low = isEmpty ? point : CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = isEmpty ? point : CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
            isEmpty = false
        }
        func curve(_ points: [CGPoint]) {
            let bounds = PathSegment(points: points).bounds
            take(CGPoint(x: bounds.minX, y: bounds.minY))
            take(CGPoint(x: bounds.maxX, y: bounds.maxY))
        }
        for element in _elements {
            switch element {
            case .move(let point), .line(let point):
                take(point)
                last = point
            case .quadCurve(let point, let control):
                curve([last, control, point])
                last = point
            case .curve(let point, let a, let b):
                curve([last, a, b, point])
                last = point
            case .closeSubpath: break
            }
        }
        return isEmpty ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The bounding rectangle of the path's end and control points, which may be larger than ``boundingRect``.
    ///
    /// - Complexity: O(n) in the number of elements, several times faster than ``boundingRect`` for curves.
    public var _controlRect: CGRect {
        if let _outline { return _outline.rect }
        var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        func take(_ point: CGPoint) {
            (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
            (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
        }
        for element in _elements {
            switch element {
            case .move(let point), .line(let point): take(point)
            case .quadCurve(let point, let control):
                take(point)
                take(control)
            case .curve(let point, let a, let b):
                take(point)
                take(a)
                take(b)
            case .closeSubpath: break
            }
        }
        return minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Returns whether a point is inside the path; open subpaths count as closed.
    ///
    /// - Parameters:
    ///   - p: The point.
    ///   - eoFill: Whether to use the even-odd rule instead of the winding number.
    /// - Returns: Whether it is inside.
    /// - Complexity: O(n) in the number of elements.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var (winding, crossings) = (0, 0)
        for subpath in subpaths {
            let points = subpath.flattened()
            for (index, a) in points.enumerated() {
                let b = points[index + 1 < points.count ? index + 1 : 0]
                guard (a.y <= p.y) != (b.y <= p.y) else { continue }
                if a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x {
                    crossings += 1
                    winding += b.y > a.y ? 1 : -1
                }
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// Returns a part of the path by its length.
    ///
    /// - Parameters:
    ///   - from: The start of the part, from 0 to 1.
    ///   - to: The end of the part, from 0 to 1; the result is empty if it is not after the start.
    /// - Returns: The part.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (from.isNaN ? 0 : max(from, 0), to.isNaN ? 0 : min(to, 1))
        if from <= 0, to >= 1 { return self }
        var result = Path()
        guard from < to else { return result }
        let subpaths = subpaths
        let lengths = subpaths.map { $0.segments.map(\.length) }
        let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
        let (begin, end) = (from * total, to * total)
        var passed: CGFloat = 0
        for (subpath, lengths) in zip(subpaths, lengths) {
            var isDrawing = false
            for (segment, length) in zip(subpath.segments, lengths) {
                defer { passed += length }
                guard passed < end, passed + length > begin else { continue }
                var part = segment
                if passed + length > end { part = part.split(at: part.place(ofLength: end - passed)).0 }
                if passed < begin { part = part.split(at: part.place(ofLength: begin - passed)).1 }
                if !isDrawing { result.move(to: part.start) }
                isDrawing = true
                result.append(part.element)
            }
        }
        return result
    }
}

extension PathSegment {
    /// The path element that continues from the start of the segment.
    var element: Path.Element {
        switch points.count {
        case 2: .line(to: end)
        case 3: .quadCurve(to: end, control: points[1])
        default: .curve(to: end, control1: points[1], control2: points[2])
        }
    }
}
