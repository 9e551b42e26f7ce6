import Foundation

/// A lazy container, placed: makes the lines that come near to what is in sight, and lets the others go.
///
/// Lines in sight and half a page more on both sides are made; they go when they are more than a page away, unless they
/// hold the focus. What happens costs as much as there is of them, whatever the list counts.
class LineNode: _ViewNode {
    /// One subview that is made.
    struct Cell {
        var index: Int
        let node: _ViewNode
        /// The version of the list with which what is shown came to be another.
        var change: Int
        /// The room that it was placed in last; nil where it is to be placed.
        var room: CGRect?
        private let idHash: Int

        @MainActor
        init(index: Int, node: _ViewNode, change: Int) {
            (self.index, self.node, self.change) = (index, node, change)
            idHash = node.item.id.hashValue
        }

        /// Returns whether a row shows a subview.
        ///
        /// - Parameters:
        ///   - id: The id of the subview.
        ///   - idHash: of `id`, which is compared only where that is the same.
        /// - Returns: Whether it does.
        @MainActor
        func isCalled(_ id: ItemID, idHash: Int) -> Bool {
            // What && takes is not on the main actor.
            if idHash != self.idHash { return false }
            return node.item.id == id
        }
    }

    /// What is in sight, in points from the beginning of the container.
    struct Sight: Equatable {
        var start: CGFloat
        var end: CGFloat
        /// How far the scroll view around is scrolled; nil where there is none.
        var offset: CGFloat?

        var page: CGFloat { max(end - start, 0) }

        /// After the scroll view has scrolled by `shift` points.
        func shifted(by shift: CGFloat) -> Sight {
            Sight(start: start + shift, end: end + shift, offset: offset.map { $0 + shift })
        }
        /// How far around lines are made.
        var margin: CGFloat { offset == nil ? 0 : page / 2 }
    }

    private(set) var list: ResolvedList!
    var table: LineTable!
    var lengths: LineLengths!
    /// Ascending; children in the same order.
    var cells: [Cell] = []
    /// Subviews of which it is not known yet where they went.
    var pool: [ItemID: _ViewNode] = [:]
    /// Subviews that went and may go on as others that come, as where a branch of an outline is closed and opened.
    private var spares: [_ViewNode] = []
    var retained = RetainedStates()
    /// Dragged subviews that are not listed while they would go to another container.
    private var lifted: [ItemID: _ViewNode] = [:]
    /// The length across at which lines are measured.
    private(set) var cross: CGFloat = 0
    private(set) var tracks = GridTracks(tracks: [])
    var sight: Sight?
    /// Whether what is in sight is new or passed over: lines around it are made when it stays.
    var isPassing = false
    /// Whether that was scrolled to, or came where nothing was: its lines may be made over several frames.
    var mayTakeFrames = false
    /// What the lines were made for last; nil where some have changed since.
    var filled: Sight?
    /// Whether there was no time for all of them.
    var isCutShort = false
    /// The lines that were made for that.
    var filledLines = 0..<0
    /// The scroll view that decides what is in sight.
    weak var scroll: _ViewNode?
    /// What begins the part in sight: an item, and how far its line is scrolled away.
    var anchor: (item: Int, offset: CGFloat)?
    /// Whether lines changed their places since the anchor was taken.
    var hasMoved = false
    /// Whether the length is another one than the layout around knows.
    var isOutgrown = false
    /// An item that is scrolled to, the number of layouts that it may still take to come into sight, and where its line began
    /// when the scroll view was scrolled to it.
    var target: (item: Int, patience: Int, start: CGFloat)?

    /// Told when positions changed, before subviews follow.
    var onChange: (([Splice]) -> Void)?

    private var shownDepths: [Double] = []
    /// The version of the list of which all that is made tells.
    var servedVersion = 0

    private(set) var arrangement: LineArrangement
    var axis: Axis { arrangement.axis }

    init(_ item: _ViewListItem, _ inputs: _NodeInputs, _ arrangement: LineArrangement) {
        self.arrangement = arrangement
        super.init(item, inputs)
    }

    /// Resolves the content.
    func makeList() -> ResolvedList { preconditionFailure("abstract") }

    /// Lets the list take the content that there is now, unless all is what `old` says.
    ///
    /// - Returns: what became of the positions, and how lines are arranged now; nil where all is the same.
    func updateList(_ old: _ViewListItem, environmentChanged: Bool) -> (
        changes: [Splice], arrangement: LineArrangement
    )? {
        preconditionFailure("abstract")
    }

    /// Whether what is shown for a subview depends on its place.
    var followsPlaces: Bool { preconditionFailure("abstract") }

    /// What is shown for a subview.
    func line(_ item: _ViewListItem, at index: Int, in stretch: LineTable.Stretch) -> _ViewListItem {
        preconditionFailure("abstract")
    }

    /// The subviews from which that follows; nil where nobody knows.
    func sources(ofLineAt index: Int, in stretch: LineTable.Stretch) -> ClosedRange<Int>? {
        preconditionFailure("abstract")
    }

    override var contentList: ResolvedList? { list }
    override var rows: [_ViewListItem] { cells.map(\.node.item) }
    override var isContainer: Bool { true }
    override var isLazy: Bool { true }
    override var mayBeShown: Bool { mayShowListItems }
    override var isSurface: Bool { showsListItems }
    var showsListItems = false
    override var stackOrientation: Axis? { arrangement.items == nil ? axis : nil }

    // MARK: Content

    override func build() {
        list = makeList()
        list.owner = self
        list.onChange = { [unowned self] in apply($0) }
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
        (cells, spares, lifted) = ([], [], [:])
    }

    override func evaluate() { stay() }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        guard let new = updateList(old, environmentChanged: environmentChanged) else { return }
        apply(new.changes)
        guard new.arrangement != arrangement else { return }
        arrangement = new.arrangement
        arrange()
        invalidateLayout()
    }

    /// Begins again with what lines measure: they are arranged in another way.
    private func arrange() {
        tracks = arrangement.tracks(cross)
        table = table.following([], of: list, columns: tracks.tracks.count)
        lengths = lengths.forgotten(count: table.count, gap: arrangement.spacing)
        hasMoved = true
        filled = nil
        for place in cells.indices { cells[place].room = nil }
    }

    // MARK: Lines

    /// The place in `cells` of the first item at or behind `index`.
    func place(of index: Int) -> Int {
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func node(at index: Int) -> _ViewNode? {
        let place = place(of: index)
        return place < cells.count && cells[place].index == index ? cells[place].node : nil
    }

    /// What is shown for a subview.
    func item(at index: Int) -> _ViewListItem {
        line(list.item(at: index), at: index, in: table.stretch(ofItem: index)!)
    }

    /// The version of the list with which what is shown for a subview came to be another.
    func change(at index: Int) -> Int {
        guard let sources = sources(at: index) else { return list.version }
        var change = 0
        for source in sources { change = max(change, list.change(at: source)) }
        return change
    }

    func sources(at index: Int) -> ClosedRange<Int>? {
        sources(ofLineAt: index, in: table.stretch(ofItem: index)!)
    }

    func make(_ item: _ViewListItem) -> _ViewNode {
        graph.restored = retained.take(item.id)
        defer { graph.restored = nil }
        return makeChild(item, environment: environment, bodyEnvironment: environment)
    }

    /// Makes the subviews of a line that are not made yet, and measures it.
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
                node = takeOver(item) ?? make(item)
            }
            cells.insert(Cell(index: index, node: node, change: change(at: index)), at: place(of: index))
        }
        let first = place(of: items.lowerBound)
        measure(MadeLine(line: line, kind: stretch.kind, items: items, cells: first..<first + items.count))
    }

    /// What is being made: where it begins and ends, in points, and the lines so far.
    struct Need {
        let start: CGFloat
        let end: CGFloat
        let lines: ClosedRange<Int>
    }

    var needed: Need?

    /// Keeps a subview that went, where another one may take it over.
    func spare(_ node: _ViewNode) {
        if list.isLifted(node.item.id) {
            lifted[node.item.id] = node
            return setPassedOver(node, true)
        }
        guard spares.count < Self.spareLimit, node.motion == nil, node.isReusable, node !== nodeWithFocus else {
            return node.remove()
        }
        setPassedOver(node, true)
        spares.append(node)
    }

    private func setPassedOver(_ node: _ViewNode, _ isPassedOver: Bool) {
        node.isPassedOver = isPassedOver
        graph.renderer?.visibilityChanged(node)
    }

    private func takeLifted(_ id: ItemID) -> _ViewNode? {
        let node = lifted.removeValue(forKey: id)
        if let node { setPassedOver(node, false) }
        return node
    }

    /// Lets go of subviews that are not dragged any more and did not come back.
    func releaseLifted() {
        for (id, node) in lifted where !list.isLifted(id) {
            lifted[id] = nil
            node.remove()
        }
    }

    private static var spareLimit: Int { 32 }

    /// A subview that went, or one far from what is in sight, that goes on as `item`, with its widgets.
    private func takeOver(_ item: _ViewListItem) -> _ViewNode? {
        if let place = spares.lastIndex(where: { $0.canBecome(item) }) {
            let node = spares.remove(at: place)
            setPassedOver(node, false)
            node.become(item, environment: environment)
            return node
        }
        guard let needed, !cells.isEmpty else { return nil }
        let before = min(lengths.line(at: max(needed.start, 0)), needed.lines.lowerBound)
        let (focused, kept, pinned) = (nodeWithFocus, target?.item, sight.map(pinnedLines) ?? [])
        func isSpare(_ place: Int) -> Bool {
            let cell = cells[place]
            if cell.node === focused || cell.index == kept || !cell.node.canBecome(item) { return false }
            return !pinned.contains(table.line(of: cell.index).line)
        }
        func take(_ place: Int) -> _ViewNode {
            let cell = cells.remove(at: place)
            let line = table.line(of: cell.index).line
            filledLines = filledLines.clamped(to: line < before ? line + 1..<Int.max : 0..<line)
            cell.node.become(item, environment: environment)
            return cell.node
        }
        for place in cells.indices {
            guard table.line(of: cells[place].index).line < before else { break }
            if isSpare(place) { return take(place) }
        }
        let after = max(lengths.line(at: needed.end), needed.lines.upperBound)
        for place in cells.indices.reversed() {
            guard table.line(of: cells[place].index).line > after else { break }
            if isSpare(place) { return take(place) }
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

    /// Shows the subviews that there are now.
    ///
    /// - Returns: whether another layout has to follow.
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

    /// The nodes that are kept without a place.
    private var hidden: [_ViewNode] { lifted.isEmpty ? spares : spares + lifted.values }

    private var showsCells: Bool {
        let (children, cells, spares) = (children, cells, hidden)
        guard children.count == cells.count + spares.count else { return false }
        for place in cells.indices where children[place] !== cells[place].node { return false }
        for place in spares.indices where children[cells.count + place] !== spares[place] { return false }
        return true
    }

    // MARK: Layout

    override func computeTraits() -> LayoutTraits {
        LayoutTraits(widthFollowsHeight: axis == .horizontal, heightFollowsWidth: axis == .vertical)
    }

    override func computeSpacing() -> ViewSpacing { ViewSpacing() }
    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    /// As long as all lines are, and across as long as proposed (R7.5).
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
        let pinned = pinnedPlaces()
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
        let pinned = pinnedPlaces()
        if pinned.isEmpty { return super.childDepths }
        let declared = super.childDepths
        return children.indices.map { place in
            let isPinned = place < cells.count && pinned[table.line(of: cells[place].index).line] != nil
            return (declared.isEmpty ? 0 : declared[place]) + (isPinned ? 0.5 : 0)
        }
    }

    // MARK: Search

    override func bringIn(_ id: AnyHashable) -> (container: _ViewNode, frame: CGRect)? {
        let place = list.outlineRow(calledBy: id) ?? list.index(calledBy: id)
        guard let index = place, node(at: index) == nil else { return super.bringIn(id) }
        return bringIn(row: index).map { (self, $0) }
    }

    override func bringIn(row index: Int) -> CGRect? {
        guard index >= 0, index < table.itemCount else { return nil }
        let line = table.line(of: index).line
        mount(line)
        showCells(isResized: isOutgrown)
        var frame = windowFrame
        let start = lengths.start(of: line)
        target = (index, Self.patience, start)
        frame.origin[axis] += isMirrored ? frame.size[axis] - start - lengths[line] : start
        frame.size[axis] = lengths[line]
        return frame
    }

    override func willBeScrolled(to child: _ViewNode) {
        guard let cell = cells.first(where: { $0.node === child }) else { return }
        target = (cell.index, Self.patience, lengths.start(of: table.line(of: cell.index).line))
    }

    /// The number of layouts that a target may take to come into sight.
    private static var patience: Int { 8 }
}
