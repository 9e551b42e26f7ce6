import CGtk
import CorkUI
import Foundation
import Glibc
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct WindowLifeTests {
        @Observable final class Model {
            var items = ["a", "b"]
            var text = ""
            var color: UInt32 = 0xFF0000
        }

        /// Opens a window with views of many kinds.
        private func window(_ model: Model) async -> ViewWindow {
            await ViewWindow {
                VStack {
                    TextField("Name", text: Binding(get: { model.text }, set: { model.text = $0 }))
                    ScrollView {
                        FlowStack {
                            ForEach(model.items, id: \.self) { item in
                                Text(item)
                                    .frame(width: 50, height: 30)
                                    .overlay { Button("x") {}.buttonStyle(.plain) }
                                    .background { RoundedRectangle(cornerRadius: 3).fill(Color(hex: model.color)) }
                                    .onKeyPress("x") { .handled }
                                    .accessibilityLabel(item)
                                    .help(item)
                            }
                        }
                    }
                    Button("Add") { model.items.append("new") }.keyboardShortcut("n")
                    Image(systemName: "edit-undo-symbolic")
                }
                .navigationTitle("Life")
                .toolbar { Button("Save") {} }
            }
        }

        private final class Weak {
            weak var object: AnyObject?
            init(_ object: AnyObject) { self.object = object }
        }

        /// Returns weak references to everything that belongs to a window.
        private func watch(_ window: ViewWindow) -> (objects: [Weak], widgets: [ObjectWatch]) {
            let nodes = window.root.descendants
            var objects: [AnyObject] = [window.controller, window.root, window.controller.graph, window.host]
            objects += nodes + nodes.compactMap { $0.mount }
            return (
                objects.map(Weak.init), ([window.widget] + window.widget.descendants).map { ObjectWatch($0) }
            )
        }

        @Test func `a closed window leaves nothing behind`() async throws {
            var (objects, widgets): ([Weak], [ObjectWatch]) = ([], [])
            do {
                let model = Model()
                let window = await window(model)
                await window.change { model.items = ["b", "c", "d"] }
                (objects, widgets) = watch(window)
                window.controller.close()
            }
            await eventually { widgets.allSatisfy { $0.finalized == 1 } }
            let left = objects.compactMap(\.object).map { "\(type(of: $0))" }
            #expect(left == [])
            #expect(objects.count > 60 && widgets.count > 30)
        }

        @Test func `views removed from a window are freed`() async throws {
            let model = Model()
            let window = await window(model)
            let before = (window.root.descendants.count, window.widget.descendants.count)
            var (objects, widgets): ([Weak], [ObjectWatch]) = ([], [])
            do {
                let cell = try #require(window.widgets(gtk_flow_box_child_get_type()).last)
                let node = try #require(window.nodes("FlowStack").first?.children.last)
                objects = ([node] + node.descendants).map(Weak.init)
                widgets = ([cell] + cell.descendants).map { ObjectWatch($0) }
            }
            await window.change { model.items = ["a"] }
            await eventually { widgets.allSatisfy { $0.finalized == 1 } }
            #expect(objects.compactMap(\.object).isEmpty)
            await window.change { model.items = ["a", "b"] }
            #expect(before == (window.root.descendants.count, window.widget.descendants.count))
        }

        @Test func `fifty windows leave as little as one`() async {
            var objects: [Weak] = []
            var widgets: [ObjectWatch] = []
            for _ in 0..<50 {
                let window = await window(Model())
                let parts = watch(window)
                objects += parts.objects
                widgets += parts.widgets
                window.controller.close()
            }
            await eventually { widgets.allSatisfy { $0.finalized == 1 } }
            #expect(objects.compactMap(\.object).isEmpty)
        }

        /// A count of living objects.
        private final class Census { var alive = 0 }

        private final class Citizen {
            private let census: Census
            init(_ census: Census) {
                self.census = census
                census.alive += 1
            }
            isolated deinit { census.alive -= 1 }
        }

        /// A view whose actions, task and bindings retain objects.
        private struct Keeper: View {
            let census: Census
            @State private var items = ["a", "b"]
            @State private var count = 0

            private func with(_ citizen: Citizen) {}

            var body: some View {
                let citizen = Citizen(census)
                VStack {
                    ForEach($items, id: \.self, editActions: .all) { $item in TextField("Item", text: $item) }
                    ForEach(items, id: \.self) { item in Button(item) { with(citizen) } }
                        .onMove { _, _ in with(citizen) }
                    Text("\(count)").onChange(of: items, initial: true) {
                        with(citizen)
                        count += 1
                    }
                }
                .onAppear {
                    with(citizen)
                    items.append("c")
                }
                .onDisappear { with(citizen) }
                .task {
                    try? await Task.sleep(for: .seconds(1000))
                    with(citizen)
                }
                .transaction { _ in with(citizen) }
            }
        }

        @Test func `a thousand windows with actions leave as little as none`() async {
            let census = Census()
            var descriptions: [_WindowDescription] = []
            WindowGroup { Keeper(census: census) }._collectWindows(into: &descriptions)
            var controllers: [Weak] = []
            var widgets: [ObjectWatch] = []
            for _ in 0..<1000 {
                let controller = WindowController(descriptions[0])
                controller.present()
                #expect(census.alive > 0)
                controllers += [Weak(controller), Weak(controller.graph), Weak(controller.root)]
                widgets += ([controller.widget] + controller.widget.descendants).map { ObjectWatch($0) }
                controller.close()
            }
            await eventually { census.alive == 0 && widgets.allSatisfy { $0.finalized == 1 } }
            #expect(controllers.allSatisfy { $0.object == nil })
        }

        @Test func `an idle window paints nothing and uses no time`() async throws {
            let window = await window(Model())
            // The blinking cursor of a focused entry would cause frames.
            gtk_window_set_focus(window.controller.window, nil)
            var frames = 0
            let signals = SignalOwner()
            signals.connect("paint", to: gtk_widget_get_frame_clock(window.widget)!) { frames += 1 }
            // The theme animates its colors at first.
            for _ in 0..<20 {
                frames = 0
                try await Task.sleep(for: .milliseconds(250))
                if frames == 0 { break }
            }
            let before = processTime()

            try await Task.sleep(for: .seconds(2))

            #expect(frames == 0)
            #expect(processTime() - before < .milliseconds(20))
        }

        private func processTime() -> Duration {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }

        @Test func `another colour scheme is drawn at once`() async throws {
            let window = await ViewWindow(width: 100, height: 100) {
                Color(light: Color(hex: 0xFF0000), dark: Color(hex: 0x0000FF))
            }
            #expect(try window.picture()[50, 50] == 0xFF0000)
            Theme.prefer(.dark)
            await window.frames()
            let dark = try window.picture()[50, 50]
            Theme.prefer(nil)
            await window.frames()
            #expect(dark == 0x0000FF)
            #expect(try window.picture()[50, 50] == 0xFF0000)
        }
    }
}
