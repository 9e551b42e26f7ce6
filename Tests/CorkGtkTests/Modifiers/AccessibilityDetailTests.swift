import CGtk
import CGtkTestMain
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct AccessibilityDetailTests {
        @Observable final class Model {
            var value = "Half"
            var hint = "Makes it louder"
            var flag = true
        }

        private func isHidden(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
            cork_test_accessible_state_is(widget, GTK_ACCESSIBLE_STATE_HIDDEN, 1) != 0
        }

        /// Returns the accessible description of a widget.
        private func description(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
            guard let text = cork_test_accessible_description(widget) else { return nil }
            defer { g_free(text) }
            return String(cString: text)
        }

        @Test func `value hint and tooltip are the description`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Button("Volume") {}.accessibilityValue(model.value).accessibilityHint(model.hint).help("Louder")
            }
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            #expect(description(of: button) == "Half, Makes it louder")
            #expect(gtk_test_accessible_has_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0)
            #expect(gtk_test_accessible_has_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) != 0)
            #expect(cork_test_asks_for_tooltip(button) != 0)

            await window.change { model.hint = "" }
            #expect(description(of: button) == "Half, Louder")
            await window.change { model.value = "" }
            #expect(description(of: button) == "Louder")
            #expect(gtk_test_accessible_has_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == 0)
        }

        @Test func `a given value takes the place of a colors own`() async throws {
            let window = await ViewWindow {
                ColorPicker("Paper", selection: .constant(.red))
                ColorPicker("Ink", selection: .constant(.red)).accessibilityValue("Red")
            }
            let wells = window.widgets(cork_color_button_get_type())
            #expect(description(of: wells[0])?.hasPrefix("#") == true)
            #expect(description(of: wells[1]) == "Red")
        }

        @Test func `accessible texts of a cell are removed with their view`() async throws {
            let model = Model()
            let window = await ViewWindow {
                FlowStack {
                    HStack {
                        if model.flag {
                            HStack {
                                Text("Jolene")
                                Text("Dolly")
                            }
                            .accessibilityLabel("A song").accessibilityValue("Sung").help("Click")
                        } else {
                            Text("None")
                        }
                    }
                }
            }
            let cell = try #require(window.widgets(gtk_flow_box_child_get_type()).first)
            #expect(accessibleLabel(of: cell) == "A song")
            #expect(description(of: cell) == "Sung, Click")
            #expect(cork_test_asks_for_tooltip(cell) != 0)
            await window.change { model.flag = false }
            #expect(accessibleLabel(of: cell) == "None")
            #expect(description(of: cell) == nil)
            #expect(gtk_test_accessible_has_property(cell.opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == 0)
            #expect(cork_test_asks_for_tooltip(cell) == 0)
        }

        @Test func `accessibility hidden hides a view with its descendants`() async throws {
            let model = Model()
            let window = await ViewWindow {
                VStack {
                    Text("Inside")
                    ScrollView { Text("Scrolled") }
                }
                .accessibilityHidden(model.flag)
                Image(systemName: "starred").accessibilityHidden(model.flag)
                Button {
                } label: {
                    HStack {
                        Text("★").accessibilityHidden(model.flag)
                        Text("Favourite")
                    }
                }
            }
            let inside = try window.label("Inside")
            let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
            let picture = try #require(window.widgets(gtk_image_get_type()).first)
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            #expect(isHidden(inside) && isHidden(scrolled) && isHidden(picture))
            #expect(accessibleLabel(of: button) == "Favourite")
            await window.change { model.flag = false }
            #expect(!isHidden(inside) && !isHidden(scrolled))
            // The picture has no accessible text.
            #expect(isHidden(picture))
            #expect(accessibleLabel(of: button) == "★, Favourite")
            #expect(gtk_widget_get_can_target(inside) != 0)
        }

        private func role(_ widget: UnsafeMutablePointer<GtkWidget>) -> GtkAccessibleRole {
            gtk_accessible_get_accessible_role(widget.opaque)
        }

        @Test func `traits are roles and states of the widget`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Text("Songs").accessibilityAddTraits(.isHeader)
                Text("Jolene").accessibilityAddTraits(model.flag ? [.isButton, .isSelected] : .isLink)
                Image(systemName: "starred").accessibilityLabel("Star").accessibilityRemoveTraits(.isImage)
                HStack {
                    Text("A")
                    Text("B")
                }
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(
                    model.flag ? [.isToggle, .isSelected, .isModal] : model.value.isEmpty ? .isButton : .isToggle)
            }
            #expect(try role(window.label("Songs")) == GTK_ACCESSIBLE_ROLE_HEADING)
            let jolene = try window.label("Jolene")
            #expect(role(jolene) == GTK_ACCESSIBLE_ROLE_BUTTON)
            #expect(cork_test_accessible_state_is(jolene, GTK_ACCESSIBLE_STATE_PRESSED, 1) != 0)
            let picture = try #require(window.widgets(gtk_image_get_type()).first)
            #expect(role(picture) == GTK_ACCESSIBLE_ROLE_GROUP)
            let toggle = try #require(gtk_widget_get_parent(window.label("A")))
            #expect(role(toggle) == GTK_ACCESSIBLE_ROLE_CHECKBOX)
            #expect(cork_test_accessible_state_is(toggle, GTK_ACCESSIBLE_STATE_CHECKED, 1) != 0)
            #expect(gtk_test_accessible_has_property(toggle.opaque, GTK_ACCESSIBLE_PROPERTY_MODAL) != 0)

            await window.change { model.flag = false }
            #expect(role(jolene) == GTK_ACCESSIBLE_ROLE_LINK && gtk_widget_get_mapped(jolene) != 0)
            #expect(gtk_test_accessible_has_state(jolene.opaque, GTK_ACCESSIBLE_STATE_PRESSED) == 0)
            #expect(cork_test_accessible_state_is(toggle, GTK_ACCESSIBLE_STATE_CHECKED, 0) != 0)
            await window.change { model.value = "" }
            #expect(gtk_test_accessible_has_state(toggle.opaque, GTK_ACCESSIBLE_STATE_CHECKED) == 0)
        }

        @Test func `a view from which isSelected is removed can be selected and isn't`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Text("Jolene").accessibilityAddTraits(model.flag ? [] : .isSelected)
                    .accessibilityRemoveTraits(model.flag ? .isSelected : [])
                Text("Waterloo")
            }
            let (jolene, waterloo) = try (window.label("Jolene"), window.label("Waterloo"))
            func says(_ widget: WidgetPointer, _ isSelected: Bool) -> Bool {
                cork_test_accessible_state_is(widget, GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0) != 0
            }
            #expect(says(jolene, false))
            #expect(gtk_test_accessible_has_state(waterloo.opaque, GTK_ACCESSIBLE_STATE_SELECTED) == 0)
            await window.change { model.flag = false }
            #expect(says(jolene, true))
        }

        @Test
        func `cells give their position at the end of the description where GTK doesn't expose it`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                ScrollView {
                    LazyVGrid(columns: [GridItem()]) {
                        ForEach(0..<40) { id in Button("cell \(id)") {}.frame(height: 40).help("Tooltip") }
                    }
                }
            }
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            #expect(description(of: button) == (gtk_get_minor_version() < 20 ? "Tooltip, 1 of 40" : "Tooltip"))
        }

        @Test func `a selectable button without the button trait is an item of a list`() async throws {
            let window = await ViewWindow {
                Button("Jolene") {}.buttonStyle(.plain).accessibilityRemoveTraits([.isButton, .isSelected])
                Button("Waterloo") {}.buttonStyle(.plain).accessibilityRemoveTraits(.isButton)
            }
            let buttons = try ["Jolene", "Waterloo"].map { try #require(gtk_widget_get_parent(window.label($0))) }
            #expect(buttons.map(role) == [GTK_ACCESSIBLE_ROLE_LIST_ITEM, GTK_ACCESSIBLE_ROLE_GROUP])
        }

        @Test func `elements inside of one are hidden or name it`() async throws {
            let model = Model()
            let window = await ViewWindow {
                HStack { Text("A") }.accessibilityElement(children: model.flag ? .combine : .contain)
                HStack { Text("B") }.accessibilityElement().accessibilityLabel("own")
            }
            let elements = try ["A", "B"].map { try #require(gtk_widget_get_parent(window.label($0))) }
            #expect(elements.map { accessibleLabel(of: $0) } == ["A", "own"])
            #expect(try ["A", "B"].map { isHidden(try window.label($0)) } == [true, true])
            await window.change { model.flag = false }
            #expect(accessibleLabel(of: elements[0]) == nil)
            #expect(try !isHidden(window.label("A")))
        }

        @Test func `identifiers are ids of widgets`() async throws {
            let model = Model()
            let window = await ViewWindow { Button("Add") {}.accessibilityIdentifier(model.value) }
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            #expect(identifier(of: button) == "Half")
            await window.change { model.value = "Full" }
            #expect(WidgetTree.describe(button).hasPrefix("GtkButton button \"Add\" id \"Full\""))
        }

        @Test func `cells of what is kept from screen readers are too`() async throws {
            let model = Model()
            let window = await ViewWindow { FlowStack { Text("Decoration").accessibilityHidden(model.flag) } }
            let cell = try #require(window.widgets(gtk_flow_box_child_get_type()).first)
            #expect(isHidden(cell))
            await window.change { model.flag = false }
            #expect(!isHidden(cell))
        }
    }
}
