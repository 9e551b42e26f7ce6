import Foundation

/// The node of a lazy container, which builds lines close to the visible range and releases the others.
///
/// The visible range and half a page on both sides are built. Lines more than a page away are released unless they
/// contain the focus. The cost of an update depends on the number of built lines, not on the size of the list.
class LineNode: _ViewNode {
    /// A subview that is built.
    struct Cell {
        var index: Int
        let node: _ViewNode
        /// The space in which the subview was last placed; `nil` if it must be placed.
        var room: CGRect?
        private let idHash: Int

        @MainActor
        init(index: Int, node: _ViewNode) {
            (self.index, self.node) = (index, node)
            idHash = node.item.id.hashValue
        }

        /// Returns whether the cell shows a subview.
        ///
        /// - Parameters:
        ///   - id: The id of the subview.
        ///   - idHash: The hash of `id`, which is compared first.
        /// - Returns: Whether it does.
        @MainActor
        func isCalled(_ id: ItemID, idHash: Int) -> Bool {
            // The autoclosure of && is not isolated to the main actor.
            if idHash != self.idHash { return false }
            return node.item.id == id
        }
    }

    private(set) var list: ResolvedList!
    var table: LineTable!
    var lengths: LineLengths!
    /// The built subviews in ascending order; `children` has the same order.
    var cells: [Cell] = []
    /// Nodes of replaced subviews, which are reused if the subviews come back at another position.
    var pool: [ItemID: _ViewNode] = [:]
    /// The reuse pool: hidden nodes of released subviews.
    private var reusePool: [_ViewNode] = []
    var retained = RetainedStates()
    /// Nodes of subviews that are not listed while they are dragged over another container.
    private var lifted: [ItemID: _ViewNode] = [:]
    /// The length across the axis for which lines are measured.
    private(set) var cross: CGFloat = 0
    private(set) var tracks = GridTracks(tracks: [])
    /// The visible range and the lines in it.
    var viewport = LineViewport()
    /// A Boolean value that indicates whether overscan is deferred until scrolling settles.
    var isOverscanDeferred = false
    /// The scroll view that determines the visible range.
    weak var scroll: _ViewNode?
    /// A Boolean value that indicates whether the total length differs from the one in the last layout.
    var isOutgrown = false
    /// Called when positions changed, before subviews are updated.
    var onChange: (([Splice]) -> Void)?

    private var shownDepths: [Double] = []
    /// The version of the list that the built subviews reflect.
    var seen = 0

    private(set) var arrangement: LineArrangement
    var axis: Axis { arrangement.axis }

    init(_ item: _ViewListItem, _ inputs: _NodeInputs, _ arrangement: LineArrangement) {
        self.arrangement = arrangement
        super.init(item, inputs)
    }

    /// Resolves the content.
    func makeList() -> ResolvedList { preconditionFailure("abstract") }

    /// Updates the list to the current content, unless it equals that of `old`.
    ///
    /// - Returns: The current arrangement; `nil` if the content is equal.
    func updateList(_ old: _ViewListItem, environmentChanged: Bool) -> LineArrangement? {
        preconditionFailure("abstract")
    }

    /// A Boolean value that indicates whether the item shown for a subview depends on its position.
    var followsPositions: Bool { preconditionFailure("abstract") }

    /// Returns the item shown for a subview.
    func line(_ item: _ViewListItem, at index: Int, in stretch: LineTable.Stretch) -> _ViewListItem {
        preconditionFailure("abstract")
    }

    /// Returns the subviews that determine the item at a position; `nil` if unknown.
    func sources(ofLineAt index: Int, in stretch: LineTable.Stretch) -> ClosedRange<Int>? {
        preconditionFailure("abstract")
    }

    override var contentList: ResolvedList? { list }
    override var rows: [_ViewListItem] { cells.map(\.node.item) }
    override var isContainer: Bool { true }
    override var isLazy: Bool { true }
    override var mayBeShown: Bool { mayShowListItems }
    override var isHost: Bool { showsListItems }
    var showsListItems = false
    override var stackOrientation: Axis? { arrangement.items == nil ? axis : nil }

    // MARK: Content

    override func build() {
        list = makeList()
        list.owner = self
        list.onChange = { [unowned self] in apply() }
        seen = list.version
        tracks = arrangement.tracks(cross)
        table = LineTable(list, columns: tracks.tracks.count)
        lengths = LineLengths(count: table.count, gap: arrangement.spacing)
        graph.geometryObservers.insert(self)
    }

    override func remove() {
        graph.geometryObservers.remove(self)
        list.onChange = nil
        list.tearDown()
        super.remove()
        (cells, reusePool, lifted) = ([], [], [:])
    }

    override func evaluate() { scrollingSettled() }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        guard let new = updateList(old, environmentChanged: environmentChanged) else { return }
        apply()
        guard new != arrangement else { return }
        arrangement = new
        arrange()
        invalidateLayout()
    }

    /// Discards all measurements after the arrangement of lines changed.
    private func arrange() {
        tracks = arrangement.tracks(cross)
        table = table.following([], of: list, columns: tracks.tracks.count)
        lengths = lengths.forgotten(count: table.count, gap: arrangement.spacing)
        viewport.linesMoved()
        for cellIndex in cells.indices { cells[cellIndex].room = nil }
    }

    // MARK: Lines

    /// Returns the index in `cells` of the first item at or after `index`.
    func cellIndex(of index: Int) -> Int {
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func node(at index: Int) -> _ViewNode? {
        let cellIndex = cellIndex(of: index)
        return cellIndex < cells.count && cells[cellIndex].index == index ? cells[cellIndex].node : nil
    }

    /// Returns the item shown for a subview.
    func item(at index: Int) -> _ViewListItem {
        line(list.item(at: index), at: index, in: table.stretch(ofItem: index)!)
    }

    func sources(at index: Int) -> ClosedRange<Int>? {
        sources(ofLineAt: index, in: table.stretch(ofItem: index)!)
    }

    func make(_ item: _ViewListItem) -> _ViewNode {
        graph.restored = retained.take(item.id)
        defer { graph.restored = nil }
        return makeChild(item, environment: environment, bodyEnvironment: environment)
    }

    /// Builds the missing subviews of a line and measures it.
    func mount(_ line: Int) {
        let stretch = table.stretch(of: line)
        let items = stretch.items(of: line)
        for index in items where node(at: index) == nil {
            let item = item(at: index)
            let node: _ViewNode
            if let pooled = pool.removeValue(forKey: item.id) ?? takeLifted(item.id), pooled.canTake(item) {
                pooled.update(item, environment: environment, bodyEnvironment: environment)
                node = pooled
            } else {
                warnIfDouble(item.id)
                node = reused(for: item) ?? make(item)
            }
            cells.insert(Cell(index: index, node: node), at: cellIndex(of: index))
        }
        let first = cellIndex(of: items.lowerBound)
        measure(MadeLine(line: line, kind: stretch.kind, items: items, cells: first..<first + items.count))
    }

    /// The range in points that is being built, and the lines built so far.
    struct Need {
        let start: CGFloat
        let end: CGFloat
        let lines: ClosedRange<Int>
    }

    var needed: Need?

    /// Moves the node of a released subview to the reuse pool, or removes it.
    func release(_ node: _ViewNode) {
        if list.isLifted(node.item.id) {
            lifted[node.item.id] = node
            return setExcluded(node, true)
        }
        guard reusePool.count < Self.reuseLimit, node.motion == nil, node.isReusable, node !== nodeWithFocus else {
            return node.remove()
        }
        setExcluded(node, true)
        reusePool.append(node)
    }

    private func setExcluded(_ node: _ViewNode, _ isExcluded: Bool) {
        node.isExcluded = isExcluded
        graph.renderer?.visibilityChanged(node)
    }

    private func takeLifted(_ id: ItemID) -> _ViewNode? {
        let node = lifted.removeValue(forKey: id)
        if let node { setExcluded(node, false) }
        return node
    }

    /// Removes the nodes of subviews that are no longer dragged and did not come back.
    func releaseLifted() {
        for (id, node) in lifted where !list.isLifted(id) {
            lifted[id] = nil
            node.remove()
        }
    }

    private static var reuseLimit: Int { 32 }

    /// Returns a node reused for `item` with its widgets: from the reuse pool, or from a line far from the visible
    /// range; `nil` if there is none.
    private func reused(for item: _ViewListItem) -> _ViewNode? {
        if let index = reusePool.lastIndex(where: { $0.canBeReused(for: item) }) {
            let node = reusePool.remove(at: index)
            setExcluded(node, false)
            node.reuse(for: item, environment: environment)
            return node
        }
        guard let needed, !cells.isEmpty else { return nil }
        let before = min(lengths.line(at: max(needed.start, 0)), needed.lines.lowerBound)
        let (focused, kept, pinned) = (nodeWithFocus, viewport.target?.item, viewport.range.map(pinnedLines) ?? [])
        func isReusable(_ cellIndex: Int) -> Bool {
            let cell = cells[cellIndex]
            if cell.node === focused || cell.index == kept || !cell.node.canBeReused(for: item) { return false }
            return !pinned.contains(table.line(of: cell.index).line)
        }
        func take(_ cellIndex: Int) -> _ViewNode {
            let cell = cells.remove(at: cellIndex)
            let line = table.line(of: cell.index).line
            viewport.didRelease(line, isBefore: line < before)
            cell.node.reuse(for: item, environment: environment)
            return cell.node
        }
        for cellIndex in cells.indices {
            guard table.line(of: cells[cellIndex].index).line < before else { break }
            if isReusable(cellIndex) { return take(cellIndex) }
        }
        let after = max(lengths.line(at: needed.end), needed.lines.upperBound)
        for cellIndex in cells.indices.reversed() {
            guard table.line(of: cells[cellIndex].index).line > after else { break }
            if isReusable(cellIndex) { return take(cellIndex) }
        }
        return nil
    }

    private func warnIfDouble(_ id: ItemID) {
        let idHash = id.hashValue
        // A closure would be checked for its actor at each call.
        for cell in cells where cell.isCalled(id, idHash: idHash) {
            return graph.warn(
                "ForEach: the ID \(id.elementName) occurs multiple times within the collection, this will give undefined results!"
            )
        }
    }

    /// Updates `children` to the built subviews.
    ///
    /// - Returns: Whether another layout is needed.
    @discardableResult
    func showCells(isResized: Bool) -> Bool {
        isOutgrown = false
        let isSame = showsCells
        if !isSame {
            children = cells.map(\.node) + hidden
            childrenChanged()
        } else if isResized {
            invalidateLayout()
        }
        return !isSame || isResized
    }

    /// The nodes without a position: the reuse pool and dragged subviews.
    private var hidden: [_ViewNode] { lifted.isEmpty ? reusePool : reusePool + lifted.values }

    private var showsCells: Bool {
        let (children, cells, reusePool) = (children, cells, hidden)
        guard children.count == cells.count + reusePool.count else { return false }
        for cellIndex in cells.indices where children[cellIndex] !== cells[cellIndex].node { return false }
        for cellIndex in reusePool.indices where children[cells.count + cellIndex] !== reusePool[cellIndex] {
            return false
        }
        return true
    }

    // MARK: Layout

    override func computeTraits() -> LayoutTraits {
        LayoutTraits(widthFollowsHeight: axis == .horizontal, heightFollowsWidth: axis == .vertical)
    }

    override func computeSpacing() -> ViewSpacing { ViewSpacing() }
    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Returns the total length of all lines along the axis, and the proposed length across it (R7.5).
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let across = arrangement.crossLength(proposal[axis.cross])
        var size = CGSize.zero
        size[axis] = max(length(at: across), 0)
        size[axis.cross] =
            across ?? cells.reduce(0) { max($0, $1.node.sizeThatFits(.unspecified)[axis.cross]) }
        return size
    }

    override func lengthKnown(on axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
        axis == self.axis ? nil : arrangement.crossLength(proposal[axis])
    }

    override func placeChildren(in bounds: CGRect) {
        if bounds.size[axis.cross] != cross {
            cross = bounds.size[axis.cross]
            arrange()
        }
        let lines = madeLines
        measureUnsettled(lines)
        let pinned = pinnedStarts()
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        var (next, start): (Int, CGFloat) = (-1, 0)
        for made in lines {
            if made.line != next { start = lengths.start(of: made.line) }
            place(made, at: pinned[made.line] ?? start, in: bounds, isRightToLeft: isRightToLeft)
            start += lengths[made.line] + lengths.gap
            next = made.line + 1
        }
        let depths = childDepths
        guard depths != shownDepths else { return }
        shownDepths = depths
        graph.renderer?.structureChanged(self)
    }

    override var childDepths: [Double] {
        let pinned = pinnedStarts()
        if pinned.isEmpty { return super.childDepths }
        let declared = super.childDepths
        return children.indices.map { cellIndex in
            let isPinned = cellIndex < cells.count && pinned[table.line(of: cells[cellIndex].index).line] != nil
            return (declared.isEmpty ? 0 : declared[cellIndex]) + (isPinned ? 0.5 : 0)
        }
    }

    // MARK: Search

    override func bringIn(_ id: AnyHashable) -> (container: _ViewNode, frame: CGRect)? {
        let row = list.outlineRow(calledBy: id) ?? list.index(calledBy: id)
        guard let index = row, node(at: index) == nil else { return super.bringIn(id) }
        return bringIn(row: index).map { (self, $0) }
    }

    override func bringIn(row index: Int) -> CGRect? {
        guard index >= 0, index < table.itemCount else { return nil }
        let line = table.line(of: index).line
        mount(line)
        showCells(isResized: isOutgrown)
        var frame = windowFrame
        let start = lengths.start(of: line)
        viewport.aim(at: index, table, lengths)
        frame.origin[axis] += isMirrored ? frame.size[axis] - start - lengths[line] : start
        frame.size[axis] = lengths[line]
        return frame
    }

    override func willBeScrolled(to child: _ViewNode) {
        guard let cell = cells.first(where: { $0.node === child }) else { return }
        viewport.aim(at: cell.index, table, lengths)
    }
}
