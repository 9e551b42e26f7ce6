import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ListSelectionTests {
        @Observable final class Model {
            var items = Array(0..<1000)
            var selection: Set<Int> = []
            var taps = 0
        }

        private func window(_ model: Model) async -> ViewWindow {
            await ViewWindow(width: 200, height: 200) {
                List(selection: Binding(get: { model.selection }, set: { model.selection = $0 })) {
                    Section("head") {
                        ForEach(model.items, id: \.self) { id in
                            HStack {
                                Text("row \(id)").frame(height: 28)
                                if id == 1 { Button("tap") { model.taps += 1 } }
                            }
                        }
                    }
                }
            }
        }

        private func row(_ id: Int, _ window: ViewWindow) throws -> WidgetPointer {
            try #require(try window.label("row \(id)").listItem)
        }

        private func clickRow(_ row: WidgetPointer, _ window: ViewWindow) {
            let list = row.hostOfList!
            let middle = row.bounds(in: list)
            list.pointerClick(x: middle.midX, y: middle.midY)
        }

        private func isSelected(_ widget: WidgetPointer) -> Bool {
            widget.descendants.contains {
                gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
            } && cork_test_accessible_state_is(widget, GTK_ACCESSIBLE_STATE_SELECTED, 1) != 0
        }

        private func focused(_ window: ViewWindow) -> String? { window.focus.flatMap { accessibleLabel(of: $0) } }

        private func role(_ widget: WidgetPointer) -> GtkAccessibleRole {
            gtk_accessible_get_accessible_role(widget.opaque)
        }

        @Test func `rows that were never selected are selectable, also those that scrolling makes`() async throws {
            let window = await window(Model())
            func unselected() -> [WidgetPointer] {
                window.labels.compactMap(\.listItem).filter {
                    cork_test_accessible_state_is($0, GTK_ACCESSIBLE_STATE_SELECTED, 0) != 0
                }
            }
            #expect(unselected().contains(try row(0, window)))
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque), 14_000)
            await window.frames()
            #expect(unselected().count >= 4)
        }

        @Test
        func `a button that is the whole row of a list without selection is no further stop of Tab`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                List {
                    Button("whole") {}.buttonStyle(.plain)
                    HStack {
                        Text("part")
                        Button("inner") {}
                    }
                }
                Button("after") {}
            }
            var visited: [String?] = []
            for _ in 0..<3 {
                gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD)
                visited.append(focused(window))
            }
            #expect(visited == ["whole", "after", "whole"])
            await window.change { window.press(GDK_KEY_Down) }
            gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD)
            #expect(focused(window) == "inner")
        }

        @Test
        func `R7.34: a click selects a row, and rows expose their state to themes and assistive technologies`()
            async throws
        {
            let model = Model()
            let window = await window(model)
            let (first, third) = (try row(0, window), try row(3, window))
            await window.change { clickRow(third, window) }
            #expect(model.selection == [3] && isSelected(third) && !isSelected(first) && window.focus == third)
            await window.change { model.selection = [0, 500] }
            #expect(isSelected(first) && !isSelected(third))
            #expect(role(first) == GTK_ACCESSIBLE_ROLE_LIST_ITEM)
            #expect(role(try #require(gtk_widget_get_parent(first))) == GTK_ACCESSIBLE_ROLE_LIST)
            #expect(accessibleLabel(of: first) == "row 0")
            #expect(cork_test_accessible_place_is(third, 4, 1000) != 0)
            await window.change { model.items.removeFirst() }
            #expect(cork_test_accessible_place_is(third, 3, 999) != 0)
        }

        @Test func `a button in a row is clicked, and the row is not`() async throws {
            let model = Model()
            let window = await window(model)
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            await window.change { CorkGtkTests.click(button) }
            #expect(model.taps == 1 && model.selection == [])
        }

        @Test
        func `a click anywhere on a row presses the button that is all of its content, and no other`() async throws {
            var taps: [String] = []
            let window = await ViewWindow(width: 200, height: 300) {
                List {
                    Button("row 0") { taps.append("all") }.buttonStyle(.plain).padding(4)
                    HStack {
                        Text("row 1")
                        Button("part") { taps.append("part") }
                    }
                    Button("row 2") { taps.append("disabled") }.disabled(true)
                }
            }
            for id in 0..<3 {
                let row = try row(id, window)
                let (list, frame) = (row.hostOfList!, row.bounds(in: row.hostOfList!))
                await window.change { list.pointerClick(x: frame.minX + 1, y: frame.minY + 1) }
            }
            #expect(taps == ["all"])
        }

        @Test
        func `keys move the focus from row to row, which is scrolled to and made, with what is selected`() async throws
        {
            let model = Model()
            let window = await window(model)
            let second = try row(2, window)
            await window.change { clickRow(second, window) }
            for _ in 0..<9 { await window.change { #expect(window.press(GDK_KEY_Down)) } }
            #expect(model.selection == [11] && focused(window) == "row 11")
            let bounds = try row(11, window).bounds(in: window.host.widget)
            #expect(bounds.maxY == 200 && bounds.height == 40)
            await window.change { window.press(GDK_KEY_Up, GDK_SHIFT_MASK) }
            #expect(model.selection == [10, 11])
            await window.change { window.press(GDK_KEY_End) }
            await window.frames()
            #expect(model.selection == [999] && focused(window) == "row 999")
            let last = try row(999, window).bounds(in: window.host.widget)
            #expect(abs(last.maxY - 200) < 1)
            await window.change { window.press(GDK_KEY_Home, GDK_SHIFT_MASK) }
            #expect(model.selection.count == 1000)
            await window.change { window.press(GDK_KEY_a, GDK_CONTROL_MASK | GDK_SHIFT_MASK) }
            #expect(model.selection == [])
        }

        @Test
        func `Tab comes to one row, goes through what is in it, and leaves; it comes back to the same row`()
            async throws
        {
            let model = Model()
            let window = await ViewWindow(width: 200, height: 300) {
                Button("before") {}
                List(0..<50, selection: Binding(get: { model.selection }, set: { model.selection = $0 })) { id in
                    HStack {
                        Text("row \(id)").frame(height: 28)
                        Button("in \(id)") {}
                    }
                }
                Button("after") {}
            }
            func tab(_ direction: GtkDirectionType = GTK_DIR_TAB_FORWARD) {
                gtk_widget_child_focus(window.widget, direction)
            }
            gtk_widget_grab_focus(window.widgets(gtk_button_get_type())[0])
            #expect(focused(window) == "before")
            tab()
            #expect(focused(window) == "row 0")
            await window.change { window.press(GDK_KEY_Down) }
            #expect(focused(window) == "row 1")
            tab()
            #expect(focused(window) == "in 1")
            tab()
            #expect(focused(window) == "after")
            tab(GTK_DIR_TAB_BACKWARD)
            #expect(focused(window) == "row 1" || focused(window) == "in 1")
        }

        @Test func `a row whose data is deleted gives the focus to the one in its place`() async throws {
            let model = Model()
            let window = await window(model)
            let row = try row(2, window)
            await window.change { clickRow(row, window) }
            await window.change { model.items.removeAll { $0 == 2 } }
            await window.frames()
            #expect(focused(window) == "row 3")
        }

        @Test func `the last of a million rows is reached, and drawn where it belongs`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                List(0..<1_000_000) { Text("row \($0)").frame(height: 28) }
            }
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
            #expect(gtk_adjustment_get_upper(adjustment) == 40_000_000)
            for (offset, first) in [(39_999_800, 999_995), (20_000_000, 500_000), (3_999_980, 99_999), (0, 0)] {
                await window.change { gtk_adjustment_set_value(adjustment, Double(offset)) }
                let frame = try row(first, window).bounds(in: window.host.widget)
                #expect(frame.minY == CGFloat(first * 40 - offset) && frame.height == 40, "at \(offset)")
            }
            for offset in stride(from: 2_999_000.0, to: 3_001_000, by: 150) {
                await window.change { gtk_adjustment_set_value(adjustment, offset) }
                let first = Int(offset / 40)
                #expect(try row(first, window).bounds(in: window.host.widget).minY == CGFloat(first * 40) - offset)
            }
        }
    }
}
