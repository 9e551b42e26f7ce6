import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct PopoverTests {
        @Observable final class Model {
            var isShown = false
            var shown: Binding<Bool> {
                Binding {
                    self.isShown
                } set: {
                    self.isShown = $0
                }
            }
        }

        private func popover(_ window: ViewWindow) -> WidgetPointer? {
            window.widgets(gtk_popover_get_type()).first { gtk_widget_get_mapped($0) != 0 }
        }

        @Test func `a popover points at its view takes the focus and gives it back`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Button("Open") { model.isShown = true }.popover(isPresented: model.shown) {
                    Button("Inside") { model.isShown = false }
                }
            }
            let open = try #require(window.widgets(gtk_button_get_type()).last)
            gtk_widget_grab_focus(open)
            await window.change { cork_signal_emit(open, "clicked") }
            await eventually { self.popover(window) != nil }
            let popover = try #require(self.popover(window))
            var place = GdkRectangle()
            #expect(
                gtk_popover_get_pointing_to(
                    UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self), &place) != 0)
            let bounds = open.bounds(in: window.host.widget)
            #expect(abs(CGFloat(place.x) - bounds.minX) <= 1 && abs(CGFloat(place.width) - bounds.width) <= 1)
            let inside = try #require(popover.descendants.first { $0.isA(gtk_button_get_type()) })
            await eventually { window.focus == inside }
            cork_signal_emit(inside, "clicked")
            await eventually { self.popover(window) == nil && window.widgets(gtk_popover_get_type()).isEmpty }
            #expect(window.focus == open)
        }

        @Test func `a popover that GTK closes is no longer presented`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Text("Anchor").popover(isPresented: model.shown) { Text("Inside") }
            }
            await window.change { model.isShown = true }
            await eventually { self.popover(window) != nil }
            gtk_popover_popdown(
                UnsafeMutableRawPointer(try #require(popover(window))).assumingMemoryBound(to: GtkPopover.self))
            await eventually { !model.isShown && window.widgets(gtk_popover_get_type()).isEmpty }
        }

        @Test func `a popover goes with its view and with the window`() async throws {
            let model = Model()
            model.isShown = true
            let window = await ViewWindow {
                VStack {
                    if model.isShown { Text("Anchor").popover(isPresented: .constant(true)) { Text("Inside") } }
                    Text("Other").popover(isPresented: .constant(true)) { Text("Stays") }
                }
            }
            await eventually { window.widgets(gtk_popover_get_type()).count == 2 }
            await window.change { model.isShown = false }
            #expect(window.widgets(gtk_popover_get_type()).count == 1)
            window.controller.close()
        }

        @Test func `a popover that is kept open stays when GTK closes it`() async throws {
            let model = Model()
            model.isShown = true
            let window = await ViewWindow {
                Text("Here").popover(isPresented: model.shown) {
                    Button("Inside") { model.isShown = false }.interactiveDismissDisabled()
                }
            }
            await eventually { self.popover(window) != nil }
            let popover = try #require(self.popover(window))
            gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
            await window.frames(2)
            await eventually { gtk_widget_get_mapped(popover) != 0 }
            #expect(model.isShown)
            let inside = try #require(popover.descendants.first { $0.isA(gtk_button_get_type()) })
            await window.change { cork_signal_emit(inside, "clicked") }
            #expect(self.popover(window) == nil)
        }
    }
}
