import Foundation
import Observation
import Testing

@testable import CorkTesting
@testable import CorkUI

@MainActor
@Suite("Gestures")
struct GestureTests {
    @Observable final class Log {
        var events: [String] = []
        func note(_ event: String) { events.append(event) }
    }

    private let log = Log()

    private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost { TestHost(content) }

    private var pad: some View { Color.red.frame(width: 100, height: 80).accessibilityLabel("Pad") }

    @Test func `a tap reports its location, and a press that moves too far is no tap`() throws {
        let host = host { [log] in
            pad.onTapGesture { (point: CGPoint) in log.note("\(point)") }
        }
        let element = try #require(host.element("Pad"))
        element.tap()
        #expect(log.events == ["\(CGPoint(x: 50, y: 40))"])
        element.drag(by: CGSize(width: 11, height: 0))
        #expect(log.events.count == 1)
        element.drag(by: CGSize(width: 9, height: 0))
        #expect(log.events.count == 2)
    }

    @Test func `a tap with keys that are to be held is none without them, and one inside takes place then`() throws {
        let host = host { [log] in
            pad.onTapGesture { log.note("plain") }
                .highPriorityGesture(TapGesture().modifiers([.shift, .option]).onEnded { log.note("both") })
                .highPriorityGesture(TapGesture().modifiers(.command).onEnded { log.note("control") })
        }
        let element = try #require(host.element("Pad"))
        for modifiers: EventModifiers in [[], .command, .shift, [.shift, .option], [.command, .shift]] {
            element.tap(modifiers: modifiers)
        }
        #expect(log.events == ["plain", "control", "plain", "both", "control"])
    }

    @Test func `of a single and a double tap on one view the single one waits whether there comes a second`() throws {
        let host = host { [log] in
            pad.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
        }
        let element = try #require(host.element("Pad"))
        element.tap()
        #expect(log.events == [])
        host.advance(0.5)
        #expect(log.events == ["single"])
        element.tap()
        element.tap()
        host.advance(1)
        #expect(log.events == ["single", "double"])
    }

    @Test func `a mask says which of a view's gesture and those inside take place`() throws {
        let masks: [GestureMask] = [.all, .none, .gesture, .subviews]
        for (mask, told) in zip(masks, [["inside"], [], ["outside"], ["inside"]]) {
            let log = Log()
            let host = host {
                VStack { pad.onTapGesture { log.note("inside") } }
                    .gesture(TapGesture().onEnded { log.note("outside") }, including: mask)
            }
            try #require(host.element("Pad")).tap()
            #expect(log.events == told)
        }
        let host = host { [log] in
            VStack { pad.onTapGesture { log.note("inside") } }
                .highPriorityGesture(TapGesture().onEnded { log.note("first") }, including: .subviews)
                .simultaneousGesture(TapGesture().onEnded { log.note("beside") }, including: .all)
        }
        try #require(host.element("Pad")).tap()
        #expect(log.events == ["inside", "beside"])
    }

    @Test
    func `a tap that goes first claims the press that it ends with, so that a control inside does not react`() throws {
        let host = host { [log] in
            Button("Pad") { log.note("button") }.highPriorityGesture(TapGesture().onEnded { log.note("tap") })
        }
        let frame = try #require(host.element("Pad")).frame
        let (root, middle) = (host.root.node, CGPoint(x: frame.midX, y: frame.midY))
        let arena = GestureArena()
        #expect(arena.goesFirst(at: middle, in: root))
        arena.send(.pressed, at: middle, time: 0, in: root)
        #expect(!arena.hasClaimed)
        arena.send(.released, at: middle, time: 0.1, in: root)
        #expect(arena.hasClaimed && log.events == ["tap"])
        arena.send(.pressed, at: middle, time: 1, in: root)
        #expect(!arena.hasClaimed)
    }

    @Test func `a gesture of any type is recognized as that type, and may become another one`() throws {
        let count = State(initialValue: 1)
        var isDrag = false
        let host = host { [log] in
            pad.gesture(
                isDrag
                    ? AnyGesture(DragGesture().onEnded { _ in log.note("drag") }.map { _ in () })
                    : AnyGesture(TapGesture(count: count.wrappedValue).onEnded { log.note("tap") }))
        }
        let element = try #require(host.element("Pad"))
        element.tap()
        #expect(log.events == ["tap"])
        isDrag = true
        host.update()
        element.tap()
        element.drag(by: CGSize(width: 30, height: 0))
        #expect(log.events == ["tap", "drag"])
    }

    @Test func `a long press acts after its minimum duration, and reports when pressing begins and ends`() throws {
        let host = host { [log] in
            pad.onLongPressGesture(minimumDuration: 0.3) {
                log.note("long")
            } onPressingChanged: {
                log.note("\($0)")
            }
        }
        let element = try #require(host.element("Pad"))
        element.press(for: 0.2)
        #expect(log.events == ["true", "false"])
        log.events = []
        element.press(for: 0.4)
        #expect(log.events == ["true", "long", "false"] || log.events == ["true", "false", "long"])
    }

    @Test func `a drag reports changes from its minimum distance on, and its end, in its coordinate space`() throws {
        let host = host { [log] in
            VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 20)
                pad.gesture(
                    DragGesture(minimumDistance: 20, coordinateSpace: .global)
                        .onChanged { log.note("at \($0.translation.width)") }
                        .onEnded { log.note("end \($0.startLocation.y) \($0.translation.width)") })
            }
            .frame(width: 800, height: 600, alignment: .topLeading)
        }
        let element = try #require(host.element("Pad"))
        element.drag(by: CGSize(width: 40, height: 0))
        #expect(log.events == ["at 20.0", "at 30.0", "at 40.0", "end 60.0 40.0"])
        log.events = []
        element.drag(by: CGSize(width: 12, height: 0))
        #expect(log.events == [])
    }

    private struct Dragged: View {
        @GestureState private var offset = CGSize.zero
        var body: some View {
            Color.red.frame(width: 100, height: 80).accessibilityLabel("Pad")
                .gesture(
                    DragGesture(minimumDistance: 0).updating($offset) { value, offset, _ in offset = value.translation }
                )
            Text("\(Int(offset.width))")
        }
    }

    @Test func `the state of a gesture is as before when it is over, complete or not`() throws {
        let host = host { Dragged() }
        let element = try #require(host.element("Pad"))
        element.drag(by: CGSize(width: 40, height: 0), releases: false)
        #expect(host.texts == ["40"])
        host.releasePointer()
        #expect(host.texts == ["0"])
        element.drag(by: CGSize(width: 40, height: 0), releases: false)
        host.cancelPress()
        #expect(host.texts == ["0"])
    }

    @Test
    func `gestures inside go before those around, unless these have a high priority or are simultaneous`() throws {
        for (priority, expected) in [("normal", ["inner"]), ("high", ["outer"]), ("both", ["inner", "outer"])] {
            log.events = []
            let host = host { [log] in
                let inner = HStack { pad.onTapGesture { log.note("inner") } }
                let outer = TapGesture().onEnded { log.note("outer") }
                if priority == "normal" { inner.gesture(outer) }
                if priority == "high" { inner.highPriorityGesture(outer) }
                if priority == "both" { inner.simultaneousGesture(outer) }
            }
            try #require(host.element("Pad")).tap()
            #expect(log.events.sorted() == expected)
        }
    }

    @Test func `a drag around goes on where a tap inside has failed`() throws {
        let host = host { [log] in
            HStack { pad.onTapGesture { log.note("tap") } }
                .gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.note("drag") })
        }
        let element = try #require(host.element("Pad"))
        element.drag(by: CGSize(width: 30, height: 0))
        #expect(log.events == ["drag"])
        element.tap()
        #expect(log.events == ["drag", "tap"])
    }

    @Test func `disabled views and gestures recognize nothing; nor do views that are behind others`() throws {
        let host = host { [log] in
            pad.onTapGesture { log.note("disabled") }.disabled(true)
            Color.blue.frame(width: 90, height: 90).accessibilityLabel("Off")
                .gesture(TapGesture().onEnded { log.note("off") }, isEnabled: false)
            ZStack {
                Color.green.frame(width: 50, height: 50).accessibilityLabel("Behind").onTapGesture {
                    log.note("behind")
                }
                Color.gray.frame(width: 60, height: 60)
            }
        }
        for name in ["Pad", "Off", "Behind"] { try #require(host.element(name)).press(for: 0) }
        #expect(log.events == [])
    }

    @Test func `room where nothing is seen is touched only within a content shape`() throws {
        for hasShape in [false, true] {
            log.events = []
            let host = host { [log] in
                let row = HStack {
                    Text("A")
                    Spacer()
                    Text("B")
                }
                .frame(width: 300)
                if hasShape {
                    row.contentShape(Rectangle()).onTapGesture { log.note("tap") }
                } else {
                    row.onTapGesture { log.note("tap") }
                }
            }
            host.press(at: CGPoint(x: 400, y: 300))
            #expect(log.events == (hasShape ? ["tap"] : []))
        }
    }

    @Test func `a view is not touched outside of its content shape`() {
        let host = host { [log] in
            Color.red.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture { log.note("tap") }
        }
        host.press(at: CGPoint(x: 355, y: 255))
        #expect(log.events == [])
        host.press(at: CGPoint(x: 400, y: 300))
        #expect(log.events == ["tap"])
    }

    @Test func `a tap before another one, both soon after each other`() {
        let host = host { [log] in
            pad.gesture(TapGesture().sequenced(before: TapGesture()).onEnded { _ in log.note("both") })
        }
        let center = CGPoint(x: 400, y: 300)
        host.press(at: center)
        host.advance(2)
        host.press(at: center)
        #expect(log.events == [])
        host.press(at: center)
        #expect(log.events == ["both"])
    }

    @Test func `a gesture before another one: a press that lasts, and then moves`() throws {
        let host = host { [log] in
            pad.gesture(
                LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 0))
                    .onEnded { value in
                        if case .second(_, let drag) = value { log.note("moved \(Int(drag?.translation.width ?? -1))") }
                    })
        }
        let element = try #require(host.element("Pad"))
        element.drag(by: CGSize(width: 40, height: 0))
        #expect(log.events == [])
        host.press(at: CGPoint(x: 400, y: 300), for: 0.3, thenMoveBy: CGSize(width: 25, height: 0))
        #expect(log.events == ["moved 25"])
    }

    @Test func `a magnification reports how far two fingers spread, also beside a drag`() throws {
        let host = host { [log] in
            pad.gesture(
                MagnifyGesture().onChanged { log.note("\($0.magnification)") }
                    .onEnded { log.note("end \($0.magnification) \($0.startAnchor.x)") }
                    .simultaneously(with: DragGesture().onEnded { _ in log.note("drag") }))
        }
        let element = try #require(host.element("Pad"))
        element.magnify(by: 2)
        #expect(log.events == ["1.5", "2.0", "end 2.0 0.5"])
        element.drag(by: CGSize(width: 40, height: 0))
        #expect(log.events.last == "drag")
    }

    @Test func `a button inside takes its own taps`() throws {
        let host = host { [log] in
            HStack { Button("Press") { log.note("button") } }.onTapGesture { log.note("around") }
        }
        try #require(host.element("Press")).tap()
        #expect(log.events == ["button"])
    }

    @Test func `a view that goes in the middle of a gesture takes it along`() throws {
        struct Vanishing: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                if isShown {
                    Color.red.frame(width: 100, height: 80).accessibilityLabel("Pad")
                        .gesture(
                            DragGesture(minimumDistance: 0)
                                .onChanged { _ in
                                    log.note("changed")
                                    isShown = false
                                }
                                .onEnded { _ in log.note("ended") })
                }
            }
        }
        let host = host { [log] in Vanishing(log: log) }
        let element = try #require(host.element("Pad"))
        element.drag(by: CGSize(width: 40, height: 0))
        #expect(log.events == ["changed"])
    }

    @Test func `hovering reports when the pointer enters and leaves, or each of its locations`() throws {
        let host = host { [log] in
            pad.onHover { log.note("over \($0)") }
            Color.blue.frame(width: 40, height: 40).accessibilityLabel("Other")
                .onContinuousHover { phase in
                    if case .active(let point) = phase { log.note("at \(Int(point.x))") } else { log.note("gone") }
                }
        }
        try #require(host.element("Pad")).hover()
        try #require(host.element("Pad")).hover()
        try #require(host.element("Other")).hover()
        host.movePointer(to: nil)
        #expect(log.events == ["over true", "over false", "at 20", "gone"])
    }

    @Test func `a rotation reports how far two fingers turn, from a minimum angle on, beside a magnification`() throws {
        let host = host { [log] in
            pad.gesture(
                RotateGesture(minimumAngleDelta: .degrees(10))
                    .onChanged { log.note("\(Int($0.rotation.degrees.rounded())) \($0.startAnchor.x)") }
                    .onEnded { _ in log.note("end") }
                    .simultaneously(with: MagnifyGesture().onEnded { log.note("\($0.magnification)") }))
        }
        let element = try #require(host.element("Pad"))
        element.rotate(by: .degrees(8))
        #expect(log.events == [])
        element.rotate(by: .degrees(-30))
        #expect(log.events == ["-15 0.5", "-30 0.5", "end"])
        element.magnify(by: 2)
        #expect(log.events.last == "2.0" && log.events.count == 4)
    }

    @Test func `a RotationGesture reports only the angle`() throws {
        let host = host { [log] in
            pad.gesture(RotationGesture().onEnded { log.note("\(Int($0.degrees.rounded()))") })
        }
        try #require(host.element("Pad")).rotate(by: .degrees(400))
        #expect(log.events == ["400"])
    }

    @Test
    func `a view that may not be touched lets clicks through to what is behind it, and keys to what is inside`() throws
    {
        let host = host { [log] in
            ZStack {
                Color.blue.frame(width: 200, height: 200).onTapGesture { log.note("behind") }
                VStack {
                    Button("Above") { log.note("above") }.keyboardShortcut("k")
                    pad.onTapGesture { log.note("pad") }
                }
                .allowsHitTesting(false)
            }
        }
        try #require(host.element("Above")).tap()
        let place = try #require(host.element("Pad")).frame
        host.press(at: CGPoint(x: place.midX, y: place.midY))
        #expect(log.events == ["behind"])
        try #require(host.element("Pad")).press("k", modifiers: .command)
        #expect(log.events == ["behind", "above"])
    }
}
