import Foundation

/// An outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
    /// A step of the pen.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The steps, in order.
    public private(set) var elements: [Element] = []
    /// The path as a rectangle with round corners, while it is nothing else.
    private var roundedRect: (rect: CGRect, radius: CGFloat)?

    /// Nothing yet.
    public init() {}

    /// A rectangle with round corners; a radius is no more than half of the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(min(cornerRadius, min(rect.width, rect.height) / 2), 0)
        addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius))
        roundedRect = (rect, radius)
    }

    /// A rectangle.
    public init(_ rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0) }

    /// A circle or an ellipse.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
        if rect.width == rect.height { roundedRect = (rect, rect.width / 2) }
    }

    /// The path as a renderer draws it best.
    var geometry: ShapeGeometry {
        guard let roundedRect else { return .path(self) }
        return .roundedRect(roundedRect.rect, radius: roundedRect.radius, rotation: .zero)
    }

    public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }

    private mutating func append(_ element: Element) {
        elements.append(element)
        roundedRect = nil
    }

    /// What `build` draws.
    public init(_ build: (inout Path) -> Void) { build(&self) }

    /// Begins a new line at `point`.
    public mutating func move(to point: CGPoint) { append(.move(to: point)) }
    /// Goes straight to `point`.
    public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }
    /// Goes to `point` in a curve that `control` attracts.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        append(.quadCurve(to: point, control: control))
    }
    /// Goes to `point` in a curve that leaves towards `control1` and arrives from `control2`.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: point, control1: control1, control2: control2))
    }
    /// Goes straight to where the line began.
    public mutating func closeSubpath() { append(.closeSubpath) }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds a rectangle whose corners are quarters of an ellipse.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        let rx = min(cornerSize.width, rect.width / 2)
        let ry = min(cornerSize.height, rect.height / 2)
        // The distance of a control point that brings a cubic curve nearest to a quarter circle.
        let kx = rx * (1 - 0.552_284_749_8)
        let ky = ry * (1 - 0.552_284_749_8)
        move(to: CGPoint(x: rect.minX + rx, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - rx, y: rect.minY))
        addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + ry), control1: CGPoint(x: rect.maxX - kx, y: rect.minY),
            control2: CGPoint(x: rect.maxX, y: rect.minY + ky))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - ry))
        addCurve(
            to: CGPoint(x: rect.maxX - rx, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.maxY - ky),
            control2: CGPoint(x: rect.maxX - kx, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX + rx, y: rect.maxY))
        addCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - ry), control1: CGPoint(x: rect.minX + kx, y: rect.maxY),
            control2: CGPoint(x: rect.minX, y: rect.maxY - ky))
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + ry))
        addCurve(
            to: CGPoint(x: rect.minX + rx, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.minY + ky),
            control2: CGPoint(x: rect.minX + kx, y: rect.minY))
        closeSubpath()
    }

    /// Adds the ellipse that touches the sides of `rect`.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// The same path turned around a point.
    public func rotated(by angle: Angle, around center: CGPoint) -> Path {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        func turn(_ point: CGPoint) -> CGPoint {
            let (x, y) = (point.x - center.x, point.y - center.y)
            return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
        }
        var path = Path()
        path.elements = elements.map {
            switch $0 {
            case .move(let point): .move(to: turn(point))
            case .line(let point): .line(to: turn(point))
            case .quadCurve(let point, let control): .quadCurve(to: turn(point), control: turn(control))
            case .curve(let point, let a, let b): .curve(to: turn(point), control1: turn(a), control2: turn(b))
            case .closeSubpath: .closeSubpath
            }
        }
        return path
    }
}
