import Seeds
import Testing

@testable import CorkUI

@Suite("Splices")
struct SpliceTests {
    @Test(arguments: seeds(0..<200))
    func `two changes are one in which what both keep is kept`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var (count, changes): (Int, [[Splice]]) = (Int.random(in: 0...12, using: &random), [])
        let first = count
        for _ in 0..<3 {
            changes.append(change(of: &count, &random))
            let all = changes.reduce([]) { $0.followed(by: $1) }
            #expect(all.lead(from: first, to: count))
            #expect(all.allSatisfy { !$0.old.isEmpty || !$0.new.isEmpty })
            let gaps = zip(all, all.dropFirst()).map { $1.old.lowerBound - $0.old.upperBound }
            #expect(gaps.allSatisfy { $0 > 0 })
            for place in 0..<first {
                let end = changes.reduce(place as Int?) { place, splices in
                    place.flatMap { splices.fate(of: $0).index }
                }
                #expect(all.fate(of: place).index == end)
            }
        }
    }

    /// Some stretches of a list, none next to another, replaced by others.
    private func change(of count: inout Int, _ random: inout SeededGenerator) -> [Splice] {
        var splices: [Splice] = []
        var (old, new) = (0, 0)
        while true {
            let kept = Int.random(in: splices.isEmpty ? 0...4 : 1...4, using: &random)
            guard old + kept <= count, splices.count < 3 else { break }
            let gone = Int.random(in: 0...min(3, count - old - kept), using: &random)
            let come = Int.random(in: gone == 0 ? 1...3 : 0...3, using: &random)
            splices.append(Splice(old: old + kept..<old + kept + gone, new: new + kept..<new + kept + come))
            (old, new) = (old + kept + gone, new + kept + come)
        }
        count += new - old
        return splices
    }
}
