/// The nodes that read container values of a list's subviews, which are invalidated when these values change.
@MainActor
final class ValueReaders: AnyLocation {
    /// The subview that was read, and the part of the reader that depends on it.
    private struct Position: Hashable {
        /// The index of the subview in the list.
        var index: Int
        /// The subview that the reader, if it is a list, was making; `nil` if all of the reader depends on the values.
        let made: Int?
    }

    private struct Read {
        let id: ItemID
        let values: ContainerValues
        /// The version of the reader, if it is a list.
        let version: Int
    }

    /// The reads of one reader.
    private final class Reads {
        let reader: _GraphNode
        var reads: [Position: Read] = [:]
        /// A Boolean value that indicates whether the reader has read too many values to track.
        var isTooMuch = false

        init(_ reader: _GraphNode) { self.reader = reader }
    }

    private unowned let list: ResolvedList
    private var readers: [ObjectIdentifier: Reads] = [:]
    private static let limit = 4_096

    init(_ list: ResolvedList) { self.list = list }

    var isEmpty: Bool { readers.isEmpty }

    /// Records that the node being evaluated read the values of a subview.
    func note(_ item: _ViewListItem, at index: Int) {
        guard let reader = Graph.reader, reader !== list else { return }
        let known = readers[ObjectIdentifier(reader)] ?? begin(reader)
        guard !known.isTooMuch else { return }
        let making = (reader as? ResolvedList)?.making
        let position = Position(index: index, made: making?.index)
        known.reads[position] = Read(id: item.id, values: item.values, version: making?.version ?? 0)
        if known.reads.count > Self.limit { (known.isTooMuch, known.reads) = (true, [:]) }
    }

    private func begin(_ reader: _GraphNode) -> Reads {
        reader.didRead(self)
        let reads = Reads(reader)
        readers[ObjectIdentifier(reader)] = reads
        return reads
    }

    /// Invalidates the readers of values that changed.
    func listChanged(_ change: ListChange) {
        for (key, known) in readers where known.isTooMuch || !follow(known, change) {
            readers[key] = nil
            known.reader.invalidate()
        }
    }

    /// Moves recorded reads to their new positions, and makes subviews again that read changed values.
    ///
    /// - Returns: Whether the rest of the reader is unaffected.
    private func follow(_ known: Reads, _ change: ListChange) -> Bool {
        func isAffected(_ position: Position) -> Bool { change.index(ofUnchanged: position.index) != position.index }
        guard known.reads.keys.contains(where: isAffected) else { return true }
        var reads = known.reads.filter { !isAffected($0.key) }
        for (position, read) in known.reads where isAffected(position) {
            if let index = change.index(ofUnchanged: position.index)
                ?? index(of: read, from: position.index, after: change)
            {
                reads[Position(index: index, made: position.made)] = read
            } else if let made = position.made, let reader = known.reader as? ResolvedList {
                reader.remake(at: made, of: read.version)
            } else {
                return false
            }
        }
        known.reads = reads
        return true
    }

    /// Returns the current index of the subview that was read; `nil` if it is gone or has other values.
    private func index(of read: Read, from index: Int, after change: ListChange) -> Int? {
        list.index(of: read.id, from: index, after: change).flatMap {
            list.item(at: $0).values.isSame(as: read.values) ? $0 : nil
        }
    }

    func remove(reader: _GraphNode) { readers[ObjectIdentifier(reader)] = nil }
}
