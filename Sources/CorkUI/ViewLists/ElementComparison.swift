// Comparing elements by their values, whatever their `==` says, spares the content of equal elements. Without it, a
// changed row of 100,000 takes five times as long as in a C program rather than about as long (Tests/Benchmarks/lines.json).

extension RandomAccessCollection {
    /// Calls `body` for the elements at `places` that differ from those of `other` from position `start` on, up to a
    /// limit.
    ///
    /// - Complexity: linear in the number of positions.
    @MainActor
    func forEach(
        _ places: Range<Int>, unlike other: Self, from start: Int, atMost limit: Int = .max,
        _ body: (Int, Element) -> Void
    ) {
        let comparator = ValueComparator.literal(for: Element.self)
        var rest = limit
        for place in places {
            let element = self[index(startIndex, offsetBy: place)]
            let old = other[other.index(other.startIndex, offsetBy: place - places.lowerBound + start)]
            if comparator.areEqual(old, element) { continue }
            if rest == 0 { return }
            rest -= 1
            body(place, element)
        }
    }
}
