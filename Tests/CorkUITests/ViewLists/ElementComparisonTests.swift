import Testing

@testable import CorkUI

@MainActor
struct ElementComparisonTests {
    /// Returns the positions, from a start, at which elements differ from those of `old`.
    private func places<Element>(_ range: Range<Int>, of new: [Element], unlike old: [Element], from start: Int)
        -> [Int]
    {
        var places: [Int] = []
        new.forEach(range, unlike: old, from: start) { place, _ in places.append(place) }
        return places
    }

    @Test func `changed elements are found, whether their bytes differ or not`() {
        for count in [1, 31, 32, 33, 64, 100] {
            let (old, names) = (Array(0..<count), (0..<count).map { "a name that is on the heap \($0)" })
            #expect(places(0..<count, of: old + [], unlike: old, from: 0) == [])
            for place in 0..<count {
                var (new, others) = (old, names)
                new[place] = -1
                others[place] += "!"
                #expect(places(0..<count, of: new, unlike: old, from: 0) == [place])
                #expect(places(0..<count, of: others, unlike: names, from: 0) == [place])
                #expect(places(2..<count + 2, of: [7, 8] + new, unlike: old, from: 0) == [place + 2])
            }
        }
    }
}
