import Foundation

/// A node of a loop whose views can be reordered.
@MainActor
protocol ReorderLoop: _ViewListNode {
    var collection: AnyHashable { get }
    /// The scope of the reorder container of the loop, or `nil` if there is none.
    var scope: ReorderScope? { get }
    /// The positions of the views without the drag, by the IDs of their elements.
    var places: [AnyHashable: Int] { get }
    /// The number of views without the drag.
    var baseCount: Int { get }
    /// The arrangement of the views that is shown.
    var arrangement: ReorderArrangement { get }
    /// The IDs of the dragged views, wherever they are shown.
    var lifted: Set<ItemID> { get set }
    /// Returns the ID of the element at a position without the drag.
    func element(at place: Int) -> AnyHashable?
    /// Returns the ID of the view at a position without the drag.
    func itemID(at place: Int) -> ItemID
}

extension ReorderLoop {
    /// The index of the loop's first view in the whole list, or `nil` if the loop is not part of it.
    var start: Int? {
        func find(in node: _ViewListNode, from base: Int) -> Int? {
            if node === self { return base }
            var found: Int?
            node.visitParts(from: base) { part, base in found = found ?? find(in: part, from: base) }
            return found
        }
        return inputs.list.start(of: find)
    }

    /// Returns the ID of the element that a view shows, or `nil` for the placeholder of an item of another loop.
    func element(of item: _ViewListItem) -> AnyHashable? { item.id.elements(directlyBelow: inputs.item.id).first }
}

/// The list node of a loop whose views can be reordered.
///
/// During a drag it lists the views in the order after a drop. Every container makes space for the dragged items as if
/// the data had changed, and no view is evaluated for that.
final class ReorderListNode<Content: View, CollectionID: Hashable & Sendable>:
    _TypedListNode<ModifiedContent<Content, _ReorderableModifier<CollectionID>>>, ReorderLoop
{
    private var child: _TypedListNode<Content>!
    private(set) var collection: AnyHashable
    private(set) var scope: ReorderScope?
    private(set) var arrangement = ReorderArrangement()
    private(set) var baseCount = 0
    private var knownPlaces: [AnyHashable: Int]?
    var lifted: Set<ItemID> = []

    init(_ view: ModifiedContent<Content, _ReorderableModifier<CollectionID>>, _ inputs: _ListInputs) {
        collection = AnyHashable(view.modifier.collectionID)
        super.init(inputs)
        scope = scope(for: view)
        child = Content._makeListNode(view.content, childInputs)
        baseCount = child.count
        join()
    }

    /// Returns the nearest scope for the type of the elements; a loop of sections has none.
    private func scope(for view: ModifiedContent<Content, _ReorderableModifier<CollectionID>>) -> ReorderScope? {
        guard let loop = view.content as? any DynamicViewContent, !_ShapeTable.shape(of: Content.self).hasSections
        else {
            return nil
        }
        func find(_ loop: some DynamicViewContent) -> ReorderScope? {
            let kind = type(of: loop)
            return inputs.environment._reorderScopes.first {
                $0.takes(element: kind._elementType, id: kind._idType, collection: CollectionID.self)
            }
        }
        return find(loop)
    }

    private func join() {
        scope?.add(self)
        if scope != nil { inputs.list.reorderLoops.append(self) }
    }

    private func leave() {
        scope?.remove(self)
        inputs.list.reorderLoops.removeAll { $0 === self }
    }

    private var childInputs: _ListInputs {
        var inputs = inputs.below(self)
        if let scope { inputs.item = inputs.item.adding(_ReorderItemModifier(loop: self, scope: scope)) }
        return inputs
    }

    // MARK: Elements

    var places: [AnyHashable: Int] {
        if let knownPlaces { return knownPlaces }
        var places: [AnyHashable: Int] = Dictionary(minimumCapacity: baseCount)
        for place in 0..<baseCount {
            if let element = element(at: place), places[element] == nil { places[element] = place }
        }
        knownPlaces = places
        return places
    }

    func element(at place: Int) -> AnyHashable? { itemID(at: place).elements(directlyBelow: inputs.item.id).first }

    func itemID(at place: Int) -> ItemID {
        var place = place
        let source = child.source(of: &place)
        return source.ownID(at: place) ?? source.ownItem(at: place).id
    }

    // MARK: List

    override var count: Int { arrangement.count(of: baseCount) }
    override var expectedSections: Int { child.expectedSections }
    override var isStateless: Bool { child.isStateless }

    override func source(of index: inout Int) -> _ViewListNode {
        if arrangement.isIdentity { return child.source(of: &index) }
        switch arrangement.entry(at: index) {
        case .own(let place):
            index = place
            return child.source(of: &index)
        case .guest(let guest):
            index = guest
            return self
        }
    }

    override func ownID(at index: Int) -> ItemID? { ItemID(inputs.item.id, .slot(-1 - index)) }

    override func ownItem(at index: Int) -> _ViewListItem {
        let size = scope?.liftedSize(of: index) ?? .zero
        var item = childInputs.item
        item.id = ownID(at: index)!
        return _ViewListItem(ReorderRoom(size: size), item)
    }

    override func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) { visit(child, base) }

    override func update(
        _ view: ModifiedContent<Content, _ReorderableModifier<CollectionID>>, _ inputs: _ListInputs
    ) -> ListChange {
        self.inputs = inputs
        let (collection, scope) = (AnyHashable(view.modifier.collectionID), scope(for: view))
        if collection != self.collection || scope !== self.scope {
            leave()
            (self.collection, self.scope) = (collection, scope)
            join()
        }
        return follow(child.update(view.content, childInputs))
    }

    override func childChanged(_ child: _ViewListNode, _ change: ListChange) { changed(follow(change)) }

    /// Updates the arrangement after a change of the drag.
    override func evaluate() {
        let change = follow(ListChange())
        if !change.splices.isEmpty { changed(change) }
    }

    /// Updates the arrangement after a change of the data or the drag.
    ///
    /// - Parameter change: The change of the views without the drag.
    /// - Returns: The change of the arranged views.
    private func follow(_ change: ListChange) -> ListChange {
        let (before, oldCount) = (arrangement, baseCount)
        baseCount = child.count
        if !change.splices.isEmpty { knownPlaces = nil }
        arrangement = scope?.arrangement(of: self) ?? ReorderArrangement()
        if arrangement == before {
            if arrangement.isIdentity { return change }
            if change.splices.isEmpty {
                return ListChange(
                    renamed: arrangement.arranged(change.renamed), remade: arrangement.arranged(change.remade))
            }
        }
        guard change.splices.lead(from: oldCount, to: baseCount) else {
            return .replacing(before.count(of: oldCount), with: count)
        }
        return ListChange(splices: before.inverse).followed(by: change)
            .followed(by: ListChange(splices: arrangement.splices))
    }

    override func tearDown() {
        leave()
        child.tearDown()
        super.tearDown()
    }
}

/// The placeholder for an item of another loop.
struct ReorderRoom: View {
    let size: CGSize
    var body: some View { Color.clear.frame(width: size.width, height: size.height) }
}
