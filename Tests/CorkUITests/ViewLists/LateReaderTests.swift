import CorkTesting
import CorkUI
import Foundation
import Testing

/// A view that logs its initialization.
@MainActor
private struct Noted: View {
    static var made: [Int] = []
    let item: Item

    init(_ item: Item) {
        Self.made.append(item.id)
        self.item = item
    }

    var body: some View { Text(item.text) }
}

extension ContainerValues {
    fileprivate var isOpen: Bool {
        get { self[OpenKey.self] }
        set { self[OpenKey.self] = newValue }
    }
}

private struct OpenKey: ContainerValueKey {
    static var defaultValue: Bool { true }
}

/// A view that keeps the subviews it was first given.
private struct Keeper: View {
    let subviews: SubviewsCollection
    let isOpen: Bool
    @State private var kept: [Subview] = []

    var body: some View {
        VStack {
            if isOpen { ForEach(kept) { $0 } }
        }
        .onAppear { kept = [subviews[500]] }
    }
}

/// The number of evaluated contents after several changes that a reader of the list has missed.
@MainActor
@Suite("Late readers of a view list", .serialized)
struct LateReaderTests {
    /// Returns the ids of the elements whose content is evaluated by a change of the window.
    private func made(_ host: TestHost, _ change: () -> Void) -> [Int] {
        Noted.made = []
        change()
        host.update()
        return Noted.made
    }

    private static let lateness = 20

    @Test func `a handle that is shown 20 changes late makes its own subview and no other`() {
        let items = Box((0..<1000).map { Item($0) })
        let isOpen = Box(false)
        let host = TestHost {
            Group(subviews: ForEach(items.value) { Noted($0) }) { Keeper(subviews: $0, isOpen: isOpen.value) }
        }
        host.settle()
        for id in 0..<Self.lateness {
            #expect(made(host) { items.value.insert(Item(5000 + id), at: id * 7) } == [])
        }
        #expect(made(host) { isOpen.value = true } == [500])
        #expect(host.texts == ["item 500"])
        for id in 0..<Self.lateness { _ = made(host) { items.value.insert(Item(6000 + id), at: id * 3) } }
        let rows = made(host) { items.value[0].text = "first" }
        #expect(rows.count <= 1, "\(rows)")
        #expect(host.texts == ["item 500"])
    }

    /// Returns three sections, of which the ones whose columns are open are shown.
    private func columns(_ sections: Box<[[Item]]>, _ open: Box<[Bool]>) -> TestHost {
        TestHost {
            HStack {
                ForEach(
                    sections: ForEach(sections.value.indices, id: \.self) { index in
                        Section { ForEach(sections.value[index]) { Noted($0) } }
                            .containerValue(\.isOpen, open.value[index])
                    }
                ) { section in
                    VStack {
                        if section.containerValues.isOpen {
                            ForEach(section.content) { subview in HStack { subview } }
                        }
                    }
                }
            }
        }
    }

    @Test func `a section that is shown 20 changes late makes each of its subviews once`() {
        let sections = Box((0..<3).map { section in (0..<10).map { Item(section * 100 + $0) } })
        let open = Box([true, false, false])
        let host = columns(sections, open)
        #expect(host.texts.count == 10)
        for id in 0..<Self.lateness {
            #expect(made(host) { sections.value[2].insert(Item(5000 + id), at: id) } == [])
        }
        #expect(
            Set(made(host) { open.value = [true, true, true] }) == Set(sections.value.dropFirst().joined().map(\.id)))
        #expect(host.texts.count == 50)
    }

    @Test func `50 changes in one section make nothing of the others`() {
        let sections = Box((0..<3).map { section in (0..<10).map { Item(section * 100 + $0) } })
        let host = columns(sections, Box([true, true, true]))
        for id in 0..<50 {
            #expect(made(host) { sections.value[1].insert(Item(5000 + id), at: id) } == [5000 + id])
        }
        #expect(made(host) { sections.value[2][4].text = "changed" } == [204])
        #expect(made(host) { sections.value[2].insert(Item(6000), at: 2) } == [6000])
        #expect(made(host) { sections.value[0].remove(at: 2) } == [])
        #expect(host.texts.count == 80)
    }

    @Test func `a row of an outline that is expanded 20 changes late makes each of its rows once`() {
        struct Branch: Identifiable {
            let id: Int
            var branches: [Branch]?
        }
        let tree = Box([
            Branch(id: 1, branches: (10..<20).map { Branch(id: $0) }), Branch(id: 2), Branch(id: 3),
        ])
        let open = Box<Set<Int>>([1])
        let host = TestHost(size: CGSize(width: 200, height: 2000)) {
            List(tree.value, children: \.branches, expanded: Binding(get: { open.value }, set: { open.value = $0 })) {
                Noted(Item($0.id))
            }
        }
        #expect(host.texts.count == 13)
        _ = made(host) { open.value = [] }
        for id in 0..<Self.lateness {
            let rows = made(host) { tree.value[0].branches!.insert(Branch(id: 100 + id), at: id / 2) }
            #expect(rows.count <= 3, "\(rows)")
        }
        let rows = made(host) { open.value = [1] }
        #expect(host.texts.count == 33)
        #expect(Set(rows).count == rows.count && rows.count <= 33, "\(rows)")
    }

    @Test func `a lazy container that comes into sight 20 changes late makes only what it shows`() {
        let items = Box((0..<1000).map { Item($0) })
        let space = Box<CGFloat>(2000)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: space.value)
                    LazyVStack(spacing: 0) { ForEach(items.value) { Noted($0).frame(height: 20) } }
                }
            }
        }
        #expect(host.texts.isEmpty)
        for id in 0..<Self.lateness {
            #expect(made(host) { items.value.insert(Item(5000 + id), at: id) } == [])
        }
        let rows = made(host) { space.value = 0 }
        #expect(host.texts.first == "item 5000")
        #expect(rows.count <= 12, "\(rows)")
    }

    @Test func `contents that choose between two views are evaluated again only in sight`() {
        let items = Box((0..<300).map { Item($0) })
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(items.value) { item in
                        if item.id % 2 == 0 { Noted(item).frame(height: 20) } else { Noted(item).padding(1) }
                    }
                }
            }
        }
        func expect(_ count: Int, _ change: () -> Void) {
            let rows = made(host, change)
            #expect(rows.count <= count, "\(rows)")
        }
        expect(8) { items.value[3].text = "changed" }
        expect(8) { items.value[200].text = "changed" }
        for id in 0..<Self.lateness { expect(11) { items.value.insert(Item(5000 + 2 * id), at: 2) } }
        expect(8) { items.value[2].text = "changed" }
    }

    @Test func `contents with state, whose nodes are made late, are evaluated only where they are shown or changed`() {
        struct Counter: View {
            @State private var count = 0
            let item: Item
            var body: some View {
                Noted(item).frame(height: 20)
                if count > 0 { Text("\(count)") }
            }
        }
        let items = Box((0..<300).map { Item($0) })
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(items.value) { Counter(item: $0) } } }
        }
        func expect(_ count: Int, _ change: () -> Void) {
            let rows = made(host, change)
            #expect(rows.count <= count, "\(rows)")
            #expect(host.texts == items.value.prefix(host.texts.count).map(\.text))
        }
        expect(1) { items.value[3].text = "changed" }
        expect(1) { items.value[200].text = "changed" }
        for id in 0..<Self.lateness { expect(1) { items.value.insert(Item(5000 + id), at: 2) } }
        expect(1) { items.value[2].text = "changed" }
    }

    @Test func `a list that was frozen during 20 changes makes only what is new`() {
        let items = Box((0..<30).map { Item($0) })
        let isShown = Box(true)
        let host = TestHost {
            VStack {
                if isShown.value {
                    VStack { ForEach(items.value) { Noted($0) } }.transition(.opacity)
                }
            }
            .animation(.linear(duration: 10), value: isShown.value)
        }
        host.enablesAnimations = true
        _ = made(host) { isShown.value = false }
        host.advance(1)
        for id in 0..<Self.lateness {
            #expect(made(host) { items.value.insert(Item(5000 + id), at: id) } == [])
            host.advance(0.1)
        }
        let rows = made(host) { isShown.value = true }
        #expect(rows.count <= 50, "\(rows)")
        #expect(host.texts == items.value.map(\.text))
    }

    @Test func `a list of a million rows that changes as a whole makes only what it shows`() {
        let first = Box(0)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(first.value..<first.value + 1_000_000, id: \.self) { Noted(Item($0)).frame(height: 20) }
                }
            }
        }
        for step in 1...3 {
            let rows = made(host) { first.value = step * 2_000_000 }
            #expect(rows.count <= 24, "\(rows)")
        }
        let rows = made(host) { first.value += 3 }
        #expect(rows.count <= 16, "\(rows)")
    }
}
