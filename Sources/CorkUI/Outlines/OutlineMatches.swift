extension OutlineGroup {
    /// Filters the outline to elements that match, with their descendants and their ancestors.
    ///
    ///     List {
    ///         OutlineGroup(shapes, children: \.parts) { Text($0.name) }
    ///             .filter(query.isEmpty ? nil : { $0.name.localizedCaseInsensitiveContains(query) })
    ///     }
    ///     .searchable(text: $query)
    ///
    /// Ancestors of matches are expanded while the outline is filtered. The expanded elements without the filter stay
    /// the same.
    ///
    /// - Parameter isMatch: A closure that indicates whether an element matches, called for all elements at each
    ///   change. `nil` shows all elements.
    /// - Returns: The outline.
    /// - Complexity: O(*n*) at each change, where *n* is the number of elements in the tree.
    public func filter(_ isMatch: ((Data.Element) -> Bool)?) -> OutlineGroup {
        var group = self
        group.isMatch = isMatch
        return group
    }
}

/// The result of filtering an outline.
struct OutlineMatches<Data: RandomAccessCollection, ID: Hashable> {
    /// The remaining elements at the top level.
    private(set) var roots: [Data.Element] = []
    /// The remaining children of elements that do not match themselves.
    private(set) var inside: [ID: [Data.Element]] = [:]
    /// The IDs of all ancestors of matches.
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
            // An element that contains itself is searched once.
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
    /// The maximum depth of an outline, which limits the use of the stack.
    static let levels = 400
}
