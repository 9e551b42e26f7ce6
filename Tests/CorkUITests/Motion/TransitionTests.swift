import Foundation
import Observation
import Testing

@testable import CorkTesting
@testable import CorkUI

@MainActor
@Observable
private final class Stage {
    var isShown = false
    var items = [1, 2, 3]
    var count = 0
}

/// A transition that offsets and narrows a view, and logs its phases.
private struct Narrow: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase.value * 40)
    }
}

/// Moves a view away, through all places.
private struct Shove: AnimatableModifier {
    var distance: CGFloat

    var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: distance) }
}

private struct Own: View {
    let journal: Journal
    @State private var count = 0

    var body: some View {
        Button("count \(count)") { count += 1 }
            .onAppear { journal.note("appear") }
            .onDisappear { journal.note("disappear") }
    }
}

@MainActor
@Suite("Transitions")
struct TransitionTests {
    private let stage = Stage()
    private let linear = Animation.linear(duration: 1)
    private let journal = Journal()

    private func host(_ transition: AnyTransition?) -> TestHost {
        let stage = stage
        return TestHost(size: CGSize(width: 400, height: 400)) {
            VStack(alignment: .leading, spacing: 0) {
                if stage.isShown {
                    if let transition {
                        Color.red.frame(width: 100, height: 50).transition(transition)
                    } else {
                        Color.red.frame(width: 100, height: 50)
                    }
                }
                Text("below")
            }
            .frame(width: 400, height: 400, alignment: .topLeading)
        }
    }

    private func show(_ isShown: Bool, in host: TestHost, _ animation: Animation? = .linear(duration: 1)) {
        withAnimation(animation) { stage.isShown = isShown }
        host.settle()
    }

    private func look(_ host: TestHost) -> (frame: CGRect, opacity: Double)? {
        (host.elements("Color").first ?? host.leaving.first).map { ($0.frame, $0.opacity) }
    }

    /// Returns the frame and opacity of a view halfway through its insertion and through its removal.
    private func midpoints(_ transition: AnyTransition?) -> [String] {
        let host = host(transition)
        func describe() -> String {
            guard let (frame, opacity) = look(host) else { return "gone" }
            return "\(frame.minX) \(frame.minY) \(frame.width) \(opacity)"
        }
        show(true, in: host)
        host.advance(0.5)
        let insertion = describe()
        host.advance(0.5)
        #expect(look(host)?.frame == CGRect(x: 0, y: 0, width: 100, height: 50) && look(host)?.opacity == 1)
        show(false, in: host)
        host.advance(0.5)
        let removal = describe()
        host.advance(0.5)
        #expect(look(host) == nil && host.isAtRest)
        return [insertion, removal]
    }

    @Test func `views come and go half opaque, scaled or moved half way through their transitions`() {
        #expect(midpoints(nil) == ["0.0 0.0 100.0 0.5", "0.0 0.0 100.0 0.5"])
        #expect(midpoints(.opacity) == ["0.0 0.0 100.0 0.5", "0.0 0.0 100.0 0.5"])
        #expect(midpoints(.scale) == ["25.0 12.5 50.0 1.0", "25.0 12.5 50.0 1.0"])
        #expect(midpoints(.scale(scale: 0.5, anchor: .bottomTrailing)) == ["25.0 12.5 75.0 1.0", "25.0 12.5 75.0 1.0"])
        #expect(midpoints(.offset(x: 20, y: -8)) == ["10.0 -4.0 100.0 1.0", "10.0 -4.0 100.0 1.0"])
        #expect(midpoints(.slide) == ["-50.0 0.0 100.0 1.0", "50.0 0.0 100.0 1.0"])
        #expect(midpoints(.move(edge: .bottom)) == ["0.0 25.0 100.0 1.0", "0.0 25.0 100.0 1.0"])
        #expect(midpoints(.push(from: .top)) == ["0.0 -25.0 100.0 0.5", "0.0 25.0 100.0 0.5"])
        #expect(midpoints(.identity) == ["0.0 0.0 100.0 1.0", "gone"])
        #expect(
            midpoints(.asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
                == ["0.0 0.0 100.0 0.5", "-50.0 0.0 100.0 1.0"])
        #expect(midpoints(.opacity.combined(with: .offset(y: 10))) == ["0.0 5.0 100.0 0.5", "0.0 5.0 100.0 0.5"])
    }

    @Test func `an asymmetric transition has the animations of both its parts`() {
        let host = host(
            .asymmetric(
                insertion: .opacity.animation(.linear(duration: 2)),
                removal: .opacity.animation(.linear(duration: 4))))
        show(true, in: host, nil)
        host.advance(1)
        #expect(look(host)?.opacity == 0.5)
        host.advance(1)
        show(false, in: host, nil)
        host.advance(1)
        #expect(look(host)?.opacity == 0.75)
        host.advance(3)
        #expect(look(host) == nil)
    }

    @Test func `Right to left, a view is scaled from the leading or trailing edge where that is then`() {
        let stage = stage
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            ZStack {
                if stage.isShown {
                    Color.red.frame(width: 100, height: 50)
                        .transition(.scale(scale: 0.5, anchor: .leading))
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        show(true, in: host)
        #expect(look(host)?.frame == CGRect(x: 200, y: 187.5, width: 50, height: 25))
    }

    @Test func `transitions of one's own go through their phases`() {
        #expect(midpoints(AnyTransition(Narrow())) == ["-20.0 0.0 100.0 1.0", "20.0 0.0 100.0 1.0"])
        let modifier = AnyTransition.modifier(
            active: _OffsetModifier(offset: CGSize(width: 0, height: 60)), identity: _OffsetModifier(offset: .zero))
        #expect(midpoints(modifier) == ["0.0 30.0 100.0 1.0", "0.0 30.0 100.0 1.0"])
        let own = AnyTransition.modifier(active: Shove(distance: 60), identity: Shove(distance: 0))
        #expect(midpoints(own) == ["30.0 0.0 100.0 1.0", "30.0 0.0 100.0 1.0"])
        #expect(
            midpoints(.asymmetric(insertion: modifier, removal: .opacity)) == [
                "0.0 30.0 100.0 1.0", "0.0 0.0 100.0 0.5",
            ])
    }

    @Test func `R1.14: a transition leaves the number of views as it is`() {
        #expect(
            resolvedCounts {
                Group {
                    Text("a"); Text("b")
                }.transition(.slide)
            } == [2, 2])
        #expect(resolvedCounts { ForEach(0..<3, id: \.self) { Text("\($0)") }.transition(Narrow()) } == [3, 3])
        #expect(resolvedCounts { EmptyView().transition(.opacity) } == [0, 0])
    }

    @Test func `R6.5: another id goes and comes with transitions`() {
        let stage = stage
        let host = TestHost { VStack { Text("\(stage.count)").id(stage.count).transition(.opacity) } }
        withAnimation(linear) { stage.count = 1 }
        host.settle()
        host.advance(0.25)
        #expect(host.texts == ["1"] && host.elements("Text")[0].opacity == 0.25)
        #expect(host.leaving.map(\.text) == ["0"] && host.leaving[0].opacity == 0.75)
    }

    @Test func `of transitions that end at different times the last one ends the view`() {
        struct Long: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.offset(x: phase.value * 40).transaction {
                    if $0.animation != nil { $0.animation = .linear(duration: 3) }
                }
            }
        }
        let host = host(AnyTransition(Long()).combined(with: .opacity))
        show(true, in: host, nil)
        show(false, in: host)
        host.advance(2)
        #expect(look(host)?.opacity == 0)
        host.advance(2)
        #expect(look(host) == nil && host.isAtRest)
    }

    @Test func `without an animation views come and go at once; a transition may bring one of its own`() {
        let plain = host(.opacity)
        show(true, in: plain, nil)
        #expect(look(plain)?.opacity == 1 && plain.isAtRest)
        show(false, in: plain, nil)
        #expect(look(plain) == nil && plain.isAtRest)
        let own = host(.opacity.animation(linear))
        show(true, in: own, nil)
        own.advance(0.25)
        #expect(look(own)?.opacity == 0.25)
        own.enablesAnimations = false
        show(false, in: own)
        #expect(look(own) == nil && own.isAtRest)
    }

    @Test func `siblings animate into the gap of a removed view, which takes no part in the layout`() {
        let host = host(.opacity)
        show(true, in: host, nil)
        show(false, in: host)
        #expect(host.element("below")!.frame.minY == 50)
        host.advance(0.5)
        #expect(host.element("below")!.frame.minY == 25)
        #expect(host.leaving.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
        #expect(host.elements("Color").isEmpty)
    }

    @Test func `a leaving view takes no input, sends no events, and disappears once, when it is gone`() throws {
        let (stage, journal) = (stage, journal)
        stage.isShown = true
        let host = TestHost { VStack { if stage.isShown { Own(journal: journal) } } }
        let button = host.elements("Button")[0]
        button.tap()
        #expect(host.texts == ["count 1"] && journal.take() == ["appear"])
        show(false, in: host)
        #expect(host.texts == [] && host.element("count 1") == nil && !host.outline.contains("Button"))
        let leaving = try #require(host.leaving.first)
        leaving.tap()
        leaving.press(.return)
        host.advance(0.9)
        #expect(host.leaving[0].label == "count 1" && journal.take() == [])
        host.advance(0.2)
        #expect(journal.take() == ["disappear"] && host.leaving.isEmpty)
        host.advance(5)
        host.close()
        #expect(journal.take() == [])
    }

    @Test func `a view that comes back on its way out goes on from where it is, with its state`() {
        let (stage, journal) = (stage, journal)
        stage.isShown = true
        let host = TestHost {
            VStack { if stage.isShown { Own(journal: journal).transition(.opacity) } }
        }
        host.elements("Button")[0].tap()
        show(false, in: host)
        host.advance(0.25)
        #expect(host.leaving[0].opacity == 0.75)
        show(true, in: host)
        #expect(host.elements("Button")[0].opacity == 0.75 && host.leaving.isEmpty)
        host.advance(0.5)
        #expect(host.elements("Button")[0].opacity == 0.875)
        host.elements("Button")[0].tap()
        host.advance(1)
        #expect(host.texts == ["count 2"] && host.elements("Button")[0].opacity == 1 && host.isAtRest)
        #expect(journal.take() == ["appear"])
    }

    @Test func `rows of a loop come and go each by itself; what is only moved does neither`() {
        let stage = stage
        let host = TestHost(size: CGSize(width: 100, height: 200)) {
            VStack(alignment: .leading, spacing: 0) { ForEach(stage.items, id: \.self) { Text("\($0)") } }
                .frame(width: 100, height: 200, alignment: .topLeading)
        }
        withAnimation(linear) { stage.items = [3, 4, 1] }
        host.settle()
        host.advance(0.5)
        #expect(host.elements("Text").map(\.opacity) == [1, 0.5, 1])
        #expect(host.elements("Text").map(\.frame.minY) == [16, 16, 16])
        #expect(host.leaving.map(\.text) == ["2"] && host.leaving[0].frame.minY == 16)
        host.advance(0.5)
        #expect(host.texts == ["3", "4", "1"] && host.isAtRest)
    }

    @Test func `a branch that is exchanged goes while the other comes`() {
        let stage = stage
        let host = TestHost {
            VStack { if stage.isShown { Text("yes") } else { Text("no") } }
        }
        show(true, in: host)
        host.advance(0.25)
        #expect(host.elements("Text").map(\.text) == ["yes"] && host.elements("Text")[0].opacity == 0.25)
        #expect(host.leaving.map(\.text) == ["no"] && host.leaving[0].opacity == 0.75)
        host.advance(1)
        #expect(host.leaving.isEmpty)
    }

    @Test func `a leaving view keeps its content and is not evaluated again`() {
        let stage = stage
        let host = TestHost {
            Group(subviews: ForEach(stage.items, id: \.self) { Text("\($0) of \(stage.count)") }) { subviews in
                VStack { ForEach(subviews) { subview in HStack { subview } } }
            }
        }
        withAnimation(linear) { stage.items = [1] }
        host.settle()
        host.advance(0.5)
        stage.count = 7
        host.settle()
        #expect(host.leaving.flatMap(\.texts) == ["2 of 0", "3 of 0"])
        #expect(host.texts == ["1 of 7"])
        withAnimation(linear) { stage.items = [1, 3] }
        host.settle()
        #expect(host.texts == ["1 of 7", "3 of 7"])
        #expect(host.leaving.flatMap(\.texts) == ["2 of 0"])
        host.advance(2)
        #expect(host.leaving.isEmpty && host.warnings == [])
    }

    @Test func `removing the container of a leaving view removes both at once`() {
        let (stage, journal) = (stage, journal)
        let host = TestHost {
            if stage.count == 0 { VStack { if stage.isShown { Own(journal: journal) } } }
        }
        show(true, in: host, nil)
        show(false, in: host)
        host.advance(0.5)
        stage.count = 1
        host.settle()
        #expect(host.leaving.isEmpty && journal.take() == ["appear", "disappear"])
        host.advance(5)
        #expect(host.isAtRest && journal.take() == [])
    }

    /// A count of living objects.
    private final class Census { var alive = 0 }

    private final class Citizen {
        private let census: Census

        init(_ census: Census) {
            self.census = census
            census.alive += 1
        }

        deinit { census.alive -= 1 }
    }

    private struct Holder: View {
        let name: Int
        @State private var own: Citizen

        init(_ name: Int, _ census: Census) {
            self.name = name
            _own = State(wrappedValue: Citizen(census))
        }

        var body: some View { Text("\(name)") }
    }

    @Test(arguments: [false, true])
    func `a thousand animated insertions and removals leave nothing behind`(isOwn: Bool) {
        let (stage, census) = (stage, Census())
        let own = AnyTransition.modifier(active: Shove(distance: 60), identity: Shove(distance: 0))
        let host = TestHost {
            VStack { ForEach(stage.items, id: \.self) { Holder($0, census).transition(isOwn ? own : .scale) } }
        }
        func exchange(_ turn: Int) {
            for items in [[1, 2, turn + 10, 3], [1, 2, 3]] {
                withAnimation(.linear(duration: 0.1)) { stage.items = items }
                host.settle()
                host.advance(turn.isMultiple(of: 3) ? 0.04 : 0.2)
            }
        }
        exchange(1)
        host.advance(1)
        let before = census.alive
        for turn in 0..<500 { exchange(turn) }
        host.advance(1)
        #expect(census.alive == before && host.isAtRest && host.leaving.isEmpty)
    }

    @Test func `random comings and goings end as if nothing had been animated`() {
        var random = SystemRandomNumberGenerator()
        let stage = stage
        let host = TestHost(size: CGSize(width: 100, height: 1000)) {
            VStack(spacing: 0) { ForEach(stage.items, id: \.self) { Text("\($0)").transition(.scale) } }
        }
        for _ in 0..<300 {
            let items = (0..<8).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
            withAnimation(Bool.random(using: &random) ? .spring(duration: 0.3) : nil) { stage.items = items }
            host.settle()
            host.advance(Double.random(in: 0...0.3, using: &random))
            #expect(host.texts == items.map { "\($0)" })
            #expect(Set(host.leaving.compactMap(\.text)).isDisjoint(with: host.texts))
        }
        host.advance(5)
        #expect(host.isAtRest && host.leaving.isEmpty && host.warnings == [])
        let top = 500 - CGFloat(stage.items.count) * 8
        #expect(host.elements("Text").map(\.frame.minY) == stage.items.indices.map { top + 16 * CGFloat($0) })
        #expect(host.elements("Text").allSatisfy { $0.opacity == 1 })
    }
}
