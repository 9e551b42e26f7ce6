import CorkTesting
import CorkUI
import Foundation
import Testing

/// Counts the objects alive that a tree of views holds.
@MainActor
private final class Census {
    var alive = 0
}

@MainActor
private final class Citizen {
    private let census: Census

    @MainActor
    init(_ census: Census) {
        self.census = census
        census.alive += 1
    }

    isolated deinit { census.alive -= 1 }
}

private struct Holder: View {
    let citizen: Citizen
    @State private var own: Citizen
    @State private var count = 0

    init(_ census: Census) {
        citizen = Citizen(census)
        _own = State(wrappedValue: Citizen(census))
    }

    var body: some View { Button("\(count)") { count += 1 } }
}

@MainActor
@Suite("Lifetimes")
struct LifetimeTests {
    private func makeHost(_ census: Census, count: Box<Int>) -> TestHost {
        let model = Model()
        return TestHost {
            VStack {
                Holder(census)
                ForEach(0..<count.value, id: \.self) { _ in Holder(census) }
                Board { ForEach(0..<count.value, id: \.self) { _ in Holder(census) } }
                ForEach(sections: Section(model.title) { Holder(census) }) { section in
                    section.header
                    section.content.padding()
                }
                ScrollView { AnyView(Holder(census)).environment(\.word, "x").background(Color.red) }
                if count.value > 1 { Holder(census).onKeyPress("x") { .handled }.accessibilityLabel("x") }
                FlowStack { Holder(census).id(1) }
            }
        }
    }

    @Test("A closed window frees its views and their state")
    func closing() {
        let census = Census()
        let count = Box(3)
        let host = makeHost(census, count: count)
        #expect(census.alive > 0)
        host.elements("Button").forEach { $0.tap() }
        host.close()
        withExtendedLifetime(host) {}
        #expect(host.texts.isEmpty)
    }

    @Test("A window that is let go of frees everything")
    func releasing() {
        let census = Census()
        weak var released: TestHost?
        do {
            let count = Box(3)
            let host = makeHost(census, count: count)
            released = host
            host.elements("Button").forEach { $0.tap() }
            count.value = 2
            host.update()
            #expect(census.alive > 0)
        }
        #expect(released == nil)
        #expect(census.alive == 0)
    }

    @Test("Views that went leave nothing behind")
    func removing() {
        let census = Census()
        let count = Box(0)
        let host = makeHost(census, count: count)
        host.update()
        let before = census.alive
        count.value = 20
        host.update()
        host.elements("Button").forEach { $0.tap() }
        #expect(census.alive >= before + 40)
        count.value = 0
        host.update()
        #expect(census.alive == before)
    }
}
