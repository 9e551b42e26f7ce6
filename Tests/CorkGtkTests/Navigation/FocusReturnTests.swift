import CGtk
import CorkUI
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct FocusReturnTests {
        @Test func `the focus is back at the row that was followed`() async throws {
            let window = await ViewWindow {
                NavigationStack {
                    List(0..<5) { NavigationLink("Row \($0)", value: $0).buttonStyle(.plain) }
                        .navigationDestination(for: Int.self) { Button("Page \($0)") {} }
                }
            }
            let row = try window.label("Row 2").listItem
            await window.change { gtk_root_set_focus(window.widget.opaque, row) }
            #expect(window.focus == row)
            await window.change { window.press(GDK_KEY_Return) }
            await eventually { window.controller.graph.motions.isAtRest }
            let page = try #require(try window.label("Page 2").ancestor(gtk_button_get_type()))
            gtk_widget_grab_focus(page)
            #expect(window.focus == page)
            await window.change { window.press(GDK_KEY_Left, GDK_ALT_MASK) }
            await eventually { window.focus == row }
        }

        @Test func `the focus is back at the button that pushed`() async throws {
            let window = await ViewWindow {
                NavigationStack {
                    VStack {
                        Button("Other") {}
                        NavigationLink("Open") { Button("Page") {} }
                    }
                }
            }
            let open = try #require(try window.label("Open").ancestor(gtk_button_get_type()))
            gtk_widget_grab_focus(open)
            await window.change { cork_signal_emit(open, "clicked") }
            await eventually { window.controller.graph.motions.isAtRest }
            await window.change { window.press(GDK_KEY_Left, GDK_ALT_MASK) }
            await eventually { window.focus == open }
        }
    }
}
