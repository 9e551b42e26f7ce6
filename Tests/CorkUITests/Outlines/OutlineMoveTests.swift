import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Outline moves")
struct OutlineMoveTests {
    private let trees = Box([
        Twig("a", [Twig("b"), Twig("c", [Twig("d")])]), Twig("e", [Twig("f")]), Twig("g"),
    ])
    private let open = Box<Set<String>>(["a", "c"])
    private let selection = Box<Set<String>>([])

    private func host() -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400)) {
            List(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
                OutlineGroup(
                    trees.value, children: \.twigs, expanded: Binding(get: { open.value }, set: { open.value = $0 })
                ) { Text($0.id) }
                .onMove { ids, destination in trees.value.move(ids, to: destination, children: \.twigs) }
            }
        }
    }

    /// Drags a row to a part of the height of another one, from 0 to 1, at a level.
    @discardableResult
    private func drag(_ host: TestHost, _ label: String, to other: String, _ part: CGFloat, level: Int = 9) -> Bool {
        let frame = row(host, other).frame
        return row(host, label).drag(
            to: CGPoint(x: 12 + CGFloat(level) * 20 + 4, y: frame.minY + frame.height * part))
    }

    private func drop(_ host: TestHost, _ label: String) {
        row(host, label).drop()
        host.update()
    }

    @Test
    func `a row goes before and behind others, at their level, and into the middle of those that can be opened`() {
        let host = host()
        #expect(rows(host) == ["a", ".b", ".c", "..d", "e", "g"])
        drag(host, "g", to: "d", 0.1)
        drop(host, "g")
        #expect(rows(host) == ["a", ".b", ".c", "..g", "..d", "e"])
        drag(host, "g", to: "e", 0.9)
        drop(host, "g")
        #expect(rows(host) == ["a", ".b", ".c", "..d", "e", "g"])
        drag(host, "b", to: "e", 0.5)
        drop(host, "b")
        #expect(trees.value[1] == Twig("e", [Twig("f"), Twig("b")]))
        #expect(rows(host) == ["a", ".c", "..d", "e", "g"])
        drag(host, "g", to: "a", 0.9)
        drop(host, "g")
        #expect(rows(host) == ["a", ".g", ".c", "..d", "e"])
    }

    @Test func `behind the last row of a branch, the place of the pointer says how far out it goes`() {
        for (level, expected) in [(2, "..g"), (1, ".g"), (0, "g")] {
            let host = host()
            drag(host, "g", to: "d", 0.9, level: level)
            let line = host.elements("Rectangle")
            #expect(line.count == 1 && line[0].frame.minX == (level == 0 ? 0 : 12 + CGFloat(level) * 20))
            drop(host, "g")
            #expect(rows(host).contains(expected), "\(level)")
            trees.value = [Twig("a", [Twig("b"), Twig("c", [Twig("d")])]), Twig("e", [Twig("f")]), Twig("g")]
        }
    }

    @Test func `nothing goes into itself, and what would stay where it is is not moved`() {
        let host = host()
        let before = trees.value
        for (label, other, part) in [
            ("a", "d", 0.1), ("a", "a", 0.5), ("a", "c", 0.5), ("b", "c", 0.1), ("b", "b", 0.9),
        ] {
            drag(host, label, to: other, part)
            #expect(
                host.elements("Rectangle").isEmpty && host.elements("RoundedRectangle").isEmpty, "\(label) to \(other)")
            drop(host, label)
            #expect(trees.value == before)
        }
    }

    @Test func `all that are selected go together, and what is inside of one of them goes along with it`() {
        let host = host()
        selection.value = ["b", "c", "d", "g"]
        host.update()
        drag(host, "c", to: "e", 0.5)
        drop(host, "c")
        #expect(trees.value == [Twig("a", []), Twig("e", [Twig("f"), Twig("b"), Twig("c", [Twig("d")]), Twig("g")])])
        #expect(selection.value == ["b", "c", "d", "g"])
        open.value.insert("e")
        host.update()
        #expect(rows(host) == ["a", "e", ".f", ".b", ".c", "..d", ".g"])
    }

    @Test func `a closed row that something is held over for a while opens`() {
        let host = host()
        drag(host, "g", to: "e", 0.5)
        #expect(host.elements("RoundedRectangle").count == 1)
        row(host, "g").hold()
        host.update()
        #expect(rows(host) == ["a", ".b", ".c", "..d", "e", ".f", "g"])
        drag(host, "g", to: "f", 0.1)
        drop(host, "g")
        #expect(trees.value[1] == Twig("e", [Twig("g"), Twig("f")]))
    }

    @Test func `elements of a tree move to a valid destination, and to no other`() {
        var tree = trees.value
        tree.move(["g", "b"], to: OutlineDestination(parent: "c", offset: 1), children: \.twigs)
        #expect(tree == [Twig("a", [Twig("c", [Twig("d"), Twig("g"), Twig("b")])]), Twig("e", [Twig("f")])])
        tree.move(["e", "f"], to: OutlineDestination(parent: nil, offset: 99), children: \.twigs)
        #expect(tree.map(\.id) == ["a", "e"] && tree[1].twigs == [Twig("f")])
        let before = tree
        tree.move(["a"], to: OutlineDestination(parent: "c", offset: 0), children: \.twigs)
        tree.move(["e"], to: OutlineDestination(parent: "nowhere", offset: 0), children: \.twigs)
        tree.move(["e"], to: OutlineDestination(parent: "f", offset: 0), children: \.twigs)
        #expect(tree == before)
        tree.move(["e", "a"], to: OutlineDestination(parent: nil, offset: -5), children: \.twigs)
        #expect(tree.map(\.id) == ["e", "a"])
    }
}
