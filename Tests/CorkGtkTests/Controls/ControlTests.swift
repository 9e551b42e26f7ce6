import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ControlTests {
        @Observable final class Model {
            var isOn = false
            var isFrozen = false
            var number = 3
            var length = 12.5
            var choice = "b"
            var titles = ["a", "b", "c"]
            var color = Color(hex: 0xFF0000)
            var isDisabled = false
            var fraction: Double? = 0.25
            var journal: [String] = []

            func binding<V>(_ path: ReferenceWritableKeyPath<Model, V>) -> Binding<V> {
                Binding(get: { self[keyPath: path] }, set: { if !self.isFrozen { self[keyPath: path] = $0 } })
            }
        }

        private func one(_ type: GType, in window: ViewWindow) throws -> WidgetPointer {
            try #require(window.widgets(type).first)
        }

        private func role(_ widget: WidgetPointer) -> GtkAccessibleRole {
            gtk_accessible_get_accessible_role(widget.opaque)
        }

        // MARK: Toggle

        @Test func `a switch follows its binding and writes it`() async throws {
            let model = Model()
            let window = await ViewWindow { Toggle("Grid", isOn: model.binding(\.isOn)).disabled(model.isDisabled) }
            let toggle = try one(gtk_switch_get_type(), in: window)
            #expect(accessibleLabel(of: toggle) == "Grid" && role(toggle) == GTK_ACCESSIBLE_ROLE_SWITCH)
            await window.change { gtk_switch_set_active(toggle.opaque, 1) }
            #expect(model.isOn)
            await window.change { model.isOn = false }
            #expect(gtk_switch_get_active(toggle.opaque) == 0)
            model.isFrozen = true
            await window.change { gtk_switch_set_active(toggle.opaque, 1) }
            await eventually { gtk_switch_get_active(toggle.opaque) == 0 }
            #expect(!model.isOn)
            await window.change { model.isDisabled = true }
            #expect(!toggle.isSensitive)
        }

        @Test func `a click on the label switches`() async throws {
            let model = Model()
            let window = await ViewWindow { Toggle("Grid", isOn: model.binding(\.isOn)).toggleStyle(.checkbox) }
            let box = try one(gtk_check_button_get_type(), in: window)
            let control = try #require(gtk_widget_get_parent(try window.label("Grid")))
            #expect(accessibleLabel(of: box) == "Grid" && role(box) == GTK_ACCESSIBLE_ROLE_CHECKBOX)
            await window.change { control.pointerClick() }
            #expect(model.isOn && gtk_check_button_get_active(box.cast()) != 0)
            #expect(try window.label("Grid").bounds(in: control).minX > box.bounds(in: control).maxX)
        }

        @Test func `a checkbox of several values shows that they differ`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Toggle(sources: [model.binding(\.isOn), .constant(true)], isOn: \.self) { Text("All") }
                    .toggleStyle(.checkbox)
            }
            let box = try one(gtk_check_button_get_type(), in: window)
            #expect(gtk_check_button_get_inconsistent(box.cast()) != 0)
            await window.change { model.isOn = true }
            #expect(gtk_check_button_get_inconsistent(box.cast()) == 0)
            #expect(gtk_check_button_get_active(box.cast()) != 0)
        }

        // MARK: Slider

        @Test func `a slider is named by its label and reports each change as an edit`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Slider(value: model.binding(\.length), in: 0...100) {
                    Text("Width")
                } onEditingChanged: {
                    model.journal.append($0 ? "begin" : "end")
                }
            }
            let scale = try one(gtk_scale_get_type(), in: window)
            #expect(accessibleLabel(of: scale) == "Width")
            await window.change { gtk_range_set_value(scale.cast(), 20) }
            #expect(model.length == 20 && model.journal == ["begin", "end"])
        }

        @Test func `edits while a slider is held count as one change`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Slider(value: model.binding(\.length), in: 0...100) { model.journal.append($0 ? "begin" : "end") }
            }
            let scale = try one(gtk_scale_get_type(), in: window)
            let mount = try #require(
                window.root.descendants.compactMap { $0.mount as? SliderMount }.first)
            mount.hold(true)
            for value in [20.0, 30, 40] { await window.change { gtk_range_set_value(scale.cast(), value) } }
            #expect(model.journal == ["begin"] && model.length == 40)
            mount.hold(false)
            await eventually { model.journal == ["begin", "end"] }
        }

        // MARK: Stepper

        @Test func `a stepper is one value with two buttons`() async throws {
            let model = Model()
            let window = await ViewWindow { Stepper("Copies", value: model.binding(\.number), in: 1...4) }
            let box = try #require(
                window.host.widget.descendants.first { role($0) == GTK_ACCESSIBLE_ROLE_SPIN_BUTTON })
            #expect(accessibleLabel(of: box) == "Copies")
            #expect(gtk_test_accessible_has_property(box.opaque, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) != 0)
            let buttons = window.widgets(gtk_button_get_type()).filter { $0.ancestor(gtk_box_get_type()) == box }
            #expect(buttons.compactMap { accessibleLabel(of: $0) } == ["Decrease", "Increase"])
            await window.change { click(buttons[1]) }
            #expect(model.number == 4 && !buttons[1].isSensitive && buttons[0].isSensitive)
            gtk_widget_grab_focus(buttons[0])
            await window.change { window.press(GDK_KEY_Down) }
            #expect(model.number == 3 && buttons[1].isSensitive)
        }

        // MARK: Picker

        private func picker(_ model: Model) -> some View {
            Picker("Fill", selection: model.binding(\.choice)) { ForEach(model.titles, id: \.self) { Text($0) } }
        }

        @Test func `a menu of options shows and writes the choice`() async throws {
            let model = Model()
            let window = await ViewWindow { picker(model) }
            let menu = try one(gtk_drop_down_get_type(), in: window)
            #expect(accessibleLabel(of: menu) == "Fill: b" && gtk_drop_down_get_selected(menu.opaque) == 1)
            await window.change { gtk_drop_down_set_selected(menu.opaque, 2) }
            #expect(model.choice == "c" && accessibleLabel(of: menu) == "Fill: c")
            await window.change { model.titles = ["x", "c", "y"] }
            #expect(gtk_drop_down_get_selected(menu.opaque) == 1 && model.choice == "c")
            await window.change { model.choice = "nowhere" }
            // An empty entry.
            #expect(gtk_drop_down_get_selected(menu.opaque) == 3 && model.choice == "nowhere")
            #expect(accessibleLabel(of: menu) == "Fill")
            model.isFrozen = true
            await window.change { gtk_drop_down_set_selected(menu.opaque, 0) }
            await eventually { gtk_drop_down_get_selected(menu.opaque) == 3 }
            model.isFrozen = false
            await window.change { gtk_drop_down_set_selected(menu.opaque, 0) }
            #expect(model.choice == "x" && g_list_model_get_n_items(gtk_drop_down_get_model(menu.opaque)) == 3)
        }

        @Test func `a menu of options is as wide as what is chosen`() async throws {
            let model = Model()
            model.titles = ["a", "b", "an option that is long"]
            let window = await ViewWindow { HStack { picker(model) }.overlay { Color.clear } }
            func width() throws -> CGFloat {
                try one(gtk_drop_down_get_type(), in: window).bounds(in: window.widget).width
            }
            let short = try width()
            await window.change { model.choice = "an option that is long" }
            #expect(try width() > short + 80)
            await window.change { model.choice = "a" }
            #expect(try width() == short)
        }

        @Test func `segments are buttons of which one is down`() async throws {
            let model = Model()
            let window = await ViewWindow { picker(model).pickerStyle(.segmented) }
            func buttons() -> [WidgetPointer] { window.widgets(gtk_toggle_button_get_type()) }
            func active() -> [Bool] { buttons().map { gtk_toggle_button_get_active($0.cast()) != 0 } }
            #expect(active() == [false, true, false])
            await window.change { gtk_toggle_button_set_active(buttons()[0].cast(), 1) }
            #expect(model.choice == "a" && active() == [true, false, false])
            await window.change { model.choice = "nowhere" }
            #expect(active() == [false, false, false])
            await window.change { model.titles = ["nowhere", "a"] }
            #expect(active() == [true, false])
            let group = try #require(gtk_widget_get_parent(buttons()[0]))
            #expect(role(group) == GTK_ACCESSIBLE_ROLE_RADIO_GROUP && accessibleLabel(of: group) == "Fill")
        }

        @Test func `a column of options has one mark`() async throws {
            let model = Model()
            let window = await ViewWindow { picker(model).pickerStyle(.radioGroup) }
            let buttons = window.widgets(gtk_check_button_get_type())
            func active() -> [Bool] { buttons.map { gtk_check_button_get_active($0.cast()) != 0 } }
            #expect(active() == [false, true, false])
            await window.change { gtk_check_button_set_active(buttons[2].cast(), 1) }
            #expect(model.choice == "c" && active() == [false, false, true])
            await window.change { model.choice = "nowhere" }
            #expect(active() == [false, false, false])
        }

        // MARK: Color

        @Test func `a color button shows and writes the color`() async throws {
            let model = Model()
            let window = await ViewWindow {
                ColorPicker("Fill", selection: model.binding(\.color), supportsOpacity: false)
            }
            let button = try one(cork_color_button_get_type(), in: window)
            #expect(accessibleLabel(of: button) == "Fill")
            #expect(cork_color_button_has_alpha(button) == 0)
            var color = GdkRGBA(red: 0, green: 0, blue: 1, alpha: 1)
            await window.change { cork_color_button_set_color(button, &color) }
            #expect(model.color == Color(hex: 0x0000FF))
            await window.change { model.color = Color(hex: 0x00FF00) }
            cork_color_button_get_color(button, &color)
            #expect(String(cString: gdk_rgba_to_string(&color)) == "rgb(0,255,0)")
        }

        // MARK: Values as text

        @Test func `a field of a value is read by enter and when the focus leaves`() async throws {
            let model = Model()
            let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
            let window = await ViewWindow {
                LabeledContent("Width") { TextField("", value: model.binding(\.length), format: style) }
                Button("Other") {}
            }
            let entry = try one(gtk_entry_get_type(), in: window)
            func type(_ text: String) { gtk_editable_set_text(entry.opaque, text) }
            func text() -> String { String(cString: gtk_editable_get_text(entry.opaque)) }
            #expect(text() == "12.5" && accessibleLabel(of: entry) == "Width")
            await window.change { type("40") }
            #expect(model.length == 12.5)
            await window.change { cork_signal_emit(entry, "activate") }
            #expect(model.length == 40 && text() == "40")
            gtk_widget_grab_focus(entry)
            await window.change { type("wide") }
            await window.change { gtk_widget_grab_focus(window.widgets(gtk_button_get_type())[0]) }
            await eventually { text() == "40" }
            #expect(model.length == 40)
            gtk_widget_grab_focus(entry)
            await window.change { type("50") }
            await window.change { gtk_widget_grab_focus(window.widgets(gtk_button_get_type())[0]) }
            #expect(model.length == 50)
            await window.change { model.length = 60 }
            #expect(text() == "60")
        }

        // MARK: Progress

        @Test func `progress is a bar or turns`() async throws {
            let model = Model()
            let window = await ViewWindow { ProgressView("Reading", value: model.fraction) }
            let bar = try one(gtk_progress_bar_get_type(), in: window)
            #expect(gtk_progress_bar_get_fraction(bar.opaque) == 0.25 && accessibleLabel(of: bar) == "Reading")
            await window.change { model.fraction = nil }
            let spinner = try one(gtk_spinner_get_type(), in: window)
            #expect(accessibleLabel(of: spinner) == "Reading" && window.widgets(gtk_progress_bar_get_type()).isEmpty)
        }

        // MARK: All

        @Test func `every control takes the focus and a name from outside`() async throws {
            let model = Model()
            let types = [
                gtk_switch_get_type(), gtk_scale_get_type(), gtk_drop_down_get_type(), cork_color_button_get_type(),
            ]
            let window = await ViewWindow(height: 500) {
                Toggle("Toggle", isOn: model.binding(\.isOn)).accessibilityLabel("own").help("help")
                Slider(value: model.binding(\.length), in: 0...100) { Text("Slider") }.accessibilityLabel("own")
                    .help("help")
                picker(model).accessibilityLabel("own").help("help")
                ColorPicker("Color", selection: model.binding(\.color)).accessibilityLabel("own").help("help")
            }
            for type in types {
                let widget = try one(type, in: window)
                // What a color is set to is said before.
                #expect(accessibleLabel(of: widget) == "own" && widget.tooltip?.hasSuffix("help") == true)
                #expect(gtk_widget_grab_focus(widget) != 0)
                let focus = try #require(window.focus)
                #expect(focus == widget || gtk_widget_is_ancestor(focus, widget) != 0)
            }
        }

        @Test func `right to left controls are mirrored`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Slider(value: model.binding(\.length), in: 0...100) { Text("Width") }
                    .environment(\.layoutDirection, .rightToLeft)
            }
            let scale = try one(gtk_scale_get_type(), in: window)
            #expect(gtk_widget_get_direction(scale) == GTK_TEXT_DIR_RTL)
            let label = try window.label("Width").bounds(in: window.host.widget)
            #expect(label.minX > scale.bounds(in: window.host.widget).maxX)
        }

        @Test func `controls leave nothing behind`() async throws {
            final class Watches { var all: [ObjectWatch] = [] }
            let (model, watches) = (Model(), Watches())
            let window = await ViewWindow(height: 500) {
                if !model.isDisabled {
                    Toggle("Toggle", isOn: model.binding(\.isOn))
                    Slider(value: model.binding(\.length), in: 0...100) { Text("Slider") }
                    Stepper("Stepper", value: model.binding(\.number))
                    picker(model)
                    picker(model).pickerStyle(.segmented)
                    picker(model).pickerStyle(.radioGroup)
                    ColorPicker("Color", selection: model.binding(\.color))
                    TextField("Field", value: model.binding(\.length), format: .number)
                    ProgressView("Progress", value: 0.5)
                    DisclosureGroup("Group", isExpanded: .constant(true)) { Text("inside") }
                }
            }
            watches.all = window.host.widget.descendants.map { ObjectWatch($0) }
            #expect(watches.all.count > 20)
            await window.change { model.isDisabled = true }
            await window.frames(2)
            await eventually { watches.all.allSatisfy { $0.finalized == 1 } }
        }
    }
}
