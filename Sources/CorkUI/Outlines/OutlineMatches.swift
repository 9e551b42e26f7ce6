extension OutlineGroup {
    /// Shows of the outline only what matches, each with all in it, and what is around that.
    ///
    ///     List {
    ///         OutlineGroup(shapes, children: \.parts) { Text($0.name) }
    ///             .filter(query.isEmpty ? nil : { $0.name.localizedCaseInsensitiveContains(query) })
    ///     }
    ///     .searchable(text: $query)
    ///
    /// What is around a match is open as long as the filter is there; what is open without it stays as it is.
    ///
    /// - Parameter isMatch: whether an element is looked for, asked of all that there are at each change; nil for all.
    /// - Returns: The outline.
    /// - Complexity: linear in the tree, at each change.
    public func filter(_ isMatch: ((Data.Element) -> Bool)?) -> OutlineGroup {
        var group = self
        group.isMatch = isMatch
        return group
    }
}

/// What a search through an outline found.
struct OutlineMatches<Data: RandomAccessCollection, ID: Hashable> {
    /// What is left at the top.
    private(set) var roots: [Data.Element] = []
    /// What is left below elements that do not match themselves.
    private(set) var inside: [ID: [Data.Element]] = [:]
    /// The ids of all elements around matches.
    private(set) var around: Set<ID> = []
    private var seen: Set<ID> = []

    init(_ elements: OutlineElements<Data>, _ access: OutlineAccess<Data, ID>, _ isMatch: (Data.Element) -> Bool) {
        roots = search(elements, isKept: false, level: 0, access, isMatch).left
    }

    private mutating func search(
        _ elements: OutlineElements<Data>, isKept: Bool, level: Int, _ access: OutlineAccess<Data, ID>,
        _ isMatch: (Data.Element) -> Bool
    ) -> (left: [Data.Element], hasMatch: Bool) {
        var (left, hasMatch): ([Data.Element], Bool) = ([], false)
        for element in elements {
            let isKeptWhole = isMatch(element)
            let id = access.id(element)
            hasMatch = hasMatch || isKeptWhole
            var leads = false
            // What contains itself is gone into once.
            if level < OutlineLimit.levels, let children = access.children(element), seen.insert(id).inserted {
                let below = search(.many(children), isKept: isKept || isKeptWhole, level: level + 1, access, isMatch)
                leads = below.hasMatch
                if leads { around.insert(id) }
                if leads, !isKept, !isKeptWhole { inside[id] = below.left }
            }
            hasMatch = hasMatch || leads
            if isKept || isKeptWhole || leads { left.append(element) }
        }
        return (left, hasMatch)
    }
}

enum OutlineLimit {
    /// Levels that are gone into, so that there is stack enough.
    static let levels = 400
}
