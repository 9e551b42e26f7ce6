/// An expanded branch of an outline: sibling elements, and the expanded branches below them.
///
/// Only expanded branches are stored, so that collapsed ones cost nothing.
final class OutlineBranch<Data: RandomAccessCollection, ID: Hashable> {
    /// An element that should be expanded.
    struct Entry {
        let offset: Int
        /// The branch below the element, or `nil` if it has no children to show.
        let branch: OutlineBranch?
    }

    private(set) var elements: OutlineElements<Data>
    /// The expanded elements, in ascending order of their offsets.
    private(set) var entries: [Entry] = []
    /// The row of each entry, relative to the first row of the branch.
    private var starts: [Int] = []
    /// The number of rows, including those of branches inside.
    private(set) var count = 0

    init(_ elements: OutlineElements<Data>) {
        self.elements = elements
        count = elements.count
    }

    /// Updates the elements and the expanded branches.
    func take(_ elements: OutlineElements<Data>, _ entries: [Entry]) {
        self.elements = elements
        self.entries = entries
        starts = []
        starts.reserveCapacity(entries.count)
        var inside = 0
        for entry in entries {
            starts.append(entry.offset + inside)
            inside += entry.branch?.count ?? 0
        }
        count = elements.count + inside
    }

    /// Returns the number of rows of elements, including the branches below them.
    func rows(of offsets: Range<Int>) -> Int {
        entries[entries.place(of: offsets.lowerBound)..<entries.place(of: offsets.upperBound)]
            .reduce(offsets.count) { $0 + ($1.branch?.count ?? 0) }
    }

    /// Returns the first row of an element relative to the first row of the branch, or `nil` if it has none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements in expanded branches.
    func row(of id: ID, _ access: OutlineAccess<Data, ID>) -> Int? {
        if let offset = access.offsets(of: [id], in: elements, 0..<elements.count).first {
            return rows(of: 0..<offset)
        }
        for (entry, start) in zip(entries, starts) {
            if let row = entry.branch?.row(of: id, access) { return start + 1 + row }
        }
        return nil
    }

    /// Returns the position of the element of a row.
    ///
    /// - Complexity: O(log *n*) for each level.
    func place(ofRow row: Int) -> OutlinePlace<Data, ID> {
        var place = OutlinePlace(branch: self, offset: row, row: row, way: [])
        while let next = place.branch.step(&place) { place.branch = next }
        return place
    }

    /// Finds a row among those of this branch, and returns the branch inside that contains it, or `nil`.
    private func step(_ place: inout OutlinePlace<Data, ID>) -> OutlineBranch? {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= place.row { low = middle + 1 } else { high = middle }
        }
        place.offset = place.row
        guard low > 0 else { return nil }
        let (entry, start) = (entries[low - 1], starts[low - 1])
        let inside = entry.branch?.count ?? 0
        guard place.row > start, place.row <= start + inside else {
            place.offset = place.row == start ? entry.offset : place.row - (start - entry.offset) - inside
            if place.row == start { place.entry = entry }
            return nil
        }
        place.way.append((self, entry.offset))
        place.row -= start + 1
        return entry.branch
    }
}

/// The position of a row's element in an outline.
struct OutlinePlace<Data: RandomAccessCollection, ID: Hashable> {
    /// The branch that contains the element.
    var branch: OutlineBranch<Data, ID>
    /// The offset of the element in the branch.
    var offset: Int
    /// The row, relative to the first row of the branch.
    var row: Int
    /// The path from the root: each enclosing branch with the offset of the element that leads further.
    var way: [(branch: OutlineBranch<Data, ID>, offset: Int)]
    /// The entry of an element that should be expanded.
    var entry: OutlineBranch<Data, ID>.Entry?

    var element: Data.Element { branch.elements[offset] }
}

extension Array {
    /// Returns the index of the first entry at or after an offset.
    fileprivate func place<Data, ID>(of offset: Int) -> Int where Element == OutlineBranch<Data, ID>.Entry {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
