import CorkUI
import Foundation
import GtkTestSupport
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Everything that is drawn, without text: fonts differ from machine to machine.
    @MainActor
    @Suite struct GoldenTests {
        /// Compares views of 60 x 60, six in a row, with the picture of that name.
        private func compare<V: View>(
            _ name: String, rows: Int = 1, scheme: ColorScheme = .light,
            @ViewBuilder _ content: @escaping @MainActor () -> V, sourceLocation: SourceLocation = #_sourceLocation
        ) async throws {
            let window = await ViewWindow(width: 440, height: CGFloat(72 * rows) + 8) {
                ZStack {
                    Color(hex: scheme == .light ? 0xFFFFFF : 0x242424)
                    Sheet { content() }
                }
                .environment(\.colorScheme, scheme)
            }
            try Golden.compare(window.host.widget, name, sourceLocation: sourceLocation)
        }

        private static let blue = Color(hex: 0x1C71D8)
        private static let red = Color(hex: 0xC01C28)
        private static let rainbow: [Color] = [0xC01C28, 0xF6D32D, 0x26A269, 0x1C71D8].map { Color(hex: $0) }

        private struct Star: Shape {
            nonisolated func path(in rect: CGRect) -> Path {
                Path { path in
                    path.addLines(
                        (0..<5).map { point in
                            let angle = Double(point) * 0.8 * .pi - .pi / 2
                            return CGPoint(
                                x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
                        })
                    path.closeSubpath()
                }
            }
        }

        private struct Bend: Shape {
            nonisolated func path(in rect: CGRect) -> Path {
                Path {
                    $0.addLines([
                        CGPoint(x: 10, y: rect.maxY - 10), CGPoint(x: rect.midX, y: 12),
                        CGPoint(x: rect.maxX - 10, y: rect.maxY - 10),
                    ])
                }
            }
        }

        @Test func `shapes`() async throws {
            try await compare("shapes", rows: 2) {
                Rectangle().fill(Self.blue)
                RoundedRectangle(cornerRadius: 16).fill(Self.blue)
                RoundedRectangle(cornerSize: CGSize(width: 30, height: 12)).fill(Self.blue)
                RoundedRectangle(cornerRadius: 16, style: .continuous).fill(Self.blue)
                UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 12).fill(Self.blue)
                Capsule().fill(Self.blue).padding(.vertical, 14)
                Circle().fill(Self.blue)
                Ellipse().fill(Self.blue).padding(.vertical, 10)
                Star().fill(Self.blue)
                Star().fill(Self.blue, style: FillStyle(eoFill: true))
                Star().fill(Self.blue, style: FillStyle(antialiased: false))
                Star().fill(Color(hex: 0xF6D32D)).stroke(Self.red, lineWidth: 2)
            }
        }

        @Test func `changed shapes`() async throws {
            try await compare("shapes-changed", rows: 2) {
                Circle().trim(from: 0.1, to: 0.75).stroke(Self.blue, lineWidth: 8).padding(4)
                Rectangle().inset(by: 10).fill(Self.blue)
                Circle().offset(x: 12, y: -6).fill(Self.blue).padding(12)
                Rectangle().rotation(.degrees(30)).fill(Self.blue).padding(10)
                Star().scale(x: 1, y: 0.5).fill(Self.blue)
                RoundedRectangle(cornerRadius: 8)
                    .transform(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 20, ty: 0)).fill(Self.blue)
                    .padding(.trailing, 18)
                Circle().size(width: 30, height: 30, anchor: .bottomTrailing).fill(Self.blue)
                Bend().stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round)).stroke(Self.blue, lineWidth: 1)
                Path {
                    $0.addArc(
                        center: CGPoint(x: 30, y: 30), radius: 28, startAngle: .degrees(20), endAngle: .degrees(250),
                        clockwise: false)
                }
                .fill(Self.blue)
                Path {
                    $0.move(to: CGPoint(x: 0, y: 30))
                    $0.addCurve(
                        to: CGPoint(x: 60, y: 30), control1: CGPoint(x: 20, y: -40), control2: CGPoint(x: 40, y: 100))
                    $0.addQuadCurve(to: CGPoint(x: 0, y: 30), control: CGPoint(x: 30, y: 80))
                }
                .fill(Self.blue)
            }
        }

        @Test func `lines`() async throws {
            try await compare("lines", rows: 2) {
                Bend().stroke(Self.blue, style: StrokeStyle(lineWidth: 10))
                Bend().stroke(Self.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
                Bend().stroke(Self.blue, style: StrokeStyle(lineWidth: 10, lineCap: .square, lineJoin: .bevel))
                Bend().stroke(style: StrokeStyle(lineWidth: 10)).fill(Self.blue)
                Bend().stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round)).fill(Self.blue)
                Bend().stroke(style: StrokeStyle(lineWidth: 10, lineCap: .square, lineJoin: .bevel)).fill(Self.blue)
                RoundedRectangle(cornerRadius: 12).stroke(Self.blue, lineWidth: 6).padding(3)
                RoundedRectangle(cornerRadius: 12).strokeBorder(Self.blue, lineWidth: 6)
                Rectangle().strokeBorder(Self.blue, style: StrokeStyle(lineWidth: 4, dash: [10, 5]))
                Circle().strokeBorder(
                    Self.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0.01, 9], dashPhase: 3))
                Circle().stroke(style: StrokeStyle(lineWidth: 4, dash: [10, 5])).fill(Self.blue).padding(2)
                Ellipse().strokeBorder(
                    LinearGradient(colors: Self.rainbow, startPoint: .leading, endPoint: .trailing), lineWidth: 10)
            }
        }

        @Test func `gradients`() async throws {
            let linear = LinearGradient(colors: Self.rainbow, startPoint: .topLeading, endPoint: .bottomTrailing)
            let radial = RadialGradient(colors: Self.rainbow, center: .center, startRadius: 6, endRadius: 30)
            let inwards = RadialGradient(colors: Self.rainbow, center: .topLeading, startRadius: 60, endRadius: 10)
            let elliptical = EllipticalGradient(colors: Self.rainbow)
            let whole = AngularGradient(colors: Self.rainbow + [Self.rainbow[0]], center: .center)
            let part = AngularGradient(
                colors: Self.rainbow, center: .center, startAngle: .degrees(30), endAngle: .degrees(200))
            try await compare("gradients", rows: 2) {
                Rectangle().fill(linear)
                Circle().fill(radial)
                Rectangle().fill(inwards)
                Rectangle().fill(elliptical).padding(.vertical, 12)
                Circle().fill(whole)
                RoundedRectangle(cornerRadius: 10).fill(part)
                // The same in shapes that GTK has no render node for.
                Star().fill(linear)
                Star().fill(radial)
                Star().fill(inwards)
                Star().fill(elliptical).padding(.vertical, 12)
                Star().fill(whole)
                Star().fill(part)
            }
        }

        @Test(arguments: [ColorScheme.light, .dark])
        func `styles`(scheme: ColorScheme) async throws {
            try await compare("styles-\(scheme)", rows: 3, scheme: scheme) {
                Group {
                    Circle().fill(.primary)
                    Circle().fill(.secondary)
                    Circle().fill(.tertiary)
                    Circle().fill(.quaternary)
                    Circle().fill(.tint)
                    Circle().fill(.background).strokeBorder(.quaternary)
                }
                Group {
                    Circle().fill(.secondary).foregroundStyle(.purple)
                    Circle().fill(.tertiary).foregroundStyle(.purple, .green, .orange)
                    Circle().fill(.tint).tint(.pink)
                    Circle().fill(Color.red.mix(with: .blue, by: 0.5))
                    Circle().fill(.blue.opacity(0.4))
                    Circle().environment(\.colorSchemeContrast, .increased).foregroundStyle(.teal)
                }
                Group {
                    Swatches(colors: [.red, .orange, .yellow])
                    Swatches(colors: [.green, .mint, .teal])
                    Swatches(colors: [.cyan, .blue, .indigo])
                    Swatches(colors: [.purple, .pink, .brown])
                    Swatches(colors: [.gray, .black, .white])
                    Swatches(colors: [.primary, .secondary, .accentColor])
                }
            }
        }

        private struct Swatches: View {
            let colors: [Color]
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(colors, id: \.self) { color in
                        VStack(spacing: 0) {
                            color
                            color.environment(\.colorSchemeContrast, .increased)
                        }
                    }
                }
            }
        }

        @Test func `blend modes`() async throws {
            let stripes = LinearGradient(colors: Self.rainbow, startPoint: .top, endPoint: .bottom)
            try await compare("blend-modes", rows: 3) {
                ForEach(BlendMode.allCases, id: \.self) { mode in
                    Rectangle().fill(stripes).padding(6)
                        .overlay { Star().fill(Color(hex: 0x6699CC)).blendMode(mode) }
                        .compositingGroup()
                }
            }
        }

        @Test func `color effects`() async throws {
            let stripes = LinearGradient(colors: Self.rainbow, startPoint: .top, endPoint: .bottom)
            try await compare("color-effects", rows: 2) {
                Group {
                    Star().fill(stripes).brightness(0.3)
                    Star().fill(stripes).brightness(-0.3)
                    Star().fill(stripes).contrast(0.4)
                    Star().fill(stripes).contrast(2)
                    Star().fill(stripes).saturation(0.4)
                    Star().fill(stripes).saturation(2)
                }
                Group {
                    Star().fill(stripes).grayscale(1)
                    Star().fill(stripes).hueRotation(.degrees(90))
                    Star().fill(stripes).hueRotation(.degrees(180))
                    Star().fill(stripes).colorInvert()
                    Star().fill(stripes).colorMultiply(.init(hex: 0xFF8080))
                    Star().fill(stripes).colorMultiply(.white.opacity(0.5))
                }
            }
        }

        @Test func `effects`() async throws {
            let stripes = LinearGradient(colors: Self.rainbow, startPoint: .top, endPoint: .bottom)
            try await compare("effects", rows: 3) {
                Group {
                    RoundedRectangle(cornerRadius: 10).fill(Self.blue).padding(10).shadow(radius: 5)
                    Star().fill(Self.blue).padding(10).shadow(color: Self.red, radius: 0, x: 5, y: 5)
                    Star().fill(Self.blue).padding(10).blur(radius: 3)
                    ZStack {
                        Circle().fill(Self.red).padding(.trailing, 20)
                        Circle().fill(Self.blue).padding(.leading, 20)
                    }
                    .opacity(0.5)
                    Rectangle().fill(stripes).border(Self.red, width: 4)
                    Rectangle().fill(stripes).cornerRadius(18)
                }
                Group {
                    Rectangle().fill(stripes).clipShape(.circle)
                    Rectangle().fill(stripes).clipShape(Star())
                    Rectangle().fill(stripes).clipShape(Star(), style: FillStyle(eoFill: true))
                    Circle().fill(Self.blue).padding(-12).clipped()
                    Rectangle().fill(stripes)
                        .mask {
                            LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
                        }
                    Rectangle().fill(stripes).mask(Star().padding(4))
                }
                Group {
                    Rectangle().fill(stripes).padding(10).rotationEffect(.degrees(30))
                    Rectangle().fill(stripes).scaleEffect(x: 0.5, y: 0.8, anchor: .bottomTrailing)
                    Rectangle().fill(stripes).padding(.trailing, 20)
                        .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.35, d: 1, tx: 20, ty: 0))
                    Star().fill(stripes).rotationEffect(.degrees(36)).scaleEffect(0.7).rotationEffect(.degrees(36))
                    Rectangle().fill(stripes).clipShape(Star()).rotationEffect(.degrees(20)).shadow(radius: 3, y: 3)
                    Star().fill(Self.blue).background(Color(hex: 0xF6D32D), in: .circle)
                        .overlay { Circle().strokeBorder(Self.red) }.opacity(0.6)
                }
            }
        }

        @Test func `canvas`() async throws {
            try await compare("canvas", rows: 2) {
                Canvas { context, size in
                    context.clip(to: Star().path(in: CGRect(origin: .zero, size: size)))
                    context.fill(
                        Path(CGRect(origin: .zero, size: size)),
                        with: .linearGradient(
                            Gradient(colors: Self.rainbow), startPoint: .zero, endPoint: CGPoint(x: 60, y: 60)))
                }
                Canvas { context, size in
                    context.clip(to: Path(ellipseIn: CGRect(x: 15, y: 15, width: 30, height: 30)), options: .inverse)
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.blue))
                }
                Canvas { context, size in
                    context.clipToLayer(opacity: 0.8) {
                        $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.black))
                        $0.fill(Path(ellipseIn: CGRect(x: 20, y: 20, width: 40, height: 40)), with: .color(.black))
                    }
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.red))
                }
                Canvas { context, _ in
                    context.opacity = 0.5
                    context.drawLayer {
                        $0.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(Self.red))
                        $0.fill(Path(CGRect(x: 20, y: 20, width: 40, height: 40)), with: .color(Self.blue))
                    }
                }
                Canvas { context, _ in
                    context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(Color(hex: 0xF6D32D)))
                    context.blendMode = .multiply
                    context.fill(Path(CGRect(x: 20, y: 20, width: 40, height: 40)), with: .color(Color(hex: 0x33C7DE)))
                }
                Canvas { context, _ in
                    context.translateBy(x: 30, y: 30)
                    for _ in 0..<12 {
                        context.rotate(by: .degrees(30))
                        context.fill(Path(CGRect(x: 12, y: -2, width: 16, height: 4)), with: .color(Self.blue))
                    }
                }
                Canvas { context, _ in
                    let dot = context.resolveSymbol(id: 1)!
                    for place in 0..<9 {
                        context.draw(dot, at: CGPoint(x: 10 + 20 * (place % 3), y: 10 + 20 * (place / 3)))
                    }
                    context.opacity = 0.5
                    context.draw(dot, in: CGRect(x: 15, y: 15, width: 30, height: 30))
                } symbols: {
                    Star().fill(Self.red).frame(width: 16, height: 16).tag(1)
                }
                Canvas { context, _ in
                    let chequers = Image(
                        _PixelImage(
                            width: 2, height: 2,
                            pixels: [UInt8](repeating: 255, count: 4) + [0, 0, 0, 255, 0, 0, 0, 255]
                                + [UInt8](repeating: 255, count: 4)))
                    context.draw(chequers.interpolation(.none), in: CGRect(x: 0, y: 0, width: 28, height: 28))
                    context.draw(chequers, in: CGRect(x: 32, y: 0, width: 28, height: 28))
                    context.opacity = 0.4
                    context.draw(chequers.interpolation(.none), in: CGRect(x: 0, y: 32, width: 60, height: 28))
                }
                Canvas { context, _ in
                    let tile = _PixelImage(width: 2, height: 1, pixels: [192, 28, 40, 255, 28, 113, 216, 255])
                    context.scaleBy(x: 4, y: 4)
                    context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 15, height: 15)), with: .tiledImage(tile))
                }
                Canvas { context, _ in
                    context.fill(
                        Star().path(in: CGRect(x: 0, y: 0, width: 60, height: 60)),
                        with: .conicGradient(Gradient(colors: Self.rainbow), center: CGPoint(x: 30, y: 30)))
                }
            }
        }
    }
}
