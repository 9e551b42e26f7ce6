import Foundation
import Observation
import Testing

@testable import CorkTesting
@testable import CorkUI

@MainActor
@Observable
private final class Scene {
    var isOn = false
    var width: CGFloat = 100
    var order = [1, 2, 3]
    var color = Color(red: 0, green: 0, blue: 0)
    var angle = 0.0
}

/// Places its subviews along a diagonal, so far apart.
private struct Diagonal: Layout {
    var distance: CGFloat

    var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 400, height: 400)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let way = CGFloat(index) * distance
            subview.place(at: CGPoint(x: bounds.minX + way, y: bounds.minY + way), proposal: .unspecified)
        }
    }
}

/// A view that shows the value at which it is.
private struct Meter: View, Animatable {
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { Text("\(Int(value.rounded()))") }
}

/// A modifier whose value is animated.
private struct Indent: AnimatableModifier {
    var amount: CGFloat

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View {
        HStack {
            content.padding(.leading, amount)
            Text("by \(Int(amount))")
        }
    }
}

/// A modifier whose body has as many subviews as its content.
private struct Shove: AnimatableModifier {
    var amount: CGFloat

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: amount) }
}

/// A view with as many texts as its animated value.
private struct Tally: View, Animatable {
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { ForEach(0..<Int(value), id: \.self) { Text("n\($0)") } }
}

@MainActor
@Suite("Motion")
struct MotionTests {
    private let scene = Scene()
    private let linear = Animation.linear(duration: 1)

    private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
        TestHost(size: CGSize(width: 400, height: 400)) {
            VStack(alignment: .leading, spacing: 0) { content() }
                .frame(width: 400, height: 400, alignment: .topLeading)
        }
    }

    private func x(_ host: TestHost, _ name: String) -> CGFloat? { host.element(name)?.frame.minX }

    // MARK: Frames

    @Test func `children that change places glide to them, all at exact times`() {
        let scene = scene
        let host = host { ForEach(scene.order, id: \.self) { Text("\($0)") } }
        withAnimation(linear) { scene.order = [3, 1, 2] }
        host.settle()
        func tops() -> [CGFloat] { ["1", "2", "3"].map { host.element($0)!.frame.minY } }
        #expect(tops() == [0, 16, 32])
        host.advance(0.25)
        #expect(tops() == [4, 20, 24])
        host.advance(0.25)
        #expect(tops() == [8, 24, 16])
        host.advance(0.5)
        #expect(tops() == [16, 32, 0])
        #expect(host.isAtRest)
    }

    @Test
    func `an animation with a body moves what the modifiers in it change, and nothing of the view but its place`() {
        let scene = scene
        let host = host {
            Meter(value: scene.width).animation(linear) {
                $0.padding(.leading, scene.width).modifier(Indent(amount: 0))
            }
            Meter(value: scene.width).animation(linear) { $0.modifier(Indent(amount: scene.width)) }
        }
        scene.width = 200
        host.settle()
        host.advance(0.5)
        #expect(host.texts == ["200", "by 0", "200", "by 150"])
        #expect(host.elements("Text")[0].frame.minX == 150)
        host.advance(0.5)
        #expect(host.elements("Text")[0].frame.minX == 200 && host.isAtRest)
    }

    @Test func `outside of a body with an animation is what is around`() {
        let scene = scene
        let host = host {
            Meter(value: scene.width).animation(nil) { inner in
                inner.animation(linear) { $0.modifier(Indent(amount: 0)) }.modifier(Indent(amount: scene.width))
            }
        }
        withAnimation(linear) { scene.width = 200 }
        host.settle()
        host.advance(0.5)
        #expect(host.texts == ["150", "by 0", "by 200"])
    }

    @Test func `an animation with a body moves nothing where the body stays as it is`() {
        let scene = scene
        let host = host {
            Color.red.frame(height: scene.width)
            Text("a").animation(linear) { $0.padding(5) }
        }
        scene.width = 200
        host.settle()
        #expect(host.element("a")!.frame.minY == 205 && host.isAtRest)
    }

    @Test func `without an animation everything is in its place at once, and nothing moves`() {
        let scene = scene
        let host = host { ForEach(scene.order, id: \.self) { Text("\($0)") } }
        scene.order = [3, 1, 2]
        host.settle()
        #expect(host.element("3")!.frame.minY == 0 && host.isAtRest)
        withAnimation(nil) { scene.order = [1, 2, 3] }
        host.settle()
        #expect(host.element("3")!.frame.minY == 32 && host.isAtRest)
        withAnimation { scene.width = 7 }
        host.settle()
        scene.order = [3, 1, 2]
        host.settle()
        #expect(host.element("3")!.frame.minY == 0 && host.isAtRest)
    }

    @Test func `shapes take all sizes on the way; texts have theirs at once and take the places`() {
        let scene = scene
        let host = host {
            Color.red.frame(width: scene.width, height: 10)
            HStack(spacing: 0) {
                Color.blue.frame(width: scene.width, height: 10)
                Text("abc").padding(scene.width / 10)
            }
        }
        withAnimation(linear) { scene.width = 200 }
        host.settle()
        host.advance(0.5)
        #expect(host.elements("Color")[0].frame.size == CGSize(width: 150, height: 10))
        #expect(host.elements("Color")[1].frame.width == 150)
        // From 110 to 220.
        #expect(host.element("abc")!.frame.minX == 165)
        #expect(host.element("abc")!.frame.size == CGSize(width: 24, height: 16))
        // From 144 to 264.
        #expect(abs(host.elements("HStack")[0].frame.width - 204) < 1e-9)
    }

    @Test
    func `an interrupted animation continues from the current position, and a spring with the current velocity`() {
        let scene = scene
        let host = host { Text("a").padding(.leading, scene.width) }
        withAnimation(linear) { scene.width = 200 }
        host.settle()
        host.advance(0.5)
        #expect(x(host, "a") == 150)
        withAnimation(linear) { scene.width = 50 }
        host.settle()
        #expect(x(host, "a") == 150)
        host.advance(0.5)
        #expect(x(host, "a") == 100)
        // Moving left, 100 points a second.
        let spring = Spring(response: 1, dampingRatio: 0.5)
        withAnimation(.spring(response: 1, dampingFraction: 0.5)) { scene.width = 300 }
        host.settle()
        #expect(x(host, "a") == 100)
        for _ in 0..<5 {
            host.advance(0.1)
        }
        let response = spring.response(at: 0.5)
        #expect(abs(x(host, "a")! - (300 - 200 * response.left - 100 * response.gain)) < 1e-6)
    }

    @Test func `a change that is not animated moves what is on its way along, and the rest of the way stays`() {
        let scene = scene
        let host = host { Text("a").padding(.leading, scene.width) }
        withAnimation(linear) { scene.width = 200 }
        host.settle()
        host.advance(0.5)
        scene.width = 300
        host.settle()
        #expect(x(host, "a") == 250)
        host.advance(0.25)
        #expect(x(host, "a") == 275)
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { scene.width = 20 }
        host.settle()
        #expect(x(host, "a") == 20)
    }

    // MARK: Values

    @Test func `offsets, layouts, views and modifiers of one's own take all values between two`() {
        let scene = scene
        let host = host {
            Text("offset").offset(x: scene.isOn ? 100 : 0)
            Meter(value: scene.isOn ? 80 : 40)
            Text("indented").modifier(Indent(amount: scene.isOn ? 60 : 20))
            Diagonal(distance: scene.isOn ? 50 : 10) {
                Text("p")
                Text("q")
            }
        }
        withAnimation(linear) { scene.isOn = true }
        host.settle()
        #expect(x(host, "offset") == 0 && x(host, "indented") == 20 && x(host, "q") == 10)
        host.advance(0.25)
        #expect(x(host, "offset") == 25)
        #expect(x(host, "indented") == 30)
        #expect(x(host, "q") == 20)
        #expect(host.element("50") != nil && host.element("by 30") != nil)
        host.advance(1)
        #expect(x(host, "offset") == 100 && x(host, "indented") == 60 && x(host, "q") == 50)
        #expect(host.element("80") != nil && host.isAtRest)
    }

    @Test func `modifiers and views of one's own whose bodies are several subviews take all values between two`() {
        let scene = scene
        var isDone = false
        let host = host {
            Group {
                Text("a")
                Text("b")
            }
            .modifier(Shove(amount: scene.isOn ? 100 : 0))
            Group(subviews: Text("c").modifier(Shove(amount: scene.isOn ? 40 : 0))) { ForEach($0) { $0 } }
            VStack { Text("d").modifier(Shove(amount: scene.isOn ? 20 : 0)) }
                .animation(.linear(duration: 2), value: scene.isOn)
            Tally(value: scene.isOn ? 6 : 2)
        }
        func places() -> [CGFloat?] { ["a", "b", "c", "d"].map { x(host, $0) } }
        func count() -> Int { host.texts.filter { $0.hasPrefix("n") }.count }
        withAnimation(linear) {
            scene.isOn = true
        } completion: {
            isDone = true
        }
        host.settle()
        #expect(places() == [0, 0, 0, 0] && count() == 2)
        host.advance(0.25)
        #expect(places() == [25, 25, 10, 2.5])
        #expect(count() == 3)
        withAnimation(linear) { scene.isOn = false }
        host.settle()
        #expect(places() == [25, 25, 10, 2.5])
        // Another motion took its place.
        #expect(isDone)
        host.advance(0.5)
        #expect(places()[0] == 12.5)
        scene.isOn = true
        host.settle()
        #expect(places() == [100, 100, 40, 1.875])
        #expect(count() == 6)
        host.advance(5)
        #expect(places() == [100, 100, 40, 20] && host.isAtRest)
    }

    @Test func `colours of shapes and of text, widths of lines and radii take all values between two`() throws {
        let scene = scene
        let host = host {
            RoundedRectangle(cornerRadius: scene.width).stroke(scene.color, lineWidth: scene.width / 100)
            Text("a").foregroundStyle(scene.color)
        }
        withAnimation(linear) {
            scene.color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
            scene.width = 200
        }
        host.settle()
        host.advance(0.5)
        let node = host.elements("RoundedRectangle")[0].node
        let shape = try #require(node.item.view as? any _ShapeLayers)
        let half = Color.Resolved(red: 0.5, green: 0.25, blue: 0, opacity: 0.75)
        let size = CGSize(width: 500, height: 500)
        let commands = shape._commands(size: size, environment: node.environment)
        let outline = RoundedRectangle(cornerRadius: 150).path(in: CGRect(origin: .zero, size: size))
        let line = StrokeStyle(lineWidth: 1.5)
        #expect(commands == [_DrawCommand(.stroke(outline, .color(half), line, isAntialiased: true))])
        let text = try #require(host.element("a")).node
        #expect(text.environment._foregroundColor == half)
    }

    @Test func `a value that is set without an animation is there at once, whatever moved before`() {
        let scene = scene
        let host = host { Text("a").offset(x: scene.width) }
        withAnimation(linear) { scene.width = 200 }
        host.settle()
        host.advance(0.5)
        #expect(x(host, "a") == 150)
        scene.width = 40
        host.settle()
        #expect(x(host, "a") == 40)
        host.advance(0.1)
        #expect(x(host, "a") == 40 && host.isAtRest)
    }

    // MARK: Transactions

    @Test func `animation(_:value:) animates what is below where the value changed, and no other change`() {
        let scene = scene
        let host = host {
            Text("a").padding(.leading, scene.width).offset(x: scene.isOn ? 10 : 0).animation(linear, value: scene.isOn)
            Text("b").padding(.leading, scene.width)
        }
        scene.width = 200
        host.settle()
        #expect(x(host, "a") == 200)
        scene.isOn = true
        scene.width = 100
        host.settle()
        #expect(x(host, "a") == 200 && x(host, "b") == 100)
        host.advance(0.5)
        #expect(x(host, "a") == 155)
        host.advance(0.5)
        #expect(x(host, "a") == 110 && host.isAtRest)
    }

    @Test func `animation(_:value:) lets what comes or goes below do so with its transition`() {
        let scene = scene
        let host = host {
            VStack { if scene.isOn { Text("a") } }.animation(linear, value: scene.isOn)
            VStack { if scene.isOn { Text("b") } }
        }
        scene.isOn = true
        host.settle()
        host.advance(0.25)
        #expect(host.element("a")?.opacity == 0.25 && host.element("b")?.opacity == 1)
        scene.isOn = false
        host.settle()
        #expect(host.leaving.map(\.text) == ["a"])
        host.advance(1)
        #expect(host.leaving.isEmpty && host.isAtRest)
    }

    @Test func `a transaction modifier takes animations away or gives them`() {
        let scene = scene
        let host = host {
            Text("still").padding(.leading, scene.width).transaction { $0.animation = nil }
            Text("moved").padding(.leading, scene.width).transaction { $0.animation = .linear(duration: 1) }
        }
        withAnimation { scene.width = 200 }
        host.settle()
        #expect(x(host, "still") == 200 && x(host, "moved") == 100)
        host.advance(0.5)
        #expect(x(host, "moved") == 150)
        host.advance(1)
        scene.width = 100
        host.settle()
        host.advance(0.5)
        #expect(x(host, "moved") == 150)
    }

    @Test func `a binding animates the changes that are made through it`() {
        let scene = scene
        let host = host { Text("a").padding(.leading, scene.width) }
        let binding = Bindable(scene).width.animation(linear)
        binding.wrappedValue = 200
        host.settle()
        host.advance(0.5)
        #expect(x(host, "a") == 150)
    }

    @Test func `a change that is animated counts, though something was changed without before in the same turn`() {
        let scene = scene
        let host = host { Text("\(scene.isOn)").padding(.leading, scene.width) }
        scene.isOn = true
        withAnimation(linear) { scene.width = 200 }
        host.settle()
        host.advance(0.5)
        #expect(x(host, "true") == 150)
    }

    // MARK: Completion

    @Test func `a completion is called once, when its animation is over: a spring seems so before it is`() {
        let scene = scene
        let host = host { Text("a").padding(.leading, scene.width).offset(x: scene.width) }
        var done: [String] = []
        withAnimation(.spring(duration: 0.5)) {
            scene.width = 200
        } completion: {
            done.append("logically")
        }
        host.settle()
        host.advance(0.49)
        #expect(done == [])
        host.advance(0.02)
        #expect(done == ["logically"])
        host.advance(5)
        withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
            scene.width = 100
        } completion: {
            done.append("removed")
        }
        host.settle()
        host.advance(0.51)
        #expect(done == ["logically"])
        host.advance(1)
        #expect(done == ["logically", "removed"] && host.isAtRest)
        host.advance(5)
        #expect(done.count == 2)
    }

    @Test func `the time of logical completion is kept by a delay and a speed`() {
        let scene = scene
        let host = host { Text("a").padding(.leading, scene.width) }
        var isDone = false
        withAnimation(linear.logicallyComplete(after: 0.2).speed(0.5).delay(0.3)) {
            scene.width = 200
        } completion: {
            isDone = true
        }
        host.settle()
        host.advance(0.69)
        #expect(!isDone)
        host.advance(0.02)
        #expect(isDone)
    }

    @Test
    func `a completion is called at once where nothing moves, and when its motion is replaced or its window closed`() {
        let scene = scene
        let host = host { Text("a").padding(.leading, scene.width) }
        var done: [String] = []
        withAnimation {
        } completion: {
            done.append("nothing")
        }
        #expect(done == ["nothing"])
        withAnimation(linear) {
            scene.isOn = true
        } completion: {
            done.append("unseen")
        }
        host.settle()
        #expect(done == ["nothing", "unseen"])
        withAnimation(linear) {
            scene.width = 200
        } completion: {
            done.append("replaced")
        }
        host.settle()
        host.advance(0.5)
        #expect(done.count == 2)
        withAnimation(linear) {
            scene.width = 100
        } completion: {
            done.append("closed")
        }
        host.settle()
        #expect(done == ["nothing", "unseen", "replaced"])
        host.close()
        #expect(done == ["nothing", "unseen", "replaced", "closed"])
    }

    @Test func `changes in a completion animate from the time of its call`() {
        let scene = scene
        let host = host { Text("a").padding(.leading, scene.width) }
        withAnimation(linear) {
            scene.width = 200
        } completion: {
            withAnimation(.linear(duration: 1)) { scene.width = 0 }
        }
        host.settle()
        host.advance(1.5)
        #expect(x(host, "a") == 100)
    }

    @Test func `animations that take no time are over at once, those for ever go on until another change`() {
        let scene = scene
        let host = host { Text("a").offset(x: scene.width) }
        for duration in [0, -1, .nan] {
            scene.width = 100
            host.settle()
            var isDone = false
            withAnimation(.linear(duration: duration)) {
                scene.width = 200
            } completion: {
                isDone = true
            }
            host.settle()
            host.advance(0)
            #expect(x(host, "a") == 200 && host.isAtRest && isDone)
        }
        withAnimation(.linear(duration: 1).repeatForever()) { scene.width = 100 }
        host.settle()
        host.advance(1000.25)
        #expect(x(host, "a") == 175)
        scene.width = 0
        host.settle()
        host.advance(0)
        #expect(x(host, "a") == 0 && host.isAtRest)
    }

    @Test func `without animations, changes apply at once and completions are called`() {
        let scene = scene
        let host = host { Text("a").padding(.leading, scene.width).offset(x: scene.isOn ? 50 : 0) }
        var done = 0
        withAnimation(linear) {
            scene.width = 200
        } completion: {
            done += 1
        }
        host.settle()
        host.advance(0.5)
        host.enablesAnimations = false
        #expect(x(host, "a") == 200 && host.isAtRest && done == 1)
        withAnimation(linear) {
            scene.isOn = true
        } completion: {
            done += 1
        }
        host.settle()
        #expect(x(host, "a") == 250 && host.isAtRest && done == 2)
    }
}
