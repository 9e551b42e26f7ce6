import CorkTesting
import CorkUI
import Foundation
import Testing

/// Numbers that are the same at each run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// Content that can change in all ways: elements, their text and kind, a branch, sections.
private struct Script {
    var items: [Item] = []
    var branch = false
    var hasSection = true
    var hasFooter = false
    private var nextID = 0

    mutating func edit(_ random: inout SeededGenerator) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...2:
            items.insert(Item(nextID), at: Int.random(in: 0...items.count, using: &random))
            nextID += 1
        case 3:
            if let index = items.indices.randomElement(using: &random) { items.remove(at: index) }
        case 4:
            if let index = items.indices.randomElement(using: &random) {
                let item = items.remove(at: index)
                items.insert(item, at: Int.random(in: 0...items.count, using: &random))
            }
        case 5:
            if let index = items.indices.randomElement(using: &random) {
                items[index] = Item(nextID)
                nextID += 1
            }
        case 6:
            if let index = items.indices.randomElement(using: &random) { items[index].text += "'" }
        case 7: branch.toggle()
        case 8: if Bool.random(using: &random) { hasSection.toggle() } else { hasFooter.toggle() }
        default: items.shuffle(using: &random)
        }
    }

    @MainActor @ViewBuilder
    var content: some View {
        Counter(name: "first")
        if branch { Counter(name: "branch") } else { Pair(name: "other") }
        // The number of subviews differs from element to element.
        ForEach(items) { item in
            Counter(name: item.text)
            if item.id % 3 == 0 { Text("third \(item.text)") }
        }
        if hasSection {
            Section {
                ForEach(items) { Text("in \($0.text)") }
            } header: {
                Counter(name: "header")
            } footer: {
                if hasFooter { Text("footer") }
            }
        }
        Counter(name: "last")
    }
}

@MainActor
@Suite("Random edits")
struct RandomEditTests {
    /// Texts with the state of counters, but for that state.
    private func names(_ texts: [String]) -> [String] { texts.map { String($0.prefix { $0 != ":" }) } }

    /// A name without what edits put behind it.
    private func key(_ name: String) -> String { name.filter { $0 != "'" } }

    private func counts(_ texts: [String]) -> [String: Int] {
        Dictionary(
            texts.compactMap { text in
                let parts = text.split(separator: ":")
                return parts.count == 2 ? (key(String(parts[0])), Int(parts[1])!) : nil
            }, uniquingKeysWith: { $0 + $1 })
    }

    @Test("What edits come to is what a new window shows, with the state of all that stayed", arguments: 0..<300)
    func edits(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 1)
        let script = Box(Script())
        var ids: [Subview.ID] = []
        var tags: [Int?] = []
        let host = TestHost {
            Group(subviews: script.value.content) { subviews in
                let _ = ids = subviews.map(\.id)
                let _ = tags = subviews.map { $0.containerValues.tag(for: Int.self) }
                ForEach(subviews) { subview in Card(isSmall: subviews.count > 15) { subview } }
            }
            ForEach(sections: script.value.content) { section in
                Text("section \(section.header.count) \(section.content.count) \(section.footer.count)")
            }
        }
        var idOfName: [String: Subview.ID] = [:]
        for step in 0..<8 {
            let before = counts(host.texts)
            script.value.edit(&random)
            host.update()

            let fresh = TestHost {
                Group(subviews: script.value.content) { ForEach($0) { subview in Card(isSmall: false) { subview } } }
                ForEach(sections: script.value.content) { section in
                    Text("section \(section.header.count) \(section.content.count) \(section.footer.count)")
                }
            }
            #expect(names(host.texts) == names(fresh.texts), "seed \(seed), step \(step)")
            fresh.close()

            // Ids are unique, and those of elements stay with them.
            #expect(Set(ids).count == ids.count, "seed \(seed), step \(step)")
            let shown = names(host.texts).prefix(ids.count)
            var newIDs: [String: Subview.ID] = [:]
            for (name, id) in zip(shown.map(key), ids) {
                if let known = idOfName[name] { #expect(known == id, "seed \(seed), step \(step), \(name)") }
                newIDs[name] = id
            }
            idOfName = newIDs

            // Counters that were there keep their counts, new ones begin at 0.
            for (name, count) in counts(host.texts) {
                #expect(count == before[name] ?? 0, "seed \(seed), step \(step), \(name)")
            }
            if let button = host.elements("Button").randomElement(using: &random) { button.tap() }
        }
        #expect(host.warnings.isEmpty)
        #expect(tags.compactMap { $0 }.allSatisfy { id in script.value.items.contains { $0.id == id } })
    }
}
