// Comparing elements by their values, whatever their `==` says, spares the content of equal elements. Without it, a
// changed row of 100,000 takes five times as long as in a C program rather than about as long (Tests/Benchmarks/lines.json).

extension RandomAccessCollection {
    /// Calls `body` for the elements at `indices` that differ from those of `other` from position `start` on.
    ///
    /// - Complexity: linear in the number of positions.
    @MainActor
    func forEach(
        _ indices: Range<Int>, unlike other: Self, from start: Int, _ body: (Int, Element) -> Void
    ) {
        let comparator = ValueComparator.literal(for: Element.self)
        for offset in indices {
            let element = self[index(startIndex, offsetBy: offset)]
            let old = other[other.index(other.startIndex, offsetBy: offset - indices.lowerBound + start)]
            if comparator.areEqual(old, element) { continue }
            body(offset, element)
        }
    }
}
