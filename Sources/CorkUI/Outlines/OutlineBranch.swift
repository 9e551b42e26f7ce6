/// An open branch of an outline: elements side by side, and the open branches below them.
///
/// Only what is open is kept: a branch that is closed, and everything in it, costs nothing.
final class OutlineBranch<Data: RandomAccessCollection, ID: Hashable> {
    /// An element that is to be open.
    struct Entry {
        let offset: Int
        /// Nil where there is nothing to open.
        let branch: OutlineBranch?
    }

    private(set) var elements: OutlineElements<Data>
    /// Ascending.
    private(set) var entries: [Entry] = []
    /// The row of each entry, counted from the first of the branch.
    private var starts: [Int] = []
    /// The number of rows, those of branches inside included.
    private(set) var count = 0

    init(_ elements: OutlineElements<Data>) {
        self.elements = elements
        count = elements.count
    }

    /// Takes the elements and open branches that there are now.
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

    /// The number of rows that elements take, with all in them.
    func rows(of offsets: Range<Int>) -> Int {
        entries[entries.place(of: offsets.lowerBound)..<entries.place(of: offsets.upperBound)]
            .reduce(offsets.count) { $0 + ($1.branch?.count ?? 0) }
    }

    /// The first row of an element, counted from the first of the branch; nil where it has none.
    ///
    /// - Complexity: O(n)
    func row(of id: ID, _ access: OutlineAccess<Data, ID>) -> Int? {
        if let offset = access.offsets(of: [id], in: elements, 0..<elements.count).first {
            return rows(of: 0..<offset)
        }
        for (entry, start) in zip(entries, starts) {
            if let row = entry.branch?.row(of: id, access) { return start + 1 + row }
        }
        return nil
    }

    /// The element of a row.
    ///
    /// - Complexity: O(log n) a level.
    func place(ofRow row: Int) -> OutlinePlace<Data, ID> {
        var place = OutlinePlace(branch: self, offset: row, row: row, way: [])
        while let next = place.branch.step(&place) { place.branch = next }
        return place
    }

    /// Looks for a row among those of the branch; returns the branch inside that has it, if one does.
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

/// Where the element of a row is.
struct OutlinePlace<Data: RandomAccessCollection, ID: Hashable> {
    /// The branch that has it.
    var branch: OutlineBranch<Data, ID>
    /// Which element of the branch it is.
    var offset: Int
    /// The row, counted from the first of the branch.
    var row: Int
    /// From the roots on: the branches around, each with the element that leads further.
    var way: [(branch: OutlineBranch<Data, ID>, offset: Int)]
    /// What is known of the element where it is to be open.
    var entry: OutlineBranch<Data, ID>.Entry?

    var element: Data.Element { branch.elements[offset] }
}

extension Array {
    /// The place of the first entry at or behind an offset.
    fileprivate func place<Data, ID>(of offset: Int) -> Int where Element == OutlineBranch<Data, ID>.Entry {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
