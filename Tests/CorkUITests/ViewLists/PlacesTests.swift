import Seeds
import Testing

@testable import CorkUI

@Suite("Places in a list")
struct PlacesTests {
    @Test func `those of ranges in any order, overlapping, touching and empty ones too, and no others`() {
        let places = Places([10..<12, 3..<5, 4..<7, 7..<8, 9..<9, 20..<21])
        let expected: Set<Int> = [3, 4, 5, 6, 7, 10, 11, 20]
        for place in -1..<23 { #expect(places.contains(place) == expected.contains(place), "\(place)") }
        #expect(!Places([]).contains(0))
    }

    @Test(arguments: seeds(0..<100))
    func `kept places are found at their old index, and inserted places have none`(seed: Int) {
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
            if let index = splices.place(of: place).index { expected[index] = place }
        }
        var places = KeptPlaces(splices)
        #expect(expected.indices.map { places.place(before: $0) } == expected)
    }
}
