import Foundation
import Observation
import Testing

@testable import CorkTesting
@testable import CorkUI

@MainActor
@Suite("Values between two")
struct AnimatableTests {
    @MainActor
    @Observable
    final class Change {
        var isOn = false
    }

    private static let size = CGSize(width: 128, height: 128)

    /// Shows a view, animates a change, and stops in the middle of the animation.
    private func halfway<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) -> TestHost {
        let change = Change()
        let host = TestHost(size: Self.size) { content(change.isOn) }
        withAnimation(.linear(duration: 1)) { change.isOn = true }
        host.settle()
        host.advance(0.5)
        return host
    }

    /// Returns the drawing command of a shape.
    private func command(_ host: TestHost) throws -> _DrawCommand.Operation {
        func find(_ node: _ViewNode) -> _ViewNode? {
            node.item.view is any _ShapeLayers ? node : node.children.lazy.compactMap(find).first
        }
        let node = try #require(find(host.root.node))
        let shape = try #require(node.item.view as? any _ShapeLayers)
        return try #require(shape._commands(size: Self.size, environment: node.environment).last).operation
    }

    // MARK: Shapes

    private func halfwayPath<S: Shape>(_ from: S, _ to: S) throws -> Path {
        guard case .fill(let path, _, _) = try command(halfway { ($0 ? to : from).fill(.black) }) else { return Path() }
        return path
    }

    @Test func `shapes take all their values on the way: insets, radii, places, angles, parts, lines`() throws {
        func check<S: Shape>(_ make: (CGFloat) -> S, sourceLocation: SourceLocation = #_sourceLocation) throws {
            let path = try halfwayPath(make(16), make(32))
            #expect(path == make(24).path(in: CGRect(origin: .zero, size: Self.size)), sourceLocation: sourceLocation)
            #expect(path != make(32).path(in: CGRect(origin: .zero, size: Self.size)), sourceLocation: sourceLocation)
        }
        try check { Rectangle().inset(by: $0) }
        try check { Circle().inset(by: $0) }
        try check { Ellipse().inset(by: $0) }
        try check { Capsule().inset(by: $0) }
        try check { RoundedRectangle(cornerSize: CGSize(width: $0, height: $0 / 2)) }
        try check { RoundedRectangle(cornerRadius: 48).inset(by: $0) }
        try check { UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: 2 * $0) }
        try check { UnevenRoundedRectangle(topLeadingRadius: 48).inset(by: $0) }
        try check { Circle().trim(from: $0 / 64, to: $0 / 32) }
        try check { Circle().offset(x: $0, y: -$0) }
        try check { Circle().scale($0 / 16, anchor: UnitPoint(x: $0 / 32, y: 0)) }
        try check { Rectangle().rotation(.radians($0 / 16), anchor: UnitPoint(x: 0, y: $0 / 32)) }
        try check { Circle().size(width: $0, height: 2 * $0) }
        try check { Circle().stroke(style: StrokeStyle(lineWidth: $0, dash: [9, 7], dashPhase: $0)) }
        try check { Rectangle().inset(by: $0).transform(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)) }
        try check { AnyShape(RoundedRectangle(cornerRadius: $0)) }
    }

    @Test func `a shape of unknown type that becomes one of another type does so at once`() throws {
        let path = try halfwayPath(AnyShape(Circle().inset(by: 8)), AnyShape(Ellipse()))
        #expect(path == Ellipse().path(in: CGRect(origin: .zero, size: Self.size)))
    }

    @Test func `lines take all widths, limits and beginnings of dashes on the way`() throws {
        let from = StrokeStyle(lineWidth: 2, miterLimit: 4, dash: [4], dashPhase: 0)
        let to = StrokeStyle(lineWidth: 8, miterLimit: 8, dash: [4], dashPhase: 6)
        let half = StrokeStyle(lineWidth: 5, miterLimit: 6, dash: [4], dashPhase: 3)
        for host in [
            halfway { Circle().stroke(.black, style: $0 ? to : from) },
            halfway { Circle().strokeBorder(.black, style: $0 ? to : from) },
        ] {
            guard case .stroke(let path, _, let style, _) = try command(host) else {
                Issue.record("No line is drawn.")
                return
            }
            #expect(style == half)
            #expect(
                [
                    CGRect(origin: .zero, size: Self.size).insetBy(dx: 2.5, dy: 2.5),
                    CGRect(origin: .zero, size: Self.size),
                ].contains(path.boundingRect))
        }
    }

    // MARK: Styles

    private func halfwayPaint<S: ShapeStyle>(_ from: S, _ to: S) throws -> _Paint {
        guard case .fill(_, let paint, _) = try command(halfway { Rectangle().fill($0 ? to : from) }) else {
            return .clear
        }
        return paint
    }

    private func paint(_ style: some ShapeStyle) -> _Paint {
        style._paint(in: EnvironmentValues(), CGRect(origin: .zero, size: Self.size))
    }

    private static let black = Color(red: 0, green: 0, blue: 0)
    private static let white = Color(red: 1, green: 1, blue: 1)
    private static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)

    /// Returns a gradient of two colors, the second of which has a location.
    private func gradient(_ color: Color, _ location: CGFloat) -> Gradient {
        Gradient(stops: [.init(color: color, location: 0), .init(color: Self.black, location: location)])
    }

    @Test func `gradients take all colours, places, points, radii and angles on the way`() throws {
        func check<S: ShapeStyle>(
            _ make: (Gradient, Double) -> S, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let found = try halfwayPaint(make(gradient(Self.black, 1), 0), make(gradient(Self.white, 0.5), 0.5))
            #expect(found == paint(make(gradient(Self.gray, 0.75), 0.25)), sourceLocation: sourceLocation)
        }
        try check { gradient, _ in gradient }
        try check { LinearGradient(gradient: $0, startPoint: UnitPoint(x: $1, y: 0), endPoint: UnitPoint(x: 1, y: $1)) }
        try check {
            RadialGradient(
                gradient: $0, center: UnitPoint(x: $1, y: $1), startRadius: 8 * $1, endRadius: 16 + 16 * $1)
        }
        try check {
            EllipticalGradient(
                gradient: $0, center: UnitPoint(x: $1, y: $1), startRadiusFraction: $1, endRadiusFraction: 1 - $1 / 2)
        }
        try check {
            AngularGradient(
                gradient: $0, center: UnitPoint(x: $1, y: 0), startAngle: .radians($1), endAngle: .radians(4 + $1))
        }
        try check { AnyShapeStyle(LinearGradient(gradient: $0, startPoint: UnitPoint(x: $1, y: 0), endPoint: .bottom)) }
    }

    @Test func `gradients with another number of colours, and styles of another type, are there at once`() throws {
        let two = Gradient(colors: [.black, .white])
        let three = Gradient(colors: [.white, .black, .red])
        #expect(try halfwayPaint(two, three) == paint(three))
        #expect(try halfwayPaint(AnyShapeStyle(two), AnyShapeStyle(Self.white)) == paint(Self.white))
    }

    @Test func `a style that is seen through becomes so little by little`() throws {
        #expect(
            try halfwayPaint(TintShapeStyle().opacity(0), TintShapeStyle().opacity(1))
                == paint(TintShapeStyle().opacity(0.5)))
    }

    @Test
    func `colours that text, icons and shapes are given take all colours on the way, however they are set`() throws {
        func text(_ host: TestHost) throws -> Color.Resolved? {
            try #require(host.element("a")).node.environment._foregroundColor
        }
        let half = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
        #expect(try text(halfway { Text("a").foregroundColor($0 ? Self.white : Self.black) }) == half)
        #expect(try text(halfway { Text("a").foregroundStyle($0 ? Self.white : Self.black) }) == half)
        #expect(
            try text(halfway { Text("a").foregroundStyle(AnyShapeStyle($0 ? Self.white : Self.black)) }) == half)
        #expect(
            try text(
                halfway { Text("a").foregroundStyle(.secondary).foregroundStyle(.red, $0 ? Self.white : Self.black) })
                == half)
        #expect(
            try command(halfway { Rectangle().fill(.tint).tint($0 ? Self.white : Self.black) })
                == command(halfway { _ in Rectangle().fill(Self.gray) }))
        #expect(
            try text(halfway { Text("a").foregroundColor($0 ? nil : Self.black) }) == nil)
    }

    @Test func `an animated colour respects increased contrast on its way and at its end`() throws {
        for contrast in ColorSchemeContrast.allCases {
            let host = halfway {
                Rectangle().fill($0 ? Color.red : Color.blue).environment(\.colorSchemeContrast, contrast)
            }
            func color() throws -> Color.Resolved {
                guard case .fill(_, .color(let color), _) = try command(host) else { return _Paint.clear.mainColor }
                return color
            }
            var environment = EnvironmentValues()
            environment.colorSchemeContrast = contrast
            let (from, to) = (Color.blue.resolve(in: environment), Color.red.resolve(in: environment))
            #expect(try abs(color().red - (from.red + to.red) / 2) < 1e-6)
            host.advance(1)
            #expect(try color() == to)
        }
    }

    // MARK: Effects

    @Test func `views fade little by little, and are not there only when nothing is seen of them any more`() {
        let host = halfway { Text("a").opacity($0 ? 0 : 0.5) }
        #expect(host.element("a")?.opacity == 0.25)
        host.advance(0.6)
        #expect(host.element("a") == nil && host.isAtRest)
    }

    @Test func `shadows, blurs and clips take all values on the way`() throws {
        func head<M>(_ host: TestHost, _: M.Type) throws -> M {
            func find(_ node: _ViewNode) -> M? { node.head as? M ?? node.children.lazy.compactMap(find).first }
            return try #require(find(host.root.node))
        }
        let shadow = halfway {
            Color.red.shadow(color: $0 ? Self.white : Self.black, radius: $0 ? 8 : 0, x: $0 ? 4 : 0, y: $0 ? 2 : 0)
        }
        let modifier = try head(shadow, _ShadowModifier.self)
        #expect(modifier.color.resolve(in: EnvironmentValues()) == Self.gray.resolve(in: EnvironmentValues()))
        #expect(modifier.radius == 4 && modifier.offset == CGSize(width: 2, height: 1))
        #expect(try head(halfway { Color.red.blur(radius: $0 ? 8 : 0) }, _BlurModifier.self).radius == 4)
        let clipped = halfway { Color.red.clipShape(RoundedRectangle(cornerRadius: $0 ? 32 : 16)) }
        #expect(try head(clipped, _ClipModifier<RoundedRectangle>.self).shape.cornerSize.width == 24)
    }

    @Test func `views that are rotated, scaled or moved are hit at their animated position`() {
        var taps: [String] = []
        func bar(_ name: String) -> some View {
            Button {
                taps.append(name)
            } label: {
                Color.red.frame(width: 40, height: 8)
            }.buttonStyle(.plain)
        }
        for (name, host) in [
            (
                "turned",
                halfway { isOn in ZStack { bar("turned").rotationEffect(.degrees(isOn ? 180 : 0)).offset(y: 18) } }
            ),
            ("moved", halfway { isOn in ZStack { bar("moved").offset(x: isOn ? 60 : -60) } }),
            (
                "scaled",
                halfway { isOn in
                    let anchor = UnitPoint(x: 0.5, y: -4.5)
                    ZStack { bar("scaled").scaleEffect(isOn ? 0.75 : 0.25, anchor: anchor).offset(y: 20) }
                }
            ),
        ] {
            // The bar reaches the middle only halfway through the animation.
            host.elements("ZStack")[0].tap()
            #expect(taps == [name])
            host.advance(1)
            taps = []
        }
        let host = halfway { isOn in ZStack { bar("still").rotationEffect(.degrees(isOn ? 180 : 0)).offset(y: 18) } }
        host.advance(1)
        host.elements("ZStack")[0].tap()
        #expect(taps == [])
    }

    @Test(arguments: [Double.nan, .infinity])
    func `a scale that is no finite number is not animated, and such an opacity counts as 1`(number: Double) {
        let host = halfway { Text("a").scaleEffect($0 ? 1 : number) }
        #expect(host.element("a")?.frame.width == 8 && host.isAtRest)
        let gone = halfway { Text("a").opacity($0 ? 0.5 : number) }
        #expect(gone.element("a")?.opacity == 0.75)
    }
}
