import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ListEditingTests {
        @Observable final class Model {
            var items = Array(0..<100)
            var log: [String] = []
        }

        private let model = Model()

        private func window() async -> ViewWindow {
            await ViewWindow(width: 200, height: 200) { [model] in
                List {
                    ForEach(model.items, id: \.self) { id in
                        Text("row \(id)").frame(height: 28)
                            .contextMenu { if id == 1 { Button("Own") { model.log.append("own") } } }
                    }
                    .onDelete { model.items.remove(atOffsets: $0) }
                    .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }

        private func focused(_ window: ViewWindow) -> String? { window.focus.flatMap { accessibleLabel(of: $0) } }

        private func row(_ id: Int, _ window: ViewWindow) throws -> WidgetPointer {
            try #require(try window.label("row \(id)").listItem)
        }

        private func entries(_ window: ViewWindow) -> [String] {
            window.widgets(gtk_popover_menu_get_type()).first?.descendants
                .filter { String(cString: gtk_widget_get_css_name($0)) == "modelbutton" }
                .compactMap { $0.descendants.first { $0.isLabel }?.labelText } ?? []
        }

        @Test
        func `R7.41: Delete and Alt with the arrows edit the row with the focus, which goes with the row`() async throws
        {
            let window = await window()
            let row = try row(1, window)
            gtk_widget_grab_focus(row)
            #expect(focused(window) == "row 1")
            await window.change { #expect(window.press(GDK_KEY_Down, GDK_ALT_MASK)) }
            await window.frames()
            #expect(model.items.prefix(3) == [0, 2, 1] && focused(window) == "row 1")
            await window.change { #expect(window.press(GDK_KEY_Delete)) }
            await window.frames(2)
            #expect(model.items.prefix(3) == [0, 2, 3] && focused(window) == "row 3")
        }

        @Test
        func `the menu key opens what can be done with the row: its own entries and those of its loop`() async throws {
            let window = await window()
            let row = try row(1, window)
            gtk_widget_grab_focus(row)
            await window.change { #expect(window.press(GDK_KEY_Menu)) }
            #expect(entries(window) == ["Own", "Move Up", "Move Down", "Delete"])
            let popover = try #require(window.widgets(gtk_popover_menu_get_type()).first)
            for _ in 0..<3 {
                #expect(gtk_widget_child_focus(window.controller.window.cast(), GTK_DIR_DOWN) != 0)
                #expect(window.focus.map { gtk_widget_is_ancestor($0, popover) != 0 } == true)
            }
            await window.change { gtk_popover_popdown(popover.cast()) }
            #expect(window.focus == row)
        }

        @Test func `a row with a button has the focus again when its menu closes`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                List {
                    ForEach(0..<3) { id in
                        HStack {
                            Text("row \(id)")
                            Button("button \(id)") {}
                        }
                        .contextMenu { Button("Own") {} }
                    }
                }
            }
            let row = try row(1, window)
            gtk_root_set_focus(gtk_widget_get_root(row), row)
            await window.change { #expect(window.press(GDK_KEY_Menu)) }
            let popover = try #require(window.widgets(gtk_popover_menu_get_type()).first)
            #expect(gtk_widget_child_focus(popover, GTK_DIR_DOWN) != 0)
            await window.change { gtk_popover_popdown(popover.cast()) }
            #expect(window.focus == row)
        }

        @Test
        func `the menu key opens the menu of a view that is taller than the window at the focused view inside`()
            async throws
        {
            let window = await ViewWindow(width: 200, height: 200) {
                ScrollView {
                    VStack { ForEach(0..<100) { id in Button("button \(id)") {} } }.contextMenu { Button("Own") {} }
                }
            }
            #expect(gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD) != 0)
            await window.change { #expect(window.press(GDK_KEY_Menu)) }
            let popover = try #require(window.widgets(gtk_popover_menu_get_type()).first)
            var place = GdkRectangle()
            #expect(gtk_popover_get_pointing_to(popover.cast(), &place) != 0)
            #expect(place.height < 60 && place.y + place.height < 200)
            await window.change { gtk_popover_popdown(popover.cast()) }
        }

        @Test func `a line in the theme's colour lies between rows`() async throws {
            let window = await ViewWindow(width: 100, height: 100) {
                List { ForEach(0..<3) { _ in Color.clear.frame(height: 20) } }
            }
            let picture = try window.picture()
            #expect(picture[50, 31] != picture[50, 30] && picture[50, 30] == picture[50, 32])
            #expect(picture[5, 31] == picture[5, 30])
        }
    }
}
