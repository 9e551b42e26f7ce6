import CorkTesting
import CorkUI
import Foundation
import RandomViews
import Seeds
import Testing

/// Rows under a header, over a footer where there is one.
private struct Rows: Identifiable {
    let id: Int
    var rows: [Item]
    var footer: String?
    @MainActor static var made: [Int] = []

    /// The item, after recording that content was created for it.
    @MainActor var noted: Self {
        Self.made.append(id)
        return self
    }
}

@MainActor
@Suite("Lists of sections")
struct ListSectionTests {
    private func list(_ groups: Box<[Rows]>) -> some View {
        List {
            ForEach(groups.value) { group in
                Section {
                    ForEach(group.noted.rows) { Text($0.text) }
                } header: {
                    Text("head \(group.id)")
                } footer: {
                    if let footer = group.footer { Text(footer) }
                }
            }
        }
    }

    private func host(_ groups: Box<[Rows]>) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 4000)) { list(groups) }
    }

    private func groups(_ count: Int) -> Box<[Rows]> {
        Box((0..<count).map { id in Rows(id: id, rows: (0..<3).map { Item(id * 10 + $0) }) })
    }

    @Test func `a changed row has the content of its own section made again, and moves what follows`() {
        let groups = groups(20)
        let host = host(groups)
        Rows.made = []
        groups.value[7].rows[1].text = "changed"
        host.update()
        #expect(Rows.made == [7])
        #expect(host.element("changed") != nil)
        groups.value[7].rows.insert(Item(500), at: 0)
        groups.value[9].footer = "foot"
        host.update()
        #expect(Rows.made == [7, 7, 9])
        let fresh = self.host(groups)
        #expect(host.outline == fresh.outline)
        fresh.close()
    }

    /// A few edits at random.
    private struct Edits {
        var random: SeededGenerator
        private var next = 1000

        init(seed: Int) { random = SeededGenerator(seed: seed) }

        private mutating func item() -> Item {
            next += 1
            return Item(next)
        }

        mutating func apply(to groups: inout [Rows]) {
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                guard let place = groups.indices.randomElement(using: &random) else { break }
                let count = groups[place].rows.count
                switch Int.random(in: 0..<9, using: &random) {
                case 0, 1: groups[place].rows.insert(item(), at: Int.random(in: 0...count, using: &random))
                case 2 where count > 0: groups[place].rows.remove(at: Int.random(in: 0..<count, using: &random))
                case 3 where count > 0: groups[place].rows[Int.random(in: 0..<count, using: &random)].text += "'"
                case 4: groups[place].footer = groups[place].footer == nil ? "foot \(next)" : nil
                case 5: groups.insert(Rows(id: item().id, rows: [item()]), at: place)
                case 6 where groups.count > 1: groups.remove(at: place)
                case 7: groups[place].rows.shuffle(using: &random)
                // As many as before, in other parts.
                case 8 where count > 0 && groups[place].footer == nil:
                    groups[place].footer = groups[place].rows.removeLast().text
                default: groups[place].rows += [item(), item()]
                }
            }
        }
    }

    @Test(arguments: seeds(0..<40))
    func `an edited list shows the same sections as a new list`(seed: Int) throws {
        var edits = Edits(seed: seed)
        let groups = groups(5)
        let host = host(groups)
        for step in 0..<25 {
            edits.apply(to: &groups.value)
            host.update()
            let fresh = self.host(groups)
            try #require(host.outline == fresh.outline, "seed \(seed), step \(step)")
            fresh.close()
        }
        #expect(host.warnings.isEmpty)
        host.close()
    }

    @Test(arguments: seeds(0..<40))
    func `sections that come into sight after edits are those that a new list shows`(seed: Int) throws {
        var edits = Edits(seed: seed)
        let (groups, height) = (groups(12), Box<CGFloat>(60))
        func host() -> TestHost {
            TestHost(size: CGSize(width: 200, height: 4000)) { list(groups).frame(height: height.value) }
        }
        let host = host()
        for step in 0..<6 {
            for _ in 0..<4 {
                edits.apply(to: &groups.value)
                host.update()
            }
            if let last = groups.value.indices.last, let row = groups.value[last].rows.last {
                groups.value[last].rows.removeLast()
                groups.value[last].footer = row.text
                host.update()
            }
            // A little more of it each time.
            height.value = step < 5 ? height.value + 60 : 4000
            host.update()
        }
        let fresh = TestHost(size: CGSize(width: 200, height: 4000)) { list(groups).frame(height: 4000) }
        #expect(host.outline == fresh.outline)
        fresh.close()
        #expect(host.warnings.isEmpty)
        host.close()
    }

    /// A modifier that counts its evaluations.
    private struct Counted: _MetadataModifier {
        @MainActor static var count = 0
        func _apply(_ inputs: inout _ItemInputs) { Self.count += 1 }
    }

    @Test func `only the visible ones of ten thousand sections are evaluated, also after an edit and scrolling`() {
        Counted.count = 0
        let groups = groups(10_000)
        let host = TestHost(size: CGSize(width: 200, height: 300)) {
            List {
                ForEach(groups.value) { group in
                    Section("\(group.id)") {
                        Text("first")
                        ForEach(group.rows) { Text($0.text) }
                    }
                    .modifier(Counted())
                }
            }
        }
        #expect(host.element("first") != nil)
        #expect(Counted.count < 20)
        groups.value[9000].rows[0].text = "changed"
        host.update()
        #expect(Counted.count < 20)
        host.elements("List")[0].scroll(toOffset: .infinity)
        #expect(host.element("9999") != nil)
        #expect(Counted.count < 40)
        host.close()
    }

    /// Rows that are created on demand, as those of a file are.
    private struct StoredRows: RandomAccessCollection {
        let ids: Range<Int>

        var startIndex: Int { ids.lowerBound }
        var endIndex: Int { ids.upperBound }
        subscript(place: Int) -> Item { Item(place) }
    }

    @Test func `only the visible ones of ten thousand sections with rows made on demand are evaluated`() {
        Counted.count = 0
        let rowCount = Box(3)
        let host = TestHost(size: CGSize(width: 200, height: 300)) {
            List {
                ForEach(0..<10_000) { section in
                    Section("\(section)") {
                        ForEach(StoredRows(ids: 0..<rowCount.value)) { Text($0.text) }
                    }
                    .modifier(Counted())
                }
            }
        }
        #expect(Counted.count < 20)
        host.elements("List")[0].scroll(toOffset: .infinity)
        #expect(host.element("9999") != nil)
        #expect(Counted.count < 40)
        rowCount.value = 1
        host.update()
        host.elements("List")[0].scroll(toOffset: .infinity)
        let texts = host.elements("List")[0].texts.suffix(4)
        #expect(texts == ["9998", Item(0).text, "9999", Item(0).text])
        host.close()
    }

    @Test(arguments: [-2, 2])
    func `a section that became another one unseen is shown as it is when it comes into sight`(growth: Int) {
        let (groups, growing) = (groups(30), Box(0))
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            List {
                ForEach(groups.value) { group in
                    Section("\(group.id)") {
                        ForEach(Array(0..<3 + growing.value), id: \.self) { Text("\(group.id).\($0)") }
                    }
                }
            }
        }
        #expect(host.element("0.2") != nil)
        // Nobody is told.
        growing.value = growth
        for _ in 0..<2 {
            host.elements("List")[0].scroll(toOffset: .infinity)
            host.update()
        }
        #expect(host.element("29.\(2 + growth)") != nil)
        #expect(host.element("29.\(3 + growth)") == nil)
        host.close()
    }
}
