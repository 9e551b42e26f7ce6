/// A change of a view list.
struct ListChange {
    /// The changes of positions, in ascending order.
    var splices: [Splice] = []
    /// A Boolean value that indicates whether positions outside the splices got other subviews.
    var isRenaming = false
    /// The subviews to make again although no node of theirs changed.
    var remade = Remade.some([])

    /// Subviews that are made again.
    enum Remade: Equatable {
        case all
        /// Those at some positions before the change.
        case some(Set<Int>)
    }
}

/// The history of a view list: its version, and the versions in which its subviews last changed.
///
/// Each ``ListChange`` increases the version by one. Everything that depends on the list stores the version it has seen
/// and asks what changed since:
///
/// - where subviews moved: ``splices(since:until:)``, in a list or ``ViewListOrder`` of a part of it
/// - whether positions have other subviews without having moved: ``renamedVersion`` and `_ViewListNode.renamedVersion`
/// - which subviews were made from another value: ``madeVersion(at:)`` and `_ViewListNode.madeVersion`
struct ListHistory {
    /// The number of changes, including the one that created the list.
    private(set) var version = 0
    /// The most recent change of the order of all subviews.
    private(set) var order = ViewListOrder()
    /// The version in which a position last got another subview without a splice.
    private(set) var renamedVersion = 0
    /// The version in which a subview was last made again although no node of it changed.
    private(set) var remadeVersion = 0
    /// The most recent changes of positions, oldest first, since version `known`.
    private var splices: (known: Int, last: [(version: Int, splices: [Splice])]) = (0, [])
    /// The version in which all subviews were last made again, and those of subviews that were individually since.
    private var remadeAll = 0
    private var remadePlaces: [Int: Int] = [:]

    private static let limit = 8

    /// Records a change in a new version.
    ///
    /// - Complexity: O(splices + subviews that were made again individually).
    mutating func record(_ change: ListChange) {
        version += 1
        recordRemade(change)
        if !change.splices.isEmpty {
            if splices.last.count == Self.limit { splices.known = splices.last.removeFirst().version }
            splices.last.append((version, change.splices))
        }
        if change.isRenaming { renamedVersion = version }
        if change.isRenaming || !change.splices.isEmpty { order.change(with: version, change.splices) }
    }

    private mutating func recordRemade(_ change: ListChange) {
        switch change.remade {
        case .all:
            (remadeAll, remadePlaces) = (version, [:])
        case .some(let places):
            for place in places { remadePlaces[place] = version }
            guard !change.splices.isEmpty else { break }
            remadePlaces = remadePlaces.reduce(into: [:]) { places, known in
                if let place = change.splices.place(of: known.key).index { places[place] = known.value }
            }
        }
        if change.remade != .some([]) { remadeVersion = version }
    }

    /// Returns the changes of positions between two versions, or `nil` if they are no longer known.
    func splices(since old: Int, until new: Int) -> [Splice]? {
        guard new == version || new >= splices.last.last?.version ?? 0, old >= splices.known else { return nil }
        return splices.last.drop { $0.version <= old }.reduce([]) { $0.followed(by: $1.splices) }
    }

    /// Returns the version in which the subview at a position was last made again although no node of it changed.
    func madeVersion(at place: Int) -> Int { max(remadeAll, remadePlaces[place] ?? 0) }

    /// Returns the positions of such subviews since a version; `nil` for all.
    func places(remadeSince version: Int) -> [Range<Int>]? {
        if remadeAll >= version { return nil }
        return remadePlaces.compactMap { $1 >= version ? $0..<$0 + 1 : nil }
    }
}
