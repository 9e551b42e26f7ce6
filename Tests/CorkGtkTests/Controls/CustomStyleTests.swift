import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Controls that styles of the program's own draw.
    @MainActor
    @Suite struct CustomStyleTests {
        @Observable final class Model {
            var count = 0
            var isDisabled = false
        }

        private struct Chip: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    configuration.label
                    if configuration.isPressed { Text("held") }
                }
                .padding(10)
                .background(configuration.isPressed ? Color.red : Color.green)
            }
        }

        private struct ByGesture: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture { configuration.trigger() }
            }
        }

        private struct Framed: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(3) }
        }

        private func chip(_ model: Model) async -> ViewWindow {
            await ViewWindow {
                Button("Add") { model.count += 1 }.buttonStyle(Chip()).disabled(model.isDisabled)
                Text("\(model.count)")
            }
        }

        private func button(_ window: ViewWindow) throws -> WidgetPointer {
            try #require(window.widget.descendants.first { $0.isA(gtk_button_get_type()) })
        }

        @Test func `a drawn button is a native one as large as its body and nothing else is seen`() async throws {
            let model = Model()
            let window = await chip(model)
            let button = try button(window)
            let text = try window.label("Add")
            #expect(gtk_widget_get_width(button) == gtk_widget_get_width(text) + 20)
            #expect(gtk_widget_get_height(button) == gtk_widget_get_height(text) + 20)
            #expect(text.bounds(in: button).origin == CGPoint(x: 10, y: 10))
            let place = button.bounds(in: window.host.widget)
            let color = try window.picture()[Int(place.minX) + 1, Int(place.minY) + 1]
            #expect(color >> 8 & 0xFF > color >> 16 && color >> 8 & 0xFF > color & 0xFF)
            #expect(gtk_accessible_get_accessible_role(button.opaque) == GTK_ACCESSIBLE_ROLE_BUTTON)
            #expect(accessibleLabel(of: button) == "Add")
            await window.change { cork_signal_emit(button, "clicked") }
            #expect(window.texts == ["Add", "1"])
        }

        @Test(arguments: [GDK_KEY_space, GDK_KEY_Return])
        func `a key holds a drawn button and presses it`(key: Int32) async throws {
            let model = Model()
            let window = await chip(model)
            #expect(gtk_widget_grab_focus(try button(window)) != 0)
            #expect(window.press(key))
            await eventually { window.texts == ["Add", "held", "0"] }
            await eventually { window.texts == ["Add", "1"] }
        }

        @Test func `a disabled drawn button takes no focus`() async throws {
            let model = Model()
            model.isDisabled = true
            let window = await chip(model)
            let button = try button(window)
            #expect(!button.isSensitive && gtk_widget_grab_focus(button) == 0)
            await window.change { model.isDisabled = false }
            #expect(button.isSensitive && gtk_widget_grab_focus(button) != 0)
        }

        @Test func `a style that is around a button leaves it native`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Button("Add") { model.count += 1 }.buttonStyle(Framed()).keyboardShortcut("n")
            }
            let buttons = window.widgets(gtk_button_get_type()).filter { accessibleLabel(of: $0) == "Add" }
            cork_signal_emit(try #require(buttons.count == 1 ? buttons[0] : nil), "clicked")
            #expect(model.count == 1)
            #expect(window.press(GDK_KEY_n, GDK_CONTROL_MASK))
            #expect(model.count == 2)
        }

        @Test func `a style of gestures is a button for keys and screen readers`() async throws {
            let model = Model()
            let window = await ViewWindow { Button("Open") { model.count += 1 }.buttonStyle(ByGesture()) }
            let button = try #require(window.widget.descendants.first { accessibleLabel(of: $0) == "Open" })
            #expect(gtk_accessible_get_accessible_role(button.opaque) == GTK_ACCESSIBLE_ROLE_BUTTON)
            #expect(gtk_widget_grab_focus(button) != 0 && window.press(GDK_KEY_Return))
            #expect(model.count == 1)
            let place = button.bounds(in: window.host.widget)
            window.host.widget.beginDrag(x: place.midX, y: place.midY)
            window.host.widget.endDrag(dx: 0, dy: 0)
            await eventually { model.count == 2 }
        }

        private struct Star: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(action: { configuration.isOn.toggle() }) { configuration.label }
            }
        }

        private struct Drawn: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.opacity(configuration.isOn ? 1 : 0.5)
            }
        }

        @Test func `a toggle of a button says whether it is pressed`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Toggle("Grid", isOn: Bindable(model).isDisabled).toggleStyle(Star())
            }
            let button = try button(window)
            #expect(accessibleLabel(of: button) == "Grid")
            #expect(cork_test_accessible_state_is(button, GTK_ACCESSIBLE_STATE_PRESSED, 0) != 0)
            await window.change { cork_signal_emit(button, "clicked") }
            #expect(model.isDisabled && cork_test_accessible_state_is(button, GTK_ACCESSIBLE_STATE_PRESSED, 1) != 0)
        }

        @Test func `a drawn toggle is a box for keys and screen readers`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Toggle("Grid", isOn: Bindable(model).isDisabled).toggleStyle(Drawn())
            }
            let box = try #require(window.widget.descendants.first { accessibleLabel(of: $0) == "Grid" })
            #expect(gtk_accessible_get_accessible_role(box.opaque) == GTK_ACCESSIBLE_ROLE_CHECKBOX)
            #expect(cork_test_accessible_state_is(box, GTK_ACCESSIBLE_STATE_CHECKED, 0) != 0)
            #expect(gtk_widget_grab_focus(box) != 0 && window.press(GDK_KEY_space))
            #expect(model.isDisabled)
            await window.frames()
            #expect(cork_test_accessible_state_is(box, GTK_ACCESSIBLE_STATE_CHECKED, 1) != 0)
        }

        @Test func `an icon alone is called by its title`() async throws {
            let window = await ViewWindow {
                VStack {
                    Button(action: {}) { Label("Add", systemImage: "list-add-symbolic") }
                    Label("Find", systemImage: "edit-find-symbolic")
                }
                .labelStyle(.iconOnly)
            }
            #expect(window.texts.isEmpty)
            #expect(accessibleLabel(of: try button(window)) == "Add")
            let images = window.widgets(gtk_image_get_type()).filter { accessibleLabel(of: $0) == "Find" }
            #expect(images.count == 1)
        }

        @Test func `a plain field has no frame`() async throws {
            let window = await ViewWindow {
                VStack {
                    TextField("Framed", text: .constant(""))
                    VStack {
                        TextField("Bare", text: .constant(""))
                        SecureField("Secret", text: .constant(""))
                    }
                    .textFieldStyle(.plain)
                }
            }
            func entry(_ name: String) throws -> WidgetPointer {
                try #require(window.widgets(gtk_entry_get_type()).first { accessibleLabel(of: $0) == name })
            }
            let height = gtk_widget_get_height(try entry("Framed"))
            for name in ["Bare", "Secret"] {
                #expect(gtk_widget_has_css_class(try entry(name), "flat") != 0)
                #expect(gtk_widget_get_height(try entry(name)) < height)
            }
        }

        @Test func `a gauge is a meter with its own numbers`() async throws {
            let model = Model()
            let window = await ViewWindow { Gauge(value: Double(model.count), in: -10...40) { Text("Heat") } }
            let bar = try #require(window.widgets(gtk_level_bar_get_type()).first)
            #expect(gtk_accessible_get_accessible_role(bar.opaque) == GTK_ACCESSIBLE_ROLE_METER)
            #expect(accessibleLabel(of: bar) == "Heat" && gtk_level_bar_get_value(bar.opaque) == 0.2)
            #expect(gtk_widget_get_width(bar) == 400)
            await window.change { model.count = 40 }
            #expect(gtk_level_bar_get_value(bar.opaque) == 1)
            #expect(gtk_level_bar_get_offset_value(bar.opaque, "low", nil) == 0)
            #expect(gtk_test_accessible_has_property(bar.opaque, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) != 0)
        }
    }
}
