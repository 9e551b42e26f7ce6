import CorkTesting
import CorkUI
import Foundation
import Testing

/// The calls of a representable's methods, in order.
@MainActor
private final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor
private final class Dial {
    let number: Int
    static var made = 0
    static var alive = 0
    var shown = ""

    init() {
        Self.made += 1
        Self.alive += 1
        number = Self.made
    }

    isolated deinit { Self.alive -= 1 }
}

/// A representable view with all optional parts.
private struct DialView: _Representable {
    let log: Log
    var value = 0
    var model: Model?
    var size: CGSize?
    var reads = true
    @State private var turns = 0
    @Environment(\.other) private var other

    final class Coordinator {
        let captured: Int
        init(_ captured: Int) { self.captured = captured }
    }

    func makeCoordinator() -> Coordinator {
        log.add("coordinator")
        return Coordinator(value)
    }

    func _makeObject(context: _RepresentableContext<Coordinator>) -> Dial {
        log.add("make \(context.coordinator.captured)")
        return Dial()
    }

    func _updateObject(_ object: Dial, context: _RepresentableContext<Coordinator>) {
        let word = reads ? context.environment.word : "-"
        object.shown = "\(value) \(context.coordinator.captured) \(word) \(other) \(turns) \(model?.title ?? "")"
        log.add("update \(object.shown)")
    }

    static func _dismantleObject(_ object: Dial, coordinator: Coordinator) {
        object.shown += " dismantled"
        Self.dismantled.append(object.shown)
    }

    func _sizeThatFits(
        _ proposal: ProposedViewSize, _ object: Dial, context: _RepresentableContext<Coordinator>
    ) -> CGSize? { size }

    @MainActor static var dismantled: [String] = []
}

@MainActor
@Suite("Representables", .serialized)
struct RepresentableTests {
    init() {
        DialView.dismantled = []
        Dial.made = 0
    }

    @Test func `R8.1: coordinator, object, and an update at once`() {
        let log = Log()
        let host = TestHost { DialView(log: log, value: 3) }
        #expect(log.take() == ["coordinator", "make 3", "update 3 3 default 0 0 "])
        host.update()
        host.settle()
        #expect(log.take() == [])
        #expect(DialView.dismantled == [])
    }

    @Test func `R8.2, R8.5: later changes update the same object with the same coordinator`() {
        let log = Log()
        let (value, word, other) = (Box(1), Box("a"), Box(1))
        let model = Model()
        let host = TestHost {
            DialView(log: log, value: value.value, model: model)
                .environment(\.word, word.value).environment(\.other, other.value)
        }
        #expect(log.take() == ["coordinator", "make 1", "update 1 1 a 1 0 one"])
        value.value = 2
        host.update()
        #expect(log.take() == ["update 2 1 a 1 0 one"])
        word.value = "b"
        host.update()
        #expect(log.take() == ["update 2 1 b 1 0 one"])
        other.value = 2
        host.update()
        #expect(log.take() == ["update 2 1 b 2 0 one"])
        model.title = "two"
        host.settle()
        #expect(log.take() == ["update 2 1 b 2 0 two"])
        #expect(Dial.made == 1)
    }

    @Test func `R8.2: the environment that nobody reads updates nothing`() {
        let log = Log()
        let word = Box("a")
        let host = TestHost { DialView(log: log, reads: false).environment(\.word, word.value) }
        _ = log.take()
        word.value = "b"
        host.update()
        #expect(log.take() == [])
    }

    @Test func `R8.3: a removed view is dismantled once, by a branch, an element or the window`() {
        let log = Log()
        let shows = Box(true)
        let values = Box([1, 2])
        let host = TestHost {
            if shows.value { DialView(log: log, value: 0) } else { Text("else") }
            ForEach(values.value, id: \.self) { DialView(log: log, value: $0) }
            VStack { DialView(log: log, value: 9) }
        }
        #expect(Dial.alive == 4)
        shows.value = false
        host.update()
        #expect(DialView.dismantled == ["0 0 default 0 0  dismantled"])
        values.value = [2]
        host.update()
        #expect(DialView.dismantled.last == "1 1 default 0 0  dismantled")
        host.update()
        #expect(DialView.dismantled.count == 2)
        host.close()
        host.close()
        #expect(DialView.dismantled.count == 4)
        #expect(Dial.alive == 0)
    }

    @Test func `R8.4: another id dismantles the old object and creates a new one with its coordinator`() {
        let log = Log()
        let number = Box(1)
        let host = TestHost { DialView(log: log, value: number.value).id(number.value) }
        _ = log.take()
        number.value = 2
        host.update()
        #expect(log.take() == ["coordinator", "make 2", "update 2 2 default 0 0 "])
        #expect(DialView.dismantled == ["1 1 default 0 0  dismantled"])
        #expect(Dial.made == 2)
    }

    @Test func `R8.6: the representable's size holds, else the object takes what is proposed`() {
        let log = Log()
        let size = Box<CGSize?>(CGSize(width: 30, height: 20))
        let host = TestHost(size: CGSize(width: 200, height: 100)) { DialView(log: log, size: size.value) }
        #expect(host.elements("DialView")[0].frame.size == CGSize(width: 30, height: 20))
        size.value = CGSize(width: 50, height: 20)
        host.update()
        #expect(host.elements("DialView")[0].frame.size == CGSize(width: 50, height: 20))
        size.value = nil
        host.update()
        #expect(host.elements("DialView")[0].frame.size == CGSize(width: 200, height: 100))
    }

    @Test func `R8.7: a representable is one subview, and is made where it is placed`() {
        let log = Log()
        #expect(resolvedCounts { DialView(log: log).padding() } == [1, 1])
        Dial.made = 0
        let host = TestHost {
            Group(subviews: ForEach(0..<5) { DialView(log: log, value: $0) }) { subviews in subviews[2] }
        }
        #expect(Dial.made == 1)
        host.close()
    }

    @Test func `R8.8: the coordinator lives as long as the object`() {
        final class Target {}
        struct Held: _Representable {
            let seen: Box<Seen>
            final class Seen { weak var target: Target? }
            func makeCoordinator() -> Target { Target() }
            func _makeObject(context: _RepresentableContext<Target>) -> Dial {
                seen.value.target = context.coordinator
                return Dial()
            }
            func _updateObject(_ object: Dial, context: _RepresentableContext<Target>) {}
            static func _dismantleObject(_ object: Dial, coordinator: Target) {}
            func _sizeThatFits(
                _ proposal: ProposedViewSize, _ object: Dial, context: _RepresentableContext<Target>
            ) -> CGSize? { nil }
        }
        let seen = Box(Held.Seen())
        let host = TestHost { Held(seen: seen) }
        #expect(seen.value.target != nil)
        host.close()
        #expect(seen.value.target == nil)
    }
}
