/// A part that shows content for each element of a collection.
class ElementsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _TypedListNode<ForEach<Data, ID, Content>>
{
    private(set) final var view: ForEach<Data, ID, Content>
    // Checked, each of the accesses would cost a tenth of making a subview.
    @exclusivity(unchecked) private final var makeItem: ElementAccess<Data, ID, Content>.MakeItem
    /// As of the last update, even where the data is bindings and has another count by now.
    private(set) final var elementCount: Int
    /// Whether the elements are bindings, which do not keep what they were.
    final let isLive: Bool
    private final var liveIDs: [ID]?
    /// Whether an element's subviews may get other ids while the element stays.
    final let variesIDs: Bool

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) {
        self.view = view
        elementCount = view.data.count
        isLive = view.isLive
        liveIDs = isLive ? view.elements.ids(in: view.data) : nil
        makeItem = view.elements.items(view.data, view.content)
        let shape = _ShapeTable.shape(of: Content.self)
        variesIDs = shape.variesIDs && shape.isPure
        super.init(inputs)
        if variesIDs { inputs.list.variesIDs = true }
        if Data.Element.self is AnyObject.Type { inputs.list.showsObjects = true }
    }

    /// One of the subviews of the element at `offset`.
    final func item(at inner: Int, ofElementAt offset: Int) -> _ViewListItem { makeItem(offset, inner, inputs.item) }

    /// Takes a new value and what comes from outside.
    ///
    /// - Returns: what became of the elements.
    final func take(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) -> [Splice] {
        // The ids that were given out go on: compared with one of those, a new one is known at a glance.
        let id = self.inputs.item.id
        let isSame = inputs.item.id == id
        self.inputs = inputs
        if isSame { self.inputs.item.id = id }
        if variesIDs || !view.hasOrder(of: self.view) { rename() }
        let ids = isLive ? view.elements.ids(in: view.data) : nil
        let splices: [Splice] =
            if let ids, let liveIDs {
                CorkUI.splices(from: liveIDs, to: ids)
            } else {
                view.elementSplices(from: self.view, graph: graph)
            }
        let count = view.data.count
        // Others may have changed the data after it was read.
        let isKnown = splices.lead(from: elementCount, to: count)
        defer { elementCount = count }
        self.view = view
        liveIDs = ids
        makeItem = view.elements.items(view.data, view.content)
        return isKnown ? splices : Splice.replacing(elementCount, with: count)
    }
}

/// Content of a static shape: nothing is kept for an element.
final class StaticElementsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ElementsNode<Data, ID, Content>
{
    private let arity: Int
    private let hasIDs: Bool
    /// The last change that only concerned some elements.
    private var some: ElementStamps?

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) {
        let shape = _ShapeTable.shape(of: Content.self)
        arity = shape.arity!
        hasIDs = shape.hasIDs
        super.init(view, inputs)
    }

    override var count: Int { elementCount * arity }
    override var isStateless: Bool { true }

    override func ownItem(at index: Int) -> _ViewListItem {
        let (offset, inner) = arity == 1 ? (index, 0) : index.quotientAndRemainder(dividingBy: arity)
        return item(at: inner, ofElementAt: offset)
    }

    override func ownID(at index: Int) -> ItemID? {
        guard arity == 1, !hasIDs else { return nil }
        return ItemID(inputs.item.id, .element(of: view.elements.id(at: index, in: view.data)))
    }

    override func update(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) -> [Splice] {
        let (old, stamps) = (self.view, some?.current(for: stamp) ?? ElementStamps(stamp))
        let isAlike = !variesIDs && inputs.isSame(as: self.inputs) && view.showsElementsAlike(old)
        let splices = take(view, inputs)
        some = isAlike ? stamps.following(splices, from: old.data, to: view.data, with: stamp) : nil
        return arity == 0 ? [] : splices.map { $0.scaled(by: arity) }
    }

    override func ownStamp(at index: Int) -> Int {
        guard let some = some?.current(for: stamp) else { return stamp }
        return some[arity == 1 ? index : index / arity]
    }

    override func visitMade(since version: Int, from base: Int, _ visit: (Range<Int>) -> Void) {
        guard let some = some?.current(for: stamp) else {
            return super.visitMade(since: version, from: base, visit)
        }
        some.visit(since: version, of: elementCount) { offsets in
            visit(base + offsets.lowerBound * arity..<base + offsets.upperBound * arity)
        }
    }
}

/// Content whose count depends on its value alone, such as an `if`: for an element its count is kept.
final class CountedElementsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ElementsNode<Data, ID, Content>
{
    /// The start of each element's subviews, followed by the total count.
    private var starts: [Int] = []

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) {
        super.init(view, inputs)
        sum()
    }

    /// Counts each element's content; the node depends on what making it reads.
    private func sum() {
        starts = []
        starts.reserveCapacity(view.data.count + 1)
        starts.append(0)
        tracking {
            for element in view.data { starts.append(starts.last! + view.content(element)._count()) }
        }
    }

    override var count: Int { starts.last! }
    override var isStateless: Bool { true }

    override func ownItem(at index: Int) -> _ViewListItem {
        let offset = starts.part(at: index)
        let inner = index - starts[offset]
        // It may have other subviews by now, which counts when the node's turn comes; the rest of them shows nothing.
        if isDirty || isRetired,
            inner >= view.content(view.data[view.data.index(view.data.startIndex, offsetBy: offset)])._count()
        {
            return Subview._item(of: _HeldView(Subview(goneFrom: inputs.list, index)), at: 0, inputs.item)
        }
        return item(at: inner, ofElementAt: offset)
    }

    override func update(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) -> [Splice] {
        let before = starts
        let splices = take(view, inputs)
        sum()
        return subviewSplices(splices, before)
    }

    override func evaluate() {
        let before = starts
        sum()
        if variesIDs { rename() }
        changed(subviewSplices([], before))
    }

    /// Returns the changes of the subviews.
    ///
    /// An element whose count changed counts as replaced.
    private func subviewSplices(_ splices: [Splice], _ before: [Int]) -> [Splice] {
        guard splices.lead(from: before.count - 1, to: starts.count - 1) else {
            return Splice.replacing(before.last!, with: count)
        }
        var result: [Splice] = []
        func add(_ old: Range<Int>, _ new: Range<Int>) {
            let old = before[old.lowerBound]..<before[old.upperBound]
            let new = starts[new.lowerBound]..<starts[new.upperBound]
            if !old.isEmpty || !new.isEmpty { result.append(Splice(old: old, new: new)) }
        }
        var (old, new) = (0, 0)
        func keep(until end: Int) {
            while old < end {
                if before[old + 1] - before[old] != starts[new + 1] - starts[new] {
                    add(old..<old + 1, new..<new + 1)
                }
                old += 1
                new += 1
            }
        }
        for splice in splices {
            keep(until: splice.old.lowerBound)
            add(splice.old, splice.new)
            (old, new) = (splice.old.upperBound, splice.new.upperBound)
        }
        keep(until: before.count - 1)
        return result
    }
}

extension [Int] {
    /// Which part holds the place `index`, where `self` says where the parts begin and, last, where they end.
    ///
    /// - Complexity: O(log n)
    func part(at index: Int) -> Int {
        var low = 0
        var high = count - 2
        while low < high {
            let middle = (low + high + 1) / 2
            if self[middle] <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
