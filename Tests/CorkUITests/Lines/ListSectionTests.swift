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

    /// Tells that content was made of it.
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

    @Test("A changed row has the content of its own section made again, and moves what follows")
    func oneSection() {
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

    @Test("What edits of sections come to is what a new list shows", arguments: 0..<40)
    func edits(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let groups = groups(5)
        let host = host(groups)
        var next = 1000
        func item() -> Item {
            next += 1
            return Item(next)
        }
        for step in 0..<25 {
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                guard let place = groups.value.indices.randomElement(using: &random) else { break }
                let count = groups.value[place].rows.count
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1: groups.value[place].rows.insert(item(), at: Int.random(in: 0...count, using: &random))
                case 2 where count > 0: groups.value[place].rows.remove(at: Int.random(in: 0..<count, using: &random))
                case 3 where count > 0: groups.value[place].rows[Int.random(in: 0..<count, using: &random)].text += "'"
                case 4: groups.value[place].footer = groups.value[place].footer == nil ? "foot \(step)" : nil
                case 5: groups.value.insert(Rows(id: item().id, rows: [item()]), at: place)
                case 6 where groups.value.count > 1: groups.value.remove(at: place)
                case 7: groups.value[place].rows.shuffle(using: &random)
                default: groups.value[place].rows += [item(), item()]
                }
            }
            host.update()
            let fresh = self.host(groups)
            try #require(host.outline == fresh.outline, "seed \(seed), step \(step)")
            fresh.close()
        }
        #expect(host.warnings.isEmpty)
        host.close()
    }
}
