import CorkTesting
import CorkUI
import Foundation
import RandomViews
import Seeds
import Testing

@MainActor
@Suite("Random edits")
struct RandomEditTests {
    /// Texts with the state of counters, but for that state.
    private func names(_ texts: [String]) -> [String] { texts.map { String($0.prefix { $0 != ":" }) } }

    /// Returns a name without the suffix that edits append.
    private func key(_ name: String) -> String { name.filter { $0 != "'" } }

    private func counts(_ texts: [String]) -> [String: Int] {
        Dictionary(
            texts.compactMap { text in
                let parts = text.split(separator: ":")
                return parts.count == 2 ? (key(String(parts[0])), Int(parts[1])!) : nil
            }, uniquingKeysWith: { $0 + $1 })
    }

    @Test(arguments: seeds(0..<300))
    func `an edited window shows the same as a new one, and remaining views keep ids and state`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let script = Box(EditScript())
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
        let known = Set((script.value.items + script.value.nested.values.joined()).map(\.id))
        #expect(known.isSuperset(of: tags.compactMap { $0 }))
    }
}
