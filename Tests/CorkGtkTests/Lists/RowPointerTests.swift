import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct RowPointerTests {
        @Observable final class Model {
            var items = Array(0..<100)
            var log: [String] = []
        }

        private let model = Model()

        /// Opens a window with rows of 40 points, of which five are visible.
        private func window() async -> ViewWindow {
            await ViewWindow(width: 200, height: 200) { [model] in
                List {
                    ForEach(model.items, id: \.self) { id in
                        Text("row \(id)").frame(height: 28)
                            .swipeActions { Button("Bin") { model.log.append("bin \(id)") } }
                    }
                    .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }

        private func list(_ window: ViewWindow) throws -> WidgetPointer {
            try #require(try window.label("row 1").hostOfList)
        }

        @Test func `R7.41: a row is dragged by the pointer to where a line shows that it will go`() async throws {
            let window = await window()
            let list = try list(window)
            list.beginDrag(x: 50, y: 60)
            await window.change { list.drag(dx: 4, dy: 75) }
            let line = try #require(window.nodes("Rectangle").first)
            #expect(window.frame(of: line) == CGRect(x: 0, y: 120, width: 200, height: 2))
            let row = try #require(gtk_widget_get_parent(window.label("row 1")))
            #expect(gtk_widget_has_css_class(row, "dragged") != 0)
            await window.change { list.drag(dx: 4, dy: 95) }
            await window.frames()
            #expect(try window.frame(of: #require(window.nodes("Rectangle").first))?.minY == 158)
            await window.change { list.drag(dx: 4, dy: 75) }
            await window.frames()
            #expect(try window.frame(of: #require(window.nodes("Rectangle").first))?.minY == 120)
            await window.change { list.endDrag(dx: 4, dy: 75) }
            await window.frames()
            #expect(model.items.prefix(4) == [0, 2, 1, 3])
            #expect(window.nodes("Rectangle").isEmpty)
        }

        @Test
        func `a list scrolls while a row is held at its edge, and the row goes where it is let go`() async throws {
            let window = await window()
            let list = try list(window)
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
            list.beginDrag(x: 50, y: 20)
            list.drag(dx: 0, dy: 179)
            await window.frames(40)
            let offset = gtk_adjustment_get_value(adjustment)
            #expect(offset > 200)
            await window.change { list.endDrag(dx: 0, dy: 179) }
            await window.frames()
            let place = try #require(model.items.firstIndex(of: 0))
            #expect(abs(CGFloat(place + 1) - (offset + 199) / 40) <= 1)
        }

        @Test func `R7.43: a swipe by the pointer uncovers a row's buttons, which are clicked`() async throws {
            let window = await window()
            let list = try list(window)
            list.beginDrag(x: 150, y: 60)
            await window.change { list.drag(dx: -60, dy: 2) }
            await window.change { list.endDrag(dx: -60, dy: 2) }
            let button = try #require(
                window.widgets(gtk_button_get_type()).first {
                    $0.descendants.contains { $0.isLabel && $0.labelText == "Bin" }
                })
            let frame = button.bounds(in: window.host.widget)
            #expect(frame.minX > 100 && frame.maxX <= 200 && frame.midY == 60)
            await window.change { gtk_widget_activate(button) }
            await eventually { !model.log.isEmpty }
            #expect(model.log == ["bin 1"] && model.items.prefix(3) == [0, 1, 2])
        }

        @Test func `R7.43: a row follows the pointer at each step of a swipe`() async throws {
            let window = await window()
            let (list, text) = (try list(window), try window.label("row 1"))
            await window.swipe(over: list, from: CGPoint(x: 150, y: 60), expectingToFollow: text)
        }

        @Test
        func `rows of a list of cards have round corners at the ends of sections, and room around`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                List {
                    Section { ForEach(0..<2) { Text("\($0)").frame(height: 28) } }
                }
                .listStyle(.insetGrouped)
            }
            let row = try #require(gtk_widget_get_parent(window.label("0")))
            #expect(row.bounds(in: window.host.widget) == CGRect(x: 12, y: 18, width: 176, height: 40))
            #expect(try window.label("0").bounds(in: window.host.widget).minX == 24)
            #expect(gtk_widget_has_css_class(row, "first") != 0 && gtk_widget_has_css_class(row, "last") == 0)
            let picture = try window.picture()
            #expect(picture[100, 30] != picture[100, 5] && picture[13, 19] == picture[5, 5])
        }

        @Test
        func
            `a field to search is a native one; Control with F comes there, Escape empties it and then goes on outwards`()
            async throws
        {
            let text = Model()
            var escapes = 0
            let window = await ViewWindow(width: 200, height: 200) {
                List(0..<3) { Text("row \($0)") }
                    .searchable(text: Binding(get: { text.log.last ?? "" }, set: { text.log.append($0) }))
                    .onKeyPress(.escape) {
                        escapes += 1
                        return .handled
                    }
            }
            let entry = try #require(window.widgets(gtk_search_entry_get_type()).first)
            await window.change { #expect(window.press(GDK_KEY_f, GDK_CONTROL_MASK)) }
            #expect(window.focus.map { gtk_widget_is_ancestor($0, entry) != 0 } == true)
            await window.change { gtk_editable_set_text(entry.opaque, "abc") }
            #expect(text.log.last == "abc")
            await window.change { window.press(GDK_KEY_Escape) }
            #expect(text.log.last == "" && String(cString: gtk_editable_get_text(entry.opaque)) == "")
            #expect(escapes == 0)
            await window.change { window.press(GDK_KEY_Escape) }
            #expect(escapes == 1)
        }
    }
}
