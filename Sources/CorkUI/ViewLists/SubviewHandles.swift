/// The nodes that show handles of a list's subviews, and are notified of changes.
struct SubviewHandles {
    private var nodes: [ItemID: [Reference]] = [:]

    private struct Reference {
        weak var node: SubviewNode?
    }

    var isEmpty: Bool { nodes.isEmpty }

    /// Returns a node that shows a handle of a subview, or `nil` if none does.
    subscript(id: ItemID) -> SubviewNode? { nodes[id]?.lazy.compactMap(\.node).first }

    mutating func insert(_ node: SubviewNode, for id: ItemID) { nodes[id, default: []].append(Reference(node: node)) }

    mutating func remove(_ node: SubviewNode, for id: ItemID) {
        nodes[id]?.removeAll { $0.node == nil || $0.node === node }
        if nodes[id]?.isEmpty == true { nodes[id] = nil }
    }

    /// Notifies the nodes of a change of `list`.
    ///
    /// - Complexity: Linear in the number of handles, or of remade subviews if no position changed.
    @MainActor
    func notify(of list: ResolvedList, _ change: ListChange) {
        func notify(_ references: [Reference]) { for reference in references { reference.node?.listChanged(list) } }
        if change.keepsOrder, change.remade.count < nodes.count {
            for id in Set(change.remade.indices.map { list.id(at: $0) }) { nodes[id].map(notify) }
        } else {
            nodes.values.forEach(notify)
        }
    }
}
