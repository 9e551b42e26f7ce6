import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite struct ShapeTests {
    private static let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    private func bounds<S: Shape>(_ shape: S) -> CGRect {
        let bounds = shape.path(in: Self.rect).boundingRect
        func round(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
        return CGRect(
            x: round(bounds.minX), y: round(bounds.minY), width: round(bounds.width), height: round(bounds.height))
    }

    @Test func `shapes fit their frames`() {
        #expect(bounds(.rect) == Self.rect && bounds(.ellipse) == Self.rect && bounds(.capsule) == Self.rect)
        #expect(bounds(.circle) == CGRect(x: 20, y: 0, width: 60, height: 60))
        #expect(Capsule().path(in: Self.rect)._outline?.commonRadius == 30)
    }

    @Test func `an inset is on all sides and no more than there is`() {
        let inner = CGRect(x: 8, y: 8, width: 84, height: 44)
        #expect(bounds(Rectangle().inset(by: 8)) == inner && bounds(Ellipse().inset(by: 3).inset(by: 5)) == inner)
        #expect(bounds(Capsule().inset(by: 8)) == inner)
        #expect(bounds(Circle().inset(by: 8)) == CGRect(x: 28, y: 8, width: 44, height: 44))
        #expect(bounds(Rectangle().inset(by: -5)) == Self.rect.insetBy(dx: -5, dy: -5))
        #expect(bounds(Rectangle().inset(by: 40)) == CGRect(x: 40, y: 30, width: 20, height: 0))
        #expect(bounds(Circle().inset(by: 40)).width == 0)
    }

    @Test func `an inset corner has the same centre`() {
        let outline = RoundedRectangle(cornerSize: CGSize(width: 20, height: 12)).inset(by: 4).path(in: Self.rect)
            ._outline
        #expect(outline?.topLeft == CGSize(width: 16, height: 8))
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 3).inset(by: 4)
            .path(in: Self.rect)._outline
        #expect(uneven?.topLeft.width == 6 && uneven?.bottomRight.width == 0 && uneven?.topRight.width == 0)
    }

    @Test func `shapes are moved scaled turned and sized in their frames`() {
        #expect(bounds(Rectangle().offset(x: 5, y: -7)) == CGRect(x: 5, y: -7, width: 100, height: 60))
        #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 25, y: 15, width: 50, height: 30))
        #expect(bounds(Rectangle().scale(x: 2, anchor: .topLeading)) == CGRect(x: 0, y: 0, width: 200, height: 60))
        #expect(bounds(Rectangle().rotation(.degrees(90))) == CGRect(x: 20, y: -20, width: 60, height: 100))
        #expect(
            bounds(Rectangle().rotation(.degrees(90), anchor: .topLeading))
                == CGRect(x: -60, y: 0, width: 60, height: 100))
        #expect(bounds(Rectangle().size(width: 10, height: 20)) == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(
            bounds(Rectangle().size(width: 10, height: 20, anchor: .bottomTrailing))
                == CGRect(x: 90, y: 40, width: 10, height: 20))
        #expect(
            bounds(Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)))
                == CGRect(x: 0, y: 0, width: 130, height: 60))
        #expect(bounds(Rectangle().rotation(.degrees(90)).inset(by: 5)) == CGRect(x: 25, y: -15, width: 50, height: 90))
        #expect(bounds(Rectangle().trim(from: 0, to: 100.0 / 320)) == CGRect(x: 0, y: 0, width: 100, height: 0))
        #expect(bounds(Rectangle().stroke(lineWidth: 6)) == Self.rect.insetBy(dx: -3, dy: -3))
        #expect(bounds(AnyShape(Circle())) == bounds(Circle()))
    }

    private func outlines<V: View>(_ view: V, _ direction: LayoutDirection = .leftToRight) -> [_DrawCommand] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        return (view as! any _ShapeLayers)._commands(size: Self.rect.size, environment: environment)
    }

    private func path(_ command: _DrawCommand) -> Path {
        switch command.operation {
        case .fill(let path, _, _), .stroke(let path, _, _, _): path
        default: Path()
        }
    }

    @Test func `a shape is mirrored with the text unless it is fixed`() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 10)
        #expect(path(outlines(shape.fill(.red), .rightToLeft)[0])._outline?.topRight.width == 10)
        #expect(path(outlines(shape.fill(.red))[0])._outline?.topLeft.width == 10)
        let fixed = shape.path(in: Self.rect)
        #expect(path(outlines(fixed.fill(.red), .rightToLeft)[0])._outline?.topLeft.width == 10)
    }

    @Test func `fills and strokes lie on top of each other`() {
        let commands = outlines(Circle().fill(.red).strokeBorder(.blue, lineWidth: 4).stroke(.green))
        #expect(commands.count == 3)
        #expect(path(commands[0]).boundingRect.width == 60 && path(commands[1]).boundingRect.width == 56)
        #expect(path(commands[2]).boundingRect.width == 60)
    }

    @Test func `a shape receives its rectangle from the origin`() {
        struct Probe: Shape {
            let seen: Seen
            func path(in rect: CGRect) -> Path {
                seen.rects.append(rect)
                return Path(rect)
            }
        }
        final class Seen: @unchecked Sendable {
            var rects: [CGRect] = []
        }
        let seen = Seen()
        _ = outlines(Probe(seen: seen).fill(.red))
        #expect(seen.rects == [Self.rect])
    }

    @Test func `a stroke with numbers that cannot be drawn is made sensible`() {
        let style = StrokeStyle(lineWidth: .nan, miterLimit: -3, dash: [4, -1], dashPhase: .infinity)._sane
        #expect(style == StrokeStyle(lineWidth: 0, miterLimit: 1))
        #expect(StrokeStyle(dash: [0, 0])._sane.dash == [] && StrokeStyle(dash: [3, 2])._sane.dash == [3, 2])
    }
}
