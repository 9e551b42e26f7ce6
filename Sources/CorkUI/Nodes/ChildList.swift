/// The child nodes of a container, matched with its view list by identity so that state and widgets persist.
@MainActor
final class ChildList {
    let list: ResolvedList
    private unowned let owner: _ViewNode
    /// A Boolean value that indicates whether subviews are built on demand, see `DeferredNode`.
    private let isDeferred: Bool
    private(set) var nodes: [_ViewNode] = []
    /// Nodes of subviews that are not listed while they are dragged over another container.
    private var lifted: [_ViewNode] = []
    /// The version of the list that the nodes show.
    private var seen = 0
    private var uses: [ItemID: Int] = [:]
    /// Called after each update of the children.
    var onUpdate: (() -> Void)?
    /// The subviews that an update needs, at their positions in the list.
    private var items: [_ViewListItem?] = []

    init<V: View>(_ content: V, owner: _ViewNode, isDeferred: Bool = false) {
        self.owner = owner
        self.isDeferred = isDeferred
        list = ResolvedList(content, graph: owner.graph, environment: owner.environment, depth: owner.depth + 1)
        list.owner = owner
        if !isDeferred { read(Array(0..<list.count)) }
        nodes = (0..<list.count).map(insert)
        seen = list.version
        items = []
        list.onChange = { [unowned self] in apply() }
    }

    /// Updates the children to a new value of the content.
    func update<V: View>(_ content: V) {
        list.update(content, environment: owner.environment)
        apply()
    }

    /// Updates the nodes after changes of the list.
    private func apply() {
        let count = list.count
        var change = list.changes(since: seen)
        if change?.splices.lead(from: nodes.count, to: count) != true { change = nil }
        seen = list.version
        if let change { read(outdated(change)) } else if !isDeferred { read(Array(0..<count)) }
        defer { items = [] }
        let splices = change?.splices ?? splices(from: nodes.map(\.item.id), to: (0..<count).map(id))
        var pool: [ItemID: [_ViewNode]] = [:]
        let waiting = lifted
        lifted = []
        for node in waiting { pool[node.item.id, default: []].append(node) }
        for splice in splices {
            for node in nodes[splice.old] {
                pool[node.item.id, default: []].append(node)
                release(node.item.id)
            }
        }
        var isSame = splices.isEmpty
        var result: [_ViewNode] = []
        result.reserveCapacity(list.count)
        var next = 0
        func keep(until end: Int) {
            while next < end {
                let node = nodes[next]
                if isCurrent(node, at: result.count, after: change) || refresh(node, at: result.count) {
                    result.append(node)
                } else {
                    isSame = false
                    release(node.item.id)
                    dismiss(node, from: result.count)
                    result.append(enter(at: result.count))
                }
                next += 1
            }
        }
        for splice in splices {
            keep(until: splice.old.lowerBound)
            for index in splice.new {
                let id = id(at: index)
                if let node = pool[id]?.last, refresh(node, at: index) {
                    pool[id]?.removeLast()
                    setLifted(node, false)
                    uses[id, default: 0] += 1
                    result.append(node)
                } else {
                    result.append(enter(at: index))
                }
            }
            next = splice.old.upperBound
        }
        keep(until: nodes.count)
        for splice in splices {
            for (index, node) in zip(splice.old, nodes[splice.old])
            where pool[node.item.id]?.contains(where: { $0 === node }) == true {
                dismiss(node, from: index)
            }
        }
        for node in waiting where pool[node.item.id]?.contains(where: { $0 === node }) == true {
            dismiss(node, from: 0)
        }
        nodes = result
        if isDeferred {
            for (index, node) in result.enumerated() { unsafeDowncast(node, to: DeferredNode.self).index = index }
        }
        owner.children = result + lifted
        if !isSame { owner.childrenChanged() }
        onUpdate?()
    }

    /// Returns the positions of the subviews that an update needs: those that were inserted or made again.
    private func outdated(_ change: ListChange) -> [Int] {
        var indices: [Int] = []
        var (old, new) = (0, 0)
        func keep(until end: Int) {
            while old < end {
                if !isCurrent(nodes[old], at: new, after: change),
                    !isDeferred || unsafeDowncast(nodes[old], to: DeferredNode.self).isBuilt
                {
                    indices.append(new)
                }
                (old, new) = (old + 1, new + 1)
            }
        }
        for splice in change.splices {
            keep(until: splice.old.lowerBound)
            if !isDeferred { indices += splice.new }
            (old, new) = (splice.old.upperBound, splice.new.upperBound)
        }
        keep(until: nodes.count)
        return indices
    }

    /// Returns whether a node is known to show the current subview at `index`, to which a change has moved it.
    private func isCurrent(_ node: _ViewNode, at index: Int, after change: ListChange?) -> Bool {
        change?.affects(index) == false && node.environment.isIdentical(to: owner.environment)
    }

    /// Makes the subviews at `indices` in one pass, which is several times faster than making them one by one.
    private func read(_ indices: [Int]) {
        items = Array(repeating: nil, count: list.count)
        for (index, item) in zip(indices, list.items(at: indices)) { items[index] = item }
    }

    private func known(at index: Int) -> _ViewListItem? { items.indices.contains(index) ? items[index] : nil }
    private func id(at index: Int) -> ItemID { known(at: index)?.id ?? list.id(at: index) }
    private func item(at index: Int) -> _ViewListItem { known(at: index) ?? list.item(at: index) }

    /// Updates `node` to the subview at `index`, or returns false if it needs another node.
    private func refresh(_ node: _ViewNode, at index: Int) -> Bool {
        if let node = node as? DeferredNode {
            guard id(at: index) == node.item.id else { return false }
            if !node.isBuilt {
                node.update(node.item, environment: owner.environment, bodyEnvironment: owner.environment)
                return true
            }
        }
        let item = item(at: index)
        guard node is DeferredNode || item.id == node.item.id && node.canTake(item) else { return false }
        if node.shows(item, in: owner.environment) { return true }
        let old = node.item.values
        node.update(item, environment: owner.environment, bodyEnvironment: owner.environment)
        if !old.isSame(as: item.values) { owner.invalidateLayout() }
        return true
    }

    /// Removes a node: dragged subviews are kept, and containers with deferred children skip the removal transition.
    private func dismiss(_ node: _ViewNode, from index: Int) {
        if !isDeferred, list.isLifted(node.item.id) {
            lifted.append(node)
            return setLifted(node, true)
        }
        if isDeferred { node.remove() } else { owner.dismiss(node, from: index) }
    }

    private func setLifted(_ node: _ViewNode, _ isLifted: Bool) {
        guard node.isExcluded != isLifted else { return }
        node.isExcluded = isLifted
        owner.graph.renderer?.visibilityChanged(node)
    }

    /// Makes the node of an inserted subview, or brings back a node that is being removed.
    private func enter(at index: Int) -> _ViewNode {
        let environment = owner.environment
        if owner.motion != nil, !isDeferred,
            let node = owner.readmit(item(at: index), environment: environment, bodyEnvironment: environment)
        {
            uses[node.item.id, default: 0] += 1
            return node
        }
        let node = insert(at: index)
        node.enter()
        return node
    }

    private func insert(at index: Int) -> _ViewNode {
        let id = id(at: index)
        uses[id, default: 0] += 1
        if uses[id]! > 1 { warnOfDuplicate(id) }
        #if DEBUG
            if !isDeferred { warnOfUnreadValues(item(at: index)) }
        #endif
        let environment = owner.environment
        return owner.makeChild(environment: environment, bodyEnvironment: environment) { inputs in
            isDeferred
                ? DeferredNode(id, at: index, of: list, inputs) : owner.makeNode(item(at: index), inputs)
        }
    }

    private func release(_ id: ItemID) {
        uses[id]! -= 1
        if uses[id] == 0 { uses[id] = nil }
    }

    private func warnOfUnreadValues(_ item: _ViewListItem) {
        guard item.values.isSetHere, owner.readsNoContainerValues, let kind = owner.kind else { return }
        owner.graph.warn(
            """
            A container value that is set on a view directly in a \(kind) is read by nobody: it reaches that container \
            alone, and a \(kind) reads none. Set it on the \(kind).
            """)
    }

    private func warnOfDuplicate(_ id: ItemID) {
        owner.graph.warn(
            "ForEach: the ID \(id.elementName) occurs multiple times within the collection, this will give undefined results!"
        )
    }

    func tearDown() {
        list.onChange = nil
        onUpdate = nil
        list.tearDown()
    }
}
