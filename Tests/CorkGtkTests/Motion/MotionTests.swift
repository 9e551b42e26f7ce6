import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

@Observable
private final class Stage {
    var isShown = false
    var items = [1, 2, 3]
    var width: CGFloat = 100
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

private struct Holder: View {
    let name: Int
    @State private var own: Citizen

    init(_ name: Int, _ census: Census) {
        self.name = name
        _own = State(wrappedValue: Citizen(census))
    }

    var body: some View {
        HStack {
            Text("\(name)")
            Button("go") {}
        }
    }
}

extension GtkTests {
    @MainActor
    @Suite("Motion on GTK")
    struct MotionTests {
        private let stage = Stage()
        private let linear = Animation.linear(duration: 1)

        /// A window with a manual clock.
        private final class Scene {
            let window: ViewWindow
            private let clock = Clock()

            private final class Clock { var time = 0.0 }

            init<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) async {
                window = await ViewWindow(width: 200, height: 100, content)
                window.controller.graph.motions.clock = { [clock] in clock.time }
            }

            func change(_ body: () -> Void) async {
                body()
                await window.frames(2)
            }

            func pass(_ seconds: Double) { clock.time += seconds }

            func advance(_ seconds: Double) async {
                pass(seconds)
                await window.frames(2)
            }

            var isAtRest: Bool { window.controller.graph.motions.isAtRest }
        }

        @Test
        func `half way through a transition a view is drawn half opaque, half as large or half away`() async throws {
            for (transition, checks) in [
                (AnyTransition.opacity, [(50, 25, 0xFF8080), (150, 25, 0xFFFFFF)]),
                (.scale, [(50, 25, 0xFF0000), (20, 25, 0xFFFFFF), (80, 25, 0xFFFFFF), (50, 8, 0xFFFFFF)]),
                (.move(edge: .leading), [(25, 25, 0xFF0000), (75, 25, 0xFFFFFF)]),
                (.offset(x: 60), [(20, 25, 0xFFFFFF), (40, 25, 0xFF0000), (120, 25, 0xFF0000)]),
            ] {
                let stage = Stage()
                let scene = await Scene {
                    ZStack(alignment: .topLeading) {
                        Color.white
                        if stage.isShown {
                            Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 50).transition(transition)
                        }
                    }
                }
                await scene.change { withAnimation(linear) { stage.isShown = true } }
                await scene.advance(0.5)
                let picture = try scene.window.picture()
                for (x, y, color) in checks {
                    let found = picture[x, y]
                    for shift in [0, 8, 16] {
                        #expect(abs(Int(found >> UInt32(shift) & 0xFF) - (color >> shift & 0xFF)) <= 1, "\(x), \(y)")
                    }
                }
                await scene.advance(0.6)
                #expect(scene.isAtRest)
                #expect(try scene.window.picture()[50, 25] & 0xFFFFFF == 0xFF0000)
            }
        }

        @Test func `widgets and what is drawn glide to their places`() async throws {
            let stage = stage
            let scene = await Scene {
                VStack(alignment: .leading, spacing: 0) {
                    Text("a").padding(.leading, stage.width)
                    Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).padding(.leading, stage.width)
                    Color.white
                }
                .background(Color.white)
            }
            let label = try scene.window.label("a")
            #expect(label.bounds(in: scene.window.host.widget).minX == 100)
            await scene.change { withAnimation(linear) { stage.width = 20 } }
            #expect(label.bounds(in: scene.window.host.widget).minX == 100)
            await scene.advance(0.5)
            #expect(label.bounds(in: scene.window.host.widget).minX == 60)
            let y = Int(label.bounds(in: scene.window.host.widget).height) + 10
            let picture = try scene.window.picture()
            #expect(picture[70, y] & 0xFFFFFF == 0xFF0000 && picture[50, y] & 0xFFFFFF == 0xFFFFFF)
            await scene.advance(0.5)
            #expect(label.bounds(in: scene.window.host.widget).minX == 20 && scene.isAtRest)
        }

        @Test func `subviews of a flow glide from one cell to another`() async throws {
            let stage = stage
            let scene = await Scene {
                FlowStack(spacing: 10, maximumPerLine: 3) {
                    ForEach(stage.items, id: \.self) { item in
                        Color(red: item == 3 ? 1 : 0, green: 0, blue: 0).frame(width: 20, height: 20)
                    }
                }
                .background(Color.white)
            }
            let flow = try #require(scene.window.nodes("FlowStack").first)
            let origin = try #require(scene.window.frame(of: flow)).origin
            func color(_ x: CGFloat) throws -> UInt32 {
                try scene.window.picture()[Int(origin.x + x), Int(origin.y) + 10] & 0xFFFFFF
            }
            #expect(try color(70) == 0xFF0000)
            await scene.change { withAnimation(linear) { stage.items = [3, 1, 2] } }
            #expect(try color(70) == 0xFF0000)
            await scene.advance(0.5)
            // Half way from 60 to 0, while the others come towards it.
            #expect(try color(40) == 0xFF0000 || color(35) == 0xFF0000)
            await scene.advance(0.5)
            #expect(try color(10) == 0xFF0000 && color(70) == 0)
            #expect(scene.isAtRest)
        }

        @Test
        func
            `a widget that goes takes no input and no focus, is hidden from assistive technologies, and is gone in the end`()
            async throws
        {
            let stage = stage
            stage.isShown = true
            let scene = await Scene { VStack { if stage.isShown { Button("go") {} } } }
            let before = scene.window.host.widget.descendants.count
            let button = try #require(scene.window.widgets(gtk_button_get_type()).first)
            gtk_widget_grab_focus(button)
            #expect(scene.window.focus == button)
            await scene.change { withAnimation(linear) { stage.isShown = false } }
            await scene.advance(0.5)
            #expect(gtk_widget_get_parent(button) == scene.window.host.widget)
            #expect(scene.window.focus == nil)
            #expect(gtk_widget_get_can_target(button) == 0 && gtk_widget_get_can_focus(button) == 0)
            #expect(cork_test_accessible_state_is(button, GTK_ACCESSIBLE_STATE_HIDDEN, 1) != 0)
            await scene.change { withAnimation(linear) { stage.isShown = true } }
            #expect(gtk_widget_get_can_target(button) == 1 && gtk_widget_get_can_focus(button) == 1)
            #expect(cork_test_accessible_state_is(button, GTK_ACCESSIBLE_STATE_HIDDEN, 0) != 0)
            await scene.advance(1)
            #expect(scene.window.host.widget.descendants.count == before)
            await scene.change { withAnimation(linear) { stage.isShown = false } }
            await scene.advance(1)
            #expect(scene.window.host.widget.descendants.isEmpty && scene.isAtRest)
        }

        @Test func `a thousand animated insertions and removals leave no node and no widget behind`() async throws {
            let (stage, census) = (stage, Census())
            let scene = await Scene {
                VStack { ForEach(stage.items, id: \.self) { Holder($0, census).transition(.scale) } }
            }
            await scene.change { stage.items = [1, 2, 3, 4] }
            await scene.change { stage.items = [1, 2, 3] }
            func count() -> [Int] {
                [census.alive, scene.window.host.widget.descendants.count, scene.window.root.descendants.count]
            }
            let before = count()
            let controller = scene.window.controller
            for turn in 0..<500 {
                for items in [[1, 2, turn + 10, 3], [1, 2, 3]] {
                    withAnimation(.linear(duration: 0.1)) { stage.items = items }
                    controller.turn()
                    scene.pass(turn.isMultiple(of: 3) ? 0.04 : 0.2)
                    controller.graph.motions.advance()
                    controller.turn()
                }
            }
            await scene.advance(1)
            #expect(count() == before && scene.isAtRest)
        }

        @Test func `a window draws no frame once nothing moves any more`() async throws {
            let stage = stage
            let window = await ViewWindow {
                VStack { ForEach(stage.items, id: \.self) { Text("\($0)") } }.padding(.leading, stage.width)
            }
            let signals = SignalOwner()
            var updates = 0
            signals.connect("update", to: gtk_widget_get_frame_clock(window.widget)!) { updates += 1 }
            var isDone = false
            withAnimation(.linear(duration: 0.2)) {
                stage.items = [3, 4, 1]
                stage.width = 10
            } completion: {
                isDone = true
            }
            await eventually { isDone && window.controller.graph.motions.isAtRest }
            #expect(updates > 2)
            // Until a second after the action.
            try await Task.sleep(for: .seconds(0.8))
            updates = 0
            try await Task.sleep(for: .seconds(1))
            #expect(updates == 0)
        }

        @Test func `views move to their targets at once when the desktop disables animations`() async throws {
            let stage = stage
            let settings = gtk_settings_get_default()!.objectAddress
            let scene = await Scene { VStack { Text("a").padding(.leading, stage.width) } }
            let label = try scene.window.label("a")
            let place = label.bounds(in: scene.window.host.widget).minX
            var done = 0
            await scene.change {
                withAnimation(linear) {
                    stage.width = 20
                } completion: {
                    done += 1
                }
            }
            #expect(label.bounds(in: scene.window.host.widget).minX == place)
            cork_object_set_bool(settings, "gtk-enable-animations", 0)
            defer { cork_object_set_bool(settings, "gtk-enable-animations", 1) }
            await scene.window.frames(2)
            #expect(label.bounds(in: scene.window.host.widget).minX == place - 40 && done == 1 && scene.isAtRest)
            await scene.change {
                withAnimation(linear) {
                    stage.width = 100
                } completion: {
                    done += 1
                }
            }
            #expect(label.bounds(in: scene.window.host.widget).minX == place && done == 2 && scene.isAtRest)
        }
    }
}
