/// For each element of a loop, the version of the list in which its subviews were last made from another value.
struct ElementVersions {
    /// The version of the list that this describes.
    private var version: Int
    private let others: Int
    private var places: [Int: Int] = [:]

    /// Creates a record with the same version for all elements.
    init(_ version: Int) {
        self.version = version
        others = version
    }

    /// Returns the record if it describes `version`; `nil` if all subviews were made again since.
    func current(for version: Int) -> ElementVersions? { version == self.version ? self : nil }

    subscript(offset: Int) -> Int { places[offset] ?? others }

    /// Visits the ranges of elements, out of `count`, whose subviews were made from another value since a version.
    func visit(since version: Int, of count: Int, _ visit: (Range<Int>) -> Void) {
        if others >= version { return visit(0..<count) }
        for (offset, made) in places where made >= version { visit(offset..<offset + 1) }
    }

    /// Returns the record after a change, in which elements with unchanged values keep their version.
    ///
    /// - Returns: The record; `nil` if there are too many elements to compare, or too many that differ.
    /// - Complexity: linear in the number of elements.
    @MainActor
    func following<Data: RandomAccessCollection>(
        _ splices: [Splice], from old: Data, to new: Data, with version: Int
    ) -> ElementVersions? {
        guard new.count <= Self.limit, splices.reduce(0, { $0 + max($1.new.count, 1) }) <= Self.limit,
            splices.lead(from: old.count, to: new.count)
        else { return nil }
        var result = ElementVersions(others)
        result.version = version
        // A collection of subviews is notified by its list of changed subviews.
        let isKept = Data.self is any ListBacked.Type
        var (before, after) = (0, 0)
        func keep(until end: Int) {
            let kept = after..<after + end - before
            for (place, version) in places where (before..<end).contains(place) {
                result.places[place + after - before] = version
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

    private static let limit = 512
}
