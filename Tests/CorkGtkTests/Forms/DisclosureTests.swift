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
    @Suite struct DisclosureTests {
        @Observable final class Model {
            var isOpen = false
            var selection: Int?
        }

        private func isExpanded(_ widget: WidgetPointer) -> Bool {
            cork_test_accessible_state_is(widget, GTK_ACCESSIBLE_STATE_EXPANDED, 1) != 0
        }

        private func button(_ text: String, in window: ViewWindow) throws -> WidgetPointer {
            let label = try window.label(text)
            return try #require(
                sequence(first: label, next: { gtk_widget_get_parent($0) }).first {
                    gtk_accessible_get_accessible_role($0.opaque) == GTK_ACCESSIBLE_ROLE_BUTTON
                })
        }

        @Test
        func `R7.37: the label is a button that says whether the group is open, by pointer and by keys`() async throws {
            let model = Model()
            let window = await ViewWindow {
                DisclosureGroup("Fill", isExpanded: Binding(get: { model.isOpen }, set: { model.isOpen = $0 })) {
                    Text("inside")
                }
            }
            let button = try button("Fill", in: window)
            #expect(accessibleLabel(of: button) == "Fill" && !isExpanded(button))
            #expect(window.texts == ["Fill"])
            await window.change { button.pointerClick() }
            #expect(model.isOpen && isExpanded(button) && window.texts == ["Fill", "inside"])
            gtk_widget_grab_focus(button)
            await window.change { window.press(GDK_KEY_Left) }
            #expect(!model.isOpen && !isExpanded(button))
            await window.change { window.press(GDK_KEY_Right) }
            #expect(model.isOpen && isExpanded(button))
            await window.change { window.press(GDK_KEY_space) }
            #expect(!model.isOpen)
            await window.change { window.press(GDK_KEY_Return) }
            #expect(model.isOpen)
        }

        @Test
        func `R7.38: in a list the row says whether it is open; the arrow is for the pointer, the keys are the row's`()
            async throws
        {
            let model = Model()
            let window = await ViewWindow {
                List(selection: Binding(get: { model.selection }, set: { model.selection = $0 })) {
                    ForEach(0..<2) { n in DisclosureGroup("group \(n)") { Text("inside \(n)") } }
                }
            }
            let row = try #require((window.nodes("Row").first?.mount as? ListRowMount)?.child.listItem)
            #expect(!isExpanded(row))
            let arrow = try #require(
                row.descendants.last { String(cString: gtk_widget_get_css_name($0)) == "expander" })
            #expect(gtk_widget_get_focusable(arrow) == 0)
            await window.change { arrow.pointerClick(x: 4, y: 4) }
            #expect(isExpanded(row) && window.texts == ["group 0", "inside 0", "group 1"])
            #expect(model.selection == nil)
            gtk_root_set_focus(window.widget.opaque, row)
            await window.change { window.press(GDK_KEY_Left) }
            #expect(!isExpanded(row) && window.texts == ["group 0", "group 1"])
            await window.change { window.press(GDK_KEY_Right) }
            #expect(isExpanded(row))
        }

        @Test
        func `R7.39: the arrow of a section is reached by Tab, named after the section, and closes it`() async throws {
            let model = Model()
            model.isOpen = true
            let window = await ViewWindow {
                List {
                    Section("Canvas", isExpanded: Binding(get: { model.isOpen }, set: { model.isOpen = $0 })) {
                        Text("row")
                    }
                }
                .listStyle(.sidebar)
            }
            let arrow = try #require(
                window.host.widget.descendants.first {
                    gtk_accessible_get_accessible_role($0.opaque) == GTK_ACCESSIBLE_ROLE_BUTTON
                })
            #expect(accessibleLabel(of: arrow) == "Canvas" && isExpanded(arrow))
            #expect(gtk_widget_grab_focus(arrow) != 0)
            await window.change { window.press(GDK_KEY_space) }
            #expect(window.texts == ["Canvas"])
            #expect(!model.isOpen && !isExpanded(arrow))
        }

        /// A sidebar of groups in sections.
        private struct Sidebar: View {
            @State private var selection: String? = "Star"
            @State private var isOpen = true
            @State private var isGroupOpen = true

            var body: some View {
                List(selection: $selection) {
                    Section("Canvas 1", isExpanded: $isOpen) {
                        DisclosureGroup("Emblem", isExpanded: $isGroupOpen) {
                            Text("Star").tag("Star")
                            DisclosureGroup("Wreath") { Text("Leaf") }
                        }
                        .tag("Emblem")
                        Text("Ground").tag("Ground")
                    }
                    Section("Canvas 2", isExpanded: .constant(false)) { Text("hidden") }
                }
                .listStyle(.sidebar)
            }
        }

        @Test func `looks for the docs`() async throws {
            let window = await ViewWindow(width: 300, height: 260) {
                Sidebar().background(Color(hex: 0xF6F5F4))
            }
            await window.frames(2)
            try Golden.keep(window.host.widget, "disclosure")
            #expect(window.texts == ["Canvas 1", "Emblem", "Star", "Wreath", "Ground", "Canvas 2"])
        }

        @Test func `open and close a thousand times leaves nothing behind`() async throws {
            let model = Model()
            let window = await ViewWindow {
                DisclosureGroup("Fill", isExpanded: Binding(get: { model.isOpen }, set: { model.isOpen = $0 })) {
                    ForEach(0..<3) { Text("\($0)") }
                }
                List {
                    DisclosureGroup("Row", isExpanded: Binding(get: { model.isOpen }, set: { model.isOpen = $0 })) {
                        ForEach(3..<6) { Text("\($0)") }
                    }
                }
            }
            await window.change { model.isOpen = true }
            await window.change { model.isOpen = false }
            await window.frames(2)
            // Rows of a closed group wait for the next one that is opened.
            let before = window.host.widget.descendants.count
            for turn in 0..<1_000 {
                model.isOpen = true
                if turn % 50 == 0 { await window.frames() }
                model.isOpen = false
                if turn % 70 == 0 { await window.frames() }
            }
            await window.frames(2)
            #expect(window.texts == ["Fill", "Row"])
            #expect(window.host.widget.descendants.count == before)
        }
    }
}
