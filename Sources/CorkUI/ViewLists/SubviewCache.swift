/// The subviews of a list that were made, stored at their index modulo a limit, so that a long list keeps the most
/// recent ones.
@MainActor
struct SubviewCache {
    private var entries: [Entry?] = []

    private static let limit = 512

    /// A subview that was made.
    @MainActor
    final class Entry {
        fileprivate(set) var index: Int
        let item: _ViewListItem
        /// The version of the list in which the item was made from another value.
        let madeVersion: Int
        /// The version of the list for which the item is known to be current.
        var version: Int
        private var knownChange: Int
        /// The item before `knownChange`, until the two are compared.
        private var former: _ViewListItem?

        fileprivate init(index: Int, item: _ViewListItem, madeVersion: Int, after old: Entry?, version: Int) {
            self.index = index
            self.item = item
            self.madeVersion = madeVersion
            self.version = version
            knownChange = old?.knownChange ?? madeVersion
            former = old?.former ?? old?.item
        }

        /// The version of the list in which the item last differed from before, as far as that can be compared.
        var changedVersion: Int {
            if let former {
                if !item.isSame(as: former) { knownChange = madeVersion }
                self.former = nil
            }
            return knownChange
        }
    }

    /// Returns the subview at an index, unless it was displaced.
    subscript(index: Int) -> Entry? {
        let slot = index % Self.limit
        guard slot < entries.count, let entry = entries[slot], entry.index == index else { return nil }
        return entry
    }

    /// Stores a subview that was made.
    mutating func store(_ item: _ViewListItem, at index: Int, madeVersion: Int, version: Int) {
        let slot = index % Self.limit
        while entries.count <= slot { entries.append(nil) }
        entries[slot] = Entry(index: index, item: item, madeVersion: madeVersion, after: self[index], version: version)
    }

    /// Moves the subviews to their positions after a change, of `count` in all.
    mutating func move(_ splices: [Splice], count: Int) {
        var moved = [Entry?](repeating: nil, count: min(count, Self.limit))
        for case let entry? in entries {
            guard let index = splices.place(of: entry.index).index else { continue }
            entry.index = index
            moved[index % Self.limit] = entry
        }
        entries = moved
    }

    mutating func removeAll() { entries = [] }
}
