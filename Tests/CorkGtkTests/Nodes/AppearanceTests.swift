import CGtk
import CorkUI
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct AppearanceTests {
        @Observable final class Model {
            var shows = true
            var count = 0
            @ObservationIgnored var log: [String] = []
        }

        /// R6.12.
        @Test func `views appear when shown and disappear when removed or the window closes`() async {
            let model = Model()
            let window = await ViewWindow {
                VStack {
                    if model.shows {
                        Text("\(model.count)")
                            .onAppear { model.log.append("+text") }
                            .onDisappear { model.log.append("-text") }
                    }
                    Button("b") {}
                }
                .onAppear { model.log.append("+stack") }
                .onDisappear { model.log.append("-stack") }
            }
            #expect(model.log == ["+text", "+stack"])
            await window.change { model.count = 1 }
            await window.change { model.shows = false }
            #expect(model.log == ["+text", "+stack", "-text"])
            window.controller.close()
            #expect(model.log == ["+text", "+stack", "-text", "-stack"])
        }

        @Test func `actions run before the first frame of a presented window`() async throws {
            let model = Model()
            var isPresented = false
            var first: String?
            let window = await ViewWindow {
                Text("\(model.count)").onAppear { model.count = 5 }
                    .onChange(of: model.count) { model.log.append("\($0)>\($1)") }
            }
            #expect(window.texts == ["5"])
            #expect(model.log == ["0>5"])

            var descriptions: [_WindowDescription] = []
            WindowGroup { Text("x").onAppear { isPresented = gtk_widget_get_mapped(window.widget) != 0 } }
                ._collectWindows(into: &descriptions)
            let controller = WindowController(descriptions[0])
            controller.present()
            let signals = SignalOwner()
            signals.connect("paint", to: gtk_widget_get_frame_clock(controller.widget)!) {
                if first == nil { first = isPresented ? "after" : "before" }
            }
            await eventually { first != nil }
            #expect(first == "after")
            controller.close()
        }

        @Test func `a task runs in the main loop and ends with its window`() async {
            let model = Model()
            let (ticks, ticking) = AsyncStream<Void>.makeStream()
            let window = await ViewWindow {
                Text("\(model.count)")
                    .task {
                        for await _ in ticks { model.count += 1 }
                        model.log.append(Task.isCancelled ? "cancelled" : "ended")
                    }
            }
            ticking.yield()
            ticking.yield()
            await eventually { window.texts == ["2"] }
            #expect(model.log == [])
            window.controller.close()
            await eventually { model.log == ["cancelled"] }
        }
    }
}
