import CGtk
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct DisplayCoverTests {
        @Observable final class Model {
            var display: Display?
            var isShown = false
            var log: [String] = []
            var displayBinding: Binding<Display?> {
                Binding {
                    self.display
                } set: {
                    self.display = $0
                }
            }
        }

        private let model = Model()

        private var window: ViewWindow {
            get async {
                await ViewWindow { [model] in
                    Text("Board")
                        .sheet(isPresented: .init(get: { model.isShown }, set: { model.isShown = $0 })) {
                            Text("Sheet")
                        }
                        .fullScreenCover(on: model.displayBinding) {
                            Text("Wall").onDisappear { model.log.append("gone") }
                        }
                }
            }
        }

        /// The window that shows a text.
        private func shown(_ text: String) -> ShownWindow? {
            toplevels.map { ShownWindow(widget: $0) }.first { $0.texts.contains(text) }
        }

        @Test func `a window fills a monitor beside the other, which stays usable and has its sheets`() async throws {
            let window = await window
            let display = try #require(window.controller.root.environment.displays?.all.first)
            #expect(window.controller.root.environment.displays?.others == [])
            await window.change { model.display = display }
            await eventually { shown("Wall") != nil }
            let wall = try #require(shown("Wall"))
            #expect(gtk_window_get_modal(wall.window) == 0 && gtk_window_get_transient_for(wall.window) == nil)
            #expect(gtk_window_is_fullscreen(wall.window) != 0)
            await window.change { model.isShown = true }
            #expect(await window.presentedSoon()?.texts == ["Sheet"])
            #expect(window.controller.graph.warnings == [])
            await window.change { model.isShown = false }
            await eventually { window.presented == nil }
            #expect(wall.widget.press(GDK_KEY_Escape))
            await eventually { model.display == nil && shown("Wall") == nil }
            #expect(model.log == ["gone"])
        }

        @Test func `closing either window ends the presentation`() async throws {
            let window = await window
            let display = try #require(window.controller.root.environment.displays?.all.first)
            await window.change { model.display = display }
            await eventually { shown("Wall") != nil }
            gtk_window_close(try #require(shown("Wall")).window)
            await eventually { model.display == nil && shown("Wall") == nil }
            await window.change { model.display = display }
            await eventually { shown("Wall") != nil }
            window.controller.close()
            #expect(shown("Wall") == nil)
            #expect(model.log == ["gone", "gone"])
        }

        @Test func `nothing is presented on a monitor that is not there`() async {
            let window = await window
            await window.change { model.display = Display(id: "gone", name: "Gone") }
            await eventually { model.display == nil }
            #expect(shown("Wall") == nil)
            withExtendedLifetime(window) {}
        }
    }
}
