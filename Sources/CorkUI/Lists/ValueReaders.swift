/// Who read container values of a list's subviews, and which: told when these are others.
@MainActor
final class ValueReaders: AnyLocation {
    private struct Read {
        var index: Int
        var stamp: Int
        let values: ContainerValues
    }

    private unowned let list: ResolvedList
    /// The order of the list in which the indices are right.
    private var order: ListOrder
    private var reads: [ObjectIdentifier: (node: GraphNode, items: [ItemID: Read])] = [:]

    init(_ list: ResolvedList) {
        self.list = list
        order = list.order
    }

    /// Notes that what is evaluated now reads the values of a subview.
    func note(_ item: ListItem, at index: Int) {
        guard let reader = Graph.reader, reader !== list else { return }
        if reads[ObjectIdentifier(reader)] == nil { reader.didRead(self) }
        reads[ObjectIdentifier(reader), default: (reader, [:])].items[item.id] = Read(
            index: index, stamp: list.stamp(at: index), values: item.values)
    }

    /// Tells those who read what is different now; they read it again.
    func listChanged() {
        let isInPlace = order == list.order
        order = list.order
        for (key, (node, items)) in reads where !follow(items, of: key, isInPlace: isInPlace) {
            reads[key] = nil
            node.invalidate()
        }
    }

    /// Whether values that were read are the same now, wherever they moved.
    private func follow(_ items: [ItemID: Read], of key: ObjectIdentifier, isInPlace: Bool) -> Bool {
        for (id, read) in items {
            guard let index = isInPlace ? read.index : list.index(of: id, near: read.index) else { return false }
            let stamp = list.stamp(at: index)
            if index == read.index, stamp == read.stamp { continue }
            if stamp != read.stamp, !list.item(at: index).values.isSame(as: read.values) { return false }
            reads[key]?.items[id]?.index = index
            reads[key]?.items[id]?.stamp = stamp
        }
        return true
    }

    func remove(reader: GraphNode) { reads[ObjectIdentifier(reader)] = nil }
}
