import CGtk
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct TextFieldTests {
        @Observable final class Model {
            var text = "Ann"
            var writes: [String] = []
            var submits = 0
            var isFrozen = false
        }

        private func window(_ model: Model, _ change: @escaping (String) -> String = { $0 }) async -> ViewWindow {
            await ViewWindow {
                TextField(
                    "Name",
                    text: Binding(
                        get: { model.text },
                        set: {
                            model.writes.append($0)
                            if !model.isFrozen { model.text = change($0) }
                        })
                )
                .onSubmit { model.submits += 1 }
                Text("Hello \(model.text)")
            }
        }

        private func entry(_ window: ViewWindow) throws -> WidgetPointer {
            try #require(window.widgets(gtk_entry_get_type()).first)
        }

        @Test(arguments: LayoutDirection.allCases)
        func `the text in a field has the layout direction of the field`(direction: LayoutDirection) async throws {
            let window = await ViewWindow {
                TextField("Number", text: .constant("-8")).environment(\.layoutDirection, direction)
            }
            let text = try #require(gtk_editable_get_delegate(entry(window).opaque))
            #expect(gtk_widget_get_direction(UnsafeMutablePointer(text)) == direction.gtk)
        }

        @Test func `text fields set purpose and hints of input methods`() async throws {
            let window = await ViewWindow {
                TextField("Mail", text: .constant("")).keyboardType(.emailAddress).textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                TextField("Plain", text: .constant(""))
            }
            let entries: [UnsafeMutablePointer<GtkEntry>] = window.widgets(gtk_entry_get_type()).map { $0.cast() }
            #expect(
                entries.map { gtk_entry_get_input_purpose($0) } == [
                    GTK_INPUT_PURPOSE_EMAIL, GTK_INPUT_PURPOSE_FREE_FORM,
                ])
            let hints = GTK_INPUT_HINT_LOWERCASE.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
            #expect(entries.map { gtk_entry_get_input_hints($0).rawValue } == [hints, 0])
        }

        private func text(_ entry: WidgetPointer) -> String { String(cString: gtk_editable_get_text(entry.opaque)) }

        /// Types text at the cursor.
        private func type(_ text: String, into entry: WidgetPointer) {
            var position = gtk_editable_get_position(entry.opaque)
            gtk_editable_insert_text(entry.opaque, text, -1, &position)
            gtk_editable_set_position(entry.opaque, position)
        }

        @Test func `typed text is written once and keeps the cursor`() async throws {
            let model = Model()
            let window = await window(model)
            let entry = try entry(window)
            gtk_editable_set_position(entry.opaque, -1)
            await window.change { type("a", into: entry) }
            #expect(model.writes == ["Anna"])
            #expect(window.texts.contains("Hello Anna"))
            #expect(text(entry) == "Anna")
            #expect(gtk_editable_get_position(entry.opaque) == 4)
        }

        @Test func `model changes are shown and not written back`() async throws {
            let model = Model()
            let window = await window(model)
            let entry = try entry(window)
            await window.change { model.text = "Bea" }
            #expect(text(entry) == "Bea")
            #expect(model.writes.isEmpty)
        }

        private struct Clearing: View {
            @State private var text = "Ann"
            @State private var volume = 0.5

            var body: some View {
                TextField("Name", text: $text)
                Slider(value: $volume)
                Button("Clear") { (text, volume) = ("", 1) }
            }
        }

        @Test func `a state that only the field and the slider read is shown when a button changes it`() async throws {
            let window = await ViewWindow { Clearing() }
            let button = try #require(window.widgets(gtk_button_get_type()).last)
            await window.change { gtk_widget_activate(button) }
            await eventually { (try? text(entry(window))) == "" }
            let scale = try #require(window.widgets(gtk_scale_get_type()).first)
            #expect(gtk_range_get_value(scale.cast()) == 1)
        }

        @Test func `text that the binding alters is typed on at the cursor`() async throws {
            let model = Model()
            model.text = ""
            let window = await window(model) { $0.uppercased() }
            let entry = try entry(window)
            for letter in ["b", "e", "a"] { await window.change { type(letter, into: entry) } }
            #expect(model.text == "BEA")
            #expect(text(entry) == "BEA")
        }

        @Test func `text that the binding rejects is reverted`() async throws {
            let model = Model()
            model.isFrozen = true
            let window = await window(model)
            let entry = try entry(window)
            gtk_editable_set_position(entry.opaque, -1)
            await window.change { type("x", into: entry) }
            #expect(model.writes == ["Annx"])
            #expect(text(entry) == "Ann")
        }

        @Test func `enter submits`() async throws {
            let model = Model()
            let window = await window(model)
            gtk_widget_grab_focus(try entry(window))
            #expect(window.press(GDK_KEY_Return))
            #expect(model.submits == 1)
        }

        @Test func `the title is placeholder and name`() async throws {
            let window = await window(Model())
            let entry = try entry(window)
            #expect(gtk_entry_get_placeholder_text(entry.cast()).map { String(cString: $0) } == "Name")
            #expect(accessibleLabel(of: entry) == "Name")
        }

        /// A model of numbers, for fields that write their value when they lose the focus.
        @Observable final class Numbers {
            var numbers = [1.0, 2.0]
            var chosen = 0
            var known: [Double] = []
        }

        private func field(of model: Numbers) -> some View {
            TextField(
                "Number",
                value: Binding(get: { model.numbers[model.chosen] }, set: { model.numbers[model.chosen] = $0 }),
                format: .number)
        }

        private func typed(_ window: ViewWindow) async throws {
            let entry = try entry(window)
            await window.change { gtk_widget_grab_focus(entry) }
            await window.change { gtk_editable_set_text(entry.opaque, "5") }
        }

        @Test func `a press beside a field has it take what is typed first`() async throws {
            let model = Numbers()
            let window = await ViewWindow {
                field(of: model)
                Rectangle().frame(width: 80, height: 40)
                    .onPointerEvent { event in if case .pressed = event.phase { model.chosen = 1 } }
                    .focusable()
            }
            try await typed(window)
            let pad = try #require(window.widget.descendants.last { $0.hasDrag })
            await window.change { pad.pressPointer() }
            #expect(model.chosen == 1 && model.numbers == [5, 2])
        }

        @Test func `keys of buttons and menus know what is typed`() async throws {
            for isInMenu in [false, true] {
                let model = Numbers()
                let note = Button("Note") { model.known = model.numbers }.keyboardShortcut("s")
                let window = await ViewWindow {
                    field(of: model)
                    if isInMenu { Menu("Menu") { note } } else { note.disabled(model.numbers[0] == 1) }
                }
                try await typed(window)
                #expect(window.press(GDK_KEY_s, GDK_CONTROL_MASK))
                #expect(model.known == [5, 2])
            }
        }

        @Test func `a committed number is undone by the window`() async throws {
            let model = Numbers()
            let window = await ViewWindow {
                field(of: model)
                Button("Undo") { model.numbers[0] = 1 }.keyboardShortcut("z")
            }
            try await typed(window)
            await window.change { window.press(GDK_KEY_Return) }
            #expect(model.numbers == [5, 2])
            await window.change { window.press(GDK_KEY_z, GDK_CONTROL_MASK) }
            #expect(try text(entry(window)) == "1" && model.numbers == [1, 2])
        }

        @Test func `a window that closes has a field take what is typed`() async throws {
            let model = Numbers()
            let window = await ViewWindow { field(of: model) }
            try await typed(window)
            gtk_window_close(window.controller.window)
            #expect(model.numbers == [5, 2])
        }
    }
}
