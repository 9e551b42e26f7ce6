/// An outline outside of a list, in which each element at the top level is a view with a disclosure group.
struct OutlineUnits<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf: View, Subgroup>: View {
    let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
    @State private var expanded: Set<ID> = []

    var body: some View {
        let matches = group.isMatch.map { OutlineMatches(group.elements, group.access, $0) }
        OutlineLevel(
            elements: matches.map { .found($0.roots) } ?? group.elements, way: [], group: group, matches: matches,
            expanded: group.expanded ?? $expanded)
    }
}

/// A view of sibling elements.
private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf: View, Subgroup>: View {
    let elements: OutlineElements<Data>
    /// The ancestors, from the top level on: their IDs and offsets.
    let way: [(id: ID, offset: Int)]
    let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
    let matches: OutlineMatches<Data, ID>?
    let expanded: Binding<Set<ID>>

    var body: some View {
        ForEach(elements.indices.map { (id: group.access.id(elements[$0]), offset: $0) }, id: \.id) { step in
            OutlineUnit(level: self, step: step)
        }
    }

    /// Returns the children of an element, or `nil` for a leaf and for an element inside of itself.
    func children(_ step: (id: ID, offset: Int)) -> OutlineLevel? {
        guard let children = group.access.children(elements[step.offset]), way.count < OutlineLimit.levels,
            !way.contains(where: { $0.id == step.id })
        else { return nil }
        return OutlineLevel(
            elements: matches?.inside[step.id].map { .found($0) } ?? .many(children), way: way + [step], group: group,
            matches: matches, expanded: expanded)
    }

    func content(_ step: (id: ID, offset: Int)) -> Leaf {
        let way = way + [step]
        return group.content(elements[step.offset], OutlineWay { way })
    }

    func isExpanded(_ id: ID) -> Binding<Bool> {
        let isLeading = matches?.around.contains(id) == true
        return Binding(
            get: { isLeading || expanded.wrappedValue.contains(id) },
            set: {
                // The expansion by a filter is not part of the expanded rows.
                guard !isLeading else { return }
                if $0 { expanded.wrappedValue.insert(id) } else { expanded.wrappedValue.remove(id) }
            })
    }

    /// A view of an element and its children.
    private struct OutlineUnit: View {
        let level: OutlineLevel
        let step: (id: ID, offset: Int)

        var body: some View {
            if let children = level.children(step) {
                DisclosureGroup(isExpanded: level.isExpanded(step.id)) {
                    children
                } label: {
                    level.content(step)
                }
            } else {
                level.content(step)
            }
        }
    }
}
