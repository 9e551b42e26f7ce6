import CGtk
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct SheetTests {
        @Observable final class Model {
            var isShown = false
            var isDeeper = false
            var text = ""
            var log: [String] = []
            var isShownBinding: Binding<Bool> {
                Binding {
                    self.isShown
                } set: {
                    self.isShown = $0
                }
            }
            var isDeeperBinding: Binding<Bool> {
                Binding {
                    self.isDeeper
                } set: {
                    self.isDeeper = $0
                }
            }
            var textBinding: Binding<String> {
                Binding {
                    self.text
                } set: {
                    self.text = $0
                }
            }
        }

        @Test func `a sheet is a modal window over the other with the focus inside and gives it back`() async throws {
            let model = Model()
            let window = await ViewWindow {
                VStack {
                    Button("Other") {}
                    Button("Open") { model.isShown = true }
                        .sheet(isPresented: model.isShownBinding) {
                            VStack {
                                Text("Name")
                                TextField("Name", text: model.textBinding)
                            }
                            .padding()
                        }
                }
            }
            let open = try #require(window.widgets(gtk_button_get_type()).last)
            gtk_widget_grab_focus(open)
            cork_signal_emit(open, "clicked")
            let sheet = try #require(await window.presentedSoon())
            #expect(gtk_window_get_modal(sheet.window) != 0)
            #expect(gtk_accessible_get_accessible_role(sheet.widget.opaque) == GTK_ACCESSIBLE_ROLE_DIALOG)
            #expect(gtk_window_get_transient_for(sheet.window) == window.controller.window)
            #expect(sheet.texts.first == "Name")
            let focus = try #require(gtk_window_get_focus(sheet.window))
            #expect(focus.ancestor(gtk_entry_get_type()) != nil)
            await eventually { gtk_widget_get_width(sheet.widget) >= 200 }

            #expect(sheet.widget.press(GDK_KEY_Escape))
            await eventually { !model.isShown && window.presented == nil }
            #expect(window.focus == open)
        }

        @Test func `a sheet whose content has a toolbar has a header bar`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Text("Root").sheet(isPresented: model.isShownBinding) {
                    Text("Inside").navigationTitle("Add Song").toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { model.isShown = false } }
                        ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
                    }
                }
            }
            await window.change { model.isShown = true }
            let sheet = try #require(await window.presentedSoon())
            #expect(String(cString: gtk_window_get_title(sheet.window)) == "Add Song")
            let bar = try #require(sheet.widget.descendants.first { $0.isA(gtk_header_bar_get_type()) })
            let cancel = try #require(
                bar.descendants.first {
                    $0.isA(gtk_button_get_type())
                        && $0.descendants.contains { $0.isLabel && $0.labelText == "Cancel" }
                })
            cork_signal_emit(cancel, "clicked")
            await eventually { window.presented == nil }
        }

        @Test func `closing its window dismisses a sheet and the one over it goes with it`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Text("Root").sheet(isPresented: model.isShownBinding) {
                    Text("First").onDisappear { model.log.append("first") }
                        .sheet(isPresented: model.isDeeperBinding) {
                            Text("Second").onDisappear { model.log.append("second") }
                        }
                }
            }
            await window.change { (model.isShown, model.isDeeper) = (true, true) }
            let first = try #require(await window.presentedSoon())
            await eventually { first.presented != nil }
            gtk_window_close(first.window)
            await eventually { window.presented == nil }
            #expect(!model.isShown)
            #expect(model.log == ["first", "second"] || model.log == ["second", "first"])
        }

        @Test func `a window that is closed takes its sheets along`() async throws {
            let model = Model()
            let before = toplevels.count
            var window: ViewWindow? = await ViewWindow {
                Text("Root").sheet(isPresented: .constant(true)) {
                    Text("Sheet").onDisappear { model.log.append("gone") }
                }
            }
            #expect(toplevels.count == before + 2)
            window?.controller.close()
            #expect(toplevels.count == before)
            #expect(model.log == ["gone"])
            window = nil
        }

        @Test func `two sheets at once are shown one after the other`() async throws {
            let model = Model()
            let window = await ViewWindow {
                Text("Root")
                    .sheet(isPresented: model.isShownBinding) { Text("One") }
                    .sheet(isPresented: model.isDeeperBinding) { Text("Two") }
            }
            await window.change { (model.isShown, model.isDeeper) = (true, true) }
            #expect(window.controller.graph.warnings.count == 1)
            var shown: Set<[String]> = []
            for _ in 0..<2 {
                let sheet = try #require(await window.presentedSoon())
                let texts = sheet.texts
                shown.insert(texts)
                gtk_window_close(sheet.window)
                await eventually { window.presented?.texts != texts }
            }
            #expect(shown == [["One"], ["Two"]])
            await eventually { window.presented == nil }
        }
    }
}
