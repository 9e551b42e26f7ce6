import CorkUI
import Foundation
import Testing

@Suite struct PathTests {
    private static let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

    private static let wave = Path {
        $0.move(to: CGPoint(x: 0, y: 0))
        $0.addCurve(to: CGPoint(x: 90, y: 0), control1: CGPoint(x: 30, y: 120), control2: CGPoint(x: 60, y: -120))
    }

    @Test func `a rectangle stays one when it is moved and scaled but not when turned`() {
        let path = Path(Self.rect)
        #expect(
            path.applying(CGAffineTransform(scaleX: -2, y: 1))._outline?.rect
                == CGRect(x: -220, y: 20, width: 200, height: 60))
        #expect(path.applying(CGAffineTransform(rotationAngle: 0.3))._outline == nil)
    }

    @Test func `mirroring swaps the corners`() {
        let path = Path(roundedRect: Self.rect, cornerRadii: RectangleCornerRadii(topLeading: 12, bottomTrailing: 4))
        let mirrored = path.applying(CGAffineTransform(scaleX: -1, y: 1))._outline!
        #expect(mirrored.topRight.width == 12 && mirrored.bottomLeft.width == 4 && mirrored.topLeft.width == 0)
    }

    @Test func `corners that do not fit become smaller in the same ratio`() {
        let outline = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
            cornerRadii: RectangleCornerRadii(topLeading: 90, bottomLeading: 30)
        )._outline!
        #expect(outline.topLeft.width == 45 && outline.bottomLeft.width == 15)
        let round = Path(roundedRect: Self.rect, cornerRadius: 500)._outline!
        #expect(round.commonRadius == 30)
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func `a rounded rectangle touches its sides and leaves its corners`(style: RoundedCornerStyle) {
        let path = Path(roundedRect: Self.rect, cornerRadius: 16, style: style)
        // As lines and curves.
        let drawn = path.applying(CGAffineTransform(rotationAngle: 0.2)).applying(
            CGAffineTransform(rotationAngle: -0.2))
        let bounds = drawn.boundingRect
        #expect(abs(bounds.minX - 10) < 0.001 && abs(bounds.maxX - 110) < 0.001 && abs(bounds.maxY - 80) < 0.001)
        #expect(!drawn.contains(CGPoint(x: 12, y: 22)) && !drawn.contains(CGPoint(x: 108, y: 78)))
        #expect(drawn.contains(CGPoint(x: 16, y: 26)) && drawn.contains(CGPoint(x: 104, y: 74)))
        #expect(drawn.contains(CGPoint(x: 11, y: 50)) && drawn.contains(CGPoint(x: 60, y: 21)))
    }

    @Test func `a continuous corner begins earlier and bends as much in the middle`() {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
        let elements = Path(roundedRect: rect, cornerRadius: 40, style: .continuous)._elements
        guard case .move(let start) = elements[0] else { return #expect(Bool(false)) }
        #expect(abs(start.x - 64) < 0.001 && start.y == 0)
        // The middle of the corner is that of the circle: 40 (√2 - 1) from the corner.
        let diagonal = 40 - 40 / 2.0.squareRoot()
        let path = Path(roundedRect: rect, cornerRadius: 40, style: .continuous)
        #expect(path.contains(CGPoint(x: diagonal + 0.1, y: diagonal + 0.1)))
        #expect(!path.contains(CGPoint(x: diagonal - 0.1, y: diagonal - 0.1)))
    }

    @Test func `an ellipse begins at the right and runs clockwise`() {
        let quarter = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0, to: 0.25)
        guard case .move(let start) = quarter._elements[0] else { return #expect(Bool(false)) }
        #expect(start == CGPoint(x: 100, y: 50))
        #expect(abs(quarter.currentPoint!.x - 50) < 0.1 && abs(quarter.currentPoint!.y - 100) < 0.1)
    }

    @Test func `bounds are those of the curves and not of their controls`() {
        let bounds = Self.wave.boundingRect
        #expect(bounds.minX == 0 && bounds.maxX == 90)
        // y(t) = 360 t (1 - t)² - 360 t² (1 - t) is largest at t = (3 - √3) / 6.
        let t = (3 - 3.0.squareRoot()) / 6
        let top = 360 * t * (1 - t) * (1 - t) - 360 * t * t * (1 - t)
        #expect(abs(bounds.maxY - top) < 1e-6 && abs(bounds.minY + top) < 1e-6)
        #expect(Path().boundingRect.isNull)
    }

    @Test func `inside is what is surrounded once or twice`() {
        var path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(path.contains(CGPoint(x: 50, y: 50)) && !path.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true) && !path.contains(CGPoint(x: 101, y: 50)))
        #expect(!Path().contains(.zero))
    }

    @Test(arguments: [(0.0, 0.5), (0.25, 0.75), (0.1, 0.2), (0.5, 1.0)])
    func `a trimmed path has the requested length`(from: Double, to: Double) {
        var path = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 70)]) }
        path.addPath(Self.wave, transform: CGAffineTransform(translationX: 0, y: 100))
        let part = path.trimmedPath(from: from, to: to)
        #expect(abs(length(part) / length(path) - (to - from)) < 0.001)
    }

    @Test func `nothing is left of a part that ends before it begins`() {
        #expect(Self.wave.trimmedPath(from: 0.6, to: 0.4).isEmpty)
        #expect(Self.wave.trimmedPath(from: .nan, to: .nan).isEmpty)
    }

    private func length(_ path: Path) -> CGFloat {
        var (sum, last) = (CGFloat(0), CGPoint.zero)
        let steps = 2000
        for element in path._elements {
            switch element {
            case .move(let point): last = point
            case .line(let point):
                sum += hypot(point.x - last.x, point.y - last.y)
                last = point
            case .curve(let end, let a, let b):
                let start = last
                for step in 1...steps {
                    let t = CGFloat(step) / CGFloat(steps)
                    let u = 1 - t
                    let x = u * u * u * start.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t * end.x
                    let y = u * u * u * start.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * end.y
                    sum += hypot(x - last.x, y - last.y)
                    last = CGPoint(x: x, y: y)
                }
            default: break
            }
        }
        return sum
    }

    @Test func `an arc runs towards growing angles unless it is clockwise`() {
        func end(clockwise: Bool) -> CGRect {
            Path {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
            }.boundingRect
        }
        #expect(abs(end(clockwise: false).minX) < 0.01 && abs(end(clockwise: false).minY) < 0.01)
        #expect(abs(end(clockwise: true).minX + 10) < 0.01 && abs(end(clockwise: true).minY + 10) < 0.01)
        let turn = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        }
        #expect(abs(turn.boundingRect.width - 20) < 0.01)
    }

    @Test func `a corner is rounded between its tangents`() {
        let path = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 20)
        }
        #expect(path._elements[1] == .line(to: path._elements[1].end!))
        #expect(abs(path._elements[1].end!.x - 30) < 0.001)
        #expect(abs(path.currentPoint!.x - 50) < 0.001 && abs(path.currentPoint!.y - 20) < 0.001)
    }

    @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func `the outline of a line is where a line would be`(cap: CGLineCap, join: CGLineJoin) {
        let corner = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)]) }
        let outline = corner.strokedPath(StrokeStyle(lineWidth: 20, lineCap: cap, lineJoin: join))
        func covers(_ x: CGFloat, _ y: CGFloat) -> Bool { outline.contains(CGPoint(x: x, y: y)) }
        #expect(covers(25, 9) && covers(25, -9) && !covers(25, 11) && !covers(25, -11) && covers(41, 30))
        #expect(covers(-9, 0) == (cap != .butt) && covers(-9, -9) == (cap == .square) && !covers(-11, 0))
        #expect(covers(59, -9) == (join == .miter) && covers(56, -6) == (join != .bevel) && covers(54, -4))
    }

    @Test func `a line of more dashes than can be seen is whole`() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 1e9, y: 0)]) }
        let dashes = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [1, 1]))
        #expect(dashes.contains(CGPoint(x: 1.5, y: 0.5)) && dashes.contains(CGPoint(x: 9e8, y: 0.5)))
        #expect(dashes._elements.count < 100)
    }

    @Test func `dashes are left of a line`() {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
        let dashes = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 20], dashPhase: 5))
        func covers(_ x: CGFloat) -> Bool { dashes.contains(CGPoint(x: x, y: 0.5)) }
        #expect(covers(4) && !covers(6) && !covers(24) && covers(26) && covers(34) && !covers(36))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test func `a path is read from what it says`() {
        var path = Self.wave
        path.addQuadCurve(to: CGPoint(x: 1.5, y: -2), control: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        #expect(Path(path.description) == path)
        #expect(Path("0 0 m 10 l") == nil && Path("1 2 l") == nil && Path("0 0 m 1 1") == nil && Path("x") == nil)
        #expect(Path("")?.isEmpty == true)
    }
}

extension Path.Element {
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: nil
        }
    }
}
