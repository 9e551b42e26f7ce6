import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ControlStyleTests {
        @Test func `buttons look as their style says`() async {
            let window = await ViewWindow {
                VStack {
                    Button("Save") {}.buttonStyle(.borderedProminent)
                    Button("More") {}.buttonStyle(.borderless)
                    Link("Site", destination: URL(string: "https://example.org")!)
                }
            }
            func widget(_ name: String, _ style: String) -> Bool {
                window.widget.descendants.contains {
                    gtk_widget_has_css_class($0, style) != 0 && accessibleLabel(of: $0) == name
                }
            }
            #expect(widget("Save", "suggested-action") && widget("More", "flat"))
            #expect(window.controller.describe().contains("link \"Site\" focusable"))
        }

        @Observable final class Model { var isOn = false }

        @Test func `a toggle that is a button has its label inside and is pressed`() async throws {
            let model = Model()
            let window = await ViewWindow { Toggle("Bold", isOn: Bindable(model).isOn).toggleStyle(.button) }
            let button = try #require(window.widget.descendants.first { $0.isA(gtk_toggle_button_get_type()) })
            #expect(String(cString: gtk_button_get_label(button.cast())) == "Bold")
            await window.change { gtk_toggle_button_set_active(button.cast(), 1) }
            #expect(model.isOn)
            let line =
                window.controller.describe().split(separator: "\n").first { $0.contains("GtkToggleButton") } ?? ""
            #expect(line.contains("\"Bold\"") && line.contains(" checked "), "\(line)")
            await window.change { model.isOn = false }
            #expect(gtk_toggle_button_get_active(button.cast()) == 0)
        }

        @Test func `the text of a SecureField is not described`() async throws {
            final class Secret { var text = "swordfish" }
            let secret = Secret()
            let window = await ViewWindow {
                SecureField("Password", text: Binding(get: { secret.text }, set: { secret.text = $0 }))
            }
            let entry = try #require(window.widget.descendants.first { $0.isA(gtk_entry_get_type()) })
            #expect(accessibleLabel(of: entry) == "Password" && !window.controller.describe().contains("swordfish"))
            gtk_editable_set_text(entry.opaque, "tuna")
            #expect(secret.text == "tuna")
        }
    }
}
