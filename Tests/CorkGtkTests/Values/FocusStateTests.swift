import CGtk
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct FocusStateTests {
        @Observable final class Model {
            var shows = false
            var log: [String] = []
        }

        struct Cards: View {
            let model: Model
            @FocusState private var card: Int?

            var body: some View {
                FlowStack {
                    ForEach(0..<3) { number in
                        VStack {
                            Text("Card \(number)")
                            Button("Inside \(number)") {}
                        }
                        .focused($card, equals: number)
                    }
                }
                if model.shows { TextField("Late", text: .constant("")).focused($card, equals: 9) }
                Button("Third") { card = 2 }
                Button("Late") {
                    model.shows = true
                    card = 9
                }
                Button("None") { card = nil }
                Text("At \(card.map(String.init) ?? "none")")
            }
        }

        private let model = Model()

        private func window() async -> ViewWindow {
            await ViewWindow { [model] in VStack { Cards(model: model) } }
        }

        private func button(_ label: String, _ window: ViewWindow) throws -> any AnyButtonNode {
            try #require(
                window.nodes("Button").compactMap { $0 as? any AnyButtonNode }.first { $0.accessibleText == label })
        }

        @Test func `a cell takes the focus that its card is given`() async throws {
            let window = await window()
            let third = try button("Third", window)
            await window.change { third.activate() }
            await window.frames()
            #expect(window.focus?.isA(gtk_flow_box_child_get_type()) == true)
            #expect(window.texts.last == "At 2")
            #expect(window.press(GDK_KEY_Left))
            await window.frames()
            #expect(window.texts.last == "At 1", "Arrow keys go on from there.")
            let inside = try window.label("Inside 0")
            await window.change { gtk_widget_grab_focus(inside.ancestor(gtk_button_get_type())!) }
            #expect(window.texts.last == "At 0")
        }

        @Test func `a field that appears takes the focus`() async throws {
            let window = await window()
            let late = try button("Late", window)
            await window.change { late.activate() }
            await window.frames()
            #expect(window.focus?.ancestor(gtk_entry_get_type()) != nil)
            #expect(window.texts.last == "At 9")
            let none = try button("None", window)
            await window.change { none.activate() }
            #expect(window.focus == nil)
            #expect(window.texts.last == "At none")
        }

        @Test func `text goes to the clipboard and comes back`() async throws {
            let window = await window()
            let clipboard = try #require(window.root.environment.clipboard)
            clipboard.setText("Ünïcode – “Love Stack”\nnext")
            #expect(await clipboard.text() == "Ünïcode – “Love Stack”\nnext")
        }

        @Test func `keys without a character are reported`() async throws {
            var pressed: [KeyEquivalent] = []
            let window = await ViewWindow {
                Button("Here") {}.onKeyPress(keys: [.upArrow, .home, .function(2), .delete]) {
                    pressed.append($0.key)
                    return .handled
                }
            }
            _ = try button("Here", window)
            gtk_widget_grab_focus(
                window.widgets(gtk_button_get_type()).first { $0.ancestor(gtk_header_bar_get_type()) == nil }!)
            for key in [GDK_KEY_Up, GDK_KEY_Home, GDK_KEY_F2, GDK_KEY_Delete, GDK_KEY_F3] { window.press(key) }
            #expect(pressed == [.upArrow, .home, .function(2), .delete])
        }
    }
}
