/// A resolved subview: a handle that shows the original wherever it is placed (R1.19).
///
/// It owns nothing and holds no view; what it shows is asked from the list it belongs to.
public struct Subview: View, Identifiable, Equatable {
    /// The identity of a subview; stable while its siblings come, go and move (R2.10).
    public struct ID: Hashable {
        let list: ObjectIdentifier
        let item: ItemID
    }

    let list: ResolvedList
    nonisolated let item: ItemID
    let hint: Int

    /// What the subview is known by in a `ForEach`.
    public nonisolated var id: ID { ID(list: ObjectIdentifier(list), item: item) }

    /// What the view tells its container.
    public nonisolated var containerValues: ContainerValues {
        onMainActor { current?.containerValues ?? ContainerValues() }
    }

    @MainActor
    var current: ListItem? { list.index(of: item, near: hint).map { list.item(at: $0) } }

    public nonisolated static func == (a: Subview, b: Subview) -> Bool { a.list === b.list && a.item == b.item }

    public var body: Never { fatalError("A subview has no body: it is shown as the original") }

    public static func _shape(_ table: inout ShapeTable) -> ListShape {
        ListShape(arity: 1, isPure: true, hasIDs: true, hasValues: true)
    }

    public func _item(at index: Int, _ inputs: ItemInputs) -> ListItem {
        var item = ListItem(self, inputs.appending(.proxy(ObjectIdentifier(list), item)))
        if let current { item.values = inputs.values.overlaid(by: current.values) }
        return item
    }

    public static func _makeListNode(_ view: Self, _ inputs: ListInputs) -> TypedListNode<Self> {
        StaticListNode(view, inputs)
    }

    public static func _makeViewNode(_ item: ListItem, _ view: Self, _ inputs: NodeInputs) -> ViewNode {
        SubviewNode(item, inputs)
    }
}

/// A subview's handle, placed: follows the original's item in its list.
final class SubviewNode: ViewNode {
    private var subview: Subview { item.view as! Subview }

    /// What the original is shown as: in the environment of its container while custom views at its top run (R5.2).
    private var bodyEnvironmentOfOriginal: EnvironmentValues { subview.list.environment }

    override func build() {
        subview.list.register(self, for: subview.item)
        if let original = subview.current { show(original) }
    }

    override func take(from old: ListItem, environmentChanged: Bool) { evaluate() }

    override func evaluate() {
        guard !isFrozen else { return }
        clearDirty()
        guard let original = subview.current else { return vanish() }
        if children.isEmpty {
            show(original)
            childrenChanged()
        } else {
            updateChild(original, environment: environment, bodyEnvironment: bodyEnvironmentOfOriginal)
        }
    }

    private func show(_ original: ListItem) {
        children = [makeChild(original, environment: environment, bodyEnvironment: bodyEnvironmentOfOriginal)]
    }

    /// The original is gone while somebody keeps the handle: nothing is shown until it comes back.
    private func vanish() {
        guard !children.isEmpty else { return }
        children.forEach { $0.remove() }
        children = []
        childrenChanged()
    }

    override func remove() {
        subview.list.unregister(self, for: subview.item)
        super.remove()
    }
}
