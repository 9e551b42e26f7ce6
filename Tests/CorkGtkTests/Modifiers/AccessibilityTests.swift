import CGtk
import CGtkTestMain
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct NamingTests {
        @Observable final class Model {
            var name = "Cross off"
            var help = "Click"
        }

        @Test func `names and tooltips are on the widget and follow the model`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Button("×") {}.accessibilityLabel(model.name).help(model.help)
                Text("Other").help("Text")
            }
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            #expect(accessibleLabel(of: button) == "Cross off")
            #expect(gtk_test_accessible_has_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
            #expect(button.tooltip == "Click")
            #expect(try window.label("Other").tooltip == "Text")

            await window.change {
                model.name = "Put back"
                model.help = "Again"
            }
            #expect(accessibleLabel(of: button) == "Put back")
            #expect(button.tooltip == "Again")
        }

        @Test
        func `a tooltip with the words of the label is not read again, and another one is the description`()
            async throws
        {
            let model = Model()
            let window = await ViewWindow { Button(model.name) {}.help(model.help) }
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            #expect(accessibleDescription(of: button) == "Click")
            await window.change { model.help = "Cross – off" }
            #expect(accessibleDescription(of: button) == nil && button.tooltip == "Cross – off")
            await window.change { model.name = "Put back" }
            #expect(accessibleDescription(of: button) == "Cross – off")
        }

        @Test func `tooltips are provided until the help text is empty`() async throws {
            let model = Model()
            let window = await ViewWindow { Button("×") {}.help(model.help) }
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            #expect(cork_test_asks_for_tooltip(button) != 0)
            await window.change { model.help = "" }
            #expect(cork_test_asks_for_tooltip(button) == 0)
        }

        @Test func `a tooltip that repeats a text is shown only where the text is cut off`() async throws {
            let model = Model()
            model.name = "Jolene"
            let window = await ViewWindow {
                VStack {
                    Button(model.name) {}.help(model.name).frame(width: 120)
                    FlowStack {
                        VStack {
                            Text(model.name)
                            Text("Dolly Parton")
                        }
                        .frame(width: 90, height: 60).lineLimit(1).help(model.name)
                    }
                }
            }
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            let cell = try #require(window.widgets(gtk_flow_box_child_get_type()).first)
            #expect(cork_test_asks_for_tooltip(button) == 0 && cork_test_asks_for_tooltip(cell) == 0)
            #expect(cell.tooltip == "Jolene")
            await window.change { model.name = "Jolene, as sung by everybody on a long evening in the harbour" }
            #expect(cork_test_asks_for_tooltip(cell) != 0)
        }

        @Test func `everything is within reach of screen readers`() async throws {
            let window = await ViewWindow {
                ScrollView {
                    FlowStack { Text("Card").overlay { Button("Plain") {}.buttonStyle(.plain) } }
                    Button("Bordered") {}
                }
                .toolbar { Button("Save") {} }
            }
            let labels = ["Card", "Plain", "Bordered", "Save"]
            for label in try labels.map(window.label) {
                for widget in sequence(first: label, next: { gtk_widget_get_parent($0) }) {
                    let role = gtk_accessible_get_accessible_role(widget.opaque)
                    #expect(role != GTK_ACCESSIBLE_ROLE_NONE, "\(String(cString: gtk_widget_get_name(widget)))")
                }
            }
        }

        @Test func `a cell takes the name of its whole content`() async throws {
            let model = Model()
            let window = await ViewWindow {
                FlowStack {
                    VStack {
                        Text("Jolene")
                        Text("Dolly")
                    }
                    .accessibilityLabel(model.name)
                    .help(model.help)
                }
            }
            let cell = try #require(window.widgets(gtk_flow_box_child_get_type()).first)
            #expect(accessibleLabel(of: cell) == "Cross off")
            #expect(cell.tooltip == "Click")
            await window.change { model.name = "Put back" }
            #expect(accessibleLabel(of: cell) == "Put back")
        }

        @Test func `labels and tooltips of parts do not apply to the host`() async throws {
            let window = await ViewWindow {
                HStack {
                    Color.red.frame(width: 20, height: 20).accessibilityLabel("Red").help("Red square")
                    Color.blue.frame(width: 20, height: 20).accessibilityLabel("Blue").help("Blue square")
                    Text("Squares")
                }
            }
            #expect(accessibleLabel(of: window.host.widget) == nil)
            #expect(window.host.widget.tooltip == nil)
        }
    }
}
