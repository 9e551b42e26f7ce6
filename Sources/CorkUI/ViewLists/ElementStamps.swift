/// With which versions of a list the subviews of elements were made from something else last, where not all were with the
/// same one.
struct ElementStamps {
    /// The version for which it is right.
    private var version: Int
    private let others: Int
    private var places: [Int: Int] = [:]

    /// All elements were with `version`.
    init(_ version: Int) {
        self.version = version
        others = version
    }

    /// Nil where everything was made again after.
    func current(for version: Int) -> ElementStamps? { version == self.version ? self : nil }

    subscript(offset: Int) -> Int { places[offset] ?? others }

    /// Goes through the elements, of so many, whose subviews were made from something else with a version or after.
    func visit(since version: Int, of count: Int, _ visit: (Range<Int>) -> Void) {
        if others >= version { return visit(0..<count) }
        for (offset, stamp) in places where stamp >= version { visit(offset..<offset + 1) }
    }

    /// The same after a change: elements that hold what they held before are not made again.
    ///
    /// - Returns: nil where the elements are too many to be compared, or too many of them are others.
    /// - Complexity: linear in the elements.
    @MainActor
    func following<Data: RandomAccessCollection>(
        _ splices: [Splice], from old: Data, to new: Data, with version: Int
    ) -> ElementStamps? {
        guard new.count <= comparableCount(new), splices.reduce(0, { $0 + max($1.new.count, 1) }) <= Self.limit,
            splices.lead(from: old.count, to: new.count)
        else { return nil }
        var result = ElementStamps(others)
        result.version = version
        // What reads a list is told by that list where a subview is another.
        let isKept = Data.self is any ListBacked.Type
        var (before, after) = (0, 0)
        func keep(until end: Int) {
            let kept = after..<after + end - before
            for (place, stamp) in places where (before..<end).contains(place) {
                result.places[place + after - before] = stamp
            }
            if !isKept {
                new.forEach(kept, unlike: old, from: before, atMost: Self.limit + 1) { place, _ in
                    result.places[place] = version
                }
            }
        }
        for splice in splices {
            keep(until: splice.old.lowerBound)
            for offset in splice.new { result.places[offset] = version }
            (before, after) = (splice.old.upperBound, splice.new.upperBound)
        }
        keep(until: old.count)
        return result.places.count <= Self.limit ? result : nil
    }

    /// Returns the maximum number of elements to compare, which is larger if they are contiguous and compared by bytes.
    @MainActor
    private func comparableCount<Data: RandomAccessCollection>(_ data: Data) -> Int {
        let areToldByBytes = ValueComparator.literal(for: Data.Element.self).isBitwiseComparable
        return areToldByBytes && data.withContiguousStorageIfAvailable { _ in } != nil ? 32_768 : Self.limit
    }

    private static let limit = 512
}
