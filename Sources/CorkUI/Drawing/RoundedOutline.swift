import Foundation

/// The radius of each corner of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner, in points.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner, in points.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner, in points.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner, in points.
    public var topTrailing: CGFloat

    /// Creates radii in points, which are 0 by default.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
            bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
    }
}

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle or ellipse, as in GTK's widgets.
    case circular
    /// A curve that starts earlier and whose curvature changes gradually.
    case continuous
}

/// A rectangle with rounded corners, which renderers draw as a unit.
public struct _RoundedOutline: Equatable, Sendable {
    /// The rectangle.
    public internal(set) var rect: CGRect
    /// The radii of the top left corner.
    public internal(set) var topLeft: CGSize
    /// The radii of the top right corner.
    public internal(set) var topRight: CGSize
    /// The radii of the bottom right corner.
    public internal(set) var bottomRight: CGSize
    /// The radii of the bottom left corner.
    public internal(set) var bottomLeft: CGSize
    var style: RoundedCornerStyle
    /// A Boolean value that indicates whether the outline is an ellipse, which starts at the right.
    var isEllipse = false

    init(_ rect: CGRect, corner: CGSize, style: RoundedCornerStyle = .circular) {
        self.init(rect, corner, corner, corner, corner, style)
    }

    init(_ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
        func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        self.init(
            rect, square(radii.topLeading), square(radii.topTrailing), square(radii.bottomTrailing),
            square(radii.bottomLeading), style)
    }

    init(ellipseIn rect: CGRect) {
        let rect = rect.standardized
        self.init(rect, corner: CGSize(width: rect.width / 2, height: rect.height / 2))
        isEllipse = true
    }

    /// Creates an outline; corners that do not fit side by side are reduced by the same factor.
    private init(
        _ rect: CGRect, _ topLeft: CGSize, _ topRight: CGSize, _ bottomRight: CGSize, _ bottomLeft: CGSize,
        _ style: RoundedCornerStyle
    ) {
        self.rect = rect.standardized
        (self.topLeft, self.topRight) = (topLeft.corner, topRight.corner)
        (self.bottomRight, self.bottomLeft) = (bottomRight.corner, bottomLeft.corner)
        self.style = style
        func fit(_ side: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
            first + second > side ? side / (first + second) : 1
        }
        let (width, height) = (self.rect.width, self.rect.height)
        let scale = min(
            fit(width, self.topLeft.width, self.topRight.width),
            fit(width, self.bottomLeft.width, self.bottomRight.width),
            fit(height, self.topLeft.height, self.bottomLeft.height),
            fit(height, self.topRight.height, self.bottomRight.height))
        guard scale < 1 else { return }
        for corner in [\Self.topLeft, \.topRight, \.bottomRight, \.bottomLeft] {
            self[keyPath: corner].width *= scale
            self[keyPath: corner].height *= scale
        }
    }

    /// A Boolean value that indicates whether every corner is elliptical or sharp.
    public var isCircular: Bool { style == .circular || isSharp }

    /// A Boolean value that indicates whether all corners are sharp.
    public var isSharp: Bool { corners.allSatisfy { $0.width == 0 || $0.height == 0 } }

    var corners: [CGSize] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The radius of all corners if they are the same quarter of a circle, otherwise `nil`.
    public var commonRadius: CGFloat? {
        guard isCircular, corners.allSatisfy({ $0 == topLeft }), topLeft.width == topLeft.height else { return nil }
        return topLeft.width
    }

    /// Returns the outline after a transform that moves, scales or mirrors.
    func applying(_ t: CGAffineTransform) -> _RoundedOutline {
        var result = self
        result.rect = rect.applying(t)
        func scaled(_ size: CGSize) -> CGSize { CGSize(width: size.width * abs(t.a), height: size.height * abs(t.d)) }
        (result.topLeft, result.topRight) = (scaled(topLeft), scaled(topRight))
        (result.bottomLeft, result.bottomRight) = (scaled(bottomLeft), scaled(bottomRight))
        if t.a < 0 {
            swap(&result.topLeft, &result.topRight)
            swap(&result.bottomLeft, &result.bottomRight)
        }
        if t.d < 0 {
            swap(&result.topLeft, &result.bottomLeft)
            swap(&result.topRight, &result.bottomRight)
        }
        return result
    }

    /// The outline as path elements, clockwise on screen.
    var elements: [Path.Element] {
        if isSharp { return sharpElements }
        // Each corner with its position and size, and the directions to the start and end of its curve.
        let corners = [
            (CGPoint(x: rect.maxX, y: rect.minY), topRight, CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), bottomRight, CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), bottomLeft, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), topLeft, CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
        ]
        var curves: [[CGPoint]] = []
        for (place, size, before, after) in corners {
            curves.append(
                cornerCurve(size).map { part in
                    CGPoint(
                        x: place.x + (before.x * part.x + after.x * part.y) * size.width,
                        y: place.y + (before.y * part.x + after.y * part.y) * size.height)
                })
        }
        if isEllipse { curves = Array(curves[1...]) + [curves[0]] }
        var elements: [Path.Element] = [.move(to: isEllipse ? curves[0][0] : curves[3].last!)]
        for curve in curves {
            if !isEllipse { elements.append(.line(to: curve[0])) }
            for index in stride(from: 1, to: curve.count - 2, by: 3) {
                elements.append(
                    .curve(to: curve[index + 2], control1: curve[index], control2: curve[index + 1]))
            }
        }
        return elements + [.closeSubpath]
    }

    private var sharpElements: [Path.Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }

    /// Returns the points of a corner's curves, in fractions of its size along the first and second side.
    private func cornerCurve(_ size: CGSize) -> [CGPoint] {
        guard size.width > 0, size.height > 0 else { return [.zero] }
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        // The distance of the control points for the best approximation of a quarter circle by a cubic curve.
        let k = 1 - 0.552_284_749_8
        let room = min(rect.width / 2 / size.width, rect.height / 2 / size.height)
        let smoothing = min(max(room - 1, 0), 0.6)
        guard style == .continuous, smoothing > 0 else {
            return [point(1, 0), point(k, 0), point(0, k), point(0, 1)]
        }
        // A circular arc in the middle, with a transition on each side from a straight line to the arc's curvature.
        let arc = .pi / 2 * (1 - smoothing)
        let rest = (.pi / 2 - arc) / 2
        let start = point(1 - sin(rest), 1 - cos(rest))
        let tangent = point(-cos(rest), sin(rest))
        let reach = 4 / 3 * tan(arc / 4)
        let crossing = start.x - tangent.x * (start.y / tangent.y)
        let begin = 1 + smoothing
        let first = [point(begin, 0), point(begin - (begin - crossing) * 2 / 3, 0), point(crossing, 0), start]
        let middle = start + tangent * reach
        let turned = { (p: CGPoint) in point(p.y, p.x) }
        return first + [middle, turned(middle), turned(start)] + [turned(first[2]), turned(first[1]), turned(first[0])]
    }
}

extension CGSize {
    /// The size of a corner with finite, nonnegative lengths.
    fileprivate var corner: CGSize {
        CGSize(width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0)
    }
}
