/// The state of rows that are out of sight, by their ids: of the custom view each row is, not of those inside (R6.11).
///
/// Holds the last 4,096; those from before are forgotten.
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

    /// Keeps the state of a row that goes, whose place in its list is `index`.
    mutating func keep(_ state: PropertyStorage, of id: ItemID, at index: Int) {
        serial += 1
        entries[id] = Entry(index: index, serial: serial, state: state)
        guard entries.count > Self.limit * 2 else { return }
        entries = entries.filter { $0.value.serial > serial - Self.limit }
    }

    /// The state of a row that comes back.
    mutating func take(_ id: ItemID) -> PropertyStorage? {
        guard let entry = entries.removeValue(forKey: id), entry.serial > serial - Self.limit else { return nil }
        return entry.state
    }

    /// Forgets rows that are gone from the list; `ids` are those in a range now, where rows may have moved to.
    mutating func apply(_ changes: [Splice], ids: (Range<Int>) -> Set<ItemID>) {
        guard !changes.isEmpty, !entries.isEmpty else { return }
        var known: [Range<Int>: Set<ItemID>] = [:]
        for (id, entry) in entries {
            switch changes.place(of: entry.index) {
            case .kept(let index): entries[id]!.index = index
            case .replaced(let range):
                let listed = known[range] ?? ids(range)
                known[range] = listed
                if !listed.contains(id) { entries[id] = nil }
            }
        }
    }
}
