/// The view list of a container: the subviews that its content resolves to.
///
/// The container that reads the list owns it. Subviews are handles that refer to a position and are found by id after
/// changes. While the list is in use, an item is made once between two changes. If an object that making an item read
/// changes, only that item is made again; any other change that making items read concerns the whole list.
package final class ResolvedList: _GraphNode {
    private var root: _ViewListNode!
    /// The environment of the container, in which the content was resolved.
    private(set) var environment: EnvironmentValues
    /// Called with changes of positions; the owner reads the spliced subviews again and updates the others.
    var onChange: (@MainActor ([Splice]) -> Void)?
    /// The node that places the subviews.
    weak var owner: _ViewNode?
    /// The loops whose subviews can be reordered.
    var reorderLoops: [any ReorderLoop] = []
    /// The version of the list, which increases with each change.
    private(set) var version = 0
    /// The most recent changes of positions, oldest first, since version `known`.
    private var changes: (known: Int, last: [(version: Int, splices: [Splice])]) = (0, [])
    /// The version in which all subviews were last made again, the ones made again individually since, and the latest
    /// version of such a one.
    private var remade = 0
    private var remadePlaces: [Int: Int] = [:]
    private var lastRemade = 0
    /// The subviews to make again in the next version, unless all are.
    private var outdated: Set<Int> = []
    private var isOutdated = false
    /// The subview that is being made, and the version of the list.
    private(set) var making: (index: Int, version: Int)?
    private var positions: (version: Int, places: [ItemID: Int]) = (-1, [:])
    /// The sections in a version, and the version in which they last changed.
    private var knownSections: (version: Int, change: Int, sections: [SectionRange])?
    private var placed: [ItemID: [ProxyReference]] = [:]
    private(set) lazy var valueReaders = ValueReaders(self)
    /// The cached items, stored at their index modulo the limit, so that a long list keeps the most recent ones.
    private var made: [Made?] = []

    private final class Made {
        var index: Int
        let item: _ViewListItem
        /// The version in which the item was made from another value, and the one in which it last differed.
        let stamp: Int
        var change: Int
        /// The item before `change`, until the two are compared.
        var former: _ViewListItem?
        /// The version of the list for which the item is known to be current.
        var version: Int

        init(index: Int, item: _ViewListItem, stamp: Int, after old: Made?, version: Int) {
            self.index = index
            self.item = item
            self.stamp = stamp
            self.version = version
            change = old?.change ?? stamp
            former = old?.former ?? old?.item
        }
    }

    private static let madeLimit = 512
    private static let readLimit = 256
    private static let nearLimit = 4
    private static let changeLimit = 8
    private static let soughtLimit = 32
    /// The list is evaluated after its nodes, which know how their subviews changed.
    private static let depthStep = _NodeInputs.depthStep / 2

    /// Creates the list of `view`, whose bodies are evaluated in `environment`.
    package init<V: View>(_ view: V, graph: Graph, environment: EnvironmentValues, depth: Int) {
        self.environment = environment
        super.init(graph: graph, depth: depth + Self.depthStep)
        root = V._makeListNode(view, inputs(environment))
        version = 1
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
        if let item = known(at: index) { return item }
        let version = version
        return trackingMore {
            make(at: index)
        } changed: {
            ($0 as! ResolvedList).remake(at: index, of: version)
        }
    }

    /// Returns the subviews at some positions, making those that are not cached.
    func items(at places: some Sequence<Int>) -> [_ViewListItem] {
        if showsObjects { return places.map { item(at: $0) } }
        return trackingMore { places.map { known(at: $0) ?? make(at: $0) } }
    }

    /// A Boolean value that indicates whether a loop has objects as elements, so that each subview probably reads its
    /// own.
    ///
    /// If not, subviews share their dependencies, because tracking them separately costs more than making the subviews
    /// again.
    var showsObjects = false

    /// Returns the id of the subview at `index`; the subview is made only if its id is not known otherwise.
    func id(at index: Int) -> ItemID {
        var place = index
        return root.source(of: &place).ownID(at: place) ?? item(at: index).id
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
                var place = index
                let node = root.source(of: &place)
                return (node.ownID(at: place) ?? node.ownItem(at: place).id).isCalled(id)
            }
        }
    }

    /// Returns the changes of positions between two versions, or nil if they are no longer known.
    func changes(since old: Int, until new: Int) -> [Splice]? {
        guard new == version || new >= changes.last.last?.version ?? 0, old >= changes.known else { return nil }
        return changes.last.drop { $0.version <= old }.reduce([]) { $0.followed(by: $1.splices) }
    }

    /// Stores the changes of positions in the current version.
    private func remember(_ splices: [Splice]) {
        if changes.last.count == Self.changeLimit { changes.known = changes.last.removeFirst().version }
        changes.last.append((version, splices))
    }

    /// The order of all subviews.
    private(set) var order = ViewListOrder()

    /// Returns the version in which the subview at `index` was last made from another value.
    func stamp(at index: Int) -> Int {
        var place = index
        let source = root.source(of: &place)
        return max(source.ownStamp(at: place), remade, remadePlaces[index] ?? 0)
    }

    /// Returns the version in which positions of a part last got other subviews without a splice.
    func renamed(of part: _ViewListNode) -> Int { max(part.renamed, variesIDs ? lastRemade : 0) }

    /// The version in which a position last got another subview without a splice.
    private(set) var lastRenaming = 0

    /// Runs `make`, which creates nodes for an existing part; this does not count as a change.
    func makingLate<Result>(_ make: () -> Result) -> Result {
        let wasMakingLate = isMakingLate
        isMakingLate = true
        defer { isMakingLate = wasMakingLate }
        return make()
    }

    private(set) var isMakingLate = false

    /// A Boolean value that indicates whether sections have, or had, a label for a section index.
    var hasSectionIndex = false

    /// A Boolean value that indicates whether making subviews again can change ids at the same positions, as with a
    /// condition in a loop.
    var variesIDs = false

    /// Visits the subviews in `range`, without caching them.
    package func visit(_ range: Range<Int>, _ body: (_ViewListItem) -> Void) {
        for index in range {
            var place = index
            body(root.source(of: &place).ownItem(at: place))
        }
    }

    private func known(at index: Int) -> _ViewListItem? { knownMade(at: index)?.item }

    private func knownMade(at index: Int) -> Made? {
        let slot = index % Self.madeLimit
        guard slot < made.count, let known = made[slot], known.index == index else { return nil }
        if known.version != version {
            // An item that was made while the list was changing is made again.
            guard known.stamp == stamp(at: index), known.stamp <= known.version else { return nil }
            known.version = version
        }
        return known
    }

    private func make(at index: Int) -> _ViewListItem {
        let slot = index % Self.madeLimit
        var place = index
        let outer = making
        making = (index, version)
        let item = root.source(of: &place).ownItem(at: place)
        making = outer
        while made.count <= slot { made.append(nil) }
        let stamp = stamp(at: index)
        let old = made[slot].flatMap { $0.index == index ? $0 : nil }
        made[slot] = Made(index: index, item: item, stamp: stamp, after: old, version: version)
        return item
    }

    /// Returns the version in which the subview at `index` last differed from before, as far as that can be compared.
    func change(at index: Int) -> Int {
        let item = item(at: index)
        let known = made[index % Self.madeLimit]!
        if let former = known.former {
            if !item.isSame(as: former) { known.change = known.stamp }
            known.former = nil
        }
        return known.change
    }

    /// Moves cached items to their current positions.
    private func moveMade(_ splices: [Splice]) {
        var moved = [Made?](repeating: nil, count: min(count, Self.madeLimit))
        for case let known? in made {
            guard let index = splices.place(of: known.index).index else { continue }
            known.index = index
            moved[index % Self.madeLimit] = known
        }
        made = moved
    }

    /// Updates the content to a new value.
    ///
    ///
    /// - Returns: The changes of the positions.
    package func update<V: View>(_ view: V, environment: EnvironmentValues) -> [Splice] {
        self.environment = environment
        let splices = unsafeDowncast(root, to: _TypedListNode<V>.self)
            .update(view, inputs(environment))
        didChange(splices)
        return splices
    }

    /// Handles a change of a part that was evaluated on its own.
    func partChanged(_ splices: [Splice]) {
        let shows = !isFrozen || (isMoving && frozen.version == version && splices.isEmpty)
        didChange(splices)
        guard shows else { return }
        frozen.version = version
        onChange?(splices)
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
            if isFrozen { frozen = (version, count) }
            if !isFrozen, frozen.version != version { onChange?(Splice.replacing(frozen.count, with: count)) }
        }
    }

    private var frozen = (version: 0, count: 0)

    /// Makes all subviews again after a value that they read changed.
    package override func evaluate() { partChanged([]) }

    override func invalidate() {
        isOutdated = true
        super.invalidate()
    }

    /// Makes one subview again after an object that it read changed.
    ///
    /// - Parameters:
    ///   - index: The index of the subview.
    ///   - version: the version in which the subview was at `index`.
    func remake(at index: Int, of version: Int) {
        guard !isRetired else { return }
        // A subview that was replaced may have come back at another position.
        guard let index = changes(since: version, until: self.version)?.place(of: index).index else {
            return invalidate()
        }
        outdated.insert(index)
        super.invalidate()
    }

    /// Records which subviews are made again in the new version.
    private func remakeOutdated(_ splices: [Splice]) {
        // Subviews that are not made again keep their dependencies; those of removed ones are dropped once there are
        // many.
        let areFound = outdated.allSatisfy { splices.place(of: $0).index != nil }
        if isOutdated || !areFound || readCount > Self.readLimit {
            remade = version
            remadePlaces = [:]
        } else {
            for index in outdated { remadePlaces[index] = version }
            if !splices.isEmpty {
                remadePlaces = remadePlaces.reduce(into: [:]) { places, known in
                    if let index = splices.place(of: known.key).index { places[index] = known.value }
                }
            }
        }
        if remade == version || !outdated.isEmpty { lastRemade = version }
        isOutdated = false
        outdated = []
    }

    private func didChange(_ splices: [Splice]) {
        clearDirty()
        version += 1
        remakeOutdated(splices)
        if !splices.isEmpty { remember(splices) }
        let isRenamed = renamed(of: root) == version
        if isRenamed { lastRenaming = version }
        if !splices.isEmpty || isRenamed { order.change(with: version, splices) }
        if isRenamed { made = [] } else if !splices.isEmpty { moveMade(splices) }
        if remade == version { forgetReads() }
        let places = isRenamed ? nil : splices
        guard !placed.isEmpty || !valueReaders.isEmpty else { return }
        let made = self.places(madeSince: version)
        tellHandles(places, made: made)
        valueReaders.listChanged(places, made: made)
    }

    /// Notifies the nodes that show handles of subviews.
    ///
    /// - Complexity: Linear in the number of handles, or of changed subviews if no position changed.
    private func tellHandles(_ splices: [Splice]?, made: Places) {
        func tell(_ references: [ProxyReference]) {
            for reference in references { reference.node?.listChanged(self, splices, made: made) }
        }
        if splices?.isEmpty == true, made.count < placed.count {
            for id in Set(made.indices.map { id(at: $0) }) { placed[id].map(tell) }
        } else {
            placed.values.forEach(tell)
        }
    }

    /// Returns the positions of subviews made from another value since a version.
    func places(madeSince version: Int) -> Places {
        if remade >= version { return Places([0..<count]) }
        var ranges: [Range<Int>] = []
        root.visitMade(since: version, from: 0) { ranges.append($0) }
        for (index, stamp) in remadePlaces where stamp >= version { ranges.append(index..<index + 1) }
        return Places(ranges)
    }

    func tearDown() {
        root.tearDown()
        made = []
        retire()
    }

    // MARK: Lookup

    /// Returns the current index of the subview with `id`; immediately if it has not moved far from `hint`.
    ///
    /// - Parameters:
    ///   - id: The id.
    ///   - hint: the previous index; negative if there is none.
    /// - Returns: The index, or nil if the subview is gone.
    /// - Complexity: O(1) near the hint, otherwise O(1) on average after one O(n) pass for each change.
    func index(of id: ItemID, near hint: Int) -> Int? {
        if hint < 0 { return nil }
        // A cached item keeps the same id object, which makes repeated comparisons fast.
        if hint < count, (knownMade(at: hint)?.item.id ?? self.id(at: hint)) == id { return hint }
        if positions.version == version { return positions.places[id] }
        return trackingMore {
            let near = (hint - Self.nearLimit..<hint + Self.nearLimit + 1).clamped(to: 0..<count)
            if let index = near.first(where: { self.id(at: $0) == id }) { return index }
            var places: [ItemID: Int] = Dictionary(minimumCapacity: count)
            for index in 0..<count {
                let id = self.id(at: index)
                if places[id] == nil { places[id] = index }
            }
            positions = (version, places)
            return places[id]
        }
    }

    /// Returns the current index of the subview with `id`, which was at `place` in an earlier version.
    ///
    /// - Complexity: that of ``index(of:from:after:)`` for the last change, otherwise that of ``index(of:near:)``.
    func index(of id: ItemID, from place: Int, in old: Int) -> Int? {
        guard lastRenaming <= old, let splices = changes(since: old, until: version) else {
            return index(of: id, near: place)
        }
        return index(of: id, from: place, after: splices)
    }

    /// Returns the current index of the subview with `id`, which was at `place` before a change.
    ///
    /// - Complexity: linear in the number of inserted subviews if there are few, otherwise that of ``index(of:near:)``.
    func index(of id: ItemID, from place: Int, after splices: [Splice]) -> Int? {
        if let index = splices.place(of: place).index { return index }
        guard splices.reduce(0, { $0 + $1.new.count }) <= Self.soughtLimit else { return index(of: id, near: place) }
        return trackingMore { splices.lazy.flatMap(\.new).first { self.id(at: $0) == id } }
    }

    /// Registers a node that shows a handle of a subview and follows its changes.
    func register(_ node: SubviewNode, for id: ItemID) {
        placed[id, default: []].append(ProxyReference(node: node))
    }

    /// A Boolean value that indicates whether nodes show handles of subviews.
    var hasHandles: Bool { !placed.isEmpty }

    /// Returns a node that shows a handle of the subview at `index`, or `nil` if none does.
    func handle(at index: Int) -> SubviewNode? { placed[id(at: index)]?.lazy.compactMap(\.node).first }

    func unregister(_ node: SubviewNode, for id: ItemID) {
        placed[id]?.removeAll { $0.node == nil || $0.node === node }
        if placed[id]?.isEmpty == true { placed[id] = nil }
    }

    // MARK: Sections

    /// The sections of the list: explicit ones and runs of subviews between them (R3.1).
    var sections: [SectionRange] {
        if let known = knownSections, known.version == version { return known.sections }
        let sections = readSections()
        let isSame = knownSections?.sections.elementsEqual(sections) { $0.isSame(as: $1) } == true
        knownSections = (version, isSame ? knownSections!.change : version, sections)
        return sections
    }

    /// Returns the current start of a section's part; 0 for nil, the whole list.
    func start(of place: PartPlace?) -> Int {
        guard let place else { return 0 }
        if knownSections?.version != version { _ = sections }
        return place.start
    }

    /// The version in which the set of subviews or the sections last changed; sections count once they have been read.
    var outlineChange: Int {
        guard knownSections != nil else { return order.version }
        _ = sections
        return max(order.version, knownSections!.change)
    }

    private func readSections() -> [SectionRange] {
        var sections: [SectionRange] = []
        var run = 0
        let order = order
        visitSections { counts, start, isExplicit in
            // A section that changed counts as loose subviews until its loop is evaluated.
            if isExplicit, let section = section(at: start) { return sections.append(section.range(from: start)) }
            func part(_ start: Int, _ count: Int) -> ListPart { ListPart(offsets: start..<start + count, order: order) }
            let (content, footer) = (start + counts.header, start + counts.header + counts.content)
            sections.append(
                SectionRange(
                    id: .root(.branch(run)), values: ContainerValues(),
                    parts: SectionParts(
                        header: part(start, counts.header), content: part(content, counts.content),
                        footer: part(footer, counts.footer))))
            run += 1
        }
        return sections
    }

    /// Returns the outermost explicit section of the subview at `index`; nil if there is none.
    func section(at index: Int) -> (any ExplicitSection)? {
        var place = index
        return section(around: trackingMore { root.source(of: &place) })
    }

    /// Returns the outermost explicit section of a part of the list; nil if there is none.
    func section(around part: _ViewListNode) -> (any ExplicitSection)? {
        var result: (any ExplicitSection)?
        var node: _ViewListNode? = part
        while let current = node {
            result = current.section ?? result
            node = current.inputs.parent
        }
        return result
    }

    /// An estimate of the number of explicit sections, to reserve capacity.
    var expectedSections: Int { root.expectedSections }

    /// Visits the nonempty sections with their positions, and whether each is explicit; runs of loose subviews are
    /// implicit sections (R3.1, R3.7).
    func visitSections(_ visit: (SectionCounts, Int, _ isExplicit: Bool) -> Void) {
        var next = 0
        func visitLoose(until end: Int) {
            if next < end { visit(SectionCounts(header: 0, content: end - next, footer: 0), next, false) }
        }
        root.visitSections(from: 0) { counts, start in
            visitLoose(until: start)
            next = start + counts.total
            if next > start { visit(counts, start, true) }
        }
        visitLoose(until: count)
    }
}

private struct ProxyReference {
    weak var node: SubviewNode?
}
