import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Views outside of lists that are swiped over.
    @MainActor
    @Suite struct SwipeContainerTests {
        @Observable final class Model {
            var log: [String] = []
        }

        private let model = Model()

        private func window(_ direction: LayoutDirection = .leftToRight) async -> ViewWindow {
            await ViewWindow(width: 200, height: 120) { [model] in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { id in
                            Text("card \(id)").frame(maxWidth: .infinity).frame(height: 40)
                                .swipeActions { Button("Bin") { model.log.append("bin \(id)") } }
                        }
                    }
                }
                .swipeActionsContainer()
                .environment(\.layoutDirection, direction)
            }
        }

        private func host(_ window: ViewWindow, _ id: Int) throws -> WidgetPointer {
            try #require(
                sequence(first: window.label("card \(id)")) { gtk_widget_get_parent($0) }
                    .first { gtk_widget_has_css_class($0, "cork-focusable") != 0 })
        }

        private func bin(_ window: ViewWindow) -> WidgetPointer? {
            window.widgets(gtk_button_get_type()).first {
                $0.descendants.contains { $0.isLabel && $0.labelText == "Bin" }
            }
        }

        private func swipe(_ window: ViewWindow, _ id: Int, by distance: Double) async throws {
            let card = try host(window, id)
            card.beginDrag(x: 100, y: 20)
            await window.change { card.drag(dx: distance, dy: 2) }
            await window.change { card.endDrag(dx: distance, dy: 2) }
            await window.frames()
        }

        @Test func `R12.2: a swipe uncovers the buttons of a view, which are clicked`() async throws {
            let window = await window()
            try await swipe(window, 1, by: -60)
            let button = try #require(bin(window))
            let frame = button.bounds(in: window.host.widget)
            #expect(frame.minX > 100 && frame.maxX <= 200 && frame.midY == 60)
            #expect(try gtk_widget_get_overflow(host(window, 1)) == GTK_OVERFLOW_HIDDEN)
            await window.change { gtk_widget_activate(button) }
            await eventually { !model.log.isEmpty }
            #expect(model.log == ["bin 1"] && bin(window) == nil)
        }

        @Test
        func `R12.2: a view follows the pointer at each step of a swipe, and at its end uncovers the whole buttons`()
            async throws
        {
            let window = await window()
            let (card, text) = (try host(window, 1), try window.label("card 1"))
            let start = await window.swipe(over: card, from: CGPoint(x: 100, y: 20), expectingToFollow: text)
            await window.frames()
            let button = try #require(bin(window)).bounds(in: window.host.widget)
            #expect(abs(button.maxX - 194) < 1)
            #expect(abs(text.bounds(in: window.host.widget).minX - start + button.width + 12) < 1)
        }

        @Test func `from right to left the trailing buttons are on the left`() async throws {
            let window = await window(.rightToLeft)
            try await swipe(window, 1, by: -60)
            #expect(bin(window) == nil)
            try await swipe(window, 1, by: 60)
            #expect(try #require(bin(window)).bounds(in: window.host.widget).maxX < 100)
        }

        @Test
        func `R12.2: a drag up or down is none; a press on another view, a tap on the view and scrolling close`()
            async throws
        {
            let window = await window()
            let first = try host(window, 1)
            first.beginDrag(x: 100, y: 20)
            await window.change { first.drag(dx: 10, dy: 60) }
            await window.change { first.endDrag(dx: -60, dy: 60) }
            #expect(bin(window) == nil)
            try await swipe(window, 1, by: -60)
            #expect(bin(window) != nil)
            let other = try host(window, 2)
            await window.change { other.pressPointer() }
            await window.frames()
            #expect(bin(window) == nil)
            try await swipe(window, 1, by: -60)
            first.beginDrag(x: 20, y: 20)
            await window.change { first.endDrag(dx: 0, dy: 0) }
            await window.frames()
            #expect(bin(window) == nil)
            try await swipe(window, 1, by: -60)
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque), 10)
            await window.frames(3)
            #expect(bin(window) == nil)
        }

        @Test func `R12.1: a view takes the focus, and the menu key opens its menu with the buttons`() async throws {
            let window = await window()
            let card = try host(window, 1)
            #expect(gtk_widget_get_focusable(card) != 0)
            await window.change { gtk_widget_grab_focus(card) }
            await window.change { window.press(GDK_KEY_Menu) }
            let menu = try #require(window.widgets(gtk_popover_menu_get_type()).first)
            #expect(menu.descendants.contains { $0.isLabel && $0.labelText == "Bin" })
            try await swipe(window, 1, by: -60)
            #expect(bin(window) != nil)
            await window.change { gtk_widget_grab_focus(card) }
            await window.change { window.press(GDK_KEY_Escape) }
            await window.frames()
            #expect(bin(window) == nil)
        }
    }
}
