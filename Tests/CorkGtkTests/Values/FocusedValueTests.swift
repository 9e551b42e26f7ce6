import CGtk
import CorkUI
import Testing

@testable import CorkGtk

nonisolated private struct NameKey: FocusedValueKey {
    typealias Value = String
}

extension FocusedValues {
    nonisolated fileprivate var name: String? {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

extension GtkTests {
    @MainActor
    @Suite struct FocusedValueTests {
        struct Reader: View {
            @FocusedValue(\.name) private var name
            var body: some View { Text("focus: \(name ?? "none")") }
        }

        private func expect(_ name: String, in window: ViewWindow) async {
            await window.frames()
            #expect(window.texts.contains("focus: \(name)"))
        }

        private func focusButton(_ text: String, in window: ViewWindow) throws {
            let button = try #require(try window.label(text).ancestor(gtk_button_get_type()))
            gtk_widget_grab_focus(button)
        }

        @Test func `the focus of the window is followed`() async throws {
            let window = await ViewWindow {
                Reader()
                VStack {
                    TextField("Name", text: .constant("")).focusedValue(\.name, "field")
                    Button("One") {}
                    Button("Two") {}.buttonStyle(.plain).focusedValue(\.name, "two")
                }
                .focusedValue(\.name, "stack")
                Button("Three") {}
            }
            await expect("field", in: window)
            gtk_window_set_focus(window.controller.window, nil)
            await expect("none", in: window)
            try focusButton("One", in: window)
            await expect("stack", in: window)
            let plain = try #require(window.nodes("Button")[1].mount as? WidgetMount)
            gtk_widget_grab_focus(plain.child)
            await expect("two", in: window)
            gtk_widget_grab_focus(window.widgets(gtk_text_get_type())[0])
            await expect("field", in: window)
            try focusButton("Three", in: window)
            await expect("none", in: window)
        }

        @Test func `a cell stands for what it shows`() async {
            let window = await ViewWindow {
                Reader()
                FlowStack {
                    ForEach(["a", "b"], id: \.self) { Text($0).focusedValue(\.name, $0).padding(2) }
                }
            }
            for (cell, name) in zip(window.widgets(gtk_flow_box_child_get_type()), ["a", "b"]) {
                gtk_widget_grab_focus(cell)
                await expect(name, in: window)
            }
        }
    }
}
