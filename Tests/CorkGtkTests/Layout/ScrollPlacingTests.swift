import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Placing of scrolled content with and without a layout of the window.
    @MainActor
    @Suite struct ScrollPlacingTests {
        @Observable final class Model {
            var text = "text"
            var shift: CGFloat = 0
            var height: CGFloat = 40
            var isLazy = false
            @ObservationIgnored var window: ViewWindow?
        }

        private let model = Model()

        private func adjustment(_ window: ViewWindow) throws -> UnsafeMutablePointer<GtkAdjustment> {
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            return gtk_scrolled_window_get_vadjustment(scrolled.opaque)
        }

        private func slider(_ window: ViewWindow) throws -> WidgetPointer {
            let bars = window.widgets(gtk_scrollbar_get_type()).filter { gtk_widget_get_height($0) > 100 }
            return try #require(
                bars.first?.descendants.first { String(cString: gtk_widget_get_css_name($0)) == "slider" })
        }

        /// Counts the layouts of a window.
        private final class Layouts {
            private(set) var count = 0
            private let signals = SignalOwner()

            init(of window: ViewWindow) {
                signals.connect("layout", to: gtk_widget_get_frame_clock(window.widget)!, after: true) {
                    [unowned self] in
                    count += 1
                }
            }
        }

        private func list() async -> ViewWindow {
            await ViewWindow(width: 200, height: 300) {
                List(0..<1000) { Text("row \($0)").frame(height: 40) }.listStyle(.plain)
            }
        }

        @Test func `rows that scroll are moved in one layout of the window a frame`() async throws {
            let window = await list()
            let adjustment = try adjustment(window)
            let length = gtk_adjustment_get_upper(adjustment) / 1000
            // Scroll until rows reuse the widgets of others.
            for offset in stride(from: 0.0, through: 2000, by: 60) {
                await window.change { gtk_adjustment_set_value(adjustment, offset) }
            }
            let layouts = Layouts(of: window)
            for offset in stride(from: 2000.0, through: 4000, by: 50) {
                await window.change { gtk_adjustment_set_value(adjustment, offset) }
                let frame = try window.label("row \(Int((offset + 150) / length))").bounds(in: window.host.widget)
                #expect(CGRect(x: 0, y: 150 - length, width: 200, height: 2 * length).contains(frame))
            }
            #expect(layouts.count <= 41)
        }

        @Observable final class Numbers {
            var shown = Array(0..<1000)
        }

        @Test
        func `a cell with the widgets of one out of sight takes one layout of the window, and its place when still`()
            async throws
        {
            let numbers = Numbers()
            let window = await ViewWindow(width: 200, height: 300) {
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                        ForEach(numbers.shown, id: \.self) { Text("cell \($0)").frame(height: 40) }
                    }
                }
            }
            let adjustment = try adjustment(window)
            for offset in stride(from: 0.0, through: 2000, by: 60) {
                await window.change { gtk_adjustment_set_value(adjustment, offset) }
            }
            func insert(_ number: Int) async { await window.change { numbers.shown.insert(number, at: 107) } }
            for number in 1000..<1010 { await insert(number) }
            repeat { await window.frames() } while window.controller.renderer.waitsForStillness
            let layouts = Layouts(of: window)
            for number in 1010..<1020 { await insert(number) }
            // GTK 4.18 requests another layout if the range of a scroll bar changes during one.
            #expect(layouts.count <= (gtk_get_minor_version() < 18 ? 10 : 15))
            repeat { await window.frames() } while window.controller.renderer.waitsForStillness
            let labels = window.host.widget.descendants.filter { $0.isLabel && gtk_widget_get_mapped($0) != 0 }
            let places = labels.map { $0.bounds(in: window.host.widget) }.map { [$0.midY, $0.midX] }
            #expect(places.count > 12 && places == places.sorted { $0.lexicographicallyPrecedes($1) })
        }

        @Test func `a step takes at most two layouts and none follow when it is still`() async throws {
            let window = await ViewWindow(width: 200, height: 300) { ScrollView { Color.red.frame(height: 1000) } }
            let (adjustment, layouts) = (try adjustment(window), Layouts(of: window))
            for (step, offset) in [100.0, 200, 300].enumerated() {
                await window.change { gtk_adjustment_set_value(adjustment, offset) }
                #expect(layouts.count <= 2 * (step + 1))
            }
            await window.frames(2)
            let count = layouts.count
            await window.frames(3)
            #expect(layouts.count == count)
        }

        @Test func `the slider goes along`() async throws {
            let window = await list()
            let (adjustment, slider) = (try adjustment(window), try slider(window))
            let trough = gtk_widget_get_parent(slider)!
            let room = CGFloat(gtk_widget_get_height(trough) - gtk_widget_get_height(slider))
            let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
            let start = slider.bounds(in: trough).minY
            for part in [0.5, 0.25, 1] {
                await window.change { gtk_adjustment_set_value(adjustment, end * part) }
                #expect(abs(slider.bounds(in: trough).minY - start - (room - 2 * start) * part) <= 2)
            }
        }

        @Test
        func `views that move within a row of fixed size are placed without a layout of the window`() async throws {
            let window = await ViewWindow(width: 200, height: 300) {
                List {
                    HStack(spacing: 0) {
                        Color.clear.frame(width: model.shift, height: 10)
                        Text(model.text)
                        Spacer()
                    }
                    .frame(height: 40)
                    Text("next").frame(height: model.height)
                }
            }
            let layouts = Layouts(of: window)
            let (before, next) = (try window.label("text").bounds(in: window.host.widget), try window.label("next"))
            await window.change { model.shift = 30 }
            #expect(layouts.count == 0)
            #expect(try window.label("text").bounds(in: window.host.widget) == before.offsetBy(dx: 30, dy: 0))
            await window.change { model.text = "longer text" }
            #expect(layouts.count <= 1)
            #expect(try window.label("longer text").bounds(in: window.host.widget).width > before.width)
            let place = next.bounds(in: window.host.widget)
            await window.change { model.height = 80 }
            #expect(next.bounds(in: window.host.widget).midY == place.midY + 20)
        }

        @Test func `a window may close for what comes into sight`() async throws {
            model.window = await ViewWindow(width: 200, height: 300) { [model] in
                List(0..<1000) { id in
                    Text("row \(id)").onAppear { if id > 50 { model.window = nil } }
                }
            }
            gtk_adjustment_set_value(try adjustment(try #require(model.window)), 3000)
            await eventually { model.window == nil }
            await ViewWindow { Text("other") }.frames(2)
        }

        @Test
        func `R7.7: a scroll view across which content is as long as it is follows it to another length`() async throws
        {
            let window = await ViewWindow(width: 200, height: 300) {
                ScrollView {
                    if model.isLazy {
                        LazyVGrid(columns: [GridItem(.fixed(120 + model.shift))]) { Text("lazy") }
                    } else {
                        Text(model.text)
                    }
                }
                .background(Color.red)
            }
            func width() throws -> CGFloat { try #require(window.nodes("ScrollView").first).frame.width }
            let before = try width()
            #expect(before < 100)
            await window.change { model.text = "a longer text" }
            #expect(try width() > before)
            await window.change { model.isLazy = true }
            #expect(try width() == 120)
            await window.change { model.shift = 30 }
            #expect(try width() == 150)
            await window.change { model.isLazy = false }
            #expect(try width() < 120)
        }
    }
}
