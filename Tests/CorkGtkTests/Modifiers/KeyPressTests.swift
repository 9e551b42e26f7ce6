import CGtk
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct KeyPressTests {
        @Observable final class Model {
            var pressed: [String] = []
            var isOther = false

            func note(_ name: String, _ result: KeyPress.Result = .handled) -> KeyPress.Result {
                pressed.append(name)
                return result
            }
        }

        private func focus(_ text: String, in window: ViewWindow) throws {
            let button = try #require(try window.label(text).ancestor(gtk_button_get_type()))
            #expect(gtk_widget_grab_focus(button) != 0)
        }

        @Test func `a key reaches the view that has the focus inside`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Button("One") {}.onKeyPress("x") { model.note("one") }
                Button("Two") {}.onKeyPress("x") { model.note("two") }
            }
            try focus("Two", in: window)
            #expect(window.press(GDK_KEY_x))
            #expect(!window.press(GDK_KEY_y))
            #expect(model.pressed == ["two"])
        }

        @Test func `a stack hears only what is pressed inside of it`() async throws {
            let model = Model()
            let window = await ViewWindow {
                HStack {
                    VStack {
                        Button("One") {}
                        Button("Two") {}
                    }
                    .onKeyPress("x") { model.note("left") }
                    VStack {
                        Button("Three") {}
                        Button("Four") {}
                    }
                    .onKeyPress("x") { model.note("right") }
                    Button("Five") {}
                }
            }
            for (text, heard) in [("Two", ["left"]), ("Three", ["right"]), ("Five", [])] {
                model.pressed = []
                try focus(text, in: window)
                #expect(window.press(GDK_KEY_x) == !heard.isEmpty)
                #expect(model.pressed == heard)
            }
        }

        @Test func `keys ignored by the inner view reach the outer view`() async throws {
            let model = Model()
            let window = await ViewWindow {
                VStack {
                    Button("One") {}.onKeyPress("x") { model.note("inner", .ignored) }
                    Button("Two") {}
                }
                .onKeyPress("x") { model.note("outer") }
            }
            try focus("One", in: window)
            #expect(window.press(GDK_KEY_x))
            #expect(model.pressed == ["inner", "outer"])
        }

        @Test func `a cell of a flow hears keys when it has the focus itself`() async throws {
            let model = Model()
            let window = await ViewWindow {
                FlowStack {
                    ForEach(["a", "b"], id: \.self) { name in
                        Text(name).padding(10).onKeyPress("x") { model.note(name) }.accessibilityLabel("Card \(name)")
                    }
                }
            }
            gtk_widget_grab_focus(window.widgets(gtk_flow_box_child_get_type())[1])
            #expect(window.press(GDK_KEY_x))
            #expect(model.pressed == ["b"])
        }

        @Test(arguments: [false, true])
        func `the key goes to the widget that is there now`(inStack: Bool) async throws {
            let model = Model()
            let window = await ViewWindow {
                if inStack {
                    VStack { Choice(model: model) }.onKeyPress("x") { model.note("x") }
                } else {
                    Choice(model: model).onKeyPress("x") { model.note("x") }
                }
            }
            for _ in 0..<4 {
                await window.change { model.isOther.toggle() }
                try focus(model.isOther ? "Other" : "One", in: window)
                model.pressed = []
                #expect(window.press(GDK_KEY_x))
                #expect(model.pressed == ["x"])
            }
        }

        private struct Choice: View {
            let model: Model
            var body: some View {
                if model.isOther { Button("Other") {} } else { Button("One") {} }
            }
        }
    }
}
