import Foundation

/// A placed list to its rows, and to what shows it.
@MainActor
package protocol ListSurface: ScrollSurface, DropSurface {
    /// Whether rows can be selected.
    var isSelectable: Bool { get }
    /// Whether a row is selected; nil where it cannot be.
    func isSelected(_ row: ListRowNode) -> Bool?
    /// The place of a row among all rows from 1, or among those of its branch, and their count, without headers and footers.
    func position(of row: ListRowNode) -> (place: Int, count: Int)
    /// The row at a place of the content, in its coordinates.
    func row(at point: CGPoint) -> ListRowNode?
    /// Does what a double click does; says whether there is anything.
    @discardableResult
    func activate(_ row: ListRowNode) -> Bool
    /// What can be done with a row, or with all that are selected with it.
    func menu(for row: ListRowNode) -> OpenMenu?
    /// Takes a click on a row.
    func click(_ row: ListRowNode, _ modifiers: EventModifiers)
    /// Takes a key while the focus is at `node`, which is the list or inside of it.
    func press(_ press: KeyPress, at node: _ViewNode) -> KeyPress.Result
    /// The row that takes the focus when it comes to the list: the one that had it last, else the first that is selected
    /// and made, else the first in sight.
    var entryRow: ListRowNode? { get }
    /// The focus is in a row.
    func focusEntered(_ row: ListRowNode)
    /// A row is taken out while the focus is inside.
    func focusedRowWillGo()
    /// Opens or closes what is below a row of an outline.
    func setExpanded(_ isExpanded: Bool, _ row: ListRowNode)
    /// Takes a row up to be moved, with all that are selected with it; says whether it can be.
    func beginDrag(_ row: ListRowNode) -> Bool
    /// Shows where the rows that were taken up would come in at a place of the content.
    func drag(to point: CGPoint)
    /// Puts rows that were taken up where they would come in, or leaves them where they are.
    func endDrag(drops: Bool)
    /// Whether rows are on their way.
    var isDragging: Bool { get }
    /// The row of an outline that would take the rows on their way and is closed; nil where there is none.
    var closedRowUnderDrag: ListRowNode? { get }
    /// The scope in which one row at a time is moved aside.
    var swipes: SwipeScope { get }
}

/// A row by its id, and where it is as far as changes were told.
struct ListMark {
    let id: ItemID
    var index: Int
    /// In how many branches of an outline it is.
    let level: Int
}

/// A list, placed: a scroll view of lines.
///
/// Keeps which row the keyboard is at.
final class ListScrollNode<Value: Hashable, Content: View>: ScrollNode<ListLines<Value, Content>>, ListSurface {
    override var kind: String? { "List" }
    override var rows: [_ViewListItem] { children[0].rows }

    var lines: LineNode { children[0] as! LineNode }
    var selection: ListSelection<Value> { item.value(as: ScrollView<ListLines<Value, Content>>.self).content.selection }
    /// The row with the focus, or that had it last.
    var lead: ListMark?
    /// Where a range of rows begins that is selected.
    var anchor: ListMark?
    /// What is being typed to come to a row.
    var typed = TypedLetters()
    /// The action that reloads the content.
    var refreshing: Task<Void, Never>?
    /// Rows that are on their way with the pointer.
    var drag: RowDrag?
    var isDragging: Bool { drag != nil }
    /// Where what is dragged from elsewhere would come in.
    var dropTarget: RowDrag.Target?
    let swipes = SwipeScope()
    private var selected = ListSelection<Value>.Selected.nothing
    private lazy var refocus = RefocusEffect(graph: graph) { [weak self] in self?.focusAgain() }

    override func build() {
        readSelection()
        super.build()
        lines.onChange = { [unowned self] in rowsChanged($0) }
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        evaluate()
    }

    /// The selection was written.
    override func evaluate() {
        let before = selected
        readSelection()
        if selected != before { lines.cells.forEach { ($0.node as? ListRowNode)?.refreshSelection() } }
    }

    private func readSelection() { selected = tracking { selection.selected } }

    // MARK: Rows

    var isSelectable: Bool { selection != .none }

    func isSelected(_ row: ListRowNode) -> Bool? {
        row.content.selectionValue(Value.self).map { selected.contains($0) }
    }

    func row(at point: CGPoint) -> ListRowNode? {
        let point = onLines(point)
        return lines.cells.lazy.compactMap { $0.node as? ListRowNode }.first { $0.ownFrame.contains(point) }
    }

    /// A point of the content in the coordinates of the rows.
    func onLines(_ point: CGPoint) -> CGPoint { lines.isSurface ? lines.enteringSurface(point) : point }

    func position(of row: ListRowNode) -> (place: Int, count: Int) {
        if let place = row.disclosure?.place, let count = row.disclosure?.count { return (place, count) }
        return lines.table.position(of: row.index)
    }

    func mark(_ index: Int) -> ListMark {
        ListMark(id: lines.list.id(at: index), index: index, level: disclosure(at: index)?.level ?? 0)
    }

    /// The row that holds `node`.
    func index(around node: _ViewNode) -> Int? {
        var current: _ViewNode? = node
        while let node = current, node !== self {
            if let row = node as? ListRowNode { return row.index }
            current = node.parent
        }
        return nil
    }

    var entryRow: ListRowNode? {
        if let lead, let row = lines.row(lead.index) { return row }
        let rows = lines.cells.compactMap { $0.node as? ListRowNode }.filter(\.isRow)
        let top = windowFrame.minY
        return rows.first { $0.isSelected == true } ?? rows.first { $0.windowFrame.minY >= top } ?? rows.first
    }

    // MARK: Focus

    func focusEntered(_ row: ListRowNode) {
        if row.isRow { lead = mark(row.index) }
    }

    /// Moves the focus to a row, which is made and comes into sight.
    func focus(_ index: Int) {
        guard let frame = lines.bringIn(row: index) else { return }
        show(frame, nil)
        lead = mark(index)
        if let row = lines.row(index) { graph.focus.request(row) }
    }

    func focusedRowWillGo() { refocus.schedule() }

    /// The row with the focus moves with its data, and is to be seen after.
    func keepFocusInSight() { refocus.schedule() }

    /// The row with the focus may be gone: the one in its place takes it.
    private func focusAgain() {
        let isElsewhere = graph.focus.node.map { index(around: $0) == nil } ?? false
        guard !isRetired, !isElsewhere, let lead, lines.table.itemCount > 0 else { return }
        let place = min(lead.index, lines.table.itemCount - 1)
        if let row = lines.table.firstRow(from: place) ?? lines.table.lastRow(upTo: place) { focus(row) }
    }

    private func rowsChanged(_ changes: [Splice]) {
        lead = lead.map { moved($0, changes) }
        anchor = anchor.map { moved($0, changes) }
        dragFollows(changes)
    }

    func moved(_ mark: ListMark, _ changes: [Splice]) -> ListMark {
        var mark = mark
        switch changes.place(of: mark.index) {
        case .kept(let index): mark.index = index
        case .replaced(let range):
            mark.index = lines.list.index(of: mark.id, near: mark.index) ?? substitute(for: mark, at: range.lowerBound)
        }
        return mark
    }

    /// What comes in the place of a row that went: the row below in the same branch, else the one above.
    private func substitute(for mark: ListMark, at index: Int) -> Int {
        guard mark.level > 0, index > 0, disclosure(at: index - 1) != nil else { return index }
        let level = index < lines.list.count ? disclosure(at: index)?.level ?? 0 : 0
        return level < mark.level ? index - 1 : index
    }

    // MARK: Selecting

    func click(_ row: ListRowNode, _ modifiers: EventModifiers) {
        if swipes.open != nil { return swipes.open = nil }
        guard environment.isEnabled, row.isRow else { return }
        focus(row.index)
        guard isSelectable else { return row.useAround() }
        choose(row.index, isRange: modifiers.contains(.shift), isToggled: modifiers.contains(.control))
    }

    func isSelected(_ value: Value) -> Bool { selected.contains(value) }

    func value(at index: Int) -> Value? { lines.list.item(at: index).selectionValue(Value.self) }

    /// Selects a row as a click or a key on it does.
    func choose(_ index: Int, isRange: Bool, isToggled: Bool) {
        if isRange, case .many(let binding) = selection {
            let start = anchor?.index ?? index
            if anchor == nil { anchor = mark(index) }
            let range = values(in: min(start, index)..<max(start, index) + 1)
            binding.wrappedValue = isToggled ? binding.wrappedValue.union(range) : range
            return
        }
        anchor = mark(index)
        guard let value = value(at: index) else { return }
        if isToggled { selection.toggle(value) } else { selection.select(value) }
    }

    /// The values of all rows in a range of items that can be selected.
    func values(in items: Range<Int>) -> Set<Value> {
        var values: Set<Value> = []
        for rows in lines.table.rows(in: items) {
            lines.list.visit(rows) { item in
                if let value = item.selectionValue(Value.self) { values.insert(value) }
            }
        }
        return values
    }
}

/// Runs after what is shown.
private final class RefocusEffect: AnyEffect {
    private let action: () -> Void

    init(graph: Graph, action: @escaping () -> Void) {
        self.action = action
        super.init(graph: graph)
    }

    override func run(_ phase: EffectPhase) { if phase == .task { action() } }
}
