import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct TextRunTests {
        @Observable final class Model {
            var name = "b"
            var opened: [String] = []
        }

        @Test func `parts have attributes of their own`() async throws {
            let window = await ViewWindow {
                Text("Ä").bold() + Text("b").italic().foregroundColor(.red) + Text("c").underline().baselineOffset(3)
            }
            let label = try window.label("Äbc")
            let attributes = label.labelAttributes
            for wanted in [
                "0 2 weight bold", "2 3 style italic", "2 3 foreground #", "3 4 underline single", "3 4 rise",
            ] {
                #expect(attributes.contains(wanted), "\(attributes)")
            }
        }

        @Test func `markdown is shown and read without marks`() async throws {
            let window = await ViewWindow { Text("**bold** and `code`") }
            let attributes = try window.label("bold and code").labelAttributes
            #expect(attributes.contains("0 4 weight bold") && attributes.contains("9 13 family"))
        }

        @Test func `a changed part is shown by the same label`() async throws {
            let model = Model()
            let window = await ViewWindow { Text("a") + Text(model.name).bold() }
            let label = try window.label("ab")
            await window.change { model.name = "ccc" }
            #expect(label.labelText == "accc" && label.labelAttributes.contains("1 4 weight bold"))
        }

        @Test func `a link of a label opens what the environment says`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Text("See [a & b](https://example.org/a?x=1&y=2) **now**")
                    .environment(
                        \.openURL,
                        OpenURLAction {
                            model.opened.append($0.absoluteString)
                            return .handled
                        })
            }
            let label = try window.label("See a & b now")
            #expect(label.isA(gtk_label_get_type()) && label.labelAttributes.contains("10 13 weight bold"))
            let address = "https://example.org/a?x=1&y=2"
            #expect(
                String(cString: gtk_label_get_label(label.opaque)).contains(
                    "href=\"https://example.org/a?x=1&amp;y=2\""))
            cork_test_activate_link(label, address)
            #expect(model.opened == [address])
        }

        @Test func `a picture stands in the line and is not read`() async throws {
            let window = await ViewWindow(width: 200, height: 80) {
                (Text(Image(systemName: "star")) + Text(" five")).foregroundColor(.red).font(.title)
            }
            let label = try window.label(" five")
            let layout = label.labelLayout
            var place = PangoRectangle()
            pango_layout_index_to_pos(layout, 0, &place)
            let measuring = window.root.graph.textMeasuring as! PangoTextMeasuring
            let side = 28 * measuring.bodySize / 16
            #expect(abs(CGFloat(place.width) / CGFloat(PANGO_SCALE) - side) < 0.01)
        }

        @Test func `a timer goes on`() async throws {
            let window = await ViewWindow { Text(Date.now + 0.2, style: .timer).monospacedDigit() }
            let shown = try #require(window.texts.first)
            await eventually { window.texts.first != shown }
            #expect(window.texts == ["0:01"])
        }
    }
}
