/// Who read container values of a list's subviews, and which: told when these are others.
@MainActor
final class ValueReaders: AnyLocation {
    /// What was read, and for what.
    private struct Place: Hashable {
        /// Where the subview is in the list.
        var index: Int
        /// Which subview the reader, if that is a list, was making; nil: all of the reader depends on it.
        let made: Int?
    }

    private struct Read {
        let id: ItemID
        var stamp: Int
        var change: Int
        let values: ContainerValues
        /// The version of the reader, if that is a list.
        let version: Int
    }

    private typealias Reads = [Place: Read]

    private unowned let list: ResolvedList
    /// Who read; without what where that is too much to keep.
    private var reads: [ObjectIdentifier: (reader: GraphNode, of: Reads?)] = [:]
    private static let limit = 4_096

    init(_ list: ResolvedList) { self.list = list }

    /// Notes that what is evaluated now reads the values of a subview.
    func note(_ item: ListItem, at index: Int) {
        guard let reader = Graph.reader, reader !== list else { return }
        let key = ObjectIdentifier(reader)
        if reads[key] == nil { reader.didRead(self) }
        let making = (reader as? ResolvedList)?.making
        reads[key, default: (reader, [:])].of?[Place(index: index, made: making?.index)] = Read(
            id: item.id, stamp: list.stamp(at: index), change: list.change(at: index), values: item.values,
            version: making?.version ?? 0)
        if let count = reads[key]?.of?.count, count > Self.limit { reads[key]?.of = nil }
    }

    /// Tells those who read what is different now; they read it again.
    ///
    /// - Parameter splices: what became of the positions; nil where others may be at the same ones.
    func listChanged(_ splices: [Splice]?) {
        for (key, (reader, known)) in reads {
            if let known, let splices, isUntouched(known, by: splices) { continue }
            if let known = known.flatMap({ followed($0, by: reader, splices) }) {
                reads[key]?.of = known
            } else {
                reads[key] = nil
                reader.invalidate()
            }
        }
    }

    /// Whether all that was read is what it was, where it was.
    private func isUntouched(_ known: Reads, by splices: [Splice]) -> Bool {
        for (place, read) in known
        where splices.place(of: place.index).index != place.index || list.stamp(at: place.index) != read.stamp {
            return false
        }
        return true
    }

    /// What was read, where it is now, less what is read again by subviews that are made again; nil where all of the
    /// reader depends on something that is different now.
    private func followed(_ known: Reads, by reader: GraphNode, _ splices: [Splice]?) -> Reads? {
        var result = splices?.isEmpty == true ? known : [:]
        for (place, read) in known {
            let index = splices?.place(of: place.index).index ?? list.index(of: read.id, near: place.index)
            let stamp = index.map(list.stamp)
            if let index, stamp == read.stamp || isSame(read, at: index) {
                guard index != place.index || stamp != read.stamp || splices?.isEmpty != true else { continue }
                var read = read
                (read.stamp, read.change) = (stamp!, list.change(at: index))
                result[Place(index: index, made: place.made)] = read
            } else if let made = place.made, let reader = reader as? ResolvedList {
                result[place] = nil
                reader.remake(at: made, of: read.version)
            } else {
                return nil
            }
        }
        return result
    }

    /// Whether the subview at `index` tells what was read.
    private func isSame(_ read: Read, at index: Int) -> Bool {
        list.change(at: index) == read.change || list.item(at: index).values.isSame(as: read.values)
    }

    func remove(reader: GraphNode) { reads[ObjectIdentifier(reader)] = nil }
}
