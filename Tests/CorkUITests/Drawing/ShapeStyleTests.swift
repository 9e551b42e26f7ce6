import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite struct ShapeStyleTests {
    private static let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    private nonisolated static let red = Color.Resolved(red: 1, green: 0, blue: 0)
    private nonisolated static let blue = Color.Resolved(red: 0, green: 0, blue: 1)

    private func paint<S: ShapeStyle>(_ style: S, _ environment: EnvironmentValues = EnvironmentValues()) -> _Paint {
        style._paint(in: environment, Self.rect)
    }

    /// Returns the resolved paint of a style inside of a view.
    private func paint<S: ShapeStyle, V: View>(_ style: S, inside around: @escaping (Probe<S>) -> V) -> _Paint? {
        let found = Found()
        TestHost { around(Probe(style: style, found: found)) }.close()
        return found.paint
    }

    final class Found {
        var paint: _Paint?
    }

    struct Probe<S: ShapeStyle>: View {
        let style: S
        let found: Found
        var body: some View {
            GeometryReader { _ in
                EnvironmentReader { found.paint = style._paint(in: $0, ShapeStyleTests.rect) }
            }
        }
    }

    /// A view that reads the environment when it is evaluated.
    struct EnvironmentReader: View {
        let read: (EnvironmentValues) -> Void
        @Environment(\.self) private var environment
        var body: some View {
            read(environment)
            return Color.clear
        }
    }

    private func color(_ paint: _Paint?) -> Color.Resolved? {
        if case .color(let color) = paint { color } else { nil }
    }

    // MARK: What is in front

    @Test func `the gradient of a color ends in it below a lighter one`() {
        guard case .linear(let stops, let start, let end) = paint(Color(Self.red).gradient) else {
            Issue.record("No gradient")
            return
        }
        #expect(start.y == 0 && end.y == 50 && start.x == end.x)
        #expect(stops.last?.color == Self.red)
        #expect(stops[0].color.green > 0.05 && stops[0].color.red > 0.9)
    }

    @Test func `lower levels of a style are fainter and of a background darker`() {
        #expect(paint(Color(Self.red).secondary) == paint(Color(Self.red).opacity(0.6)))
        #expect(paint(Color(Self.red).quinary) == paint(Color(Self.red).opacity(0.06)))
        guard case .color(let ground) = paint(.background), case .color(let second) = paint(.background.secondary),
            case .color(let third) = paint(.background.tertiary)
        else {
            Issue.record("No colors")
            return
        }
        #expect(second.opacity == 1 && second.red < ground.red && third.red < second.red && third.red > 0.8)
    }

    @Test func `lines and placeholders are faint and less so with increased contrast`() {
        func opacities(_ environment: EnvironmentValues) -> [Float] {
            [paint(.separator, environment), paint(.placeholder, environment)].map {
                if case .color(let color) = $0 { color.opacity } else { 0 }
            }
        }
        var strong = EnvironmentValues()
        strong.colorSchemeContrast = .increased
        let (usual, more) = (opacities(EnvironmentValues()), opacities(strong))
        #expect(usual[0] < usual[1] && usual[1] < 1 && more[0] > usual[0] && more[1] > usual[1])
    }

    @Test func `the foreground is what was set last`() {
        let inner = paint(.foreground) { $0.foregroundStyle(Self.blue).foregroundStyle(Self.red) }
        #expect(color(inner) == Self.blue)
        #expect(paint(.foreground) == paint(Color.primary))
    }

    @Test func `lower levels are fainter or set by themselves`() {
        #expect(color(paint(.secondary) { $0.foregroundStyle(Self.red) })?.opacity == 0.6)
        #expect(color(paint(.quaternary) { $0.foregroundStyle(Self.red) })?.opacity == 0.12)
        #expect(color(paint(.secondary) { $0.foregroundStyle(Self.red, Self.blue) }) == Self.blue)
        #expect(color(paint(.tertiary) { $0.foregroundStyle(Self.red, Self.blue, Self.red) }) == Self.red)
        #expect(paint(.secondary) == paint(Color.secondary))
    }

    @Test func `a style that refers to the foreground means the one around`() {
        let nested = paint(.secondary) { $0.foregroundStyle(.secondary).foregroundStyle(Self.red) }
        #expect(abs(color(nested)!.opacity - 0.36) < 1e-9)
        let own = paint(.foreground) { $0.foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(Self.red) }
        #expect(color(own)?.opacity == 0.5)
    }

    @Test func `lower levels are stronger with more contrast`() {
        var environment = EnvironmentValues()
        environment.colorSchemeContrast = .increased
        #expect(color(paint(.tertiary, environment))!.opacity > color(paint(.tertiary))!.opacity)
    }

    @Test func `tint and ground are those of the system until they are set`() {
        #expect(paint(.tint) == paint(Color.accentColor))
        #expect(color(paint(.tint) { $0.tint(Self.red) }) == Self.red)
        #expect(color(paint(.tint) { $0.tint(.tint.opacity(0.5)) })?.opacity == 0.5)
        #expect(color(paint(.background) { $0.backgroundStyle(Self.blue) }) == Self.blue)
    }

    @Test func `a style of one's own is drawn as what it comes to`() {
        struct Signal: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? ShapeStyleTests.blue : ShapeStyleTests.red
            }
        }
        #expect(color(paint(Signal())) == Self.red)
        #expect(color(paint(AnyShapeStyle(Signal()).opacity(0.5)))?.opacity == 0.5)
    }

    // MARK: Gradients

    @Test func `stops ascend from zero to one`() {
        let gradient = Gradient(stops: [
            .init(color: .red, location: -1), .init(color: .blue, location: 0.5), .init(color: .red, location: 0.2),
            .init(color: .blue, location: .nan), .init(color: .red, location: 3),
        ])
        guard
            case .linear(let stops, _, _) = paint(
                LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
        else { return #expect(Bool(false)) }
        #expect(stops.map(\.location) == [0, 0.5, 0.5, 0.5, 1])
    }

    @Test(arguments: [[], [Color.red]])
    func `a gradient of too few colours is plain`(colors: [Color]) {
        guard case .linear(let stops, _, _) = paint(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        else { return #expect(Bool(false)) }
        #expect(stops.count == 2 && stops[0].color == stops[1].color)
    }

    @Test func `a gradient without length is its last colour`() {
        let colors = [Color(Self.red), Color(Self.blue)]
        #expect(paint(LinearGradient(colors: colors, startPoint: .top, endPoint: .top)) == .color(Self.blue))
        #expect(
            paint(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 5)) == .color(Self.blue))
        #expect(
            paint(RadialGradient(colors: colors, center: .center, startRadius: .nan, endRadius: 5))
                == .color(Self.blue))
        #expect(
            paint(LinearGradient(colors: colors, startPoint: UnitPoint(x: .infinity, y: 0), endPoint: .top))
                == .color(Self.blue))
    }

    @Test func `a radial gradient may run inwards`() {
        let colors = [Color(Self.red), Color(Self.blue)]
        guard
            case .radial(let stops, _, let radii, let start, nil) = paint(
                RadialGradient(colors: colors, center: .center, startRadius: 40, endRadius: 10))
        else { return #expect(Bool(false)) }
        #expect(stops[0].color == Self.blue && radii.width == 40 && start == 0.25)
    }

    @Test func `the rest of an angular gradient has the colour of the nearer end`() {
        let colors = [Color(Self.red), Color(Self.blue)]
        guard
            case .angular(let stops, let center, let angle) = paint(
                AngularGradient(colors: colors, center: .center, startAngle: .degrees(90), endAngle: .degrees(180)))
        else { return #expect(Bool(false)) }
        #expect(center == CGPoint(x: 50, y: 25) && abs(angle.degrees - 90) < 1e-9)
        #expect(stops.map(\.location) == [0, 0.25, 0.625, 0.625])
        #expect(stops.map(\.color) == [Self.red, Self.blue, Self.blue, Self.red])
    }

    @Test func `of more than a turn the last is drawn`() {
        let colors = [Color(Self.red), Color(Self.blue)]
        guard
            case .angular(let stops, _, let angle) = paint(
                AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(720)))
        else { return #expect(Bool(false)) }
        #expect(abs(angle.degrees) < 1e-9 && stops.map(\.location) == [0, 1])
        #expect(stops[0].color == Color.Resolved(red: 0.5, green: 0, blue: 0.5) && stops[1].color == Self.blue)
    }
}
