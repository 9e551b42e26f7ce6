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

private struct CitizenKey: TransactionKey, FocusedValueKey {
    typealias Value = Citizen?
    static var defaultValue: Citizen? { nil }
}

extension Transaction {
    fileprivate var citizen: Citizen? {
        get { self[CitizenKey.self] }
        set { self[CitizenKey.self] = newValue }
    }
}

extension FocusedValues {
    fileprivate var citizen: Citizen?? {
        get { self[CitizenKey.self] }
        set { self[CitizenKey.self] = newValue }
    }
}

private struct Follower: View {
    @FocusedValue(\.citizen) private var focused
    var body: some View { Pair(name: focused == nil ? "p" : "q") }
}

/// Keeps an object alive in every way in which a view's actions, bindings and values can.
private struct Keeper: View {
    let census: Census
    @State private var items = [Item(1), Item(2), Item(3)]
    @State private var changes = 0

    private func with(_ citizen: Citizen) {}

    var body: some View {
        let (appearing, changing, working, moving, telling) = (
            Citizen(census), Citizen(census), Citizen(census), Citizen(census), Citizen(census)
        )
        VStack {
            ForEach($items, editActions: .all) { $item in
                TextField("Text", text: $item.text)
            }
            ForEach($items) { $item in Counter(name: item.text) }
                .onDelete { _ in with(moving) }
                .onMove {
                    with(moving)
                    items.move(fromOffsets: $0, toOffset: $1)
                }
            Group { Follower() }
                .onAppear { with(appearing) }
                .onDisappear { with(appearing) }
                .onChange(of: items.count, initial: true) {
                    with(changing)
                    changes += 1
                }
        }
        .task(id: changes) {
            with(working)
            // Until it is cancelled.
            for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(1000)) }) {
                if Task.isCancelled { break }
            }
            with(working)
        }
        .transaction { $0.citizen = telling }
        .focusedValue(\.citizen, telling)
    }
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

    @Test func `a closed window frees its views and their state`() {
        let census = Census()
        let count = Box(3)
        let host = makeHost(census, count: count)
        #expect(census.alive > 0)
        host.elements("Button").forEach { $0.tap() }
        host.close()
        withExtendedLifetime(host) {}
        #expect(host.texts.isEmpty)
    }

    @Test func `a window that is let go of frees everything`() {
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

    @Test func `views that went leave nothing behind`() {
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

    @Test func `a thousand windows with actions, tasks, bindings and focus leave as little as none`() async {
        let census = Census()
        for _ in 0..<1000 {
            let host = TestHost { Keeper(census: census) }
            host.elements("TextField")[2].focus()
            var transaction = Transaction()
            transaction.citizen = Citizen(census)
            withTransaction(transaction) { host.elements("TextField")[0].set("x") }
            host.elements("VStack")[0].delete(atOffsets: [1])
            #expect(host.texts == ["x:0", "item 3:0", "q1", "q2"])
            #expect(host.warnings == [])
            host.close()
        }
        // Cancelled tasks end when they come to run.
        for _ in 0..<100_000 where census.alive > 0 { await Task.yield() }
        #expect(census.alive == 0)
    }
}
