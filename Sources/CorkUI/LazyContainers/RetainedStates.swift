/// The state of rows outside the visible range by their ids: that of the custom view of each row, not of views inside
/// (R6.11).
///
/// The states of the last 4,096 released rows are kept.
@MainActor
struct RetainedStates {
    private struct Entry {
        var index: Int
        var serial: Int
        let state: PropertyStorage
    }

    private static let limit = 4096
    private var entries: [ItemID: Entry] = [:]
    private var serial = 0

    /// Keeps the state of a released row at `index` in its list.
    mutating func keep(_ state: PropertyStorage, of id: ItemID, at index: Int) {
        serial += 1
        entries[id] = Entry(index: index, serial: serial, state: state)
        guard entries.count > Self.limit * 2 else { return }
        entries = entries.filter { $0.value.serial > serial - Self.limit }
    }

    /// Removes and returns the state of a row that is built again.
    mutating func take(_ id: ItemID) -> PropertyStorage? {
        guard let entry = entries.removeValue(forKey: id), entry.serial > serial - Self.limit else { return nil }
        return entry.state
    }

    /// Discards the states of rows that were removed from the list; `ids` returns the ids in a range, where rows may
    /// have moved.
    mutating func apply(_ changes: [Splice], ids: (Range<Int>) -> Set<ItemID>) {
        guard !changes.isEmpty, !entries.isEmpty else { return }
        var known: [Range<Int>: Set<ItemID>] = [:]
        for (id, entry) in entries {
            switch changes.fate(of: entry.index) {
            case .kept(let index): entries[id]!.index = index
            case .replaced(let range):
                let listed = known[range] ?? ids(range)
                known[range] = listed
                if !listed.contains(id) { entries[id] = nil }
            }
        }
    }
}
