/// The placed subviews of a container, kept in step with its list: by identity, so that state and widgets stay.
@MainActor
final class ChildList {
    let list: ResolvedList
    private unowned let owner: ViewNode
    /// Whether subviews are built when they are needed, see ``DeferredNode``.
    private let isDeferred: Bool
    private(set) var nodes: [ViewNode] = []
    private var uses: [ItemID: Int] = [:]

    init<V: View>(_ content: V, owner: ViewNode, isDeferred: Bool = false) {
        self.owner = owner
        self.isDeferred = isDeferred
        list = ResolvedList(content, graph: owner.graph, environment: owner.environment, depth: owner.depth + 1)
        let source = ItemSource(list, isDeferred: isDeferred)
        nodes = (0..<list.count).map { insert(at: $0, source) }
        list.onChange = { [unowned self] in apply($0) }
    }

    /// Takes a new value of the content.
    func update<V: View>(_ content: V) { apply(list.update(content, environment: owner.environment)) }

    private func apply(_ splices: [Splice]) {
        let source = ItemSource(list, isDeferred: isDeferred)
        var pool: [ItemID: [ViewNode]] = [:]
        for splice in splices {
            for node in nodes[splice.old] {
                pool[node.item.id, default: []].append(node)
                release(node.item.id)
            }
        }
        var isSame = splices.isEmpty
        var result: [ViewNode] = []
        result.reserveCapacity(list.count)
        var next = 0
        func keep(until end: Int) {
            while next < end {
                let node = nodes[next]
                if refresh(node, at: result.count, source) {
                    result.append(node)
                } else {
                    isSame = false
                    release(node.item.id)
                    node.remove()
                    result.append(insert(at: result.count, source))
                }
                next += 1
            }
        }
        for splice in splices {
            keep(until: splice.old.lowerBound)
            for index in splice.new {
                let id = source.id(at: index)
                if let node = pool[id]?.last, refresh(node, at: index, source) {
                    pool[id]?.removeLast()
                    uses[id, default: 0] += 1
                    result.append(node)
                } else {
                    result.append(insert(at: index, source))
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

    /// Gives `node` the subview at `index`, if it can go on as that.
    private func refresh(_ node: ViewNode, at index: Int, _ source: ItemSource) -> Bool {
        if let node = node as? DeferredNode {
            guard source.id(at: index) == node.item.id else { return false }
            node.index = index
            if !node.isBuilt {
                node.update(node.item, environment: owner.environment, bodyEnvironment: owner.environment)
                return true
            }
        }
        let item = source.item(at: index)
        guard node is DeferredNode || node.canTake(item) else { return false }
        let old = node.item.values
        node.update(item, environment: owner.environment, bodyEnvironment: owner.environment)
        if !old.isSame(as: item.values) { owner.invalidateLayout() }
        return true
    }

    private func insert(at index: Int, _ source: ItemSource) -> ViewNode {
        let id = source.id(at: index)
        uses[id, default: 0] += 1
        if uses[id]! > 1 { warnOfDuplicate(id) }
        let environment = owner.environment
        return owner.makeChild(environment: environment, bodyEnvironment: environment) { inputs in
            isDeferred
                ? DeferredNode(id, at: index, of: list, inputs) : owner.makeNode(source.item(at: index), inputs)
        }
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

/// The subviews of a list as it is now: all read in one go, or one by one where most of them are not needed.
@MainActor
private struct ItemSource {
    let list: ResolvedList
    let items: [ListItem]?

    init(_ list: ResolvedList, isDeferred: Bool) {
        self.list = list
        items = isDeferred ? nil : list.items(in: 0..<list.count)
    }

    func id(at index: Int) -> ItemID { items?[index].id ?? list.id(at: index) }
    func item(at index: Int) -> ListItem { items?[index] ?? list.item(at: index) }
}
