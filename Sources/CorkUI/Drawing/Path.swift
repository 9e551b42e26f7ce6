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

    private final class Box: Sendable {
        let outline: _RoundedOutline
        init(_ outline: _RoundedOutline) { self.outline = outline }
    }

    private var steps: [Element] = []
    /// The path while it is a rectangle, rounded or not, or an ellipse; then there are no steps.
    private var box: Box?

    /// Nothing yet.
    public init() {}

    init(_ outline: _RoundedOutline) { box = Box(outline) }

    /// A rectangle.
    public init(_ rect: CGRect) { self.init(_RoundedOutline(rect, corner: .zero)) }

    /// A rectangle whose corners are quarters of an ellipse.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerSize: in points; corners are no larger than there is room for.
    ///   - style: the curve of the corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
        self.init(_RoundedOutline(rect, corner: cornerSize, style: style))
    }

    /// A rectangle with round corners; a radius is no more than half of the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with a radius for each corner; the leading side is the left one.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
        self.init(_RoundedOutline(rect, radii: cornerRadii, style: style))
    }

    /// The ellipse that touches the sides of `rect`; it begins at the right and runs clockwise.
    public init(ellipseIn rect: CGRect) { self.init(_RoundedOutline(ellipseIn: rect)) }

    /// Makes a picture that `build` draws.
    public init(_ build: (inout Path) -> Void) { build(&self) }

    init(_ elements: [Element]) { steps = elements }

    /// The path as a rectangle or an ellipse, while it is nothing else.
    public var _outline: _RoundedOutline? { box?.outline }

    /// The steps of the pen, in order.
    public var _elements: [Element] { box?.outline.elements ?? steps }

    /// Whether nothing was drawn.
    public var isEmpty: Bool { box == nil && steps.isEmpty }

    /// Calls `body` with each step of the pen, in order.
    public func forEach(_ body: (Element) -> Void) { _elements.forEach(body) }

    /// Returns whether two values are equal.
    public static func == (a: Path, b: Path) -> Bool {
        if let own = a.box, let other = b.box { return own === other || own.outline == other.outline }
        return a._elements == b._elements
    }

    mutating func append(_ element: Element) {
        if let box {
            steps = box.outline.elements
            self.box = nil
        }
        steps.append(element)
    }

    mutating func append(contentsOf path: Path) {
        if isEmpty { self = path } else { path.forEach { append($0) } }
    }

    /// The current point, or nil before the first step and after the line was closed.
    public var currentPoint: CGPoint? {
        switch _elements.last {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: lastStart
        case nil: nil
        }
    }

    private var lastStart: CGPoint? {
        for case .move(let point) in _elements.reversed() { return point }
        return nil
    }

    /// The path where a change of coordinates brings it.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if let box, transform.keepsRectangles { return Path(box.outline.applying(transform)) }
        return Path(
            _elements.map { element in
                switch element {
                case .move(let point): .move(to: point.applying(transform))
                case .line(let point): .line(to: point.applying(transform))
                case .quadCurve(let point, let control):
                    .quadCurve(to: point.applying(transform), control: control.applying(transform))
                case .curve(let point, let a, let b):
                    .curve(
                        to: point.applying(transform), control1: a.applying(transform), control2: b.applying(transform))
                case .closeSubpath: .closeSubpath
                }
            })
    }

    /// The path moved by points to the right and down.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
