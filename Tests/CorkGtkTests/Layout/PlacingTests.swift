import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct PlacingTests {
        @Observable final class Model {
            var depth = 0.0
            var isHidden = false
            var id: Int?
        }

        @Test func `content of a GeometryReader is there in the first frame`() async {
            let window = await ViewWindow(width: 200, height: 100) {
                GeometryReader { proxy in Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))") }
            }
            #expect(window.texts == ["200 x 100"])
            await window.resize(width: 150, height: 90)
            #expect(window.texts == ["150 x 90"])
        }

        @Test func `a higher Z index is drawn last and hit first`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 100, height: 100) {
                ZStack {
                    Color(hex: 0xFF0000).zIndex(model.depth)
                    Color(hex: 0x0000FF)
                    Button("under") {}.zIndex(model.depth)
                    Button("over") {}
                }
            }
            #expect(try window.picture()[5, 5] == 0x0000FF)
            await window.change { model.depth = 1 }
            await window.frames()
            #expect(try window.picture()[5, 5] == 0xFF0000)
            let picked = try #require(gtk_widget_pick(window.host.widget, 50, 50, GTK_PICK_DEFAULT))
            let button = picked.isA(gtk_button_get_type()) ? picked : picked.ancestor(gtk_button_get_type())
            #expect(button?.descendants.first { $0.isLabel }?.labelText == "under")
        }

        @Test func `hidden views are neither mapped nor drawn`() async throws {
            let window = await ViewWindow(width: 100, height: 100) {
                ZStack {
                    Color(hex: 0xFF0000).hidden()
                    Button("a") {}.hidden()
                    Color(hex: 0x0000FF).frame(width: 10, height: 10)
                }
            }
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            #expect(gtk_widget_get_mapped(button) == 0)
            #expect(try window.picture()[5, 5] != 0xFF0000)
        }

        @Test func `text is cut off where its place ends`() async throws {
            let long = String(repeating: "words and more words ", count: 20)
            let window = await ViewWindow(width: 200, height: 200) {
                VStack(spacing: 0) {
                    Text(long).frame(width: 150, height: 40)
                    Text(verbatim: long).lineLimit(1).truncationMode(.middle)
                    Text(verbatim: "small enough to fit").lineLimit(1).minimumScaleFactor(0.3).frame(width: 60)
                }
            }
            await window.frames()
            let labels = window.labels
            #expect(pango_layout_is_ellipsized(labels[0].labelLayout) != 0)
            #expect(pango_layout_get_line_count(labels[0].labelLayout) == 2)
            #expect(pango_layout_get_ellipsize(labels[1].labelLayout) == PANGO_ELLIPSIZE_MIDDLE)
            #expect(pango_layout_is_ellipsized(labels[2].labelLayout) == 0)
            #expect(window.nodes("Text")[2].frame.width <= 60)
        }

        @Test func `texts stand on one line`() async throws {
            let window = await ViewWindow(width: 300, height: 100) {
                HStack(alignment: .firstTextBaseline) {
                    Text(verbatim: "Big").font(.system(size: 40))
                    Text(verbatim: "small")
                    Button("Button") {}
                    Color.red.frame(width: 10, height: 10)
                }
            }
            let baselines = window.labels.map { label in
                let top = CGFloat(pango_layout_get_baseline(label.labelLayout)) / CGFloat(PANGO_SCALE)
                return label.bounds(in: window.host.widget).minY + top
            }
            #expect(baselines.count == 3)
            #expect(baselines.max()! - baselines.min()! <= 1.5)
            #expect(abs(window.nodes("Color")[0].windowFrame.maxY - baselines[0]) <= 1.5)
        }

        @Test func `text runs from the side that the environment says`() async throws {
            let window = await ViewWindow(width: 300, height: 100) {
                HStack(spacing: 0) {
                    Text(verbatim: "first")
                    Spacer()
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
            let label = try window.label("first")
            #expect(label.bounds(in: window.host.widget).maxX == 300)
            #expect(gtk_widget_get_direction(label) == GTK_TEXT_DIR_RTL)
        }

        @Test func `text without a translation is shown as it is`() async {
            let window = await ViewWindow { Text("No \(1) translation") }
            #expect(window.texts == ["No 1 translation"])
            #expect(Translations.current?.lookUp("no-such-domain", "key") == "key")
        }

        @Test func `a row is scrolled to by its id and the position is updated`() async throws {
            let model = Model()
            var proxy: ScrollViewProxy?
            let window = await ViewWindow(width: 100, height: 100) {
                ScrollViewReader { reader in
                    let _ = proxy = reader
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Text("\($0)").frame(height: 30) } }
                            .scrollTargetLayout()
                    }
                    .scrollPosition(id: Binding(get: { model.id }, set: { model.id = $0 }))
                }
            }
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let vertical = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
            await window.change { proxy?.scrollTo(20, anchor: .bottom) }
            #expect(gtk_adjustment_get_value(vertical) == 530)
            #expect(window.nodes("Text")[20].windowFrame.midY == 85)
            await window.change { gtk_adjustment_set_value(vertical, 95) }
            await window.frames()
            #expect(model.id == 3)
            await window.change { model.id = 10 }
            await window.frames()
            #expect(gtk_adjustment_get_value(vertical) >= 300)
        }
    }
}
