/// An outline where there is no list to show its rows: each element at the top is one view, which discloses what is below.
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

/// Elements side by side.
private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf: View, Subgroup>: View {
    let elements: OutlineElements<Data>
    /// The elements around, from the top on: their ids and where they are.
    let way: [(id: ID, offset: Int)]
    let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
    let matches: OutlineMatches<Data, ID>?
    let expanded: Binding<Set<ID>>

    var body: some View {
        ForEach(elements.indices.map { (id: group.access.id(elements[$0]), offset: $0) }, id: \.id) { step in
            OutlineUnit(level: self, step: step)
        }
    }

    /// What is below an element; nil where there is nothing, or it is shown already.
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
            set: { if $0 { expanded.wrappedValue.insert(id) } else { expanded.wrappedValue.remove(id) } })
    }

    /// One element, and what is below it.
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
