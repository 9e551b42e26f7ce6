import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ControlFormTests {
        @Observable final class Model {
            var text = ""
            var isShown = true
            var submits = 0
            var textBinding: Binding<String> {
                Binding {
                    self.text
                } set: {
                    self.text = $0
                }
            }
            var shownBinding: Binding<Bool> {
                Binding {
                    self.isShown
                } set: {
                    self.isShown = $0
                }
            }
        }

        @Test func `a field with a vertical axis is a text view that grows, with its prompt while it is empty`()
            async throws
        {
            let model = Model()
            let window = await ViewWindow {
                TextField("Notes", text: model.textBinding, axis: .vertical).lineLimit(1...4)
                Spacer()
            }
            let view = try #require(window.widgets(gtk_text_view_get_type()).first)
            let field = window.nodes("TextField")[0]
            let prompt = try #require(window.labels.first { $0.labelText == "Notes" })
            #expect(gtk_widget_get_visible(prompt) != 0)
            #expect(prompt.bounds(in: view).origin == CGPoint(x: 8, y: 6))
            let low = try #require(window.frame(of: field)).height
            gtk_text_buffer_set_text(gtk_text_view_get_buffer(view.cast()), "one\ntwo\nthree", -1)
            await window.frames(2)
            #expect(model.text == "one\ntwo\nthree" && gtk_widget_get_visible(prompt) == 0)
            #expect(try #require(window.frame(of: field)).height > low + 20)
        }

        @Test func `a sheet with an item that cancels has no close button besides`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Text("Page").sheet(isPresented: model.shownBinding) {
                    Text("Sheet").toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { model.isShown = false } }
                    }
                }
            }
            let sheet = try #require(await window.presentedSoon())
            let bar = try #require(sheet.widget.descendants.first { $0.isA(gtk_header_bar_get_type()) })
            #expect(gtk_header_bar_get_show_title_buttons(bar.opaque) == 0)
            #expect(sheet.button("Cancel") != nil)
        }

        @Test func `buttons have the size and the shape that views set, and icons their scale`() async throws {
            let window = await ViewWindow {
                HStack {
                    ForEach(ControlSize.allCases, id: \.self) { Button("a") {}.controlSize($0) }
                    Button("b") {}.buttonBorderShape(.capsule)
                    Image(systemName: "star").imageScale(.large)
                }
            }
            let buttons = window.widgets(gtk_button_get_type())
            // With the borders, unlike the heights of the widgets.
            let heights = window.nodes("Button").prefix(5).compactMap { window.frame(of: $0)?.height }
            #expect(heights.count == 5 && zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 }, "\(heights)")
            #expect(gtk_widget_has_css_class(buttons[5], "cork-capsule") != 0)
            let image = try #require(window.widgets(gtk_image_get_type()).last)
            #expect(gtk_image_get_pixel_size(image.opaque) == 24)
        }
    }
}
