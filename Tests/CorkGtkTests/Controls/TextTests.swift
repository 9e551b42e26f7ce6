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

        @Test func `a new string is shown by the same label and the focus stays`() async throws {
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

        @Test func `the font is an attribute of the label`() async throws {
            let model = Model()
            let window = await ViewWindow { Text(model.text).fontWeight(model.isBold ? .bold : .regular) }
            let label = try window.label("one")
            let before = gtk_widget_get_width(label)

            await window.change { model.isBold = true }

            let attributes = label.labelAttributes
            #expect(attributes.contains("weight bold"))
            #expect(gtk_widget_get_width(label) > before)
        }

        @Test func `lines stand apart as measured`() async throws {
            let window = await ViewWindow {
                Text("one\ntwo\nthree").lineSpacing(8)
                Text("in one line").kerning(3)
                Text("plain")
            }
            let measuring = window.root.graph.textMeasuring as! PangoTextMeasuring
            let label = try window.label("one\ntwo\nthree")
            let frame = try #require(window.nodes("Text").first).frame
            var plain = Text("one\ntwo\nthree").resolve(in: EnvironmentValues())
            #expect(frame.height == measuring.measure(plain, width: nil, height: nil).size.height + 16)
            // Half a space stands above the first line, and half below the last.
            #expect(gtk_widget_get_height(label) == Int32(frame.height) + 8)
            let layout = label.labelLayout
            var height: Int32 = 0
            pango_layout_get_pixel_size(layout, nil, &height)
            #expect(height == Int32(frame.height) + 8)
            let first = CGFloat(pango_layout_get_baseline(layout)) / CGFloat(PANGO_SCALE) - 4
            plain.lineSpacing = 8
            #expect(abs(first - measuring.measure(plain, width: nil, height: nil).firstBaseline) <= 1)

            var spaced = Text("in one line").resolve(in: EnvironmentValues())
            let natural = measuring.measure(spaced, width: nil, height: nil).size.width
            spaced.letterSpacing = 3
            let width = measuring.measure(spaced, width: nil, height: nil).size.width
            #expect(width - natural == 33)
            let one = try window.label("in one line")
            #expect(gtk_widget_get_width(one) == Int32(width))
            #expect(pango_layout_get_line_count(one.labelLayout) == 1)
        }

        @Test func `text can be selected where that is allowed`() async throws {
            let window = await ViewWindow {
                VStack {
                    Text("one")
                    Text("two").textSelection(.disabled)
                }
                .textSelection(.enabled)
                Text("three")
            }
            let labels = window.labels
            #expect(labels.map(\.labelText) == ["one", "two", "three"])
            let canBeSelected = labels.map { $0.isA(gtk_label_get_type()) && gtk_label_get_selectable($0.opaque) != 0 }
            #expect(canBeSelected == [true, false, false])
        }

        @Test func `text is whole in the height that it asks for and cut in less`() async throws {
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

        @Test func `lines under and through a text come and go by themselves`() async throws {
            let model = Model()
            let window = await ViewWindow { Text(model.text).underline(model.isBold).strikethrough(!model.isBold) }
            let label = try window.label("one")
            let attributes = { label.labelAttributes }
            #expect(attributes().contains("strikethrough true") && !attributes().contains("underline"))

            await window.change { model.isBold = true }

            #expect(!attributes().contains("strikethrough") && attributes().contains("underline single"))
        }

        @Test func `text wraps within its place and is cut at its line limit`() async throws {
            let long = Array(repeating: "words", count: 40).joined(separator: " ")
            let window = await ViewWindow(width: 200, height: 300) {
                Text(long).lineLimit(2).frame(width: 120)
                Text("Short")
            }
            let label = try window.label(long)
            let short = try window.label("Short")
            #expect(gtk_widget_get_width(label) <= 120)
            #expect(gtk_widget_get_height(label) == 2 * gtk_widget_get_height(short))
            #expect(pango_layout_is_ellipsized(label.labelLayout) != 0)
        }
    }
}
