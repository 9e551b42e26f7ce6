import Foundation

extension Path {
    /// Returns the outline of the stroked path, which looks the same when it is filled.
    ///
    /// - Complexity: O(n) in the number of elements and dashes.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let style = style._sane
        var pen = Pen(style: style)
        guard style.lineWidth > 0 else { return Path() }
        for subpath in subpaths {
            let points = subpath.flattened()
            guard points.allSatisfy(\.isFinite) else { continue }
            if style.dash.isEmpty {
                pen.draw(points, isClosed: subpath.isClosed)
            } else {
                for dash in style.dashes(along: subpath.isClosed ? points + [points[0]] : points) {
                    pen.draw(dash, isClosed: false)
                }
            }
        }
        return pen.path
    }
}

extension StrokeStyle {
    /// The maximum number of dashes and gaps; a line with more is drawn solid.
    private static let dashLimit: CGFloat = 200_000

    /// Returns the dashes of a line.
    fileprivate func dashes(along points: [CGPoint]) -> [[CGPoint]] {
        let lengths = dash.count % 2 == 0 ? dash : dash + dash
        let period = lengths.reduce(0, +)
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
        guard length / period * CGFloat(lengths.count) < Self.dashLimit else { return [points] }
        var index = 0
        var left = dashPhase.truncatingRemainder(dividingBy: period)
        if left < 0 { left += period }
        while left >= lengths[index] {
            left -= lengths[index]
            index = (index + 1) % lengths.count
        }
        left = lengths[index] - left
        var dashes: [[CGPoint]] = index % 2 == 0 ? [[points[0]]] : []
        for (a, b) in zip(points, points.dropFirst()) {
            let length = (b - a).length
            var passed: CGFloat = 0
            while length - passed > left {
                passed += left
                let point = a + (b - a) * (passed / length)
                if index % 2 == 0 { dashes[dashes.count - 1].append(point) } else { dashes.append([point]) }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - passed
            if index % 2 == 0, !dashes.isEmpty { dashes[dashes.count - 1].append(b) }
        }
        return dashes
    }
}

/// A pen that composes the outline of a line from pieces with the same orientation, so that they form one area.
private struct Pen {
    let style: StrokeStyle
    var path = Path()
    private var radius: CGFloat { style.lineWidth / 2 }

    init(style: StrokeStyle) { self.style = style }

    mutating func draw(_ line: [CGPoint], isClosed: Bool) {
        var points: [CGPoint] = []
        for point in line where point != points.last { points.append(point) }
        guard points.count > 1 else {
            if let point = points.first { dot(point) }
            return
        }
        let isClosed = isClosed && points.count > 2
        let ends = isClosed ? points + [points[0]] : points
        for (a, b) in zip(ends, ends.dropFirst()) { side(a, b) }
        for index in 1..<points.count - 1 { join(points[index - 1], points[index], points[index + 1]) }
        if isClosed {
            join(points[points.count - 2], points[points.count - 1], points[0])
            join(points[points.count - 1], points[0], points[1])
        } else {
            cap(points[0], from: points[1])
            cap(points[points.count - 1], from: points[points.count - 2])
        }
    }

    /// Returns the vector of length `radius` perpendicular to the line from `a` to `b`.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let way = b - a
        return CGPoint(x: -way.y, y: way.x) * (radius / way.length)
    }

    private mutating func side(_ a: CGPoint, _ b: CGPoint) {
        let n = normal(a, b)
        polygon([a - n, b - n, b + n, a + n])
    }

    private mutating func polygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (index, a) in points.enumerated() {
            let b = points[(index + 1) % points.count]
            area += a.x * b.y - b.x * a.y
        }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }

    private mutating func circle(_ center: CGPoint) {
        path.addEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private mutating func join(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        var (n, m) = (normal(a, b), normal(b, c))
        let turn = n.x * m.y - n.y * m.x
        guard abs(turn) > 1e-9 * radius * radius || n.x * m.x + n.y * m.y < 0 else { return }
        if style.lineJoin == .round { return circle(b) }
        // The gap is on the outside of the bend.
        if turn > 0 { (n, m) = (n * -1, m * -1) }
        let middle = n + m
        // The length of the miter relative to the width: 1 for a straight line, infinite for a reversal.
        let point = 2 * radius / middle.length
        if style.lineJoin == .miter, point <= style.miterLimit {
            polygon([b, b + n, b + middle * (radius / middle.length * point), b + m])
        } else {
            polygon([b, b + n, b + m])
        }
    }

    private mutating func cap(_ end: CGPoint, from: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: circle(end)
        case .square: side(end, end + (end - from) * (radius / (end - from).length))
        }
    }

    /// Draws the caps of a line without length.
    private mutating func dot(_ point: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: circle(point)
        case .square:
            path.addRect(CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
        }
    }
}
