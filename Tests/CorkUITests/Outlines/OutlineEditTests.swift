import CorkTesting
import CorkUI
import Foundation
import RandomViews
import Seeds
import Testing

@MainActor
@Suite("Outline edits")
struct OutlineEditTests {
    /// Returns the rows that an outline should show, by traversing the whole tree.
    private func oracle(_ twigs: [Twig], _ open: Set<String>, _ level: Int = 0) -> [String] {
        twigs.flatMap { twig in
            [String(repeating: ".", count: level) + twig.id]
                + (open.contains(twig.id) ? oracle(twig.twigs ?? [], open, level + 1) : [])
        }
    }

    /// Edits the siblings at a random position of a tree.
    private func edit(
        _ twigs: inout [Twig], _ random: inout SeededGenerator, _ change: (inout [Twig], inout SeededGenerator) -> Void
    ) {
        let inner = twigs.indices.filter { twigs[$0].twigs != nil }
        guard let index = inner.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0 else {
            return change(&twigs, &random)
        }
        edit(&twigs[index].twigs!, &random, change)
    }

    private func ids(_ twigs: [Twig]) -> [String] { twigs.flatMap { [$0.id] + ids($0.twigs ?? []) } }

    @Test(arguments: seeds(0..<20))
    func `after any edits of the tree and of what is open, the rows are those that a walk through the tree finds`(
        seed: Int
    ) {
        var random = SeededGenerator(seed: seed)
        var next = 0
        func twig(_ random: inout SeededGenerator, _ depth: Int = 0) -> Twig {
            next += 1
            let id = "\(next)"
            if depth > 2 || Int.random(in: 0..<3, using: &random) == 0 { return Twig(id) }
            return Twig(id, (0..<Int.random(in: 0..<4, using: &random)).map { _ in twig(&random, depth + 1) })
        }
        let trees = Box((0..<4).map { _ in twig(&random) })
        let open = Box<Set<String>>([])
        let host = TestHost(size: CGSize(width: 200, height: 4000)) {
            List(trees.value, children: \.twigs, expanded: Binding(get: { open.value }, set: { open.value = $0 })) {
                Text($0.id)
            }
        }
        for step in 0..<60 {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                switch Int.random(in: 0..<7, using: &random) {
                case 0:
                    edit(&trees.value, &random) { twigs, random in
                        twigs.insert(twig(&random), at: Int.random(in: 0...twigs.count, using: &random))
                    }
                case 1:
                    edit(&trees.value, &random) { twigs, random in
                        if let index = twigs.indices.randomElement(using: &random) { twigs.remove(at: index) }
                    }
                case 2: edit(&trees.value, &random) { twigs, random in twigs.shuffle(using: &random) }
                case 3:
                    var moved: Twig?
                    edit(&trees.value, &random) { twigs, random in
                        moved = twigs.indices.randomElement(using: &random).map { twigs.remove(at: $0) }
                    }
                    edit(&trees.value, &random) { twigs, random in
                        if let moved { twigs.insert(moved, at: Int.random(in: 0...twigs.count, using: &random)) }
                    }
                case 4:
                    edit(&trees.value, &random) { twigs, random in
                        guard let index = twigs.indices.randomElement(using: &random) else { return }
                        twigs[index].twigs = twigs[index].twigs == nil ? [] : nil
                    }
                default:
                    if let id = ids(trees.value).randomElement(using: &random) {
                        if open.value.remove(id) == nil { open.value.insert(id) }
                    }
                }
            }
            host.update()
            #expect(rows(host) == oracle(trees.value, open.value), "after step \(step)")
        }
        #expect(host.warnings == [])
    }

    @Test func `edits keep expansion and selection, and the focus on its row`() {
        let trees = Box(OutlineTests.trees)
        let host = TestHost {
            List(trees.value, children: \.twigs, selection: .constant(["gala"] as Set)) { Text($0.id) }
        }
        toggle(host, "fruit")
        toggle(host, "apple")
        row(host, "gala").focus()
        trees.value[0].twigs![0].twigs!.insert(Twig("fuji"), at: 0)
        trees.value[0].twigs!.swapAt(0, 1)
        trees.value.insert(Twig("tea"), at: 0)
        host.update()
        #expect(
            rows(host) == ["tea", "fruit", ".pear", ".apple", "..fuji", "..russet", "..gala", ".none", "salt", "bread"])
        #expect(row(host, "gala").isSelected && row(host, "gala").isFocused)
        let apple = trees.value[1].twigs!.remove(at: 1)
        trees.value.append(apple)
        host.update()
        #expect(
            rows(host) == ["tea", "fruit", ".pear", ".none", "salt", "bread", "apple", ".fuji", ".russet", ".gala"])
        #expect(row(host, "gala").isSelected && row(host, "gala").isFocused)
    }

    @Test func `a thousand times opened, edited and closed in one turn, an outline shows what it should`() {
        let trees = Box(OutlineTests.trees)
        let open = Box<Set<String>>([])
        let host = TestHost {
            List(trees.value, children: \.twigs, expanded: Binding(get: { open.value }, set: { open.value = $0 })) {
                Text($0.id)
            }
        }
        for round in 0..<1000 {
            open.value.insert("fruit")
            if round % 3 == 0 { host.update() }
            trees.value[0].twigs!.insert(Twig("\(round)"), at: round % 2)
            if round % 5 > 0 { trees.value[0].twigs!.remove(at: 0) }
            if round % 2 == 0 { open.value.remove("fruit") }
            host.update()
            #expect(rows(host) == oracle(trees.value, open.value))
            while trees.value[0].twigs!.count > 6 { trees.value[0].twigs!.removeLast() }
        }
    }

    @Test func `a binding of an element writes where the element is, and nowhere once it is gone`() {
        let trees = Box(OutlineTests.trees)
        let known = Box<Binding<Twig>?>(nil)
        let host = TestHost {
            List {
                OutlineGroup(
                    Binding(get: { trees.value }, set: { trees.value = $0 }), children: \.twigs,
                    expanded: .constant(["fruit", "apple"])
                ) { $twig in
                    let _ = { if twig.id == "gala" { known.value = $twig } }()
                    Text(twig.id)
                }
            }
        }
        #expect(rows(host).contains("..gala"))
        known.value?.wrappedValue.twigs = [Twig("royal")]
        #expect(trees.value[0].twigs![0].twigs![1] == Twig("gala", [Twig("royal")]))
        trees.value[0].twigs![0].twigs!.swapAt(0, 1)
        known.value?.wrappedValue.twigs = nil
        #expect(trees.value[0].twigs![0].twigs![0] == Twig("gala"))
        trees.value[0].twigs = nil
        known.value?.wrappedValue.twigs = []
        #expect(known.value?.wrappedValue == Twig("gala") && trees.value[0] == Twig("fruit"))
    }

    @Test func `a bound root is written as the elements below it are`() {
        let tree = Box(Twig("root", [Twig("leaf")]))
        var known: [String: Binding<Twig>] = [:]
        let host = TestHost {
            List {
                OutlineGroup(
                    Binding(get: { tree.value }, set: { tree.value = $0 }), children: \.twigs,
                    expanded: .constant(["root"])
                ) { $twig in
                    let _ = known[twig.id] = $twig
                    Text(twig.id)
                }
            }
        }
        #expect(rows(host) == ["root", ".leaf"])
        known["leaf"]?.wrappedValue.twigs = []
        #expect(tree.value == Twig("root", [Twig("leaf", [])]))
        known["root"]?.wrappedValue = Twig("root", [Twig("stem")])
        host.update()
        #expect(rows(host) == ["root", ".stem"])
    }
}
