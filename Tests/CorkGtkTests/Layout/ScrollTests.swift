import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ScrollTests {
        @Observable final class Model {
            var height: CGFloat = 500
            var direction = LayoutDirection.leftToRight
        }

        private func scrolled(_ window: ViewWindow) throws -> WidgetPointer {
            try #require(window.widgets(gtk_scrolled_window_get_type()).first)
        }

        /// The range and the visible part of a scroll view's axes.
        private func extents(_ scrolled: WidgetPointer) -> [Double] {
            [
                gtk_scrolled_window_get_hadjustment(scrolled.opaque)!,
                gtk_scrolled_window_get_vadjustment(scrolled.opaque)!,
            ].flatMap { [gtk_adjustment_get_upper($0), gtk_adjustment_get_page_size($0)] }
        }

        @Test func `the content scrolls along its axes only`() async throws {
            let window = await ViewWindow(width: 300, height: 200) {
                ScrollView { Color.red.frame(width: 100, height: 500) }.frame(width: 200, height: 150)
            }
            #expect(extents(try scrolled(window)) == [100, 100, 500, 150])
            let both = await ViewWindow(width: 300, height: 200) {
                ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 700, height: 500) }
            }
            #expect(extents(try scrolled(both)) == [700, 300, 500, 200])
            let across = await ViewWindow(width: 300, height: 200) {
                ScrollView(.horizontal) { Color.red.frame(width: 700, height: 50) }
            }
            let frame = try scrolled(across).bounds(in: across.host.widget)
            #expect(extents(try scrolled(across))[...1] == [700, 300])
            #expect(frame == CGRect(x: 0, y: 75, width: 300, height: 50))
        }

        @Test func `content that grows can be scrolled further`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 300, height: 200) {
                ScrollView { Color.red.frame(width: 100, height: model.height) }
            }
            await window.change { model.height = 900 }
            await window.frames()
            #expect(extents(try scrolled(window))[2...] == [900, 200])
            await window.change { model.height = 50 }
            await window.frames()
            #expect(extents(try scrolled(window))[2...] == [200, 200])
        }

        @Test(arguments: [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL])
        func `from right to left the right end is in sight first`(defaultDirection: GtkTextDirection) async throws {
            gtk_widget_set_default_direction(defaultDirection)
            defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
            let model = Model()
            let window = await ViewWindow(width: 300, height: 200) {
                ScrollView(.horizontal) { Color.red.frame(width: model.height, height: 50) }
                    .environment(\.layoutDirection, .rightToLeft)
            }
            let horizontal = gtk_scrolled_window_get_hadjustment(try scrolled(window).opaque)
            #expect(gtk_adjustment_get_value(horizontal) == 200)
            await window.change { model.height = 900 }
            await window.frames()
            #expect(gtk_adjustment_get_value(horizontal) == 600)
        }

        @Test func `content keeps its distance from the leading edge when the layout direction changes`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 300, height: 200) {
                ScrollView(.horizontal) { Color.red.frame(width: 500, height: 50) }
                    .environment(\.layoutDirection, model.direction)
            }
            let horizontal = gtk_scrolled_window_get_hadjustment(try scrolled(window).opaque)
            await window.change { gtk_adjustment_set_value(horizontal, 30) }
            await window.change { model.direction = .rightToLeft }
            #expect(gtk_adjustment_get_value(horizontal) == 170)
            await window.change { model.direction = .leftToRight }
            #expect(gtk_adjustment_get_value(horizontal) == 30)
        }

        @Test func `scrolling moves what is drawn`() async throws {
            let window = await ViewWindow(width: 100, height: 100) {
                ScrollView {
                    VStack(spacing: 0) {
                        Color(hex: 0xFF0000).frame(width: 100, height: 100)
                        Color(hex: 0x0000FF).frame(width: 100, height: 100)
                    }
                }
            }
            #expect(try window.picture()[50, 50] == 0xFF0000)
            let vertical = gtk_scrolled_window_get_vadjustment(try scrolled(window).opaque)
            await window.change { gtk_adjustment_set_value(vertical, 100) }
            #expect(try window.picture()[50, 50] == 0x0000FF)
        }

        @Test func `content far away is drawn when scrolled to`() async throws {
            let window = await ViewWindow(width: 100, height: 100) {
                ScrollView {
                    VStack(spacing: 0) {
                        Color(hex: 0xFF0000).frame(width: 100, height: 1500)
                        Button("b") {}.frame(width: 100, height: 100)
                        Color(hex: 0x0000FF).frame(width: 100, height: 500)
                    }
                }
            }
            let vertical = gtk_scrolled_window_get_vadjustment(try scrolled(window).opaque)
            for (offset, color) in [(1700.0, 0x0000FF), (300, 0xFF0000), (2000, 0x0000FF)] as [(Double, UInt32)] {
                await window.change { gtk_adjustment_set_value(vertical, offset) }
                #expect(try window.picture()[50, 50] == color)
            }
        }

        @Test func `lengths of the container follow the window`() async throws {
            let window = await ViewWindow(width: 400, height: 300) {
                ScrollView([.horizontal, .vertical]) {
                    Color.red.containerRelativeFrame(.horizontal) { width, _ in width / 2 }.frame(height: 20)
                }
                Color.blue.containerRelativeFrame(.horizontal).frame(height: 10)
            }
            func widths() -> [CGFloat?] { window.nodes("Color").map { window.frame(of: $0)?.width } }
            #expect(widths() == [200, 400])
            await window.resize(width: 600, height: 300)
            #expect(widths() == [300, 600])
            await window.resize(width: 300, height: 300)
            #expect(widths() == [150, 300])
        }
    }
}
