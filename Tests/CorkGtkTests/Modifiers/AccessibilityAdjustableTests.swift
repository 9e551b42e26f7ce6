import CGtk
import CGtkTestMain
import CorkTesting
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct AccessibilityAdjustableTests {
        @Observable final class Model {
            var level = 2
            var isEnabled = true
        }

        private func window(_ model: Model) async -> ViewWindow {
            await ViewWindow {
                Button("Before") {}
                Color.red.frame(width: 60, height: 20)
                    .accessibilityAdjustableAction { model.level += $0 == .increment ? 1 : -1 }
                    .accessibilityLabel("Level").accessibilityValue("Level \(model.level)")
                    .disabled(!model.isEnabled)
                Button("After") {}
            }
        }

        private func slider(_ window: ViewWindow) throws -> WidgetPointer {
            try #require(window.widgets(gtk_range_get_type()).first)
        }

        @Test func `it is a slider with a name and a value`() async throws {
            let model = Model()
            let window = await window(model)
            let slider = try slider(window)
            #expect(gtk_accessible_get_accessible_role(slider.opaque) == GTK_ACCESSIBLE_ROLE_SLIDER)
            #expect(accessibleLabel(of: slider) == "Level" && accessibleDescription(of: slider) == "Level 2")
            #expect(gtk_test_accessible_has_property(slider.opaque, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) != 0)
            #expect(slider.bounds(in: window.widget).width == 60)
            await window.change { model.isEnabled = false }
            #expect(gtk_widget_get_sensitive(slider) == 0)
        }

        @Test func `changes by assistive technologies adjust the view`() async throws {
            let model = Model()
            let window = await window(model)
            let slider = try slider(window)
            for (value, level) in [(1.0, 3), (1, 4), (-1, 3)] {
                await window.change { gtk_range_set_value(slider.cast(), value) }
                await eventually { gtk_range_get_value(slider.cast()) == 0 }
                #expect(model.level == level && accessibleDescription(of: slider) == "Level \(level)")
            }
        }

        @Test func `neither Tab nor the pointer meets it`() async throws {
            let window = await window(Model())
            let slider = try slider(window)
            #expect(gtk_widget_get_focusable(slider) == 0 && gtk_widget_contains(slider, 5, 5) == 0)
            let buttons = window.widgets(gtk_button_get_type())
            gtk_widget_grab_focus(buttons[0])
            #expect(gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD) != 0)
            #expect(gtk_root_get_focus(window.widget.opaque) == buttons[1])
        }
    }
}
