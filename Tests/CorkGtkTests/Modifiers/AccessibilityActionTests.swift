import CGtk
import CGtkTestMain
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct AccessibilityActionTests {
        @Observable final class Model {
            var done: [String] = []
            var isEnabled = true
            var choice: Int?
            var isOn = false
        }

        /// Performs an action of a widget, as assistive technologies do.
        ///
        /// - Returns: `true` if the widget or one around it has the action.
        @discardableResult
        private func perform(_ action: String, on widget: WidgetPointer) -> Bool {
            gtk_widget_activate_action_variant(widget, action, nil) != 0
        }

        private func widgets(_ role: GtkAccessibleRole, in window: ViewWindow) -> [WidgetPointer] {
            window.widget.descendants.filter { gtk_accessible_get_accessible_role($0.opaque) == role }
        }

        @Test func `a click presses a button without a native one while it is enabled`() async throws {
            let model = Model()
            let window = await ViewWindow {
                VStack {
                    Button("Plain") { model.done.append("plain") }.buttonStyle(.plain)
                    Button("Link") { model.done.append("link") }.buttonStyle(.link)
                    Text("Text").onTapGesture { model.done.append("text") }.accessibilityAddTraits(.isButton)
                }
                .disabled(!model.isEnabled)
            }
            let buttons = widgets(GTK_ACCESSIBLE_ROLE_BUTTON, in: window)
            let link = try #require(widgets(GTK_ACCESSIBLE_ROLE_LINK, in: window).first)
            try #require(buttons.count == 2)
            for _ in 0..<2 {
                await window.change {
                    perform("click", on: buttons[0])
                    perform("click", on: link)
                    perform("action.click", on: buttons[1])
                }
                #expect(model.done == ["plain", "link", "text"])
                await window.change { model.isEnabled = false }
            }
        }

        @Test func `a click switches toggles of every style`() async throws {
            let model = Model()
            let isOn = Binding(get: { model.isOn }, set: { model.isOn = $0 })
            let window = await ViewWindow {
                VStack {
                    Toggle("Check", isOn: isOn).toggleStyle(.checkbox)
                    Toggle("Tap", isOn: isOn).toggleStyle(TapToggleStyle())
                }
                .disabled(!model.isEnabled)
            }
            let boxes = widgets(GTK_ACCESSIBLE_ROLE_CHECKBOX, in: window)
            try #require(boxes.count == 2)
            for box in boxes {
                await window.change { perform("click", on: box) }
                #expect(model.isOn)
                model.isOn = false
                await window.change { model.isEnabled = false }
                await window.change { perform("click", on: box) }
                #expect(!model.isOn)
                await window.change { model.isEnabled = true }
            }
        }

        private struct TapToggleStyle: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture { configuration.isOn.toggle() }
            }
        }

        @Test func `a click on a focusable view focuses it and performs its gestures`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Color.red.frame(width: 40, height: 40)
                    .onTapGesture(count: 2) { model.done.append("double") }
                    .onTapGesture { model.done.append("single") }
                    .focusable(model.isEnabled)
            }
            let view = try #require(window.widget.descendants.first { gtk_widget_get_focusable($0) != 0 })
            await window.change { perform("click", on: view) }
            #expect(model.done == ["single"] && gtk_root_get_focus(window.widget.opaque) == view)
            await window.change { model.isEnabled = false }
            await window.change { perform("click", on: view) }
            #expect(model.done.count == 1)
        }

        @Test func `the default action replaces a click`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Button("Outside") { model.done.append("button") }.buttonStyle(.plain)
                    .accessibilityAction { model.done.append("outside") }
                Color.red.frame(width: 40, height: 40)
                    .onTapGesture { model.done.append("tap") }
                    .accessibilityAction { model.done.append("inside") }
                    .focusable()
            }
            for view in window.widget.descendants.filter({ cork_host_is_clickable($0) != 0 }) {
                await window.change { perform("click", on: view) }
            }
            #expect(model.done == ["outside", "inside"])
        }

        @Test func `named actions are on the widget, and those of a native button on the one around it`() async throws {
            let model = Model()
            let window = await ViewWindow {
                VStack {
                    Button("Plain") {}.buttonStyle(.plain)
                        .accessibilityAction(named: "Rate 3.5 stars") { model.done.append("rate") }
                        .accessibilityAction(named: "Remove") { model.done.append("remove") }
                    Button("Native") {}.accessibilityAction(named: "Copy") { model.done.append("copy") }
                }
                .disabled(!model.isEnabled)
            }
            let plain = try #require(window.widget.descendants.first { cork_host_is_clickable($0) != 0 })
            let native = try #require(window.widgets(gtk_button_get_type()).first)
            let host = try #require(gtk_widget_get_parent(native))
            await window.change {
                for name in ["Rate 3.5 stars", "Remove"] { #expect(perform("action.\(name)", on: plain)) }
                #expect(perform("action.Copy", on: host) && !perform("action.Remove", on: host))
            }
            #expect(model.done == ["rate", "remove", "copy"])
            await window.change { model.isEnabled = false }
            #expect(!perform("action.Remove", on: plain) && !perform("action.Copy", on: host))
        }

        @Test func `a click on a cell of a flow focuses it and performs what it contains`() async throws {
            let model = Model()
            let window = await ViewWindow {
                FlowStack {
                    Text("Tap").onTapGesture { model.done.append("tap") }
                    Text("Default").accessibilityAction { model.done.append("default") }
                    Text("Named").accessibilityAction(named: "Rate") { model.done.append("rate") }
                }
            }
            let cells = window.widgets(gtk_flow_box_child_get_type())
            try #require(cells.count == 3)
            await window.change { for cell in cells { #expect(perform("action.click", on: cell)) } }
            #expect(gtk_root_get_focus(window.widget.opaque) == cells[2])
            await window.change {
                #expect(perform("action.Rate", on: cells[2]) && !perform("action.Rate", on: cells[0]))
            }
            #expect(model.done == ["tap", "default", "rate"])
        }

        @Test func `a row is clicked and activated and has what modifiers add`() async throws {
            let model = Model()
            let choice = Binding(get: { model.choice }, set: { model.choice = $0 })
            let window = await ViewWindow(width: 200, height: 200) {
                List(0..<3, id: \.self, selection: choice) { id in
                    Text("Song \(id)").accessibilityAction(named: "Rate") { model.done.append("rate \(id)") }
                }
                .contextMenu(forSelectionType: Int.self) { _ in
                    Button("Copy") {}
                } primaryAction: {
                    model.done.append("open \($0.sorted())")
                }
                .disabled(!model.isEnabled)
            }
            func row(_ name: String) throws -> WidgetPointer {
                try #require(window.widget.descendants.first { accessibleLabel(of: $0) == name })
            }
            await window.change { #expect(try! perform("action.click", on: row("Song 1"))) }
            #expect(model.choice == 1)
            await window.change {
                #expect(try! perform("action.activate", on: row("Song 2")))
                #expect(try! perform("action.Rate", on: row("Song 0")))
            }
            #expect(model.done == ["open [2]", "rate 0"])
            await window.change { #expect(try! perform("action.Show Menu", on: row("Song 0"))) }
            await eventually { window.widgets(gtk_popover_menu_get_type()).contains { gtk_widget_get_mapped($0) != 0 } }
            await window.change { model.isEnabled = false }
            #expect(try !perform("action.click", on: row("Song 0")))
        }

        @Test func `a row whose whole content is a button presses it`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 200, height: 200) {
                List(0..<3, id: \.self) { id in
                    Button("Song \(id)") { model.done.append("\(id)") }.buttonStyle(.plain)
                }
            }
            let row = try #require(window.widget.descendants.first { accessibleLabel(of: $0) == "Song 1" })
            await window.change { #expect(perform("action.click", on: row)) }
            #expect(model.done == ["1"])
        }

        @Test func `a context menu opens by an action`() async throws {
            let window = await ViewWindow {
                Button("Song") {}.buttonStyle(.plain).contextMenu { Button("Remove") {} }
            }
            let button = try #require(window.widget.descendants.first { cork_host_is_clickable($0) != 0 })
            await window.change { #expect(perform("action.Show Menu", on: button)) }
            #expect(window.widgets(gtk_popover_menu_get_type()).count == 1)
        }
    }
}
