/// The view list of a container: the subviews that its content resolves to.
///
/// The container that reads the list owns it. Subviews are handles that refer to a position and are found by id after
/// changes. While the list is in use, an item is made once between two changes. If an object that making an item read
/// changes, only that item is made again; any other change that making items read concerns the whole list.
package final class ResolvedList: _GraphNode {
    private(set) var root: _ViewListNode!
    /// The environment of the container, in which the content was resolved.
    private(set) var environment: EnvironmentValues
    /// Called after changes; the owner asks for them by ``changes(since:until:)``.
    var onChange: (@MainActor () -> Void)?
    /// The node that places the subviews.
    weak var owner: _ViewNode?
    /// The loops whose subviews can be reordered.
    var reorderLoops: [any ReorderLoop] = []
    private var history = ListHistory()
    /// The last version in which subviews that were made again without a change of their nodes may have got other ids.
    private(set) var remadeOrder = 0
    /// The subviews to make again in the next version, unless all are.
    private var outdated: Set<Int> = []
    private var isOutdated = false
    /// The subview that is being made, and the version of the list.
    private(set) var making: (index: Int, version: Int)?
    /// The indices of all subviews by their ids; `nil` if none was looked for since the last change.
    private var indices: [ItemID: Int]?
    private var cache = SubviewCache()
    private var handles = SubviewHandles()
    private(set) lazy var valueReaders = ValueReaders(self)
    /// The sections in a version, and the version in which they last changed.
    var knownSections: (version: Int, change: Int, sections: [SectionRange])?

    private static let readLimit = 256
    private static let nearLimit = 4
    private static let soughtLimit = 32
    /// The list is evaluated after its nodes, which know how their subviews changed.
    private static let depthStep = _NodeInputs.depthStep / 2

    /// Creates the list of `view`, whose bodies are evaluated in `environment`.
    package init<V: View>(_ view: V, graph: Graph, environment: EnvironmentValues, depth: Int) {
        self.environment = environment
        super.init(graph: graph, depth: depth + Self.depthStep)
        root = V._makeListNode(view, inputs(environment))
        history.record(ListChange())
    }

    private func inputs(_ environment: EnvironmentValues) -> _ListInputs {
        _ListInputs(
            item: .single, environment: environment, list: self, parent: nil,
            depth: depth - Self.depthStep + 1)
    }

    /// Returns whether a subview is being dragged and so may be missing from the list.
    func isLifted(_ id: ItemID) -> Bool { reorderLoops.contains { $0.lifted.contains(id) } }

    /// Returns the position of a part, which `find` looks for from the root node.
    func start(of find: (_ViewListNode, Int) -> Int?) -> Int? { find(root, 0) }

    /// A Boolean value that indicates whether the list stores nothing that belongs to a view, such as state.
    var isStateless: Bool { root.isStateless }

    /// Returns the node that makes the subview at `index`, and changes `index` to the position among that node's
    /// subviews.
    func source(of index: inout Int) -> _ViewListNode { root.source(of: &index) }

    /// The number of resolved subviews.
    package var count: Int { root.count }

    /// Returns the subview at `index`, made on demand; if an object that this read changes, only this subview is made
    /// again.
    func item(at index: Int) -> _ViewListItem {
        if let item = cache[index] { return item }
        let version = version
        return trackingMore {
            make(at: index)
        } changed: {
            ($0 as! ResolvedList).remake(at: index, of: version)
        }
    }

    /// Returns the subviews at some positions, making those that are not cached.
    func items(at indices: some Sequence<Int>) -> [_ViewListItem] {
        if showsObjects { return indices.map { item(at: $0) } }
        return trackingMore { indices.map { cache[$0] ?? make(at: $0) } }
    }

    /// A Boolean value that indicates whether a loop has objects as elements, so that each subview probably reads its
    /// own.
    ///
    /// If not, subviews share their dependencies, because tracking them separately costs more than making the subviews
    /// again.
    var showsObjects = false

    /// Returns the id of the subview at `index`; the subview is made only if its id is not known otherwise.
    func id(at index: Int) -> ItemID {
        var inner = index
        return root.source(of: &inner).ownID(at: inner) ?? item(at: index).id
    }

    /// Returns the index of the first subview with the explicit id `id`; immediately if the id is a number equal to the
    /// index.
    ///
    /// Subviews whose ids depend on their values are made temporarily.
    ///
    /// - Complexity: O(n)
    func index(calledBy id: AnyHashable) -> Int? {
        if let hint = id.base as? Int, hint >= 0, hint < count, self.id(at: hint).isCalled(id) { return hint }
        return trackingMore {
            (0..<count).first { index in
                var inner = index
                let node = root.source(of: &inner)
                return (node.ownID(at: inner) ?? node.ownItem(at: inner).id).isCalled(id)
            }
        }
    }

    /// The version of the list, which increases with each change.
    var version: Int { history.version }

    /// The last version in which positions of the list got other subviews.
    var order: Int { history.order }

    /// Returns the changes since a version, see ``ListHistory/changes(since:until:)``.
    func changes(since old: Int, until new: Int? = nil) -> ListChange? { history.changes(since: old, until: new) }

    /// A Boolean value that indicates whether sections have, or had, a label for a section index.
    var hasSectionIndex = false

    /// A Boolean value that indicates whether making subviews again can change ids at the same positions, as with a
    /// condition in a loop.
    var variesIDs = false

    /// Visits the subviews in `range`, without caching them.
    package func visit(_ range: Range<Int>, _ body: (_ViewListItem) -> Void) {
        for index in range {
            var inner = index
            body(root.source(of: &inner).ownItem(at: inner))
        }
    }

    private func make(at index: Int) -> _ViewListItem {
        var inner = index
        let outer = making
        making = (index, version)
        let item = root.source(of: &inner).ownItem(at: inner)
        making = outer
        cache[index] = item
        return item
    }

    /// Updates the content to a new value.
    ///
    /// - Returns: The changes of the positions.
    @discardableResult
    package func update<V: View>(_ view: V, environment: EnvironmentValues) -> [Splice] {
        self.environment = environment
        let change = unsafeDowncast(root, to: _TypedListNode<V>.self).update(view, inputs(environment))
        didChange(change)
        return change.splices
    }

    /// Handles a change of a part that was evaluated on its own.
    func partChanged(_ change: ListChange) {
        let shows = !isFrozen || (isMoving && frozenVersion == version && change.splices.isEmpty)
        didChange(change)
        guard shows else { return }
        frozenVersion = version
        onChange?()
    }

    /// Runs a change that shows an intermediate value of an animation, which is passed on even while the list is
    /// frozen.
    func move(_ change: () -> Void) {
        isMoving = true
        change()
        isMoving = false
    }

    private var isMoving = false

    /// While the list is frozen, its container is not notified of changes; it is notified once afterwards.
    override var isFrozen: Bool {
        didSet {
            guard isFrozen != oldValue else { return }
            if isFrozen { frozenVersion = version } else if frozenVersion != version { onChange?() }
        }
    }

    /// The version that the container of a frozen list shows.
    private var frozenVersion = 0

    /// Makes all subviews again after a value that they read changed.
    package override func evaluate() { partChanged(ListChange()) }

    override func invalidate() {
        isOutdated = true
        super.invalidate()
    }

    /// Makes one subview again after an object that it read changed.
    ///
    /// - Parameters:
    ///   - index: The index of the subview.
    ///   - version: The version in which the subview was at `index`.
    func remake(at index: Int, of version: Int) {
        guard !isRetired else { return }
        // A subview that was replaced may have come back at another position.
        guard let index = changes(since: version)?.splices.fate(of: index).index else {
            return invalidate()
        }
        outdated.insert(index)
        super.invalidate()
    }

    private func didChange(_ change: ListChange) {
        clearDirty()
        var change = change
        let outdated = takeOutdated(change.splices)
        change.remade.formUnion(outdated)
        if variesIDs, !outdated.isEmpty {
            change.renamed.formUnion(outdated)
            remadeOrder = version + 1
        }
        history.record(change)
        cache.apply(change)
        indices = nil
        if !handles.isEmpty { handles.notify(of: self, change) }
        if !valueReaders.isEmpty { valueReaders.listChanged(change) }
    }

    /// Returns the subviews to make again although no node of theirs changed.
    private func takeOutdated(_ splices: [Splice]) -> RangeSet<Int> {
        defer { (isOutdated, outdated) = (false, []) }
        // Subviews that are not made again keep their dependencies; those of removed ones are dropped once there are
        // many.
        let indices = outdated.map { splices.fate(of: $0).index }
        guard isOutdated || indices.contains(nil) || readCount > Self.readLimit else {
            return RangeSet(indices.compactMap { $0.map { $0..<$0 + 1 } })
        }
        forgetReads()
        return RangeSet(0..<count)
    }

    func tearDown() {
        root.tearDown()
        cache.removeAll()
        retire()
    }

    // MARK: Lookup

    /// Returns the current index of the subview with `id`; immediately if it has not moved far from `hint`.
    ///
    /// - Parameters:
    ///   - id: The id.
    ///   - hint: The previous index; negative if there is none.
    /// - Returns: The index, or `nil` if the subview is gone.
    /// - Complexity: O(1) near the hint, otherwise O(1) on average after one O(n) pass for each change.
    func index(of id: ItemID, near hint: Int) -> Int? {
        if hint < 0 { return nil }
        // A cached item keeps the same id object, which makes repeated comparisons fast.
        if hint < count, (cache[hint]?.id ?? self.id(at: hint)) == id { return hint }
        if let indices { return indices[id] }
        return trackingMore {
            let near = (hint - Self.nearLimit..<hint + Self.nearLimit + 1).clamped(to: 0..<count)
            if let index = near.first(where: { self.id(at: $0) == id }) { return index }
            var indices: [ItemID: Int] = Dictionary(minimumCapacity: count)
            for index in 0..<count {
                let id = self.id(at: index)
                if indices[id] == nil { indices[id] = index }
            }
            self.indices = indices
            return indices[id]
        }
    }

    /// Returns the current index of the subview with `id`, which was at `old` before a change.
    ///
    /// - Parameters:
    ///   - id: The id.
    ///   - old: The index before the change.
    ///   - change: The change; `nil` if it is not known.
    /// - Returns: The index, or `nil` if the subview is gone.
    /// - Complexity: linear in the number of inserted subviews if there are few, otherwise that of ``index(of:near:)``.
    func index(of id: ItemID, from old: Int, after change: ListChange?) -> Int? {
        guard let change else { return index(of: id, near: old) }
        if let index = change.splices.fate(of: old).index {
            return change.renamed.contains(index) ? self.index(of: id, near: index) : index
        }
        let inserted = change.splices.lazy.flatMap(\.new)
        guard change.renamed.isEmpty, change.splices.reduce(0, { $0 + $1.new.count }) <= Self.soughtLimit else {
            return index(of: id, near: old)
        }
        return trackingMore { inserted.first { self.id(at: $0) == id } }
    }

    /// Registers a node that shows a handle of a subview and follows its changes.
    func register(_ node: SubviewNode, for id: ItemID) { handles.insert(node, for: id) }

    func unregister(_ node: SubviewNode, for id: ItemID) { handles.remove(node, for: id) }

    /// A Boolean value that indicates whether nodes show handles of subviews.
    var hasHandles: Bool { !handles.isEmpty }

    /// Returns a node that shows a handle of the subview at `index`, or `nil` if none does.
    func handle(at index: Int) -> SubviewNode? { handles[id(at: index)] }
}
