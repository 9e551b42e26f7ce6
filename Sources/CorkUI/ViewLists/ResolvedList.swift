/// The root of a view list: the resolved content of a container.
///
/// Owned by the container that reads it. Subviews are handles into it: a position, found again by id after changes. The
/// list makes an item once between two changes while it is in use, and again when an object changes that making it read;
/// on what else making items reads the whole list depends.
package final class ResolvedList: _GraphNode {
    private var root: _ViewListNode!
    /// The environment of the container, in which the content was resolved.
    private(set) var environment: EnvironmentValues
    /// Where positions changed: the owner re-reads what the splices name, and refreshes the rest.
    var onChange: (@MainActor ([Splice]) -> Void)?
    /// The node that places the subviews.
    weak var owner: _ViewNode?
    /// The loops whose views can be reordered.
    var reorderLoops: [any ReorderLoop] = []
    /// Counts the states of the list, so that what was looked up before can be told from what was after.
    private(set) var version = 0
    /// The recent changes of positions, oldest first, after version `known`.
    private var changes: (known: Int, last: [(version: Int, splices: [Splice])]) = (0, [])
    /// The version with which all subviews were made again last, those made again since by themselves, and the version
    /// with which one of them was.
    private var remade = 0
    private var remadePlaces: [Int: Int] = [:]
    private var lastRemade = 0
    /// The subviews to be made again with the next version, unless that makes all.
    private var outdated: Set<Int> = []
    private var isOutdated = false
    /// The subview that is being made.
    private(set) var making: (index: Int, version: Int)?
    private var positions: (version: Int, places: [ItemID: Int]) = (-1, [:])
    /// The sections as of a version, and the one with which they came to be others last.
    private var knownSections: (version: Int, change: Int, sections: [SectionRange])?
    private var placed: [ItemID: [ProxyReference]] = [:]
    private(set) lazy var valueReaders = ValueReaders(self)
    /// Items that were made, each where its index falls; a long list keeps the ones asked for last.
    private var made: [Made?] = []

    private final class Made {
        var index: Int
        let item: _ViewListItem
        /// With which version it was made from something else, and the one with which it came to be another.
        let stamp: Int
        var change: Int
        /// What it was with `change`, as long as nobody has compared the two.
        var former: _ViewListItem?
        /// For which version of the list it is known to be right.
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
    /// The list is served after its nodes: they know what became of what it made items of.
    private static let depthStep = _NodeInputs.depthStep / 2

    /// The list of `view`, whose bodies run in `environment`.
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

    /// Whether a subview is dragged, and so may not be listed where it belongs.
    func isLifted(_ id: ItemID) -> Bool { reorderLoops.contains { $0.lifted.contains(id) } }

    /// Looks for the place of a part from the beginning of the list.
    func start(of find: (_ViewListNode, Int) -> Int?) -> Int? { find(root, 0) }

    /// Whether nothing is kept in it that belongs to a view.
    var isStateless: Bool { root.isStateless }

    /// The node that makes the subview at `index`, which becomes the place among that node's own.
    func source(of index: inout Int) -> _ViewListNode { root.source(of: &index) }

    /// The number of resolved subviews.
    package var count: Int { root.count }

    /// The subview at `index`, made on demand; where an object changes that making it read, it alone is made again.
    func item(at index: Int) -> _ViewListItem {
        if let item = known(at: index) { return item }
        let version = version
        return trackingMore {
            make(at: index)
        } changed: {
            ($0 as! ResolvedList).remake(at: index, of: version)
        }
    }

    /// The subviews at some places, made where they are not yet; those made last are known for a while.
    func items(at places: some Sequence<Int>) -> [_ViewListItem] {
        if showsObjects { return places.map { item(at: $0) } }
        return trackingMore { places.map { known(at: $0) ?? make(at: $0) } }
    }

    /// Whether elements of a loop are objects: most likely, each of the subviews reads one of its own.
    ///
    /// To tell apart what subviews read costs more than making them.
    var showsObjects = false

    /// The id of the subview at `index`; the subview is made where its id is not known without.
    func id(at index: Int) -> ItemID {
        var place = index
        return root.source(of: &place).ownID(at: place) ?? item(at: index).id
    }

    /// Returns the index of the first subview with the explicit id `id`, at once if the id is a number equal to the
    /// index.
    ///
    /// Subviews whose ids are known only from themselves are made and thrown away.
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

    /// Remembers a change of the positions with this version.
    private func remember(_ splices: [Splice]) {
        if changes.last.count == Self.changeLimit { changes.known = changes.last.removeFirst().version }
        changes.last.append((version, splices))
    }

    /// The order of all subviews.
    private(set) var order = ViewListOrder()

    /// The version with which the subview at `index` was made from something else last.
    func stamp(at index: Int) -> Int {
        var place = index
        let source = root.source(of: &place)
        return max(source.ownStamp(at: place), remade, remadePlaces[index] ?? 0)
    }

    /// The version with which places of a part came to be those of other subviews last, without a splice.
    func renamed(of part: _ViewListNode) -> Int { max(part.renamed, variesIDs ? lastRemade : 0) }

    /// The version with which a place came to be that of another subview last, without a splice.
    private(set) var lastRenaming = 0

    /// Makes what follows a part that has been there for a while, and tells of nothing new.
    func makingLate<Result>(_ make: () -> Result) -> Result {
        let wasMakingLate = isMakingLate
        isMakingLate = true
        defer { isMakingLate = wasMakingLate }
        return make()
    }

    private(set) var isMakingLate = false

    /// Whether making the subviews again may give places to others, as a condition in a loop does.
    var variesIDs = false

    /// Looks at the subviews in `range` one after the other, and keeps none of them.
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
            // One made while the list was changing is made again.
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

    /// The version with which the subview at `index` came to be another, be it shown or not, as far as that can be seen.
    func change(at index: Int) -> Int {
        let item = item(at: index)
        let known = made[index % Self.madeLimit]!
        if let former = known.former {
            if !item.isSame(as: former) { known.change = known.stamp }
            known.former = nil
        }
        return known.change
    }

    /// Takes what was made to where it is now.
    private func moveMade(_ splices: [Splice]) {
        var moved = [Made?](repeating: nil, count: min(count, Self.madeLimit))
        for case let known? in made {
            guard let index = splices.place(of: known.index).index else { continue }
            known.index = index
            moved[index % Self.madeLimit] = known
        }
        made = moved
    }

    /// Takes a new value of the content.
    ///
    /// - Returns: what became of the positions.
    package func update<V: View>(_ view: V, environment: EnvironmentValues) -> [Splice] {
        self.environment = environment
        let splices = unsafeDowncast(root, to: _TypedListNode<V>.self)
            .update(view, inputs(environment))
        didChange(splices)
        return splices
    }

    /// A part changed by itself.
    func partChanged(_ splices: [Splice]) {
        let shows = !isFrozen || (isMoving && frozen.version == version && splices.isEmpty)
        didChange(splices)
        guard shows else { return }
        frozen.version = version
        onChange?(splices)
    }

    /// Lets a part show where it is on its way, of which a frozen list hears too.
    func move(_ change: () -> Void) {
        isMoving = true
        change()
        isMoving = false
    }

    private var isMoving = false

    /// While a list is frozen, its container does not hear of changes; it hears of all of them afterwards.
    override var isFrozen: Bool {
        didSet {
            guard isFrozen != oldValue else { return }
            if isFrozen { frozen = (version, count) }
            if !isFrozen, frozen.version != version { onChange?(Splice.replacing(frozen.count, with: count)) }
        }
    }

    private var frozen = (version: 0, count: 0)

    /// Something that making items read has changed: all are made again.
    package override func evaluate() { partChanged([]) }

    override func invalidate() {
        isOutdated = true
        super.invalidate()
    }

    /// Has one subview made again: what making it read is different now.
    ///
    /// - Parameters:
    ///   - index: The index of the subview.
    ///   - version: in which it was at `index`.
    func remake(at index: Int, of version: Int) {
        guard !isRetired else { return }
        // A subview that was replaced may be one of those that came.
        guard let index = changes(since: version, until: self.version)?.place(of: index).index else {
            return invalidate()
        }
        outdated.insert(index)
        super.invalidate()
    }

    /// Moves on to the next version of what was made when.
    private func remakeOutdated(_ splices: [Splice]) {
        // What is not made again goes on with what was read for it; reads of what is gone go when they are many.
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

    /// Tells who shows a handle of a subview.
    ///
    /// - Complexity: O(handles), where no position changed O(those made from something else).
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

    /// The places whose subviews were made from something else with a version or after.
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

    /// Returns the current index of the subview with `id`, at once if it has not moved far from `hint`.
    ///
    /// - Parameters:
    ///   - id: The id.
    ///   - hint: where it was; negative for one that never was.
    /// - Returns: The index, or nil if the subview is gone.
    /// - Complexity: O(1) near the hint, otherwise O(1) on average after one O(n) pass a change.
    func index(of id: ItemID, near hint: Int) -> Int? {
        if hint < 0 { return nil }
        // The id of one that was made is the same object each time, which is compared at a glance once it was found equal.
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
    /// - Complexity: linear in what came, as long as that is little, otherwise that of ``index(of:near:)``.
    func index(of id: ItemID, from place: Int, after splices: [Splice]) -> Int? {
        if let index = splices.place(of: place).index { return index }
        guard splices.reduce(0, { $0 + $1.new.count }) <= Self.soughtLimit else { return index(of: id, near: place) }
        return trackingMore { splices.lazy.flatMap(\.new).first { self.id(at: $0) == id } }
    }

    /// Remembers that a handle is shown by `node`, which then follows changes.
    func register(_ node: SubviewNode, for id: ItemID) {
        placed[id, default: []].append(ProxyReference(node: node))
    }

    func unregister(_ node: SubviewNode, for id: ItemID) {
        placed[id]?.removeAll { $0.node == nil || $0.node === node }
        if placed[id]?.isEmpty == true { placed[id] = nil }
    }

    // MARK: Sections

    /// The sections, explicit ones and runs of loose subviews between them (R3.1).
    var sections: [SectionRange] {
        if let known = knownSections, known.version == version { return known.sections }
        let sections = readSections()
        let isSame = knownSections?.sections.elementsEqual(sections) { $0.isSame(as: $1) } == true
        knownSections = (version, isSame ? knownSections!.change : version, sections)
        return sections
    }

    /// Returns the current start of a section's part; nil is the whole list.
    func start(of place: PartPlace?) -> Int {
        guard let place else { return 0 }
        if knownSections?.version != version { _ = sections }
        return place.start
    }

    /// The version with which something came to be different last that is known without a look at the subviews: which
    /// there are, and the sections, if somebody ever asked for these.
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
            // One that is another by now counts as none, until its loop's turn comes.
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

    /// Returns the node of the explicit section of the subview at `index`, or nil if there is none.
    func section(at index: Int) -> (any ExplicitSection)? {
        var place = index
        var result: (any ExplicitSection)?
        var node: _ViewListNode? = trackingMore { root.source(of: &place) }
        while let current = node {
            result = current.section ?? result
            node = current.inputs.parent
        }
        return result
    }

    /// About how many sections there are, for who makes room for all.
    var expectedSections: Int { root.expectedSections }

    /// Goes through the sections that have subviews, with their places, and tells whether they are explicit ones; an
    /// implicit one is there for every run of loose subviews (R3.1, R3.7).
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
