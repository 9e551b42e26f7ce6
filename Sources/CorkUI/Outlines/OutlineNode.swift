/// The list node of an outline, with a subview for each element that is not inside of a collapsed one.
final class OutlineNode<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf: View, Subgroup>:
    _TypedListNode<OutlineGroup<Data, ID, Parent, Leaf, Subgroup>>, DisclosingNode
{
    private(set) var view: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
    /// The IDs of expanded elements, if the outline manages its state.
    private let ownExpanded = StateLocation<Set<ID>>([])
    /// The ancestors of matches that are collapsed while the outline is filtered.
    private var closed: Set<ID> = []
    private(set) var matches: OutlineMatches<Data, ID>?
    /// The IDs to expand, as of the last pass.
    private var expanded: Set<ID> = []
    private var open: Set<ID> = []
    private(set) var root: OutlineBranch<Data, ID>

    init(_ view: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>, _ inputs: _ListInputs) {
        self.view = view
        root = OutlineBranch(view.elements)
        super.init(inputs)
        _ = follow()
    }

    private var expansion: Binding<Set<ID>> { view.expanded ?? Binding(location: ownExpanded) }

    /// Updates the branches from the elements and the expanded IDs, on which the node then depends.
    private func follow() -> ListChange {
        let splices = tracking {
            matches = view.isMatch.map { OutlineMatches(view.elements, view.access, $0) }
            var now = expansion.wrappedValue
            if let matches { now = now.union(matches.around).subtracting(closed) }
            var pass = OutlinePass(view.access, expanded: now, before: expanded, matches: matches, graph: graph)
            pass.update(root, matches.map { .found($0.roots) } ?? view.elements, from: 0, to: 0)
            (expanded, open) = (now, pass.open)
            return pass.splices
        }
        return ListChange(splices: splices, remade: RangeSet(0..<count))
    }

    override var evaluated: String { "an outline" }
    override var count: Int { root.count }

    override func update(_ view: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>, _ inputs: _ListInputs) -> ListChange {
        let id = self.inputs.item.id
        let isSame = inputs.item.id == id
        self.inputs = inputs
        if isSame { self.inputs.item.id = id }
        if view.isMatch == nil, !closed.isEmpty { closed = [] }
        self.view = view
        return follow()
    }

    override func evaluate() { changed(follow()) }

    // MARK: Rows

    /// The number of branches around the outline.
    var baseLevel: Int { inputs.item.values.disclosure?.level ?? 0 }

    override func ownID(at index: Int) -> ItemID? {
        let place = root.place(ofRow: index)
        return _ShapeTable.shape(of: Leaf.self).hasIDs ? nil : id(of: view.access.id(place.element))
    }

    private func id(of element: ID) -> ItemID { ItemID(inputs.item.id, .element(of: element)) }

    override func ownItem(at index: Int) -> _ViewListItem {
        let place = root.place(ofRow: index)
        let (element, id) = (place.element, view.access.id(place.element))
        var inputs = inputs.item
        inputs.id = self.id(of: id)
        inputs.values.disclosure = RowDisclosure(
            level: baseLevel + place.way.count, isExpanded: isExpanded(place, element, id),
            place: place.offset + 1, count: place.branch.elements.count,
            parentDistance: place.way.isEmpty ? nil : place.row + 1)
        let access = view.access
        let content = view.content(
            element,
            OutlineWay { (place.way + [(place.branch, place.offset)]).map { (access.id($0.elements[$1]), $1) } })
        return content.rowItem(inputs)
    }

    private func isExpanded(_ place: OutlinePlace<Data, ID>, _ element: Data.Element, _ id: ID) -> Bool? {
        if let entry = place.entry { return entry.branch == nil ? nil : true }
        return open.contains(id) || view.access.children(element) == nil ? nil : false
    }

    func row(calledBy id: AnyHashable) -> Int? { (id.base as? ID).flatMap { root.row(of: $0, view.access) } }

    // MARK: Opening and closing

    func setExpanded(_ isExpanded: Bool, at place: Int) {
        let id = view.access.id(root.place(ofRow: place).element)
        if matches?.around.contains(id) == true {
            if isExpanded { closed.remove(id) } else { closed.insert(id) }
            return invalidate()
        }
        if isExpanded { expansion.wrappedValue.insert(id) } else { expansion.wrappedValue.remove(id) }
    }

    func setAllExpanded(_ isExpanded: Bool, at place: Int) {
        let element = root.place(ofRow: place).element
        guard let children = view.access.children(element) else { return }
        var ids = view.access.branches(children).union([view.access.id(element)])
        if let filtered = matches?.around.intersection(ids), !filtered.isEmpty {
            if isExpanded { closed.subtract(filtered) } else { closed.formUnion(filtered) }
            ids.subtract(filtered)
            invalidate()
        }
        let now = expansion.wrappedValue
        expansion.wrappedValue = isExpanded ? now.union(ids) : now.subtracting(ids)
    }
}

extension View {
    /// Returns the view as one subview, whatever its shape.
    @MainActor
    fileprivate func rowItem(_ inputs: _ItemInputs) -> _ViewListItem {
        let shape = _ShapeTable.shape(of: Self.self)
        if shape.isPure, (shape.arity ?? _count()) == 1 { return Self._item(of: _HeldView(self), at: 0, inputs) }
        return _ViewListItem(_LayoutView(layout: HStackLayout(), content: self), inputs)
    }
}
