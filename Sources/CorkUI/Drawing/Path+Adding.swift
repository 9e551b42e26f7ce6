import Foundation

extension Path {
    /// Starts a new subpath at `point`.
    public mutating func move(to point: CGPoint) { append(.move(to: point)) }

    /// Adds a straight line to `point`, or starts a subpath there if there is none.
    public mutating func addLine(to point: CGPoint) { append(isEmpty ? .move(to: point) : .line(to: point)) }

    /// Adds a quadratic Bézier curve to `point`.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        if isEmpty { move(to: control) }
        append(.quadCurve(to: point, control: control))
    }

    /// Adds a cubic Bézier curve to `point`.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        if isEmpty { move(to: control1) }
        append(.curve(to: point, control1: control1, control2: control2))
    }

    /// Closes the subpath with a straight line to its start.
    public mutating func closeSubpath() { if !isEmpty { append(.closeSubpath) } }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with elliptical corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a rectangle with a radius for each corner; the leading side is on the left.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// Adds the ellipse inscribed in `rect`.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds a subpath of straight lines between points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        append(contentsOf: path.applying(transform))
    }

    /// Adds an arc of a circle, with a straight line to its start.
    ///
    /// - Parameters:
    ///   - center: The center of the circle, in points.
    ///   - radius: The radius in points.
    ///   - startAngle: The start of the arc; 0 points to the right.
    ///   - delta: The angle of the arc; positive angles are clockwise on screen.
    ///   - transform: A transform of the arc.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
        func point(_ angle: Double, tangent: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - tangent * sin(angle)),
                y: center.y + radius * (sin(angle) + tangent * cos(angle))
            ).applying(transform)
        }
        // More than a full turn would repeat the circle.
        let sweep = min(max(delta.radians, -2 * .pi), 2 * .pi)
        let begin = startAngle.radians + delta.radians - sweep
        addLine(to: point(begin))
        let parts = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
        let step = sweep / Double(parts)
        let reach = 4 / 3 * tan(step / 4)
        for part in 0..<parts where sweep != 0 {
            let (from, to) = (begin + step * Double(part), begin + step * Double(part + 1))
            addCurve(to: point(to), control1: point(from, tangent: reach), control2: point(to, tangent: -reach))
        }
    }

    /// Adds an arc of a circle, with a straight line to its start.
    ///
    /// - Parameters:
    ///   - center: The center of the circle, in points.
    ///   - radius: The radius in points.
    ///   - startAngle: The start of the arc; 0 points to the right.
    ///   - endAngle: The end of the arc.
    ///   - clockwise: Whether the arc runs towards decreasing angles, which is counterclockwise on screen because y
    ///     increases downwards.
    ///   - transform: A transform of the arc.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let (turn, difference) = (2 * Double.pi, endAngle.radians - startAngle.radians)
        guard difference.isFinite else { return }
        var delta = clockwise ? -difference : difference
        if delta < 0 { delta = turn - (-delta).truncatingRemainder(dividingBy: turn) }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Angle(radians: (clockwise ? -1 : 1) * min(delta, turn)), transform: transform)
    }

    /// Adds an arc that rounds a corner, with a straight line to its start.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: A point on the other side of the corner.
    ///   - radius: The radius in points.
    ///   - transform: A transform of the arc.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let begin = (currentPoint ?? tangent1End.applying(transform)).applying(transform.inverted())
        let (back, on) = (begin - tangent1End, tangent2End - tangent1End)
        let angle = acos(max(min((back.x * on.x + back.y * on.y) / (back.length * on.length), 1), -1))
        guard angle.isFinite, angle > 1e-6, .pi - angle > 1e-6, radius > 0 else {
            return addLine(to: tangent1End.applying(transform))
        }
        let distance = radius / tan(angle / 2)
        let (from, to) = (tangent1End + back * (distance / back.length), tangent1End + on * (distance / on.length))
        let middle = back * (1 / back.length) + on * (1 / on.length)
        let center = tangent1End + middle * (radius / sin(angle / 2) / middle.length)
        var delta = atan2(to.y - center.y, to.x - center.x) - atan2(from.y - center.y, from.x - center.x)
        if delta > .pi { delta -= 2 * .pi } else if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(
            center: center, radius: radius,
            startAngle: Angle(radians: atan2(from.y - center.y, from.x - center.x)), delta: Angle(radians: delta),
            transform: transform)
    }
}
