import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import GtkTestSupport
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ImageTests {
        /// Red on the left, blue on the right.
        private static let halves = _PixelImage(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])

        private func show<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) async -> ViewWindow {
            await ViewWindow(width: 100, height: 60) { Color(hex: 0xFFFFFF).overlay { view() } }
        }

        @Test func `a picture has its own size until it is resizable`() async throws {
            let own = await show { Image(Self.halves) }
            #expect(own.nodes("Image")[0].frame.size == CGSize(width: 2, height: 1))
            let wide = await show { Image(Self.halves).resizable() }
            #expect(wide.nodes("Image")[0].frame.size == CGSize(width: 100, height: 60))
            let picture = try wide.picture()
            #expect(picture[2, 30] == 0xFF0000 && picture[97, 30] == 0x0000FF)
        }

        @Observable final class Tinted {
            var color: Color? = Color(hex: 0xFF0000)
        }

        @Test func `an icon has the colour of the text around`() async throws {
            let model = Tinted()
            let window = await show {
                Image(systemName: "media-playback-stop-symbolic").resizable().frame(width: 40, height: 40)
                    .foregroundStyle(model.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary))
            }
            #expect(try window.picture()[50, 30] == 0xFF0000)
            await window.change { model.color = Color(hex: 0x0000FF) }
            #expect(try window.picture()[50, 30] == 0x0000FF)
            await window.change { model.color = nil }
            #expect(![0xFF0000, 0x0000FF, 0xFFFFFF].contains(try window.picture()[50, 30]))
        }

        @Test(arguments: ["edit-undo-symbolic", "audio-x-generic", "no-such-icon"])
        func `an icon looks as GTK shows it`(name: String) async throws {
            let sizes: [CGFloat] = [16, 32, 200]
            let window = await ViewWindow(width: 300, height: 220) {
                HStack(alignment: .top, spacing: 4) {
                    ForEach(sizes, id: \.self) { Image(systemName: name).resizable().frame(width: $0, height: $0) }
                }
            }
            let fixed = gtk_fixed_new()!
            for (size, node) in zip(sizes, window.nodes("Image")) {
                let image = gtk_image_new_from_icon_name(name)!
                gtk_image_set_pixel_size(image.opaque, Int32(size))
                gtk_fixed_put(fixed.cast(), image, node.frame.minX, node.frame.minY)
            }
            let native = await TestWindow(fixed, width: 300, height: 220)
            let theirs = try withExtendedLifetime(native) { try Picture(of: fixed) }
            #expect(try theirs == window.picture())
        }

        @Test func `an icon follows its name and size`() async throws {
            let model = Model()
            let window = await show { model.image }
            let before = try window.picture()
            await window.change { model.image = Image(systemName: "list-add-symbolic") }
            let after = try window.picture()
            #expect(after != before)
            await window.change { model.image = Image(systemName: "list-add-symbolic").resizable() }
            #expect(try window.picture() != after)
            await window.change { model.image = Image(systemName: "edit-undo-symbolic") }
            #expect(try window.picture() == before)
        }

        @Test func `assistive technologies are shown pictures that have a name, and no others`() async throws {
            func isHidden<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) async throws -> Bool {
                let window = await show { view() }
                let widget = try #require(
                    window.host.widget.descendants.first {
                        $0.isA(gtk_picture_get_type()) || $0.isA(gtk_image_get_type())
                    })
                return cork_test_accessible_state_is(widget, GTK_ACCESSIBLE_STATE_HIDDEN, 1) != 0
            }
            #expect(try await isHidden { Image(Self.halves) })
            #expect(try await isHidden { Image(systemName: "edit-undo-symbolic") })
            #expect(try await !isHidden { Image(Self.halves).resizable().accessibilityLabel("Halves") })
        }

        @Test func `a picture fits or fills its place`() async throws {
            let fit = await show { Image(Self.halves).resizable().scaledToFit() }
            #expect(fit.nodes("Image")[0].frame == CGRect(x: 0, y: 5, width: 100, height: 50))
            let fill = await show { Image(Self.halves).resizable().scaledToFill() }
            #expect(fill.nodes("Image")[0].frame.size == CGSize(width: 120, height: 60))
        }

        @Test func `a picture is converted for Cairo once`() async throws {
            let window = await show { Image(Self.halves).resizable().frame(width: 20, height: 10) }
            let widget = try #require(window.widgets(gtk_picture_get_type()).first)
            let drawn = try #require(RenderNode { gtk_widget_snapshot_child(window.host.widget, widget, $0) })
            var node = drawn.pointer
            while gsk_render_node_get_node_type(node) != GSK_CAIRO_NODE {
                let type = gsk_render_node_get_node_type(node)
                try #require(type == GSK_TRANSFORM_NODE || type == GSK_CLIP_NODE)
                node = type == GSK_CLIP_NODE ? gsk_clip_node_get_child(node) : gsk_transform_node_get_child(node)
            }
            #expect(try window.picture()[58, 30] == 0x0000FF && window.picture()[42, 30] == 0xFF0000)
        }

        @Test func `a picture that is drawn smaller is made so once, for all who show it in that size`() async throws {
            let pixels = (0..<300 * 200).flatMap { $0 % 300 < 150 ? [255, 0, 0, 255] : [0, 0, 255, 255] as [UInt8] }
            let drawing = Image(_PixelImage(width: 300, height: 200, pixels: pixels))
            let file = try #require(
                Pictures.shared.texture(of: drawing.source).map { gdk_texture_save_to_png_bytes($0.opaque)! })
            let source = Image(data: Data(bytes: g_bytes_get_data(file, nil), count: Int(g_bytes_get_size(file))))
            g_bytes_unref(file)
            let window = await show {
                HStack(spacing: 20) { ForEach(0..<2) { _ in source.resizable().frame(width: 30, height: 20) } }
            }
            let picture = try window.picture()
            for start in [10, 60] {
                #expect(picture[start + 5, 30] == 0xFF0000 && picture[start + 25, 30] == 0x0000FF)
            }
            let texture = try #require(Pictures.shared.texture(of: source.source))
            let data = UnsafeMutableRawPointer(texture.opaque).assumingMemoryBound(to: GObject.self)
            #expect(g_object_get_data(data, "cork-pixels") == nil)
            let drawn = try #require(g_object_get_data(data, "cork-drawn-pixels"))
            _ = await show { source.resizable().frame(width: 30, height: 20) }
            #expect(g_object_get_data(data, "cork-drawn-pixels") == drawn)
            _ = await show { source.resizable().frame(width: 60, height: 40) }
            let larger = try #require(g_object_get_data(data, "cork-drawn-pixels"))
            #expect(cairo_image_surface_get_width(OpaquePointer(larger)) == 60)
            // Not more than there are.
            _ = await show { source.resizable().frame(width: 30, height: 400) }
            let narrow = try #require(g_object_get_data(data, "cork-drawn-pixels"))
            #expect(cairo_image_surface_get_width(OpaquePointer(narrow)) == 30)
            #expect(cairo_image_surface_get_height(OpaquePointer(narrow)) == 200)
        }

        @Test func `a picture has all its pixels where an effect around enlarges it`() async throws {
            let stripes = (0..<16).flatMap { $0 % 2 == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] as [UInt8] }
            let image = Image(_PixelImage(width: 4, height: 4, pixels: stripes)).resizable().frame(width: 2, height: 2)
            let picture = try await show { image.scaleEffect(20) }.picture()
            for (x, isRed) in [(35, true), (45, false), (55, true), (65, false)] {
                let (red, blue) = (picture[x, 30] >> 16, picture[x, 30] & 0xFF)
                #expect(isRed ? red > 0xC0 && blue < 0x40 : blue > 0xC0 && red < 0x40)
            }
        }

        @Test func `pixels stay square without interpolation`() async throws {
            let sharp = try await show { Image(Self.halves).interpolation(.none).resizable() }.picture()
            #expect(sharp[49, 30] == 0xFF0000 && sharp[50, 30] == 0x0000FF)
            let soft = try await show { Image(Self.halves).resizable() }.picture()
            #expect(soft[49, 30] != 0xFF0000 && soft[49, 30] != 0x0000FF)
        }

        @Observable final class Model {
            var image = Image(systemName: "edit-undo-symbolic")
        }

        @Test func `an icon may become a picture and back`() async throws {
            let model = Model()
            let window = await show { model.image }
            #expect(window.widgets(gtk_image_get_type()).count == 1)
            await window.change { model.image = Image(Self.halves).resizable() }
            #expect(window.widgets(gtk_image_get_type()).isEmpty && window.widgets(gtk_picture_get_type()).count == 1)
            #expect(try window.picture()[2, 30] == 0xFF0000)
            await window.change { model.image = Image(systemName: "list-add-symbolic") }
            #expect(window.widgets(gtk_picture_get_type()).isEmpty && window.widgets(gtk_image_get_type()).count == 1)
        }

        @Test func `another picture is drawn beside a text that changes`() async throws {
            let (model, texts) = (Model(), Texts())
            let window = await show {
                HStack(spacing: 0) {
                    model.image
                    Text(texts.text).fixedSize().frame(width: 0)
                }
            }
            let blue = _PixelImage(width: 1, height: 3, pixels: [0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255])
            let images = [
                (Image(Self.halves), 0xFF0000), (Image(Self.halves).interpolation(.none), 0xFF0000),
                (Image(blue), 0x0000FF),
            ]
            for (place, (image, color)) in images.enumerated() {
                await window.change {
                    (model.image, texts.text) = (image.resizable(), String(repeating: "a", count: 9 - place))
                }
                #expect(try window.picture()[2, 30] == color)
            }
        }

        @Observable final class Texts {
            var text = "a"
        }

        @Test func `a file that is not there is a placeholder and one warning`() async throws {
            let window = await show {
                HStack {
                    Image(contentsOf: URL(fileURLWithPath: "/none.png"))
                    Image(contentsOf: URL(fileURLWithPath: "/none.png"))
                }
            }
            #expect(
                window.controller.graph.warnings
                    == ["The image file “/none.png” cannot be read: a placeholder is shown."])
            #expect(window.nodes("Image")[0].frame.size == Image.iconSize)
        }
    }
}
