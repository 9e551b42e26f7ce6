/// The list node of a `ForEach`.
class ElementsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _TypedListNode<ForEach<Data, ID, Content>>
{
    private(set) final var view: ForEach<Data, ID, Content>
    // An exclusivity check of each access would add a tenth to the cost of making a subview.
    @exclusivity(unchecked) private final var makeItem: ElementAccess<Data, ID, Content>.MakeItem
    /// The number of elements at the last update; a collection of bindings may have another count by now.
    private(set) final var elementCount: Int
    /// A Boolean value that indicates whether the elements are bindings, which do not store their previous values.
    final let isLive: Bool
    private final var liveIDs: [ID]?
    /// A Boolean value that indicates whether the ids of an element's subviews can change while the element stays.
    final let variesIDs: Bool

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) {
        self.view = view
        elementCount = view.data.count
        isLive = view.isLive
        liveIDs = isLive ? view.elements.ids(in: view.data) : nil
        makeItem = view.elements.items(view.data, view.content)
        let shape = _ShapeTable.shape(of: Content.self)
        variesIDs = shape.variesIDs && shape.isStatic
        super.init(inputs)
        if variesIDs { inputs.list.variesIDs = true }
        if Data.Element.self is AnyObject.Type { inputs.list.showsObjects = true }
    }

    /// Makes a subview of the element at `offset`.
    final func item(at inner: Int, ofElementAt offset: Int) -> _ViewListItem { makeItem(offset, inner, inputs.item) }

    /// Updates the view and the inputs.
    ///
    /// - Returns: The change of the elements; the ones that stay are not compared.
    final func take(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) -> ListChange {
        // Keeping the same id object makes comparisons with earlier ids fast.
        let id = self.inputs.item.id
        let isSame = inputs.item.id == id
        self.inputs = inputs
        if isSame { self.inputs.item.id = id }
        let ids = isLive ? view.elements.ids(in: view.data) : nil
        var change: ListChange =
            if let ids, let liveIDs {
                ListChange(splices: splices(from: liveIDs, to: ids))
            } else {
                view.elementChange(from: self.view, graph: graph)
            }
        let count = view.data.count
        // The data may have changed after it was read.
        if !change.splices.lead(from: elementCount, to: count) { change = .replacing(elementCount, with: count) }
        if variesIDs { change.renamed = RangeSet(0..<count) }
        self.view = view
        elementCount = count
        liveIDs = ids
        makeItem = view.elements.items(view.data, view.content)
        return change
    }
}

/// The list node of a loop whose content has a static shape, which stores nothing for an element.
final class StaticElementsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ElementsNode<Data, ID, Content>
{
    private let arity: Int
    private let hasIDs: Bool

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

    override func update(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) -> ListChange {
        let old = self.view
        let isAlike = !variesIDs && inputs.isSame(as: self.inputs) && view.showsElementsAlike(old)
        var change = take(view, inputs)
        let remade = isAlike ? view.elementsUnlike(old.data, after: change.splices) : nil
        change.remade = remade ?? RangeSet(0..<elementCount)
        return change.scaled(by: arity)
    }
}

extension [Int] {
    /// Returns the index of the part that contains position `index`, where `self` holds the start of each part and the
    /// end.
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
