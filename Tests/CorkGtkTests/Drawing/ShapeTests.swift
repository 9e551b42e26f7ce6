import CGtk
import CorkUI
import Foundation
import GtkTestSupport
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ShapeTests {
        private static let white = Color(hex: 0xFFFFFF)
        private static let red = Color(hex: 0xFF0000)
        private static let blue = Color(hex: 0x0000FF)

        /// Draws a view of 100 x 60 in the middle of white, 140 x 100.
        private func draw<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) async throws -> Picture {
            let window = await ViewWindow(width: 140, height: 100) {
                ZStack {
                    Self.white
                    view().frame(width: 100, height: 60)
                }
            }
            return try window.picture()
        }

        @Test func `a fill ends at the frame`() async throws {
            let picture = try await draw { Rectangle().fill(Self.red) }
            #expect(picture[20, 20] == 0xFF0000 && picture[119, 79] == 0xFF0000)
            #expect(picture[19, 20] == 0xFFFFFF && picture[120, 79] == 0xFFFFFF && picture[20, 80] == 0xFFFFFF)
        }

        @Test func `opacity lets the ground through`() async throws {
            let picture = try await draw { Rectangle().fill(Color(hex: 0x000000, opacity: 0.5)) }
            #expect((0x7E...0x81).contains(picture[60, 50] & 0xFF))
        }

        @Test func `round corners are cut off`() async throws {
            let picture = try await draw { RoundedRectangle(cornerRadius: 20).fill(Self.red) }
            #expect(picture[21, 21] == 0xFFFFFF && picture[118, 78] == 0xFFFFFF)
            #expect(picture[40, 21] == 0xFF0000 && picture[21, 50] == 0xFF0000)
            let circle = try await draw { Circle().fill(Self.red) }
            #expect(circle[70, 50] == 0xFF0000 && circle[41, 50] == 0xFF0000 && circle[98, 50] == 0xFF0000)
            #expect(circle[38, 50] == 0xFFFFFF && circle[42, 22] == 0xFFFFFF)
        }

        @Test func `a clip cuts widgets and drawings off`() async throws {
            let picture = try await draw {
                Color(hex: 0xFF0000).overlay { Button("x") {}.frame(width: 100, height: 60) }.clipShape(.circle)
            }
            #expect(picture[21, 50] == 0xFFFFFF && picture[118, 50] == 0xFFFFFF && picture[42, 22] == 0xFFFFFF)
            #expect(picture[42, 50] != 0xFFFFFF)
            let clipped = try await draw { Color(hex: 0xFF0000).padding(-10).clipped() }
            #expect(clipped[20, 20] == 0xFF0000 && clipped[19, 20] == 0xFFFFFF && clipped[20, 80] == 0xFFFFFF)
        }

        @Test func `a clip of any shape cuts widgets and drawings off`() async throws {
            let picture = try await draw {
                Self.red.overlay { Button("x") {}.frame(width: 100, height: 60) }
                    .clipShape(Rectangle().rotation(.degrees(45)))
            }
            #expect(picture[21, 21] == 0xFFFFFF && picture[118, 78] == 0xFFFFFF && picture[118, 50] == 0xFFFFFF)
            #expect(picture[110, 50] != 0xFFFFFF && picture[70, 50] != 0xFFFFFF)
        }

        @Test func `drawings of a group look as without`() async throws {
            func canvas() -> Canvas<EmptyView> {
                Canvas { context, size in
                    var turned = context
                    turned.rotate(by: .degrees(3))
                    for (index, color) in [Self.red, Self.blue, Self.red].enumerated() {
                        let rect = CGRect(x: 10 * index, y: 10, width: 40, height: 30)
                        turned.fill(Path(roundedRect: rect, cornerRadius: 4), with: .color(color.opacity(0.7)))
                    }
                }
            }
            let apart = try await draw { canvas() }
            let grouped = try await draw { canvas().drawingGroup() }
            func channels(_ pixel: UInt32) -> [Int] { [16, 8, 0].map { Int(pixel >> $0 & 0xFF) } }
            for y in 0..<100 {
                for x in 0..<140 {
                    let (a, b) = (channels(apart[x, y]), channels(grouped[x, y]))
                    try #require(zip(a, b).allSatisfy { abs($0 - $1) <= 2 }, "\(x), \(y): \(a) and \(b)")
                }
            }
            #expect(grouped[40, 50] != 0xFFFFFF)
        }

        @Test func `equal drawings share one render node`() async throws {
            var drawn = SharedDrawings()
            var count = 0
            func node(_ color: Color, _ place: CGRect, _ scale: CGFloat) -> RenderNode? {
                let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
                let color = color.resolve(in: EnvironmentValues())
                let commands = [_DrawCommand(.fill(path, .color(color), FillStyle()))]
                return drawn.node(commands, in: place, scale: scale) {
                    count += 1
                    var (red, bounds) = (GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1), place.graphene)
                    gtk_snapshot_append_color($0, &red, &bounds)
                }
            }
            let place = CGRect(x: 0, y: 0, width: 10, height: 10)
            var first = node(Self.red, place, 1)
            #expect(first === node(Self.red, place, 1) && count == 1)
            let others = [
                node(Self.blue, place, 1), node(Self.red, place, 2), node(Self.red, place.offsetBy(dx: 0.5, dy: 0), 1),
            ]
            #expect(count == 4 && others.allSatisfy { $0 !== first })
            first = nil
            first = node(Self.red, place, 1)
            #expect(count == 5)
        }

        @Test func `a turned rectangle is turned about its middle`() async throws {
            let picture = try await draw { Rectangle().rotation(.degrees(90)).fill(Self.red) }
            #expect(picture[70, 3] == 0xFF0000 && picture[70, 97] == 0xFF0000)
            #expect(picture[25, 50] == 0xFFFFFF && picture[38, 50] == 0xFFFFFF && picture[41, 50] == 0xFF0000)
        }

        @Test func `a stroke is half on each side and a border inside`() async throws {
            let stroke = try await draw { Rectangle().stroke(Self.red, lineWidth: 6) }
            #expect(stroke[17, 50] == 0xFF0000 && stroke[22, 50] == 0xFF0000)
            #expect(stroke[16, 50] == 0xFFFFFF && stroke[23, 50] == 0xFFFFFF)
            let border = try await draw { Rectangle().strokeBorder(Self.red, lineWidth: 6) }
            #expect(border[20, 50] == 0xFF0000 && border[25, 50] == 0xFF0000)
            #expect(border[19, 50] == 0xFFFFFF && border[26, 50] == 0xFFFFFF)
        }

        @Test func `a line is a border of gtks only on whole pixels`() async throws {
            func isNative(_ rect: CGRect, width: CGFloat = 1, at origin: CGPoint = .zero, scale: CGFloat = 1) -> Bool {
                let color = Self.red.resolve(in: EnvironmentValues())
                let path = Path(roundedRect: rect, cornerRadius: 4)
                let command = _DrawCommand(
                    .stroke(path, .color(color), StrokeStyle(lineWidth: width), isAntialiased: true))
                let snapshot = gtk_snapshot_new()!
                defer { g_object_unref(UnsafeMutableRawPointer(snapshot)) }
                return command.drawNatively(
                    in: snapshot, frame: CGRect(x: 0, y: 0, width: 40, height: 30), origin: origin, scale: scale)
            }
            let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
            #expect(!isNative(frame) && isNative(frame, width: 2) && isNative(frame, scale: 2))
            #expect(isNative(frame, at: CGPoint(x: 0.5, y: 0.5)) && !isNative(frame, at: CGPoint(x: 0.5, y: 0)))
            #expect(isNative(frame.insetBy(dx: 0.5, dy: 0.5)) && !isNative(frame.insetBy(dx: 0.5, dy: 0.25)))
        }

        @Test func `a path is stroked as far as its width reaches`() async throws {
            let picture = try await draw { Line().stroke(Self.red, style: StrokeStyle(lineWidth: 8, lineCap: .round)) }
            #expect(picture[70, 50] == 0xFF0000 && picture[70, 53] == 0xFF0000 && picture[70, 46] == 0xFF0000)
            #expect(picture[70, 55] == 0xFFFFFF && picture[70, 44] == 0xFFFFFF)
            #expect(picture[18, 50] == 0xFF0000 && picture[121, 50] == 0xFF0000)
        }

        private struct Line: Shape {
            nonisolated func path(in rect: CGRect) -> Path {
                Path {
                    $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
                    $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                }
            }
        }

        @Test(arguments: [true, false])
        func `a picture is repeated from the top left corner`(isPath: Bool) async throws {
            let tile = _PixelImage(
                width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
            let picture = try await draw {
                if isPath { Block().fill(ImagePaint(image: tile)) } else { Rectangle().fill(ImagePaint(image: tile)) }
            }
            #expect(picture[20, 20] == 0xFF0000 && picture[21, 20] == 0x0000FF)
            #expect(picture[22, 79] == 0xFF0000 && picture[119, 79] == 0x0000FF)
            #expect(picture[19, 20] == 0xFFFFFF && picture[120, 20] == 0xFFFFFF)
        }

        /// A rectangle that a renderer knows only as a path.
        private struct Block: Shape {
            nonisolated func path(in rect: CGRect) -> Path { Path { $0.addLines(rect.corners) } }
        }

        @Test func `a tile of a path may be seen through`() async throws {
            let tile = _PixelImage(width: 1, height: 1, pixels: [255, 0, 0, 128])
            let native = try await draw { Rectangle().fill(ImagePaint(image: tile)) }
            let path = try await draw { Block().fill(ImagePaint(image: tile)) }
            #expect((0x7D...0x81).contains(native[70, 50] & 0xFF) && native[70, 50] >> 16 > 0xFC)
            #expect((0x7D...0x81).contains(path[70, 50] & 0xFF) && path[70, 50] >> 16 > 0xFC)
        }

        @Test func `enlarged pixels meet without a seam`() throws {
            let pixels = ImageSurface(size: CGSize(width: 2, height: 2))
            let ground = cairo_create(pixels.pointer)!
            cairo_paint(ground)
            cairo_destroy(ground)
            let place = CGRect(x: 0, y: 0, width: 8, height: 8)
            let drawn = try #require(RenderNode { pixels.draw(in: place, into: $0) })
            let target = ImageSurface(size: place.size)
            let context = cairo_create(target.pointer)!
            drawn.draw(in: context)
            cairo_destroy(context)
            cairo_surface_flush(target.pointer)
            let data = try #require(cairo_image_surface_get_data(target.pointer))
            #expect((0..<64).allSatisfy { data[$0 * 4 + 3] == 255 })
        }

        @Test(arguments: [true, false])
        func `a radial gradient runs from the middle outwards`(isPath: Bool) async throws {
            let gradient = RadialGradient(
                gradient: Gradient(colors: [Self.red, Self.blue]), center: .center, startRadius: 0, endRadius: 30)
            let picture = try await draw {
                if isPath { Block().fill(gradient) } else { Rectangle().fill(gradient) }
            }
            #expect(picture[70, 50] >> 16 > 0xF0 && picture[70, 50] & 0xFF < 0x10)
            #expect((0x70...0x90).contains(picture[85, 50] >> 16))
            #expect(picture[115, 50] == 0x0000FF && picture[70, 79] & 0xFF > 0xF0)
        }

        @Test func `shapes are drawn in the order of the views`() async throws {
            let picture = try await draw {
                Rectangle().fill(Self.red).overlay { Rectangle().fill(Self.blue).padding(20) }
            }
            #expect(picture[25, 50] == 0xFF0000 && picture[70, 50] == 0x0000FF)
        }

        @Test func `numbers that cannot be drawn are left out and huge one's are cut off`() async throws {
            let line = Path { path in
                path.move(to: .zero)
                for step in 0..<1_000_000 { path.addLine(to: CGPoint(x: step % 100, y: step / 20_000)) }
            }
            let window = await ViewWindow(width: 140, height: 100) {
                ZStack {
                    Self.white
                    Group {
                        Circle().scale(.nan).fill(Self.red)
                        Circle().offset(x: .infinity).fill(Self.red)
                        Rectangle().rotation(.degrees(.nan)).fill(Self.red)
                        Path().fill(Self.red)
                        Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 3)]) }.stroke(Self.red, lineWidth: 3)
                    }
                    Group {
                        line.fill(Self.white)
                        Rectangle().fill(Self.white).frame(width: 1e9, height: 10)
                        Rectangle().scale(1e30).fill(LinearGradient(colors: [], startPoint: .top, endPoint: .top))
                        Self.white.shadow(color: Self.red, radius: .nan, x: .nan).blur(radius: -3).opacity(.nan)
                        Capsule().inset(by: 1e9).fill(Self.red).clipShape(Path())
                        Self.red.mask { EmptyView() }
                    }
                }
            }
            let picture = try window.picture()
            #expect(picture[70, 50] == 0xFFFFFF && picture[2, 2] == 0xFFFFFF && picture[137, 97] == 0xFFFFFF)
            #expect(
                window.controller.graph.warnings
                    == ["A path has coordinates that are no numbers: it is not drawn."])
        }

        @Observable final class Model {
            var color: UInt32 = 0xFF0000
        }

        @Test func `another colour is drawn with the next frame`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 50, height: 50) { Color(hex: model.color) }
            #expect(try window.picture()[25, 25] == 0xFF0000)
            await window.change { model.color = 0x00FF00 }
            #expect(try window.picture()[25, 25] == 0x00FF00)
        }

        @Test func `fills are the same picture`() throws {
            func fill(_ width: CGFloat, _ color: Color) -> RenderNode? {
                RenderNode {
                    cork_snapshot_fill(
                        $0, CGRect(x: 0, y: 0, width: width, height: 10).graphene,
                        color.resolve(in: EnvironmentValues()).gdk)
                }
            }
            #expect(isSame(fill(10, .red), fill(10, .red)))
            #expect(!isSame(fill(10, .red), fill(10, .blue)))
            #expect(!isSame(fill(10, .red), fill(20, .red)))
        }
    }
}

extension CGRect {
    fileprivate nonisolated var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}
