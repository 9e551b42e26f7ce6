/// A resolved subview, a proxy that shows the original view where it is placed (R1.19).
///
/// It does not contain the view, but finds it in its list.
public struct Subview: View, Identifiable, Equatable {
    /// The identity of a subview, which is stable while other subviews are inserted, removed, and moved (R2.10).
    public struct ID: Hashable, Sendable {
        let list: ObjectIdentifier
        let item: ItemID
    }

    let list: ResolvedList
    nonisolated let item: ItemID
    let hint: Int

    /// Creates a proxy that shows nothing, for a removed subview.
    init(goneFrom list: ResolvedList, _ index: Int) {
        self.init(list: list, item: .root(.slot(-1 - index)), hint: -1)
    }

    nonisolated init(list: ResolvedList, item: ItemID, hint: Int) {
        self.list = list
        self.item = item
        self.hint = hint
    }

    /// The identity of the subview, for use in a `ForEach`.
    public nonisolated var id: ID { ID(list: ObjectIdentifier(list), item: item) }

    /// The container values of the subview.
    public nonisolated var containerValues: ContainerValues {
        onMainActor { current.map { read($0).containerValues } ?? ContainerValues() }
    }

    @MainActor
    private var current: (original: _ViewListItem, index: Int)? {
        list.index(of: item, near: hint).map { (list.item(at: $0), $0) }
    }

    /// Returns the original, and makes the current evaluation depend on its container values.
    @MainActor
    private func read(_ current: (original: _ViewListItem, index: Int)) -> _ViewListItem {
        list.valueReaders.note(current.original, at: current.index)
        return current.original
    }

    /// Returns a Boolean value that indicates whether two values are equal.
    public nonisolated static func == (a: Subview, b: Subview) -> Bool { a.list === b.list && a.item == b.item }

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("A subview has no body: it is shown as the original") }

    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        _ViewListShape(arity: 1, isPure: true, hasIDs: true, variesIDs: true, hasValues: true)
    }

    /// Returns the inputs of a subview with the ID and the container values that this view adds.
    public func _metadata(_ inputs: _ItemInputs) -> _ItemInputs {
        var inputs = inputs.appending(.proxy(ObjectIdentifier(list), item))
        if let current, !current.original.values.isEmpty {
            inputs.values = inputs.values.overlaid(by: read(current).values)
        }
        return inputs
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        StaticListNode(view, inputs)
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        SubviewNode(item, inputs)
    }
}

/// The node of a subview's proxy, which follows the original in its list.
final class SubviewNode: _ViewNode {
    private var subview: Subview { item.value(as: Subview.self) }
    /// The original that is shown, or `nil` while nothing is shown.
    private var shown: Shown?
    /// The index of the shown subview and the version of the list in which it was there.
    ///
    /// It is stored apart from ``shown`` because every change of the list reads it.
    private var position: (index: Int, version: Int)?

    private struct Shown {
        var id: ItemID
        var original: _ViewListItem
        var environment: EnvironmentValues
        var bodyEnvironment: EnvironmentValues
    }

    override func build() {
        subview.list.register(self, for: subview.item)
        showOriginal()
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) { evaluate() }

    /// Updates the position after a change of the list, and invalidates the node if its subview may have changed.
    func listChanged(_ list: ResolvedList) {
        if !isDirty, let index = unchangedIndex(in: list) {
            position = (index, list.version)
        } else {
            invalidate()
        }
    }

    /// Returns the index of the shown subview if that is known not to have changed.
    private func unchangedIndex(in list: ResolvedList) -> Int? {
        position.flatMap { position in
            list.changes(since: position.version)?.index(ofUnchanged: position.index)
        }
    }

    override func evaluate() {
        guard !isFrozen else { return }
        clearDirty()
        let wasEmpty = children.isEmpty
        showOriginal()
        if children.isEmpty != wasEmpty { childrenChanged() }
    }

    /// Shows the original, or nothing after its removal.
    ///
    /// Custom views at its top run in the environment of the container that resolved it (R5.2).
    private func showOriginal() {
        let (list, id) = (subview.list, subview.item)
        guard let index = index(of: id, in: list) else {
            (shown, position) = (nil, nil)
            children.forEach { $0.remove() }
            children = []
            return
        }
        let isInPlace =
            shown?.id == id && shown?.environment.isIdentical(to: environment) == true
            && shown?.bodyEnvironment.isIdentical(to: list.environment) == true
        let isUnchanged = isInPlace && unchangedIndex(in: list) == index
        position = (index, list.version)
        if isUnchanged { return }
        let original = list.item(at: index)
        let isSame = isInPlace && shown?.original.isSame(as: original) == true
        shown = Shown(id: id, original: original, environment: environment, bodyEnvironment: list.environment)
        if isSame { return }
        if children.isEmpty {
            children = [makeChild(original, environment: environment, bodyEnvironment: list.environment)]
        } else {
            updateChild(original, environment: environment, bodyEnvironment: list.environment)
        }
    }

    /// Returns the current index of the original, or `nil` after its removal.
    private func index(of id: ItemID, in list: ResolvedList) -> Int? {
        guard let position, shown?.id == id else { return list.index(of: id, near: position?.index ?? subview.hint) }
        return list.index(of: id, from: position.index, after: list.changes(since: position.version))
    }

    override func remove() {
        subview.list.unregister(self, for: subview.item)
        super.remove()
    }
}
