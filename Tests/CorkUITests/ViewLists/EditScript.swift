import CorkUI
import Foundation
import RandomViews
import Seeds

/// Content that can change in all ways: elements, their text and kind, a branch, sections.
struct EditScript {
    var items: [Item] = []
    var branch = false
    var hasSection = true
    var hasFooter = false
    /// The nested items of elements, by their ids.
    var nested: [Int: [Item]] = [:]
    private var nextID = 0

    private mutating func makeItem() -> Item {
        nextID += 1
        return Item(nextID)
    }

    mutating func edit(_ random: inout SeededGenerator) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2: items.insert(makeItem(), at: Int.random(in: 0...items.count, using: &random))
        case 3:
            if let index = items.indices.randomElement(using: &random) { items.remove(at: index) }
        case 4:
            if let index = items.indices.randomElement(using: &random) {
                let item = items.remove(at: index)
                items.insert(item, at: Int.random(in: 0...items.count, using: &random))
            }
        case 5:
            if let index = items.indices.randomElement(using: &random) { items[index] = makeItem() }
        case 6:
            if let index = items.indices.randomElement(using: &random) { items[index].text += "'" }
        case 7: branch.toggle()
        case 8: if Bool.random(using: &random) { hasSection.toggle() } else { hasFooter.toggle() }
        case 9:
            if let outer = items.randomElement(using: &random)?.id {
                nested[outer, default: []].insert(
                    makeItem(), at: Int.random(in: 0...(nested[outer]?.count ?? 0), using: &random))
            }
        case 10:
            if let outer = nested.keys.sorted().randomElement(using: &random) { nested[outer]!.shuffle(using: &random) }
        default: items.shuffle(using: &random)
        }
    }

    @MainActor @ViewBuilder
    var content: some View {
        Counter(name: "first")
        if branch { Counter(name: "branch") } else { Pair(name: "other") }
        // Elements have different numbers of subviews, with and without state.
        ForEach(items) { item in
            Counter(name: item.text)
            if item.id % 3 == 0 { Text("third \(item.text)") }
        }
        ForEach(items) { item in
            Text("plain \(item.text)").tag(item.text)
            if item.id % 2 == 0 { Text("even \(item.text)") } else if branch { Text("odd \(item.text)").id(item.id) }
        }
        ForEach(items) { item in
            ForEach(nested[item.id] ?? []) { Text("nested \($0.text)").containerValue(\.rank, item.id) }
        }
        AnyView(Group { if branch { Text("any branch") } else { Counter(name: "any other") } })
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
