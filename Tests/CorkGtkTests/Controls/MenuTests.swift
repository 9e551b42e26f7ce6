import CGtk
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct MenuTests {
        @Observable final class Model {
            var log: [String] = []
        }

        private let model = Model()

        private func window() async -> ViewWindow {
            await ViewWindow { [model] in
                VStack {
                    Menu("File") {
                        Button("Open") { model.log.append("open") }.keyboardShortcut("o")
                        Divider()
                        Button("Save_As") { model.log.append("save") }.disabled(true)
                    }
                    FlowStack {
                        ForEach(0..<2) { number in
                            Text("Card \(number)").contextMenu {
                                Button("Remove") { model.log.append("remove \(number)") }
                                Menu("Move") { Button("Up") { model.log.append("up") } }
                            }
                        }
                    }
                }
            }
        }

        private func entries(_ window: ViewWindow) -> [String] {
            window.widgets(gtk_popover_menu_get_type()).first?.descendants
                .filter { String(cString: gtk_widget_get_css_name($0)) == "modelbutton" }
                .map { button in
                    let label = button.descendants.first { $0.isLabel }
                    return (label?.labelText ?? "") + (button.isSensitive ? "" : " off")
                } ?? []
        }

        @Test func `the button opens a native menu`() async throws {
            let window = await window()
            #expect(window.widgets(gtk_popover_menu_get_type()).isEmpty)
            let button = try #require(window.nodes("Button").first as? any AnyButtonNode)
            await window.change { button.activate() }
            #expect(entries(window).contains("Open") && entries(window).contains("Save_As off"))
            let popover = try #require(window.widgets(gtk_popover_menu_get_type()).first)
            #expect(gtk_widget_get_visible(popover) == 1)
            gtk_widget_activate_action_variant(popover, "items.item1", nil)
            #expect(model.log == ["open"])
            gtk_widget_activate_action_variant(popover, "items.item2", nil)
            #expect(model.log == ["open"])
        }

        @Test func `a menu that is longer than the screen scrolls to the item with the focus`() async throws {
            let window = await ViewWindow {
                Menu("Songs") { ForEach(0..<200) { number in Button("Song \(number)") {} } }
            }
            let button = try #require(window.nodes("Button").first as? any AnyButtonNode)
            await window.change { button.activate() }
            let popover = try #require(window.widgets(gtk_popover_menu_get_type()).first)
            await window.frames(2)
            #expect(gtk_widget_get_height(popover) <= 1_024)
            let scroller = try #require(popover.descendants.first { $0.isA(gtk_scrolled_window_get_type()) })
            let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque)
            await window.change { _ = gtk_widget_child_focus(popover, GTK_DIR_UP) }
            await window.frames(2)
            #expect(gtk_adjustment_get_value(adjustment) > 1_000)
        }

        @Test func `the menu key opens the menu of the cell with the focus and keys walk through it`() async throws {
            let window = await window()
            let cell = try #require(window.label("Card 1").ancestor(gtk_flow_box_child_get_type()))
            await window.change { gtk_widget_grab_focus(cell) }
            #expect(window.press(GDK_KEY_Menu))
            await window.frames()
            let popover = try #require(window.widgets(gtk_popover_menu_get_type()).first)
            func focus() -> UnsafeMutablePointer<GtkWidget>? { gtk_window_get_focus(window.controller.window) }
            // What is in the cell besides does not get the keys.
            for _ in 0..<3 {
                #expect(gtk_widget_child_focus(window.controller.window.cast(), GTK_DIR_DOWN) != 0)
                #expect(focus().map { gtk_widget_is_ancestor($0, popover) != 0 } == true)
            }
            await window.change { gtk_popover_popdown(popover.cast()) }
            #expect(focus() == cell)
            gtk_widget_activate_action_variant(popover, "items.item1", nil)
            #expect(model.log == ["remove 1"])
        }
    }
}
