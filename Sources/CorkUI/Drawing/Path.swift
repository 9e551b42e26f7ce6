import Foundation

/// The outline of a shape made of lines and curves, in points.
public struct Path: Equatable, Sendable {
    /// An element of a path.
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
    /// The path as a rectangle, rounded rectangle or ellipse; if it is set, there are no steps.
    private var box: Box?

    /// Creates an empty path.
    public init() {}

    init(_ outline: _RoundedOutline) { box = Box(outline) }

    /// Creates a rectangle.
    public init(_ rect: CGRect) { self.init(_RoundedOutline(rect, corner: .zero)) }

    /// Creates a rectangle with elliptical corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerSize: The size of the corners in points, limited by the rectangle.
    ///   - style: The curve of the corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
        self.init(_RoundedOutline(rect, corner: cornerSize, style: style))
    }

    /// Creates a rectangle with round corners, whose radius is at most half the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with a radius for each corner; the leading side is on the left.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
        self.init(_RoundedOutline(rect, radii: cornerRadii, style: style))
    }

    /// Creates the ellipse inscribed in `rect`, which starts at the right and runs clockwise.
    public init(ellipseIn rect: CGRect) { self.init(_RoundedOutline(ellipseIn: rect)) }

    /// Creates a path that `build` adds elements to.
    public init(_ build: (inout Path) -> Void) { build(&self) }

    init(_ elements: [Element]) { steps = elements }

    /// The path as a rectangle, rounded rectangle or ellipse; `nil` for any other path.
    public var _outline: _RoundedOutline? { box?.outline }

    /// The elements of the path, in order.
    public var _elements: [Element] { box?.outline.elements ?? steps }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { box == nil && steps.isEmpty }

    /// Calls `body` with each element, in order.
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

    /// The end of the last element, or the start of a closed subpath; `nil` if the path is empty.
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

    /// Returns the path after a transform.
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

    /// Returns the path moved by points, to the right and down.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
