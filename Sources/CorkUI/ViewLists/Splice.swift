/// A replacement of a range of positions in a list by another range.
package struct Splice: Equatable, Sendable {
    /// The positions that were removed, counted before the change.
    package var old: Range<Int>
    /// The positions that were inserted, counted after the change.
    package var new: Range<Int>

    /// Creates a splice; either range may be empty.
    package init(old: Range<Int>, new: Range<Int>) {
        self.old = old
        self.new = new
    }

    /// Returns the splice in the coordinates of a list in which the part starts at the given offsets.
    func shifted(old oldOffset: Int, new newOffset: Int) -> Splice {
        Splice(
            old: old.lowerBound + oldOffset..<old.upperBound + oldOffset,
            new: new.lowerBound + newOffset..<new.upperBound + newOffset)
    }

    /// Returns the splice of subviews for one of elements with `factor` subviews each.
    func scaled(by factor: Int) -> Splice {
        Splice(
            old: old.lowerBound * factor..<old.upperBound * factor,
            new: new.lowerBound * factor..<new.upperBound * factor)
    }

    /// Returns the change of a part that is replaced as a whole; none if it was and is empty.
    static func replacing(_ oldCount: Int, with newCount: Int) -> [Splice] {
        oldCount == 0 && newCount == 0 ? [] : [Splice(old: 0..<oldCount, new: 0..<newCount)]
    }
}

extension [Splice] {
    /// Returns whether the changes turn a list of `old` positions into one of `new` positions.
    ///
    /// They do not if a collection changed after it was read and no longer knows its previous elements.
    func lead(from old: Int, to new: Int) -> Bool { reduce(old) { $0 + $1.new.count - $1.old.count } == new }
}

extension [Splice] {
    /// The result of a change for a position.
    enum Fate {
        case kept(Int)
        /// The position was replaced by a range.
        case replaced(Range<Int>)

        /// The new position; `nil` if it was replaced.
        var index: Int? { if case .kept(let index) = self { index } else { nil } }
    }

    /// Returns the result of the changes for a position.
    ///
    /// - Complexity: Linear in the number of splices.
    func fate(of old: Int) -> Fate {
        var shift = 0
        for splice in self {
            if splice.old.lowerBound > old { break }
            if splice.old.contains(old) { return .replaced(splice.new) }
            shift += splice.new.count - splice.old.count
        }
        return .kept(old + shift)
    }
}

extension [Splice] {
    /// A run of positions that were kept.
    private struct Run {
        var old: Int
        var new: Int
        var count: Int
    }

    /// The runs between the splices; the last one has no end.
    private var kept: [Run] {
        var runs: [Run] = []
        var (old, new) = (0, 0)
        for splice in self {
            runs.append(Run(old: old, new: new, count: splice.old.lowerBound - old))
            (old, new) = (splice.old.upperBound, splice.new.upperBound)
        }
        return runs + [Run(old: old, new: new, count: .max - Swift.max(old, new))]
    }

    /// Returns the positions after the changes of some positions before them, without the ones that were replaced.
    func moved(_ indices: RangeSet<Int>) -> RangeSet<Int> {
        if isEmpty || indices.isEmpty { return indices }
        var result = RangeSet<Int>()
        for run in kept {
            let old = run.old..<run.old + run.count
            for range in indices.ranges where range.overlaps(old) {
                let part = range.clamped(to: old)
                let start = part.lowerBound - run.old + run.new
                result.insert(contentsOf: start..<start + part.count)
            }
        }
        return result
    }

    /// Returns these changes and `next` combined into one.
    ///
    /// - Complexity: linear in the number of splices.
    func followed(by next: [Splice]) -> [Splice] {
        if isEmpty || next.isEmpty { return isEmpty ? next : self }
        let (first, second) = (kept, next.kept)
        var result: [Splice] = []
        var (old, new) = (0, 0)
        var (i, j) = (0, 0)
        while i < first.count, j < second.count {
            let start = Swift.max(first[i].new, second[j].old)
            let (firstEnd, secondEnd) = (first[i].new + first[i].count, second[j].old + second[j].count)
            let end = Swift.min(firstEnd, secondEnd)
            if start < end {
                let run = Run(
                    old: start - first[i].new + first[i].old, new: start - second[j].old + second[j].new,
                    count: end - start)
                if run.old > old || run.new > new { result.append(Splice(old: old..<run.old, new: new..<run.new)) }
                (old, new) = (run.old + run.count, run.new + run.count)
            }
            if firstEnd <= secondEnd { i += 1 } else { j += 1 }
        }
        return result
    }
}

/// Returns the difference of two sequences of ids, keeping a longest increasing run of common ids.
///
/// - Parameters:
///   - old: The ids before; a repeated id is matched once.
///   - new: The ids after; an id that occurs twice is matched once.
/// - Returns: The splices in ascending order; empty if nothing changed.
/// - Complexity: O(n) for a change in one place, O(n log n) for a shuffle.
func splices<ID: Hashable>(from old: some RandomAccessCollection<ID>, to new: some RandomAccessCollection<ID>)
    -> [Splice]
{
    let old = Array(old)
    let new = Array(new)
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
        oldEnd -= 1
        newEnd -= 1
    }
    if start == oldEnd, start == newEnd { return [] }
    if start == oldEnd || start == newEnd { return [Splice(old: start..<oldEnd, new: start..<newEnd)] }

    return middleSplices(from: Array(old[start..<oldEnd]), to: Array(new[start..<newEnd]), at: start)
}

/// Returns the difference of two sequences whose ends differ, at offset `start`; one splice if more than a third moved.
func middleSplices<ID: Hashable>(from old: [ID], to new: [ID], at start: Int) -> [Splice] {
    var oldIndices: [ID: Int] = Dictionary(minimumCapacity: old.count)
    for index in old.indices where oldIndices[old[index]] == nil { oldIndices[old[index]] = index }
    var kept: [(old: Int, new: Int)] = []
    for index in new.indices {
        if let oldIndex = oldIndices.removeValue(forKey: new[index]) { kept.append((oldIndex, index)) }
    }
    kept = longestIncreasing(kept)
    let whole = Splice(old: start..<start + old.count, new: start..<start + new.count)
    if kept.count * 3 < max(old.count, new.count) * 2 { return [whole] }

    var result: [Splice] = []
    var oldNext = start
    var newNext = start
    for pair in kept + [(old.count, new.count)] {
        let (oldIndex, newIndex) = (pair.old + start, pair.new + start)
        if oldIndex > oldNext || newIndex > newNext {
            result.append(Splice(old: oldNext..<oldIndex, new: newNext..<newIndex))
        }
        oldNext = oldIndex + 1
        newNext = newIndex + 1
    }
    return result
}

/// Returns the longest run of pairs with ascending old positions; their new positions already ascend.
package func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
        var high = tails.count
        var low = if let last = tails.last, pairs[last].old < pair.old { high } else { 0 }
        while low < high {
            let middle = (low + high) / 2
            if pairs[tails[middle]].old < pair.old { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = tails[low - 1] }
        if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var index = tails.last ?? -1
    while index >= 0 {
        result.append(pairs[index])
        index = previous[index]
    }
    return result.reversed()
}

/// The previous positions of kept ones, which must be queried in ascending order.
struct KeptIndices {
    private let splices: [Splice]
    private var next = 0
    private var shift = 0

    init(_ splices: [Splice]) { self.splices = splices }

    /// Returns the earlier position of the subview at a position, or `nil` if it is new.
    mutating func index(before new: Int) -> Int? {
        while next < splices.count, splices[next].new.upperBound <= new {
            shift = splices[next].old.upperBound - splices[next].new.upperBound
            next += 1
        }
        return next < splices.count && splices[next].new.lowerBound <= new ? nil : new + shift
    }
}
