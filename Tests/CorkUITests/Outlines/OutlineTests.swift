import CorkTesting
import CorkUI
import Foundation
import Testing

/// A node of a tree.
struct Twig: Identifiable, Equatable {
    var id: String
    var twigs: [Twig]?

    init(_ id: String, _ twigs: [Twig]? = nil) { (self.id, self.twigs) = (id, twigs) }
}

@MainActor
@Suite("Outlines")
struct OutlineTests {
    static let trees = [
        Twig("fruit", [Twig("apple", [Twig("russet"), Twig("gala")]), Twig("pear"), Twig("none", [])]), Twig("salt"),
        Twig("bread", [Twig("rye")]),
    ]

    private func host(_ trees: [Twig] = Self.trees) -> TestHost {
        TestHost { List(trees, children: \.twigs) { Text($0.id) } }
    }

    @Test
    func `R7.35: nil is a leaf, an empty array can be opened and shows nothing, and everything is closed at first`() {
        let host = host()
        #expect(rows(host) == ["fruit", "salt", "bread"])
        #expect(host.elements("Row").map(\.isExpanded) == [false, nil, false])
        toggle(host, "fruit")
        #expect(rows(host) == ["fruit", ".apple", ".pear", ".none", "salt", "bread"])
        #expect(row(host, "none").isExpanded == false)
        toggle(host, "none")
        #expect(rows(host) == ["fruit", ".apple", ".pear", ".none", "salt", "bread"])
        #expect(row(host, "none").isExpanded == true)
        #expect(row(host, "pear").isExpanded == nil)
    }

    @Test func `R7.35: closing a row hides all that is inside, and opening it again shows what was open`() {
        let host = host()
        toggle(host, "fruit")
        toggle(host, "apple")
        #expect(rows(host) == ["fruit", ".apple", "..russet", "..gala", ".pear", ".none", "salt", "bread"])
        toggle(host, "fruit")
        #expect(rows(host) == ["fruit", "salt", "bread"])
        toggle(host, "fruit")
        #expect(rows(host) == ["fruit", ".apple", "..russet", "..gala", ".pear", ".none", "salt", "bread"])
    }

    @Test func `R7.35: a row further in is indented by a level, from the right where reading begins there`() {
        let host = host()
        toggle(host, "fruit")
        let outer = host.element("fruit")!.frame.minX
        #expect(host.element("salt")!.frame.minX == outer)
        #expect(host.element("pear")!.frame.minX == outer + 20)
        let mirrored = TestHost {
            List(Self.trees, children: \.twigs, expanded: .constant(["fruit"])) { Text($0.id) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(mirrored.element("fruit")!.frame.maxX == 800 - outer)
        #expect(mirrored.element("pear")!.frame.maxX == 800 - outer - 20)
    }

    @Test func `R7.36: one header for each canvas, and below it the rows of its outline`() {
        let host = TestHost {
            List {
                ForEach(["one", "two"], id: \.self) { canvas in
                    Section {
                        OutlineGroup([Twig("group " + canvas, [Twig("line " + canvas)])], children: \.twigs) {
                            Text($0.id)
                        }
                    } header: {
                        Text(canvas)
                    }
                }
            }
        }
        #expect(host.texts == ["one", "group one", "two", "group two"])
        toggle(host, "group one")
        #expect(host.texts == ["one", "group one", "line one", "two", "group two"])
        #expect(host.elements("Header").compactMap(\.label) == ["one", "two"])
        #expect(host.elements("Row").map(\.level) == [0, 1, 0])
    }

    @Test func `R7.35: collapsed rows read their children once`() {
        final class Source: Identifiable {
            let id: Int
            var reads = 0
            init(_ id: Int) { self.id = id }
            var children: [Source]? {
                reads += 1
                return id < 1000 ? (0..<3).map { Source(id * 10 + $0 + 1) } : nil
            }
        }
        let roots = [Source(1), Source(2)]
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            List(roots, children: \.children) { Text("\($0.id)") }
        }
        #expect(roots.map(\.reads) == [1, 1])
        #expect(rows(host) == ["1", "2"])
    }

    @Test func `an outline of a single root shows the root, and uses the given id`() {
        let host = TestHost {
            List { OutlineGroup(Self.trees[0], id: \.id, children: \.twigs) { Text($0.id) } }
        }
        #expect(rows(host) == ["fruit"])
        toggle(host, "fruit")
        #expect(rows(host) == ["fruit", ".apple", ".pear", ".none"])
    }

    @Test func `R1.20: without a list, each element at the top is one view, which discloses what is below`() {
        let open = Box<Set<String>>(["apple"])
        let host = TestHost {
            VStack(alignment: .leading) {
                OutlineGroup(
                    Self.trees, children: \.twigs, expanded: Binding(get: { open.value }, set: { open.value = $0 })
                ) { Text($0.id) }
            }
        }
        #expect(resolvedCounts { OutlineGroup(Self.trees, children: \.twigs) { Text($0.id) } } == [3, 3])
        #expect(host.texts == ["fruit", "salt", "bread"])
        open.value.insert("fruit")
        host.update()
        #expect(host.texts == ["fruit", "apple", "russet", "gala", "pear", "none", "salt", "bread"])
        #expect(host.element("pear")!.frame.minX > host.element("salt")!.frame.minX)
        let own = TestHost { Form { OutlineGroup(Self.trees, children: \.twigs) { Text($0.id) } } }
        own.element("bread")?.tap()
        #expect(own.texts == ["fruit", "salt", "bread", "rye"])
    }

    @Test func `expansion follows a bound set of ids, and updates it`() {
        let open = Box<Set<String>>(["fruit", "apple", "elsewhere"])
        let host = TestHost {
            List(Self.trees, children: \.twigs, expanded: Binding(get: { open.value }, set: { open.value = $0 })) {
                Text($0.id)
            }
        }
        #expect(rows(host) == ["fruit", ".apple", "..russet", "..gala", ".pear", ".none", "salt", "bread"])
        open.value = ["bread", "apple"]
        host.update()
        #expect(rows(host) == ["fruit", "salt", "bread", ".rye"])
        toggle(host, "fruit")
        host.update()
        #expect(open.value == ["bread", "apple", "fruit"])
        #expect(rows(host).count == 9)
        open.value = []
        host.update()
        #expect(rows(host) == ["fruit", "salt", "bread"])
    }

    @Test func `R7.34: rows are selected by their ids, and stay selected while nobody sees them`() {
        let selected = Box<Set<String>>(["russet", "salt"])
        let host = TestHost {
            List(
                Self.trees, children: \.twigs,
                selection: Binding(get: { selected.value }, set: { selected.value = $0 })
            ) { Text($0.id) }
        }
        #expect(host.elements("Row").filter(\.isSelected).compactMap(\.label) == ["salt"])
        toggle(host, "fruit")
        toggle(host, "apple")
        #expect(host.elements("Row").filter(\.isSelected).compactMap(\.label) == ["russet", "salt"])
        toggle(host, "fruit")
        #expect(selected.value == ["russet", "salt"])
    }

    @Test func `an outline that contains itself is shown open once, and says so`() {
        final class Ring: Identifiable {
            let id: Int
            var next: [Ring]?
            init(_ id: Int) { self.id = id }
        }
        let (a, b) = (Ring(1), Ring(2))
        a.next = [b]
        b.next = [a, b]
        defer { a.next = nil }
        let host = TestHost { List([a], children: \.next, expanded: .constant([1, 2])) { Text("\($0.id)") } }
        #expect(rows(host) == ["1", ".2", "..1", "..2"])
        #expect(host.elements("Row").map(\.isExpanded) == [true, true, nil, nil])
        #expect(host.warnings.contains { $0.contains("contains itself") })
        b.next = nil
    }

    @Test func `a tree that is deeper than anybody looks is shown as far as there is stack, and says so`() {
        var tree = Twig("0")
        for level in 1..<2000 { tree = Twig("\(level)", [tree]) }
        let ids = Set((0..<2000).map(String.init))
        let host = TestHost { List([tree], children: \.twigs, expanded: .constant(ids)) { Text($0.id) } }
        #expect(host.warnings.contains { $0.contains("levels in") })
        #expect(host.elements("Row").count > 10)
    }
}

/// The rows of a list, each with a dot a level.
@MainActor
func rows(_ host: TestHost) -> [String] {
    host.elements("Row").map { String(repeating: ".", count: $0.level ?? 0) + ($0.label ?? "") }
}

/// The row with a label; the window and a failure where there is none.
@MainActor
func row(_ host: TestHost, _ label: String, sourceLocation: SourceLocation = #_sourceLocation) -> TestElement {
    if let row = host.elements("Row").first(where: { $0.label == label }) { return row }
    Issue.record("There is no row \(label).", sourceLocation: sourceLocation)
    return host.root
}

/// Clicks on the arrow of a row.
@MainActor
func toggle(_ host: TestHost, _ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    row(host, label, sourceLocation: sourceLocation).children.first { $0.kind == "RowExpander" }?.tap()
}
