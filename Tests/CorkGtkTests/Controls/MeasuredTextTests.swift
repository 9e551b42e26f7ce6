import CGtk
import Foundation
import GtkTestSupport
import Observation
import Testing

@testable import CorkGtk
@testable import CorkUI

extension GtkTests {
    @MainActor
    @Suite struct MeasuredTextTests {
        private static let long = "Some words that are more than there is room for in a line"

        private struct Texts: View {
            var body: some View {
                VStack(alignment: .leading, spacing: 1) {
                    Text("plain")
                    Text("red").foregroundStyle(Color(hex: 0xFF0000))
                    Text("bold").bold().italic().underline()
                    Text("kerning").kerning(3).strikethrough()
                    Text("one\nand two").multilineTextAlignment(.trailing)
                    Text("שלום, 12!")
                    Text("12, שלום!").frame(width: 40)
                    ForEach([TextAlignment.leading, .center, .trailing], id: \.self) {
                        Text(long).frame(width: 120).multilineTextAlignment($0)
                    }
                    ForEach([Text.TruncationMode.head, .middle, .tail], id: \.self) {
                        Text(long).lineLimit(1).truncationMode($0).frame(width: 101.5)
                    }
                    Text(long).frame(width: 150, height: 40)
                    Text(long).lineLimit(1).minimumScaleFactor(0.6).frame(width: 300)
                    Text(long).lineSpacing(4).frame(width: 200)
                    Text("caption").font(.caption).frame(height: 7)
                }
            }
        }

        /// Returns the texts of labels that draw their measured layout.
        private func layouts(_ window: ViewWindow) -> [String] {
            window.labels.filter { $0.isA(cork_label_get_type()) && cork_label_get_layout($0.opaque) != nil }.map(
                \.labelText)
        }

        @Test(arguments: [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL])
        func `text is drawn as a label of GTK draws it`(_ direction: GtkTextDirection) async throws {
            gtk_widget_set_default_direction(direction)
            defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
            // From GTK 4.16 on, glyphs stand between pixels, and centered lines up to half a pixel elsewhere.
            let settings = gtk_settings_get_default()!.objectAddress
            if gtk_get_minor_version() >= 16 {
                cork_object_set_int(settings, "gtk-font-rendering", 1)
                cork_object_set_int(settings, "gtk-hint-font-metrics", 1)
            }
            defer {
                if gtk_get_minor_version() >= 16 {
                    cork_object_set_int(settings, "gtk-hint-font-metrics", 0)
                    cork_object_set_int(settings, "gtk-font-rendering", 0)
                }
            }
            let window = await ViewWindow(width: 320, height: 600) { Texts() }
            let labels = await ViewWindow(width: 320, height: 600) { Texts().textSelection(.enabled) }
            // All of what can be selected is, where it is the first to have the focus.
            for label in labels.labels { gtk_label_select_region(label.opaque, 0, 0) }
            gtk_window_set_focus(labels.controller.window, nil)
            await labels.frames()
            // Lines that stand apart are a label's.
            #expect(layouts(window).count == window.labels.count - 1)
            #expect(labels.labels.allSatisfy { $0.isA(gtk_label_get_type()) })
            #expect(try window.picture() == labels.picture())
        }

        @Test func `text that is laid out in another direction is drawn by a label of GTK`() async throws {
            let window = await ViewWindow(width: 100, height: 40) {
                Text("12!").environment(\.layoutDirection, .rightToLeft)
                Text("13!")
            }
            #expect(layouts(window) == ["13!"])
        }

        @Test func `letter edges are as the reader sets them`() async throws {
            let window = await ViewWindow(width: 100, height: 40) { Text("soft").foregroundStyle(.black) }
            let settings = gtk_settings_get_default()!.objectAddress
            defer { cork_object_set_int(settings, "gtk-xft-antialias", -1) }
            // From GTK 4.16 on that counts only where somebody asks for it.
            if gtk_get_minor_version() >= 16 { cork_object_set_int(settings, "gtk-font-rendering", 1) }
            defer { if gtk_get_minor_version() >= 16 { cork_object_set_int(settings, "gtk-font-rendering", 0) } }
            cork_object_set_int(settings, "gtk-xft-antialias", 1)
            await window.frames(2)
            let before = try window.picture()
            cork_object_set_int(settings, "gtk-xft-antialias", 0)
            await window.frames(2)
            #expect(try window.picture() != before)
            cork_object_set_int(settings, "gtk-xft-antialias", 1)
            await window.frames(2)
            #expect(try window.picture() == before)
        }

        @Observable final class Model {
            var text = "one"
            var color = Color(hex: 0xFF0000)
            var isBold = false
            var canBeSelected = false
        }

        private struct Shown: View {
            let model: Model
            var body: some View {
                Text(model.text).fontWeight(model.isBold ? .bold : .regular).foregroundStyle(model.color)
                    .environment(\._allowsTextSelection, model.canBeSelected)
            }
        }

        @Test func `the drawing follows the text and its style`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 100, height: 40) { Shown(model: model) }
            let changes: [(Model) -> Void] = [
                { $0.text = "two" }, { $0.color = Color(hex: 0x0000FF) }, { $0.isBold = true },
                { $0.canBeSelected = true }, { $0.text = "ten" }, { $0.canBeSelected = false },
            ]
            for (place, change) in changes.enumerated() {
                await window.change { change(model) }
                #expect(layouts(window) == (model.canBeSelected ? [] : [model.text]), "change \(place)")
                // All of what can be selected is, where it is the first to have the focus.
                guard !model.canBeSelected else { continue }
                let other = await ViewWindow(width: 100, height: 40) { Shown(model: model) }
                #expect(try window.picture() == other.picture(), "change \(place)")
            }
        }
    }
}
