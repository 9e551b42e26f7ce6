import Foundation
import RandomViews
import Seeds
import Testing

@testable import CorkUI

@Suite("Lengths of lines")
struct LineLengthsTests {
    /// A reference implementation with an array of all lengths.
    private struct Plain {
        var lengths: [CGFloat?]
        var gap: CGFloat

        func starts(_ estimate: CGFloat) -> [CGFloat] {
            lengths.reduce(into: [0]) { $0.append($0.last! + ($1 ?? estimate) + gap) }
        }
    }

    @Test(arguments: 1...40)
    func `measured lines are exact and others the mean, wherever lines come and go`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var lengths = LineLengths(count: 300, gap: 3)
        var plain = Plain(lengths: Array(repeating: nil, count: 300), gap: 3)
        for _ in 0..<120 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let start = Int.random(in: 0...plain.lengths.count, using: &random)
                let end = min(start + Int.random(in: 0..<5, using: &random), plain.lengths.count)
                let count = Int.random(in: 0..<5, using: &random)
                plain.lengths.replaceSubrange(start..<end, with: Array(repeating: nil, count: count))
                lengths.replace(start..<end, with: count)
            case 1: lengths.refreshEstimate()
            default:
                guard !plain.lengths.isEmpty else { continue }
                let line = Int.random(in: 0..<plain.lengths.count, using: &random)
                let length = CGFloat.random(in: 1..<50, using: &random).rounded()
                plain.lengths[line] = length
                lengths.measure(line, length)
            }
            let starts = plain.starts(lengths.estimate)
            #expect(lengths.count == plain.lengths.count)
            for line in plain.lengths.indices {
                #expect(lengths.measuredLength(line) == plain.lengths[line])
                #expect(abs(lengths.start(of: line) - starts[line]) < 0.001)
                #expect(lengths.line(at: starts[line] + 0.5) == line)
            }
        }
    }

    @Test func `the mean of measured lengths is recomputed when their number doubles`() {
        var lengths = LineLengths(count: 1_000_000, gap: 0)
        lengths.measure(0, 10)
        lengths.refreshEstimate()
        #expect(lengths.total == 10_000_000)
        lengths.measure(500_000, 20)
        lengths.refreshEstimate()
        #expect(lengths.estimate == 15)
        lengths.measure(7, 60)
        lengths.refreshEstimate()
        #expect(lengths.estimate == 15)
        #expect(lengths.start(of: 8) == 160)
    }
}
