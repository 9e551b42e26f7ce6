import CGtk
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct AlertTests {
        @Observable final class Model {
            var isShown = false
            var name = ""
            var log: [String] = []
            var shown: Binding<Bool> {
                Binding {
                    self.isShown
                } set: {
                    self.isShown = $0
                }
            }
            var text: Binding<String> {
                Binding {
                    self.name
                } set: {
                    self.name = $0
                }
            }
        }

        @Test func `an alert is an alert dialog with the focus at its default action`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Text("Root").alert("Remove Ana?", isPresented: model.shown) {
                    Button("Keep", role: .cancel) { model.log.append("keep") }
                    Button("Remove") { model.log.append("remove") }
                } message: {
                    Text("Her songs stay.")
                }
            }
            await window.change { model.isShown = true }
            let alert = try #require(await window.presentedSoon())
            #expect(alert.title == "Remove Ana?")
            #expect(gtk_accessible_get_accessible_role(alert.widget.opaque) == GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
            #expect(alert.texts == ["Remove Ana?", "Her songs stay.", "Keep", "Remove"])
            let remove = try #require(alert.button("Remove"))
            #expect(gtk_window_get_focus(alert.window) == remove)
            #expect(gtk_widget_has_css_class(remove, "suggested-action") != 0)
            #expect(!alert.widget.descendants.contains { $0.isA(gtk_header_bar_get_type()) })
            cork_signal_emit(remove, "clicked")
            await eventually { window.presented == nil }
            #expect(model.log == ["remove"])
        }

        @Test func `Escape and closing the window leave everything as it is`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Text("Root").alert("Remove Ana?", isPresented: model.shown) {
                    Button("Keep", role: .cancel) { model.log.append("keep") }
                    Button("Remove", role: .destructive) { model.log.append("remove") }
                }
            }
            for leave in [{ _ = $0.widget.press(GDK_KEY_Escape) }, { gtk_window_close($0.window) }]
                as [(ShownWindow) -> Void]
            {
                model.log = []
                await window.change { model.isShown = true }
                leave(try #require(await window.presentedSoon()))
                await eventually { window.presented == nil }
                #expect(model.log == ["keep"])
            }
        }

        @Test func `a field has the focus and its return does the default action`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Text("Root").alert("New name", isPresented: model.shown) {
                    TextField("Name", text: model.text)
                    Button("Rename") { model.log.append(model.name) }
                    Button("Cancel", role: .cancel) {}
                }
            }
            await window.change { model.isShown = true }
            let alert = try #require(await window.presentedSoon())
            let entry = try #require(alert.widget.descendants.first { $0.isA(gtk_entry_get_type()) })
            #expect(gtk_window_get_focus(alert.window)?.ancestor(gtk_entry_get_type()) == entry)
            gtk_editable_set_text(entry.opaque, "Cleo")
            cork_signal_emit(entry, "activate")
            await eventually { window.presented == nil }
            #expect(model.log == ["Cleo"])
        }
    }
}
