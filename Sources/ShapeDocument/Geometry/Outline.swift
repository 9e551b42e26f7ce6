import Foundation

/// A path of lines and curves, to be filled or stroked.
public struct Outline: Hashable, Sendable {
    /// A path segment.
    public enum Step: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, to: CGPoint)
        case close
    }

    /// The segments in order.
    public internal(set) var steps: [Step] = []

    init() {}

    var isEmpty: Bool { steps.isEmpty }

    mutating func move(_ point: CGPoint) { steps.append(.move(point)) }
    mutating func line(_ point: CGPoint) { steps.append(.line(point)) }
    mutating func close() { if !steps.isEmpty { steps.append(.close) } }

    mutating func quad(_ control: CGPoint, from start: CGPoint, to end: CGPoint) {
        func toward(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        steps.append(.curve(toward(start), toward(end), to: end))
    }

    init(_ rect: CGRect, rx: Double = 0, ry: Double = 0) {
        let (rx, ry) = (min(rx, rect.width / 2), min(ry, rect.height / 2))
        guard rx > 0, ry > 0 else {
            steps = [
                .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
                .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
            ]
            return
        }
        move(CGPoint(x: rect.minX + rx, y: rect.minY))
        line(CGPoint(x: rect.maxX - rx, y: rect.minY))
        quarter(CGPoint(x: rect.maxX - rx, y: rect.minY + ry), rx, ry, from: -.pi / 2)
        line(CGPoint(x: rect.maxX, y: rect.maxY - ry))
        quarter(CGPoint(x: rect.maxX - rx, y: rect.maxY - ry), rx, ry, from: 0)
        line(CGPoint(x: rect.minX + rx, y: rect.maxY))
        quarter(CGPoint(x: rect.minX + rx, y: rect.maxY - ry), rx, ry, from: .pi / 2)
        line(CGPoint(x: rect.minX, y: rect.minY + ry))
        quarter(CGPoint(x: rect.minX + rx, y: rect.minY + ry), rx, ry, from: .pi)
        close()
    }

    init(ellipseAround center: CGPoint, rx: Double, ry: Double) {
        move(CGPoint(x: center.x + rx, y: center.y))
        for index in 0..<4 { quarter(center, rx, ry, from: Double(index) * .pi / 2) }
        close()
    }

    private mutating func quarter(_ center: CGPoint, _ rx: Double, _ ry: Double, from angle: Double) {
        let reach = 0.5522847498307936
        let (cosine, sine) = (cos(angle).rounded(), sin(angle).rounded())
        func point(_ along: Double, _ across: Double) -> CGPoint {
            CGPoint(
                x: center.x + rx * (cosine * along - sine * across), y: center.y + ry * (sine * along + cosine * across)
            )
        }
        steps.append(.curve(point(1, reach), point(reach, 1), to: point(0, 1)))
    }

    /// Returns the outline after a transform.
    public func applying(_ t: Transform) -> Outline {
        guard t != .identity else { return self }
        var outline = Outline()
        outline.steps = steps.map { step in
            switch step {
            case .move(let point): .move(point.applying(t))
            case .line(let point): .line(point.applying(t))
            case .curve(let a, let b, let point): .curve(a.applying(t), b.applying(t), to: point.applying(t))
            case .close: .close
            }
        }
        return outline
    }

    /// Returns the bounding box of the outline after a transform, or `null` if the outline is empty.
    ///
    /// - Complexity: O(steps).
    public func bounds(_ t: Transform = .identity) -> CGRect {
        var box = Box()
        var last = CGPoint.zero
        for step in steps {
            switch step {
            case .move(let point), .line(let point):
                last = point.applying(t)
                box.add(last)
            case .curve(let a, let b, let point):
                let points = (last, a.applying(t), b.applying(t), point.applying(t))
                box.add(points.3)
                Self.extremes(points.0.x, points.1.x, points.2.x, points.3.x) { box.add(Self.point(points, at: $0)) }
                Self.extremes(points.0.y, points.1.y, points.2.y, points.3.y) { box.add(Self.point(points, at: $0)) }
                last = points.3
            case .close: break
            }
        }
        return box.rect
    }

    /// Calls `body` with the parameters between 0 and 1 at which a coordinate of a curve has an extreme.
    private static func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, _ body: (Double) -> Void) {
        if min(p1, p2) >= min(p0, p3), max(p1, p2) <= max(p0, p3) { return }
        let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
        if abs(a) < 1e-12 {
            let place = -c / b
            if place > 0, place < 1 { body(place) }
            return
        }
        let root = (b * b - 4 * a * c).squareRoot()
        for place in [(-b + root) / (2 * a), (-b - root) / (2 * a)] where place > 0 && place < 1 { body(place) }
    }

    private static func point(_ p: (CGPoint, CGPoint, CGPoint, CGPoint), at t: Double) -> CGPoint {
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: a * p.0.x + b * p.1.x + c * p.2.x + d * p.3.x, y: a * p.0.y + b * p.1.y + c * p.2.y + d * p.3.y)
    }

    /// Calls `body` with each line of the outline, where curves are divided into lines.
    ///
    /// - Parameters:
    ///   - tolerance: The largest distance between a line and its curve, in the outline's coordinates.
    ///   - closing: Pass `true` to close open subpaths.
    ///   - body: A closure that receives the ends of a line.
    func forEachPiece(tolerance: Double, closing: Bool, _ body: (CGPoint, CGPoint) -> Void) {
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        for step in steps {
            switch step {
            case .move(let point):
                if closing, last != start { body(last, start) }
                (start, last) = (point, point)
            case .line(let point):
                body(last, point)
                last = point
            case .curve(let a, let b, let point):
                let bend = max(
                    hypot(a.x * 2 - last.x - b.x, a.y * 2 - last.y - b.y),
                    hypot(b.x * 2 - a.x - point.x, b.y * 2 - a.y - point.y))
                let parts = (0.75 * bend / max(tolerance, 1e-9)).squareRoot().rounded(.up)
                let count = parts.isFinite ? Int(min(max(parts, 1), 64)) : 1
                let points = (last, a, b, point)
                for index in 1...count {
                    let next = index == count ? point : Self.point(points, at: Double(index) / Double(count))
                    body(last, next)
                    last = next
                }
            case .close:
                if last != start { body(last, start) }
                last = start
            }
        }
        if closing, last != start { body(last, start) }
    }

    /// Returns a Boolean value that indicates whether a point is inside, where open subpaths count as closed.
    public func contains(_ p: CGPoint, isEvenOdd: Bool, tolerance: Double) -> Bool {
        var (winding, crossings) = (0, 0)
        forEachPiece(tolerance: tolerance, closing: true) { a, b in
            guard (a.y <= p.y) != (b.y <= p.y) else { return }
            guard a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x else { return }
            crossings += 1
            winding += b.y > a.y ? 1 : -1
        }
        return isEvenOdd ? crossings % 2 == 1 : winding != 0
    }

    /// Returns a Boolean value that indicates whether the outline passes a point within a distance.
    public func passes(_ p: CGPoint, within distance: Double) -> Bool {
        var isNear = false
        forEachPiece(tolerance: distance / 4, closing: false) { a, b in
            if isNear { return }
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = dx * dx + dy * dy
            let along = length == 0 ? 0 : min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / length, 0), 1)
            isNear = hypot(a.x + along * dx - p.x, a.y + along * dy - p.y) <= distance
        }
        return isNear
    }
}
