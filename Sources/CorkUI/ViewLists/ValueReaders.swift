/// Who read container values of a list's subviews, and which: told when these are others.
@MainActor
final class ValueReaders: AnyLocation {
    /// The values that were read, with their readers.
    private struct Place: Hashable {
        /// The index of the subview in the list.
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

    /// The reads of one reader.
    private final class Reads {
        let reader: _GraphNode
        var reads: [Place: Read] = [:]
        /// Whether it is too much to keep.
        var isTooMuch = false

        init(_ reader: _GraphNode) { self.reader = reader }
    }

    private unowned let list: ResolvedList
    private var readers: [ObjectIdentifier: Reads] = [:]
    /// Who may have read something at a place, those who read too much at any; known as long as no place moves.
    private var readersAt: (places: [Int: Set<ObjectIdentifier>], any: Set<ObjectIdentifier>)?
    /// The number of changes since a place moved.
    private var changesInPlace = 0
    private static let limit = 4_096
    /// As many changes pay for finding out who read at which place.
    private static let worthwhile = 3

    init(_ list: ResolvedList) { self.list = list }

    var isEmpty: Bool { readers.isEmpty }

    /// Notes that what is evaluated now reads the values of a subview.
    func note(_ item: _ViewListItem, at index: Int) {
        guard let reader = Graph.reader, reader !== list else { return }
        let known = readers[ObjectIdentifier(reader)] ?? begin(reader)
        guard !known.isTooMuch else { return }
        let making = (reader as? ResolvedList)?.making
        let place = Place(index: index, made: making?.index)
        known.reads[place] = Read(
            id: item.id, change: list.change(at: index), values: item.values, version: making?.version ?? 0)
        readersAt?.places[index, default: []].insert(ObjectIdentifier(reader))
        if known.reads.count > Self.limit { (known.isTooMuch, known.reads, readersAt) = (true, [:], nil) }
    }

    private func begin(_ reader: _GraphNode) -> Reads {
        reader.didRead(self)
        let reads = Reads(reader)
        readers[ObjectIdentifier(reader)] = reads
        return reads
    }

    /// Tells those who read what is different now; they read it again.
    ///
    /// - Parameters:
    ///   - splices: what became of the positions; nil where others may be at the same ones.
    ///   - made: where the subviews were made from something else.
    func listChanged(_ splices: [Splice]?, made: Places) {
        for (key, known) in concerned(by: splices, made) where known.isTooMuch || !follow(known, splices, made) {
            readers[key] = nil
            known.reader.invalidate()
        }
    }

    /// Those who may have read what is different now.
    ///
    /// - Complexity: O(reads), where no position changed again O(their readers).
    private func concerned(by splices: [Splice]?, _ made: Places) -> [ObjectIdentifier: Reads] {
        changesInPlace = splices?.isEmpty == true ? changesInPlace + 1 : 0
        guard changesInPlace >= Self.worthwhile, made.count < readers.count else {
            readersAt = nil
            return readers
        }
        let at = readersAt ?? everyoneByPlace()
        readersAt = at
        let keys = made.indices.reduce(into: at.any) { $0.formUnion(at.places[$1] ?? []) }
        return keys.reduce(into: [:]) { $0[$1] = readers[$1] }
    }

    private func everyoneByPlace() -> (places: [Int: Set<ObjectIdentifier>], any: Set<ObjectIdentifier>) {
        readers.reduce(into: ([:], [])) { result, reader in
            if reader.value.isTooMuch { result.any.insert(reader.key) }
            for place in reader.value.reads.keys { result.places[place.index, default: []].insert(reader.key) }
        }
    }

    /// Takes what was read to where it is now, less what is read again by subviews that are made again.
    ///
    /// - Returns: whether all else of the reader depends on nothing that is different now.
    private func follow(_ known: Reads, _ splices: [Splice]?, _ made: Places) -> Bool {
        func isTouched(_ place: Place) -> Bool {
            guard let splices else { return true }
            return splices.place(of: place.index).index != place.index || made.contains(place.index)
        }
        guard known.reads.keys.contains(where: isTouched) else { return true }
        var reads = known.reads.filter { !isTouched($0.key) }
        for (place, var read) in known.reads where isTouched(place) {
            let index =
                splices.map { list.index(of: read.id, from: place.index, after: $0) }
                ?? list.index(of: read.id, near: place.index)
            if let index, splices != nil && !made.contains(index) || isSame(read, at: index) {
                read.change = list.change(at: index)
                reads[Place(index: index, made: place.made)] = read
            } else if let made = place.made, let reader = known.reader as? ResolvedList {
                reader.remake(at: made, of: read.version)
            } else {
                return false
            }
        }
        known.reads = reads
        return true
    }

    /// Whether the subview at `index` tells what was read.
    private func isSame(_ read: Read, at index: Int) -> Bool {
        list.change(at: index) == read.change || list.item(at: index).values.isSame(as: read.values)
    }

    func remove(reader: _GraphNode) { readers[ObjectIdentifier(reader)] = nil }
}
