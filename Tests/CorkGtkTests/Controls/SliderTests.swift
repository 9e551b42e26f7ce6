import CGtk
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct SliderTests {
        @Observable final class Model {
            var value = 30.0
            var isFrozen = false
        }

        private func window(_ model: Model) async -> ViewWindow {
            await ViewWindow {
                Slider(
                    value: Binding(get: { model.value }, set: { if !model.isFrozen { model.value = $0 } }), in: 0...100,
                    step: 10
                )
                .accessibilityLabel("Size")
                .disabled(model.value == 100)
                Text("is \(model.value)")
            }
        }

        private func scale(_ window: ViewWindow) throws -> WidgetPointer {
            try #require(window.widgets(gtk_scale_get_type()).first)
        }

        private func value(_ scale: WidgetPointer) -> Double { gtk_range_get_value(scale.cast()) }

        @Test func `the scale shows the value and is named`() async throws {
            let model = Model()
            let window = await window(model)
            let scale = try scale(window)
            #expect(value(scale) == 30)
            #expect(accessibleLabel(of: scale) == "Size")
            await window.change { model.value = 70 }
            #expect(value(scale) == 70)
            await window.change { model.value = 100 }
            #expect(gtk_widget_get_sensitive(scale) == 0)
        }

        /// R13.6.
        @Test func `ticks are marks of the scale under it`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Slider(value: .constant(0.5)).accessibilityLabel("plain")
                Slider(value: .constant(0.5)) {
                    EmptyView()
                } ticks: {
                    SliderTick(0) { Text("Quiet & low") }
                    if model.isFrozen { SliderTick(1) }
                }
            }
            let scales = window.widgets(gtk_scale_get_type())
            #expect(gtk_widget_get_height(scales[1]) > gtk_widget_get_height(scales[0]))
            _ = try window.label("Quiet & low")
            let marks = { scales[1].descendants.count }
            let before = marks()
            await window.change { model.isFrozen = true }
            #expect(marks() > before)
        }

        @Test func `moving the scale writes the nearest step and stays there`() async throws {
            let model = Model()
            let window = await window(model)
            let scale = try scale(window)
            await window.change { gtk_range_set_value(scale.cast(), 47) }
            await eventually { value(scale) == 50 }
            #expect(model.value == 50)
            #expect(window.texts.contains("is 50.000000"))
        }

        @Test func `a binding that keeps its value takes the scale back`() async throws {
            let model = Model()
            let window = await window(model)
            let scale = try scale(window)
            model.isFrozen = true
            await window.change { gtk_range_set_value(scale.cast(), 80) }
            await eventually { value(scale) == 30 }
            #expect(model.value == 30)
        }

        @Test func `arrow keys move by one step`() async throws {
            let window = await window(Model())
            let adjustment = gtk_range_get_adjustment(try scale(window).cast())
            #expect(gtk_adjustment_get_step_increment(adjustment) == 10)
            #expect(gtk_adjustment_get_page_increment(adjustment) == 10)
        }
    }
}
