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
        var change: Int
        let values: ContainerValues
        /// The version of the reader, if that is a list.
        let version: Int
    }

    /// What one reader read.
    private final class Reads {
        let reader: GraphNode
        /// With which version each subview was made from something else last when it was read: all that is looked at
        /// where nothing is different.
        var stamps: [Place: Int] = [:]
        var reads: [Place: Read] = [:]
        /// Whether it is too much to keep.
        var isTooMuch = false

        init(_ reader: GraphNode) { self.reader = reader }
    }

    private unowned let list: ResolvedList
    private var readers: [ObjectIdentifier: Reads] = [:]
    private static let limit = 4_096

    init(_ list: ResolvedList) { self.list = list }

    /// Notes that what is evaluated now reads the values of a subview.
    func note(_ item: ListItem, at index: Int) {
        guard let reader = Graph.reader, reader !== list else { return }
        let known = readers[ObjectIdentifier(reader)] ?? begin(reader)
        guard !known.isTooMuch else { return }
        let making = (reader as? ResolvedList)?.making
        let place = Place(index: index, made: making?.index)
        known.stamps[place] = list.stamp(at: index)
        known.reads[place] = Read(
            id: item.id, change: list.change(at: index), values: item.values, version: making?.version ?? 0)
        if known.reads.count > Self.limit { (known.isTooMuch, known.stamps, known.reads) = (true, [:], [:]) }
    }

    private func begin(_ reader: GraphNode) -> Reads {
        reader.didRead(self)
        let reads = Reads(reader)
        readers[ObjectIdentifier(reader)] = reads
        return reads
    }

    /// Tells those who read what is different now; they read it again.
    ///
    /// - Parameter splices: what became of the positions; nil where others may be at the same ones.
    func listChanged(_ splices: [Splice]?) {
        for (key, known) in readers where known.isTooMuch || !follow(known, splices) {
            readers[key] = nil
            known.reader.invalidate()
        }
    }

    /// Takes what was read to where it is now, less what is read again by subviews that are made again.
    ///
    /// - Returns: whether all else of the reader depends on nothing that is different now.
    private func follow(_ known: Reads, _ splices: [Splice]?) -> Bool {
        var moved: [(place: Place, stamp: Int, read: Read)] = []
        for place in touched(known, by: splices) {
            guard let stamp = known.stamps.removeValue(forKey: place), var read = known.reads.removeValue(forKey: place)
            else { continue }
            let index = splices?.place(of: place.index).index ?? list.index(of: read.id, near: place.index)
            let newStamp = index.map(list.stamp)
            if let index, let newStamp, newStamp == stamp || isSame(read, at: index) {
                read.change = list.change(at: index)
                moved.append((Place(index: index, made: place.made), newStamp, read))
            } else if let made = place.made, let reader = known.reader as? ResolvedList {
                reader.remake(at: made, of: read.version)
            } else {
                return false
            }
        }
        for (place, stamp, read) in moved { (known.stamps[place], known.reads[place]) = (stamp, read) }
        return true
    }

    /// Where something else was read than is there now, as far as that is known without a look at it.
    private func touched(_ known: Reads, by splices: [Splice]?) -> [Place] {
        guard let splices else { return Array(known.stamps.keys) }
        var places: [Place] = []
        for (place, stamp) in known.stamps
        where splices.place(of: place.index).index != place.index || list.stamp(at: place.index) != stamp {
            places.append(place)
        }
        return places
    }

    /// Whether the subview at `index` tells what was read.
    private func isSame(_ read: Read, at index: Int) -> Bool {
        list.change(at: index) == read.change || list.item(at: index).values.isSame(as: read.values)
    }

    func remove(reader: GraphNode) { readers[ObjectIdentifier(reader)] = nil }
}
