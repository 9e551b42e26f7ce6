import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct SectionIndexTests {
        private func window(_ direction: LayoutDirection = .leftToRight) async -> ViewWindow {
            await ViewWindow(width: 200, height: 280) {
                Button("before") {}
                List {
                    ForEach(["A", "B", "C"], id: \.self) { letter in
                        Section("section \(letter)") {
                            ForEach(0..<100, id: \.self) { Text("\(letter) \($0)") }
                        }
                        .sectionIndexLabel(letter)
                    }
                }
                .environment(\.layoutDirection, direction)
                .accessibilityLabel("Songs")
                Button("after") {}
            }
        }

        private func index(_ window: ViewWindow) throws -> WidgetPointer {
            try #require(window.widget.descendants.first { gtk_widget_has_css_class($0, "cork-focusable") != 0 })
        }

        private func focused(_ window: ViewWindow) -> String? { window.focus.flatMap { accessibleLabel(of: $0) } }

        /// The distance of a section's header from the top of the list.
        private func distance(_ letter: String, _ window: ViewWindow) throws -> CGFloat {
            let list = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            return try window.label("section \(letter)").bounds(in: list).minY
        }

        @Test func `R13.5: the section index is one stop of Tab, and its keys scroll to sections`() async throws {
            let window = await window()
            func tab() { gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD) }
            gtk_widget_grab_focus(window.widgets(gtk_button_get_type())[0])
            tab()
            #expect(focused(window) == "A 0")
            tab()
            #expect(focused(window) == "Section index")
            let start = try distance("A", window)
            for (key, letter) in [(GDK_KEY_Down, "B"), (GDK_KEY_End, "C"), (GDK_KEY_Up, "B")] {
                await window.change { window.press(key) }
                await window.frames(3)
                #expect(abs(try distance(letter, window) - start) <= 1, "\(letter)")
            }
            tab()
            #expect(focused(window) == "after")
        }

        @Test func `an accessibility label is the list's, not the section index's`() async throws {
            let window = await window()
            let view = try #require(window.widgets(gtk_list_view_get_type()).first)
            #expect(accessibleLabel(of: view) == "Songs")
            #expect(try accessibleLabel(of: index(window)) == "Section index")
        }

        @Test func `R13.5: a click on a label scrolls to its section`() async throws {
            let window = await window()
            let start = try distance("A", window)
            let label = try window.label("C").bounds(in: window.host.widget)
            window.host.widget.beginDrag(x: label.midX, y: label.midY)
            window.host.widget.endDrag(dx: 0, dy: 0)
            await window.frames(3)
            #expect(abs(try distance("C", window) - start) <= 1)
        }

        @Test func `R13.5: screen readers find a slider that sets the section`() async throws {
            let window = await window()
            let start = try distance("A", window)
            let slider = try #require(try index(window).descendants.first { $0.isA(gtk_range_get_type()) })
            #expect(accessibleLabel(of: slider) == "Section index" && accessibleDescription(of: slider) == "A")
            await window.change { gtk_range_set_value(slider.cast(), 1) }
            await window.frames(3)
            #expect(accessibleDescription(of: slider) == "B")
            #expect(abs(try distance("B", window) - start) <= 1)
        }

        @Test func `R13.5: the index is beside the list, whose background it has`() async throws {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let window = await window(direction)
                let list = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
                let (own, others) = (
                    try index(window).bounds(in: window.host.widget), list.bounds(in: window.host.widget)
                )
                #expect(own.height == others.height && own.width > 10 && own.width < 40)
                #expect(direction == .leftToRight ? own.minX == others.maxX : own.maxX == others.minX)
                let picture = try window.picture()
                let y = Int(others.maxY) - 3
                let inside = direction == .leftToRight ? Int(others.maxX) - 2 : Int(others.minX) + 2
                #expect(picture[Int(own.midX), y] == picture[inside, y])
            }
        }
    }
}
