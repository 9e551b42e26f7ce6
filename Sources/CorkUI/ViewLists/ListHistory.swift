/// The clock of a view list: its version, and its last changes.
///
/// Everything that depends on the list stores the version that it has seen, and asks for ``changes(since:until:)``.
struct ListHistory {
    /// The number of changes, including the one that created the list.
    private(set) var version = 0
    /// The last version in which positions got other subviews.
    private(set) var order = 0
    /// The last changes, each with the version before it.
    private var last: [(version: Int, change: ListChange)] = []

    private static let limit = 64

    /// Records a change in a new version.
    mutating func record(_ change: ListChange) {
        if last.count == Self.limit { shorten() }
        last.append((version, change))
        version += 1
        if !change.keepsOrder { order = version }
    }

    /// Combines two changes, or discards the first one.
    ///
    /// For a version between the two, the combination then reports more remade subviews than there are. Only the first
    /// change may not move positions.
    private mutating func shorten() {
        guard let index = last.dropLast().firstIndex(where: { $0.change.splices.isEmpty }) else {
            last.removeFirst()
            return
        }
        last[index].change = last[index].change.followed(by: last.remove(at: index + 1).change)
    }

    /// Returns the changes between two versions as one change.
    ///
    /// - Parameters:
    ///   - old: The first version.
    ///   - new: The second version; `nil` for the current one. Subviews that were remade after it are reported, too.
    /// - Returns: The change; `nil` if it is not known any more.
    func changes(since old: Int, until new: Int? = nil) -> ListChange? {
        if old == version { return ListChange() }
        guard new ?? version >= order, let first = last.lastIndex(where: { $0.version <= old }) else { return nil }
        return last[(first + 1)...].reduce(last[first].change) { $0.followed(by: $1.change) }
    }
}
