/// The node of a lazy container of one type.
///
/// Only this class is generic, so that the rest is compiled once.
final class TypedLineNode<V: LineContainer>: LineNode {
    private var value: V { item.value(as: V.self) }

    init(_ item: _ViewListItem, _ inputs: _NodeInputs) { super.init(item, inputs, item.value(as: V.self).arrangement) }

    override func makeList() -> ResolvedList {
        ResolvedList(value.content, graph: graph, environment: environment, depth: depth + 1)
    }

    override func updateList(_ old: _ViewListItem, environmentChanged: Bool) -> LineArrangement? {
        let (before, value) = (old.value(as: V.self), value)
        guard environmentChanged || !ValueComparator.equal(before, value) else { return nil }
        list.update(value.content, environment: environment)
        return value.arrangement
    }

    override var followsPositions: Bool { V.followsPositions }

    override func line(_ item: _ViewListItem, at index: Int, in stretch: LineTable.Stretch) -> _ViewListItem {
        value.line(item, at: index, of: list, in: stretch)
    }

    override func sources(ofLineAt index: Int, in stretch: LineTable.Stretch) -> ClosedRange<Int>? {
        V.sources(ofLineAt: index, of: list, in: stretch)
    }
}
