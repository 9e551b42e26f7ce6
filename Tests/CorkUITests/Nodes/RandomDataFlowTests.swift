import CorkTesting
import CorkUI
import Foundation
import RandomViews
import Seeds
import Testing

/// Changes at the sources of values that random views read.
@MainActor
@Suite("Random changes of what views read")
struct RandomDataFlowTests {
    @Test(arguments: 0..<150)
    func `after random changes of state a window shows the texts of a new window`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let values = RandomValues()
        let high = CGSize(width: 800, height: 100_000)
        // In a low window, some lines are outside of the visible range, and only some of these exist.
        let isLow = seed % 2 == 1
        let view = RandomView.root(&random, kinds: .structural, depth: 3)
        let host = TestHost(size: isLow ? CGSize(width: 800, height: 300) : high) {
            VStack { RandomTree(view: view, values: values) }
        }
        for step in 0..<12 {
            for _ in 0..<Int.random(in: 1...3, using: &random) { values.nextChange(&random).map(values.apply) }
            if step % 5 == 4 { host.update() }
            host.settle()
            let fresh = TestHost(size: high) { VStack { RandomTree(view: view, values: RandomValues(values)) } }
            if isLow {
                #expect(Set(host.texts).isSubset(of: fresh.texts), "seed \(seed), step \(step): \(view)")
            } else {
                #expect(host.texts == fresh.texts, "seed \(seed), step \(step): \(view)")
            }
            fresh.close()
            if host.texts.isEmpty { break }
        }
        host.close()
    }
}
