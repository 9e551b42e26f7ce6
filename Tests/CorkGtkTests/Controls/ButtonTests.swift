import CGtk
import CGtkTestMain
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ButtonTests {
        @Observable final class Model {
            var count = 0
            var isDisabled = false
            var hasShortcut = true
        }

        /// A native button, and a plain one, for the same tests.
        private func window(_ model: Model, isPlain: Bool) async -> ViewWindow {
            await ViewWindow {
                if isPlain {
                    Button("Add") { model.count += 1 }.buttonStyle(.plain).disabled(model.isDisabled)
                } else {
                    Button("Add") { model.count += 1 }.disabled(model.isDisabled)
                }
                Text("\(model.count)")
            }
        }

        private func button(_ window: ViewWindow, isPlain: Bool) throws -> WidgetPointer {
            try #require(
                window.widget.descendants.first {
                    isPlain ? gtk_widget_has_css_class($0, "cork-plain-button") != 0 : $0.isA(gtk_button_get_type())
                })
        }

        private func click(_ button: WidgetPointer, isPlain: Bool) {
            if isPlain { button.pointerClick(x: 2, y: 2) } else { cork_signal_emit(button, "clicked") }
        }

        @Test(arguments: [false, true])
        func `a click runs the action and shows what it changed`(isPlain: Bool) async throws {
            let window = await window(Model(), isPlain: isPlain)
            let button = try button(window, isPlain: isPlain)
            await window.change { click(button, isPlain: isPlain) }
            #expect(window.texts == ["Add", "1"])
        }

        @Test func `a click that ends outside of a plain button is none`() async throws {
            let model = Model()
            let window = await window(model, isPlain: true)
            try button(window, isPlain: true).pointerClick(x: 500, y: 2)
            #expect(model.count == 0)
        }

        @Test(arguments: [false, true], [GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter])
        func `space and enter click the focused button`(isPlain: Bool, key: Int32) async throws {
            let model = Model()
            let window = await window(model, isPlain: isPlain)
            #expect(gtk_widget_grab_focus(try button(window, isPlain: isPlain)) != 0)
            #expect(window.press(key))
            // A native button is pressed first, and clicked a moment later.
            await eventually { model.count == 1 }
            if isPlain {
                #expect(!window.press(key, GDK_CONTROL_MASK))
                #expect(model.count == 1)
            }
        }

        @Test(arguments: [false, true])
        func `a disabled button takes neither focus nor keys nor clicks`(isPlain: Bool) async throws {
            let model = Model()
            model.isDisabled = true
            let window = await window(model, isPlain: isPlain)
            let button = try button(window, isPlain: isPlain)
            #expect(!button.isSensitive)
            #expect(gtk_widget_grab_focus(button) == 0)
            click(button, isPlain: isPlain)
            #expect(model.count == 0)

            await window.change { model.isDisabled = false }
            #expect(button.isSensitive)
            click(button, isPlain: isPlain)
            #expect(model.count == 1)
        }

        @Test func `a shortcut works wherever the focus is`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Button("Other") {}
                Button("Add") { model.count += 1 }.disabled(model.isDisabled)
                    .keyboardShortcut("n", modifiers: model.hasShortcut ? [.command, .shift] : .command)
            }
            gtk_widget_grab_focus(window.widgets(gtk_button_get_type())[0])
            #expect(window.press(GDK_KEY_n, GDK_CONTROL_MASK | GDK_SHIFT_MASK))
            #expect(model.count == 1)
            #expect(!window.press(GDK_KEY_n, GDK_CONTROL_MASK))

            await window.change { model.hasShortcut = false }
            #expect(!window.press(GDK_KEY_n, GDK_CONTROL_MASK | GDK_SHIFT_MASK))
            #expect(window.press(GDK_KEY_n, GDK_CONTROL_MASK))
            #expect(model.count == 2)

            await window.change { model.isDisabled = true }
            #expect(!window.press(GDK_KEY_n, GDK_CONTROL_MASK))
            #expect(model.count == 2)
        }

        @Test func `a plain button is a button named after its text`() async throws {
            let model = Model()
            let window = await ViewWindow { Button("Count \(model.count)") {}.buttonStyle(.plain) }
            let button = try button(window, isPlain: true)
            #expect(gtk_accessible_get_accessible_role(button.opaque) == GTK_ACCESSIBLE_ROLE_BUTTON)
            #expect(accessibleLabel(of: button) == "Count 0")
            await window.change { model.count = 1 }
            #expect(accessibleLabel(of: button) == "Count 1")
        }

        @Test func `a plain button follows a name read inside its label`() async throws {
            let model = Model()
            let window = await ViewWindow { Button(action: {}) { Counter(model: model) }.buttonStyle(.plain) }
            let button = try button(window, isPlain: true)
            await window.change { model.count = 7 }
            #expect(window.texts == ["Count 7"])
            #expect(accessibleLabel(of: button) == "Count 7")
        }

        private struct Counter: View {
            let model: Model
            var body: some View { Text("Count \(model.count)") }
        }
    }
}
