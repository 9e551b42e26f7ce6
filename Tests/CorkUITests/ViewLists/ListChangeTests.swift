import Seeds
import Testing

@testable import CorkUI

@Suite("Changes of a list")
struct ListChangeTests {
    @Test(arguments: seeds(0..<100))
    func `kept positions are found at their old index, and inserted positions have none`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var (splices, old, new): ([Splice], Int, Int) = ([], 0, 0)
        for _ in 0..<Int.random(in: 0..<5, using: &random) {
            let gap = Int.random(in: splices.isEmpty ? 0..<4 : 1..<4, using: &random)
            let went = old + gap..<old + gap + Int.random(in: 0..<4, using: &random)
            let came = new + gap..<new + gap + Int.random(in: 0..<4, using: &random)
            splices.append(Splice(old: went, new: came))
            (old, new) = (went.upperBound, came.upperBound)
        }
        var expected = [Int?](repeating: nil, count: new + 5)
        for place in 0..<old + 5 {
            if let index = splices.fate(of: place).index { expected[index] = place }
        }
        var indices = KeptIndices(splices)
        #expect(expected.indices.map { indices.index(before: $0) } == expected)
    }

    private struct Entry: Equatable {
        var id: Int
        var value: Int
    }

    /// A list of entries that logs its changes.
    private struct Model {
        var entries = (0..<8).map { Entry(id: $0, value: 0) }
        var next = 8

        /// Changes a random range of entries.
        mutating func change(_ random: inout SeededGenerator) -> ListChange {
            let start = Int.random(in: 0...entries.count, using: &random)
            let end = min(start + Int.random(in: 0..<3, using: &random), entries.count)
            next += 3
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let new = (0..<Int.random(in: start == end ? 1...3 : 0...3, using: &random)).map {
                    Entry(id: next - $0, value: 0)
                }
                entries.replaceSubrange(start..<end, with: new)
                return ListChange(splices: [Splice(old: start..<end, new: start..<start + new.count)])
            case 1:
                for index in start..<end { entries[index].id = next - index + start }
                return ListChange(renamed: RangeSet(start..<end), remade: RangeSet(start..<end))
            default:
                for index in start..<end { entries[index].value = next }
                return ListChange(remade: RangeSet(start..<end))
            }
        }
    }

    @Test(arguments: seeds(0..<40))
    func `changes since any version are known or tell every difference, and of the last 64 no other`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var (model, history) = (Model(), ListHistory())
        var versions = [model.entries]
        for _ in 0..<90 {
            history.record(model.change(&random))
            versions.append(model.entries)
            #expect(history.changes(since: history.version) == ListChange())
        }
        var known = 0
        for (version, before) in versions.enumerated() {
            guard let change = history.changes(since: version) else { continue }
            known += 1
            #expect(change.splices.lead(from: before.count, to: model.entries.count))
            let isExact = version >= versions.count - 32
            for (old, entry) in before.enumerated() {
                guard let index = change.splices.fate(of: old).index else { continue }
                let now = model.entries[index]
                if !change.renamed.contains(index) { #expect(now.id == entry.id, "seed \(seed), version \(version)") }
                if let unchanged = change.index(ofUnchanged: old) {
                    #expect(unchanged == index && now == entry, "seed \(seed), version \(version)")
                } else if isExact {
                    #expect(now != entry, "seed \(seed), version \(version)")
                }
            }
        }
        #expect(known >= 64)
        #expect(history.order <= history.version)
    }

    @Test func `a change is clipped to a part, counted from its start, unless the limits of the part moved`() {
        let change = ListChange(
            splices: [Splice(old: 2..<3, new: 2..<2), Splice(old: 6..<6, new: 5..<7)], renamed: RangeSet(3..<4),
            remade: RangeSet([1..<2, 8..<12]))
        let part = change.clipped(old: 4..<8, new: 3..<9)
        #expect(part?.splices == [Splice(old: 2..<2, new: 2..<4)])
        #expect(part?.renamed == RangeSet(0..<1) && part?.remade == RangeSet(5..<6))
        #expect(change.clipped(old: 4..<8, new: 4..<9) == nil)
        #expect(part?.shifted(old: 4, new: 3).splices == [Splice(old: 6..<6, new: 5..<7)])
        #expect(part?.scaled(by: 2).remade == RangeSet(10..<12))
    }
}
