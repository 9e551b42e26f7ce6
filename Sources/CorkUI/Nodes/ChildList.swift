/// The placed subviews of a container, kept in step with its list: by identity, so that state and widgets stay.
@MainActor
final class ChildList {
    let list: ResolvedList
    private unowned let owner: ViewNode
    private(set) var nodes: [ViewNode] = []
    private var uses: [ItemID: Int] = [:]

    init<V: View>(_ content: V, owner: ViewNode) {
        self.owner = owner
        list = ResolvedList(content, graph: owner.graph, environment: owner.environment, depth: owner.depth + 1)
        nodes = items().map(insert)
        list.onChange = { [unowned self] in apply($0) }
    }

    /// Takes a new value of the content.
    func update<V: View>(_ content: V) { apply(list.update(content, environment: owner.environment)) }

    private func items() -> [ListItem] { list.items(in: 0..<list.count) }

    private func apply(_ splices: [Splice]) {
        let items = items()
        var pool: [ItemID: [ViewNode]] = [:]
        for splice in splices {
            for node in nodes[splice.old] {
                pool[node.item.id, default: []].append(node)
                release(node.item.id)
            }
        }
        var isSame = splices.isEmpty
        var result: [ViewNode] = []
        result.reserveCapacity(items.count)
        var next = 0
        func keep(until end: Int) {
            while next < end {
                let item = items[result.count]
                let node = nodes[next]
                if node.canTake(item) {
                    refresh(node, item)
                    result.append(node)
                } else {
                    isSame = false
                    release(node.item.id)
                    node.remove()
                    result.append(insert(item))
                }
                next += 1
            }
        }
        for splice in splices {
            keep(until: splice.old.lowerBound)
            for index in splice.new {
                let item = items[index]
                if let node = pool[item.id]?.last, node.canTake(item) {
                    pool[item.id]?.removeLast()
                    uses[item.id, default: 0] += 1
                    refresh(node, item)
                    result.append(node)
                } else {
                    result.append(insert(item))
                }
            }
            next = splice.old.upperBound
        }
        keep(until: nodes.count)
        for node in pool.values.joined() { node.remove() }
        nodes = result
        owner.children = result
        if !isSame { owner.childrenChanged() }
    }

    private func refresh(_ node: ViewNode, _ item: ListItem) {
        let old = node.item.values
        node.update(item, environment: owner.environment, bodyEnvironment: owner.environment)
        if !old.isSame(as: item.values) { owner.invalidateLayout() }
    }

    private func insert(_ item: ListItem) -> ViewNode {
        uses[item.id, default: 0] += 1
        if uses[item.id]! > 1 { warnOfDuplicate(item.id) }
        return owner.makeChild(item, environment: owner.environment, bodyEnvironment: owner.environment)
    }

    private func release(_ id: ItemID) {
        uses[id]! -= 1
        if uses[id] == 0 { uses[id] = nil }
    }

    private func warnOfDuplicate(_ id: ItemID) {
        owner.graph.warn(
            "ForEach: the ID \(id.elementName) occurs multiple times within the collection, this will give undefined results!"
        )
    }

    func tearDown() {
        list.onChange = nil
        list.tearDown()
    }
}
