import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Outline search")
struct OutlineSearchTests {
    private let trees = OutlineTests.trees

    @Test func `all ids that can be opened open the whole outline`() {
        let ids = trees.branchIDs(children: \.twigs)
        #expect(ids == ["fruit", "apple", "none", "bread"])
        let host = TestHost { List(trees, children: \.twigs, expanded: .constant(ids)) { Text($0.id) } }
        #expect(rows(host).count == 9)
    }

    @Test func `the ids around an element are those that show it where they are open`() {
        #expect(trees.ancestorIDs(of: "gala", children: \.twigs) == ["fruit", "apple"])
        #expect(trees.ancestorIDs(of: "salt", children: \.twigs) == [])
        #expect(trees.ancestorIDs(of: "cheese", children: \.twigs) == nil)
    }

    private func host(_ trees: [Twig], _ isMatch: @escaping (String) -> Bool) -> TestHost {
        TestHost { List { OutlineGroup(trees, children: \.twigs) { Text($0.id) }.filter { isMatch($0.id) } } }
    }

    @Test func `a filter keeps what matches with all in it, and around that what leads there, which is open`() {
        #expect(
            rows(host(trees) { ["gala", "pear", "salt"].contains($0) }) == [
                "fruit", ".apple", "..gala", ".pear", "salt",
            ])
        let branch = host(trees) { $0 == "apple" }
        #expect(rows(branch) == ["fruit", ".apple"])
        toggle(branch, "apple")
        #expect(rows(branch) == ["fruit", ".apple", "..russet", "..gala"])
        toggle(branch, "fruit")
        #expect(rows(branch) == ["fruit"])
        toggle(branch, "fruit")
        #expect(rows(branch) == ["fruit", ".apple", "..russet", "..gala"])
        #expect(rows(host(trees) { $0 == "fruit" || $0 == "rye" }) == ["fruit", "bread", ".rye"])
        #expect(rows(host(trees) { _ in false }) == [])
    }

    @Test func `a tree that contains itself has an end for those who go through it`() {
        final class Ring: Identifiable {
            let id: Int
            var next: [Ring]?
            init(_ id: Int) { self.id = id }
        }
        let ring = Ring(1)
        ring.next = [ring, Ring(2)]
        defer { ring.next = nil }
        #expect([ring].branchIDs(children: \.next) == [1])
        #expect([ring].ancestorIDs(of: 2, children: \.next) == [1])
        #expect([ring].ancestorIDs(of: 3, children: \.next) == nil)
        let host = TestHost {
            List { OutlineGroup([ring], children: \.next) { Text("\($0.id)") }.filter { $0.id == 2 } }
        }
        #expect(rows(host) == ["1", ".2"])
    }

    @Test func `as a query is typed, an outline shows what matches; without one, it is as open as before`() {
        let query = Box("")
        let open = Box<Set<String>>(["bread"])
        let host = TestHost {
            List {
                OutlineGroup(
                    trees, children: \.twigs, expanded: Binding(get: { open.value }, set: { open.value = $0 })
                ) { Text($0.id) }
                .filter(query.value.isEmpty ? nil : { $0.id.contains(query.value) })
            }
        }
        #expect(rows(host) == ["fruit", "salt", "bread", ".rye"])
        query.value = "r"
        host.update()
        #expect(rows(host) == ["fruit", ".apple", "..russet", "..gala", ".pear", ".none", "bread", ".rye"])
        query.value = "rus"
        host.update()
        #expect(rows(host) == ["fruit", ".apple", "..russet"])
        query.value = ""
        host.update()
        #expect(rows(host) == ["fruit", "salt", "bread", ".rye"])
    }
}
