/// A resolved subview: a handle that shows the original wherever it is placed (R1.19).
///
/// It holds no view; it finds the view to show in the list it belongs to.
public struct Subview: View, Identifiable, Equatable {
    /// The identity of a subview; stable while its siblings come, go and move (R2.10).
    public struct ID: Hashable {
        let list: ObjectIdentifier
        let item: ItemID
    }

    let list: ResolvedList
    nonisolated let item: ItemID
    let hint: Int

    /// Makes a handle that shows nothing, for a subview at `index` that is gone.
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

    /// The original, whose values what is evaluated now depends on.
    @MainActor
    private func read(_ current: (original: _ViewListItem, index: Int)) -> _ViewListItem {
        list.valueReaders.note(current.original, at: current.index)
        return current.original
    }

    /// Returns whether two values are equal.
    public nonisolated static func == (a: Subview, b: Subview) -> Bool { a.list === b.list && a.item == b.item }

    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("A subview has no body: it is shown as the original") }

    /// Describes the number of subviews as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        _ViewListShape(arity: 1, isPure: true, hasIDs: true, variesIDs: true, hasValues: true)
    }

    /// Adds what the modifier tells the container to the inputs of a subview.
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

/// A subview's handle, placed: follows the original's item in its list.
final class SubviewNode: _ViewNode {
    private var subview: Subview { item.value(as: Subview.self) }
    /// The original as it is shown.
    private var shown: Shown?
    /// The index of the shown subview, or nil while nothing is shown.
    private var place: Place?

    private struct Shown {
        var id: ItemID
        var original: _ViewListItem
        var change: Int
        var environment: EnvironmentValues
        var bodyEnvironment: EnvironmentValues
    }

    /// Beside what is shown, as it is looked at whenever the list changes.
    private struct Place {
        var index: Int
        /// The version of the list's order in which `index` was right.
        var order: Int
        var stamp: Int
    }

    override func build() {
        subview.list.register(self, for: subview.item)
        showOriginal()
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) { evaluate() }

    /// Looks again unless the subview is made from what it was.
    ///
    /// - Parameters:
    ///   - list: The list that changed.
    ///   - splices: what became of the positions; nil where others may be at the same ones.
    ///   - made: where the subviews were made from something else.
    func listChanged(_ list: ResolvedList, _ splices: [Splice]?, made: Places) {
        if !isDirty, let place, let splices,
            place.order == (splices.isEmpty ? list.order.version : list.order.former),
            let index = splices.place(of: place.index).index, !made.contains(index)
        {
            self.place = Place(index: index, order: list.order.version, stamp: place.stamp)
        } else {
            invalidate()
        }
    }

    override func evaluate() {
        guard !isFrozen else { return }
        clearDirty()
        let wasEmpty = children.isEmpty
        showOriginal()
        if children.isEmpty != wasEmpty { childrenChanged() }
    }

    /// Shows the original: in the environment of its container while custom views at its top run (R5.2); nothing is
    /// shown while it is gone and somebody keeps the handle.
    private func showOriginal() {
        let (list, id) = (subview.list, subview.item)
        guard let index = index(of: id, in: list) else {
            (shown, place) = (nil, nil)
            children.forEach { $0.remove() }
            children = []
            return
        }
        let stamp = list.stamp(at: index)
        let isInPlace =
            shown?.id == id && shown?.environment.isIdentical(to: environment) == true
            && shown?.bodyEnvironment.isIdentical(to: list.environment) == true
        if isInPlace, place?.stamp == stamp { return }
        let (original, change) = (list.item(at: index), list.change(at: index))
        let isSame = isInPlace && (shown?.change == change || shown?.original.isSame(as: original) == true)
        shown = Shown(
            id: id, original: original, change: change, environment: environment, bodyEnvironment: list.environment)
        place = Place(index: index, order: list.order.version, stamp: stamp)
        if isSame { return }
        if children.isEmpty {
            children = [makeChild(original, environment: environment, bodyEnvironment: list.environment)]
        } else {
            updateChild(original, environment: environment, bodyEnvironment: list.environment)
        }
    }

    /// Returns the current index of the original.
    private func index(of id: ItemID, in list: ResolvedList) -> Int? {
        guard let place, shown?.id == id else { return list.index(of: id, near: place?.index ?? subview.hint) }
        if place.order == list.order.version { return place.index }
        return list.index(of: id, from: place.index, in: place.order)
    }

    override func remove() {
        subview.list.unregister(self, for: subview.item)
        super.remove()
    }
}
