/// A set of positions in a list.
struct Places {
    /// The ranges in ascending order, with adjacent ones merged.
    private var ranges: [Range<Int>] = []

    /// Creates a set from ranges in any order, which may overlap.
    init(_ ranges: [Range<Int>]) {
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = self.ranges.last, last.upperBound >= range.lowerBound {
                self.ranges[self.ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                self.ranges.append(range)
            }
        }
    }

    /// The number of positions.
    var count: Int { ranges.reduce(0) { $0 + $1.count } }

    /// The positions in ascending order.
    var indices: some Sequence<Int> { ranges.lazy.joined() }

    /// Returns whether the set contains a position.
    ///
    /// - Complexity: O(log n) in the number of ranges.
    func contains(_ place: Int) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= place { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(place)
    }
}
