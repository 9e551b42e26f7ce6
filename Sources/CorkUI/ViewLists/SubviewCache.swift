/// The subviews of a list that were made and are current, stored at their index modulo a limit, so that a long list
/// keeps the most recent ones.
@MainActor
struct SubviewCache {
    private var entries: [(index: Int, item: _ViewListItem)?] = []

    private static let limit = 512

    /// The subview at an index; `nil` if it was not made or was displaced.
    subscript(index: Int) -> _ViewListItem? {
        get {
            let slot = index % Self.limit
            guard slot < entries.count, let entry = entries[slot], entry.index == index else { return nil }
            return entry.item
        }
        set {
            let slot = index % Self.limit
            while entries.count <= slot { entries.append(nil) }
            entries[slot] = newValue.map { (index, $0) }
        }
    }

    /// Moves the subviews to their positions after a change and discards the ones that it affects.
    mutating func apply(_ change: ListChange) {
        if change.isEmpty { return }
        let before = entries
        entries.removeAll(keepingCapacity: true)
        for case let entry? in before {
            if let index = change.index(ofUnchanged: entry.index) { self[index] = entry.item }
        }
    }

    mutating func removeAll() { entries = [] }
}
