import CorkUI
import Foundation
import Testing

@testable import CorkGtk

/// Pictures drawn without a display: these tests need none, but share GTK's thread with those that do.
extension GtkTests {
    @MainActor
    @Suite struct CanvasImageTests {
        private static let red = Color(hex: 0xFF0000)
        private static let size = CGSize(width: 40, height: 20)

        private func draw(
            scale: CGFloat = 1, _ renderer: (inout GraphicsContext, CGSize) -> Void
        ) throws -> CanvasImage {
            try CanvasImage(size: Self.size, scale: scale, renderer: renderer)
        }

        private func opaquePixels(_ image: CanvasImage) -> Int {
            var count = 0
            for y in 0..<image.height { for x in 0..<image.width where image[x, y].opacity > 0.5 { count += 1 } }
            return count
        }

        @Test func `a picture has the pixels of its points`() throws {
            let image = try draw(scale: 2) { context, size in
                #expect(size == Self.size)
                context.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 20)), with: .color(Self.red))
            }
            #expect(image.width == 80 && image.height == 40)
            #expect(image[20, 5] == Color.Resolved(red: 1, green: 0, blue: 0) && image[39, 39].opacity == 1)
            #expect(image[19, 5].opacity == 0 && image[40, 5].opacity == 0)
        }

        @Test func `a picture that a closure draws is drawn once`() throws {
            var count = 0
            let picture = Image(size: CGSize(width: 10, height: 10)) { context in
                count += 1
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(Self.red))
            }
            for _ in 0..<2 {
                let image = try draw { context, _ in
                    #expect(context.resolve(picture).size == CGSize(width: 10, height: 10))
                    context.draw(picture, in: CGRect(x: 20, y: 5, width: 10, height: 10))
                }
                #expect(image[25, 10] == Color.Resolved(red: 1, green: 0, blue: 0) && image[15, 10].opacity == 0)
            }
            #expect(count == 1)
        }

        @Test func `a radial gradient begins at its focus`() throws {
            let image = try draw { context, _ in
                let gradient = Gradient(colors: [Color(hex: 0xFFFFFF), Color(hex: 0x000000)])
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
                    with: .radialGradient(
                        gradient, center: CGPoint(x: 10, y: 10), startRadius: 0, endRadius: 10,
                        focus: CGPoint(x: 4, y: 10)))
            }
            #expect(image[4, 10].red > 0.85 && image[10, 10].red < 0.7)
        }

        @Test func `a font is taken by its family`() throws {
            func width(_ font: Font) throws -> CGFloat {
                var width: CGFloat = 0
                _ = try draw { context, _ in
                    width =
                        context.resolve(Text(verbatim: "iiiiii").font(font)).measure(in: CGSize(width: 999, height: 99))
                        .width
                }
                return width
            }
            let narrow = try width(.custom("DejaVu Sans", fixedSize: 20))
            #expect(try width(.custom("DejaVu Sans Mono", fixedSize: 20)) > narrow * 1.5)
        }

        @Test func `text is drawn where it was measured`() throws {
            var (box, baseline) = (CGRect.zero, CGFloat(0))
            let image = try draw { context, _ in
                let text = context.resolve(Text(verbatim: "MM"))
                let size = text.measure(in: CGSize(width: 1000, height: 1000))
                box = CGRect(x: 20 - size.width / 2, y: 10 - size.height / 2, width: size.width, height: size.height)
                baseline = box.minY + text.firstBaseline(in: size)
                context.draw(text, at: CGPoint(x: 20, y: 10))
            }
            var rows: Set<Int> = []
            for y in 0..<20 {
                for x in 0..<40 where image[x, y].opacity > 0.3 {
                    rows.insert(y)
                    #expect(box.insetBy(dx: -1, dy: -1).contains(CGPoint(x: x, y: y)))
                }
            }
            // Capitals stand on the line.
            #expect(abs(CGFloat(try #require(rows.max())) + 1 - baseline) <= 1 && rows.count > 6)
        }

        @Test func `text takes a gradient as its paint`() throws {
            let image = try draw { context, _ in
                var text = context.resolve(Text(verbatim: "MMMM").bold())
                text.shading = .linearGradient(
                    Gradient(colors: [Self.red, Color(hex: 0x0000FF)]), startPoint: .zero,
                    endPoint: CGPoint(x: 40, y: 0))
                context.draw(text, in: CGRect(x: 0, y: 0, width: 400, height: 20))
            }
            func colors(_ columns: Range<Int>) -> (red: Float, blue: Float) {
                var sum = (red: Float(0), blue: Float(0))
                for y in 0..<20 {
                    for x in columns where image[x, y].opacity > 0.8 {
                        sum.red += image[x, y].red
                        sum.blue += image[x, y].blue
                    }
                }
                return sum
            }
            #expect(colors(0..<10).red > colors(0..<10).blue * 2 && colors(30..<40).blue > colors(30..<40).red * 2)
        }

        @Test(arguments: [
            CGSize(width: 0, height: 5), CGSize(width: 40_000, height: 1), CGSize(width: CGFloat.nan, height: 1),
        ])
        func `a size that cannot be drawn is refused`(size: CGSize) {
            #expect(throws: CanvasImage.Fault.self) { try CanvasImage(size: size) { _, _ in } }
        }

        @Test func `a PNG file is read back and a write error is thrown`() throws {
            let image = try draw { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.red))
            }
            #expect(throws: CanvasImage.Fault.self) { try image.writePNG(to: "/dev/null/none.png") }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
            defer { try? FileManager.default.removeItem(at: file) }
            try image.writePNG(to: file.path)
            let again = try draw { context, size in
                context.draw(Image(contentsOf: file), in: CGRect(origin: .zero, size: size))
                #expect(context.resolve(Image(contentsOf: file)).size == Self.size)
            }
            #expect(again[20, 10] == image[20, 10] && again.warnings.isEmpty)
            let bytes = try draw { context, _ in
                context.draw(Image(data: try! Data(contentsOf: file)), at: .zero, anchor: .topLeading)
            }
            #expect(bytes[39, 19] == image[20, 10])
        }

        // MARK: Bad input

        @Test func `paths with coordinates that are no numbers are left out with one warning`() throws {
            let image = try draw { context, size in
                for bad in [CGFloat.nan, .infinity, -.infinity] {
                    let line = Path { $0.addLines([.zero, CGPoint(x: bad, y: 10), CGPoint(x: 20, y: 20)]) }
                    context.fill(line, with: .color(Self.red))
                    context.stroke(line, with: .color(Self.red))
                    context.fill(Path(CGRect(x: bad, y: 0, width: 10, height: 10)), with: .color(Self.red))
                }
                context.fill(Path(), with: .color(Self.red))
                context.stroke(Path { $0.move(to: .zero) }, with: .color(Self.red))
                context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(Self.red))
            }
            #expect(opaquePixels(image) == 25)
            #expect(image.warnings == ["A path has coordinates that are no numbers: it is not drawn."])
        }

        @Test func `huge coordinates are drawn as far as they are seen`() throws {
            let image = try draw { context, _ in
                let huge = 1e30
                context.fill(
                    Path {
                        $0.addLines([
                            CGPoint(x: 20, y: -huge), CGPoint(x: huge, y: -huge), CGPoint(x: huge, y: huge),
                            CGPoint(x: 20, y: huge),
                        ])
                    }, with: .color(Self.red))
                context.fill(Path(CGRect(x: -huge, y: 15, width: 2 * huge, height: huge)), with: .color(Self.red))
            }
            #expect(opaquePixels(image) == 20 * 20 + 20 * 5)
        }

        @Test func `dashes widths and transforms that cannot be drawn are made sensible`() throws {
            let line = Path { $0.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)]) }
            let image = try draw { context, size in
                context.stroke(line, with: .color(Self.red), style: StrokeStyle(lineWidth: .nan))
                context.stroke(line, with: .color(Self.red), style: StrokeStyle(lineWidth: -4))
                var flat = context
                flat.scaleBy(x: 0, y: 1)
                flat.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.red))
                var odd = context
                odd.rotate(by: .degrees(.nan))
                odd.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.red))
                context.stroke(line, with: .color(Self.red), style: StrokeStyle(lineWidth: 4, dash: [-1, 2]))
            }
            #expect(opaquePixels(image) == 160)
            #expect(image.warnings.count == 1)
        }

        @Test func `a million segments are drawn`() throws {
            var path = Path()
            path.move(to: .zero)
            for step in 0..<1_000_000 { path.addLine(to: CGPoint(x: step % 40, y: step / 50_000)) }
            #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 39, height: 19))
            let image = try draw { context, _ in context.fill(path, with: .color(Self.red)) }
            #expect(image.warnings.isEmpty)
        }

        @Test func `a picture that cannot be read is a placeholder and one warning`() throws {
            // Longer than Cairo's pictures can be.
            let long = _PixelImage(width: 1, height: 40_000, pixels: Array(repeating: 255, count: 160_000))
            for (picture, name) in [(Image(data: Data("no picture".utf8)), "of 10 bytes"), (Image(long), "in memory")] {
                let image = try draw { context, _ in
                    for _ in 0..<3 { context.draw(picture, in: CGRect(x: 0, y: 0, width: 16, height: 16)) }
                }
                #expect(image.warnings == ["An image \(name) cannot be read: a placeholder is shown."])
                #expect((0..<16).contains { image[$0, 1].opacity > 0.2 })
            }
        }
    }
}
