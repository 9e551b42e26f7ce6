import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct TextTests {
        @Observable final class Model {
            var text = "one"
            var isBold = false
        }

        @Test func aNewStringIsShownByTheSameLabelAndTheFocusStays() async throws {
            let model = Model()
            let window = await ViewWindow {
                Text(model.text)
                Button("Next") {}
            }
            let label = try window.label("one")
            let button = try #require(window.widgets(gtk_button_get_type()).first)
            gtk_widget_grab_focus(button)

            await window.change { model.text = "two, and longer" }

            #expect(label.labelText == "two, and longer")
            #expect(gtk_widget_get_root(label) == window.widget.opaque)
            #expect(window.focus == button)
        }

        @Test func theFontIsAnAttributeOfTheLabel() async throws {
            let model = Model()
            let window = await ViewWindow { Text(model.text).fontWeight(model.isBold ? .bold : .regular) }
            let label = try window.label("one")
            let before = gtk_widget_get_width(label)

            await window.change { model.isBold = true }

            let attributes = String(cString: pango_attr_list_to_string(gtk_label_get_attributes(label.opaque)))
            #expect(attributes.contains("weight bold"))
            #expect(gtk_widget_get_width(label) > before)
        }

        @Test func textIsWholeInTheHeightThatItAsksForAndCutInLess() async throws {
            let window = await ViewWindow { Text("one") }
            let measuring = window.root.graph.textMeasuring
            let long = Array(repeating: "words", count: 40).joined(separator: " ")
            for font in [Font.body, .caption, .title, .system(size: 13)] {
                let text = Text(long).font(font).resolve(in: EnvironmentValues())
                for width in stride(from: CGFloat(60), through: 400, by: 20) {
                    let whole = measuring.measure(text, width: width, height: nil)
                    #expect(measuring.measure(text, width: width, height: whole.size.height) == whole)
                    let less = measuring.measure(text, width: width, height: whole.size.height - 2)
                    #expect(less.isTruncated && less.lineCount == whole.lineCount - 1)
                    #expect(less.size.height <= whole.size.height - 2)
                }
            }
        }

        @Test func linesUnderAndThroughATextComeAndGoByThemselves() async throws {
            let model = Model()
            let window = await ViewWindow { Text(model.text).underline(model.isBold).strikethrough(!model.isBold) }
            let label = try window.label("one")
            let attributes = { String(cString: pango_attr_list_to_string(gtk_label_get_attributes(label.opaque))) }
            #expect(attributes().contains("strikethrough true") && !attributes().contains("underline"))

            await window.change { model.isBold = true }

            #expect(!attributes().contains("strikethrough") && attributes().contains("underline single"))
        }

        @Test func textWrapsWithinItsPlaceAndIsCutAtItsLineLimit() async throws {
            let long = Array(repeating: "words", count: 40).joined(separator: " ")
            let window = await ViewWindow(width: 200, height: 300) {
                Text(long).lineLimit(2).frame(width: 120)
                Text("Short")
            }
            let label = try window.label(long)
            let short = try window.label("Short")
            #expect(gtk_widget_get_width(label) <= 120)
            #expect(gtk_widget_get_height(label) == 2 * gtk_widget_get_height(short))
            #expect(pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) != 0)
        }
    }
}
