import Foundation

/// The node of a list, for its rows and renderers.
@MainActor
package protocol AnyListScrollNode: AnyScrollNode, AnyDropNode {
    /// A Boolean value that indicates whether rows can be selected.
    var isSelectable: Bool { get }
    /// Returns a Boolean value that indicates whether a row is selected, or `nil` if it cannot be selected.
    func isSelected(_ row: ListRowNode) -> Bool?
    /// Returns the position of a row, counted from 1, among all rows or those of its branch, and their number.
    ///
    /// Headers and footers do not count.
    func position(of row: ListRowNode) -> (place: Int, count: Int)
    /// Returns the row at a point, in the coordinates of the content.
    func row(at point: CGPoint) -> ListRowNode?
    /// Performs the action of a double click.
    ///
    /// - Returns: A Boolean value that indicates whether there is an action.
    @discardableResult
    func activate(_ row: ListRowNode) -> Bool
    /// A Boolean value that indicates whether rows have a primary action.
    var hasPrimaryAction: Bool { get }
    /// Returns the menu of a row, or of the selection that contains it.
    func menu(for row: ListRowNode) -> OpenMenu?
    /// Handles a click on a row.
    func click(_ row: ListRowNode, _ modifiers: EventModifiers)
    /// Handles a key press while the focus is at `node`, which is the list or a descendant of it.
    func press(_ press: KeyPress, at node: _ViewNode) -> KeyPress.Result
    /// The row that takes the focus when it enters the list: the last focused row, or else the first selected row that
    /// exists, or else the first visible one.
    var entryRow: ListRowNode? { get }
    /// Updates the list after the focus entered a row.
    func focusEntered(_ row: ListRowNode)
    /// Moves the focus after the removal of the row that contains it.
    func focusedRowWillGo()
    /// Expands or collapses a row of an outline.
    func setExpanded(_ isExpanded: Bool, _ row: ListRowNode)
    /// Begins a drag of a row, together with the selection that contains it.
    ///
    /// - Returns: A Boolean value that indicates whether the row can be moved.
    func beginDrag(_ row: ListRowNode) -> Bool
    /// Shows the position where the dragged rows would be inserted at a point of the content.
    func drag(to point: CGPoint)
    /// Ends the drag, and moves the rows if they were dropped.
    func endDrag(drops: Bool)
    /// A Boolean value that indicates whether rows are being dragged.
    var isDragging: Bool { get }
    /// The collapsed row of an outline into which the dragged rows would move, or `nil` if there is none.
    var closedRowUnderDrag: ListRowNode? { get }
    /// The scope in which one row at a time is moved aside.
    var swipes: SwipeScope { get }
}

/// The ID of a row and its last known index.
struct ListMark {
    let id: ItemID
    var index: Int
    /// The number of enclosing branches in an outline.
    let level: Int
}

/// The node of a list, a scroll view of lazily made rows.
///
/// It keeps the focused row, the selection anchor, and the state of drags.
final class ListScrollNode<Value: Hashable, Content: View>: ScrollNode<ListLines<Value, Content>>, AnyListScrollNode {
    override var kind: String? { "List" }
    override var rows: [_ViewListItem] { children[0].rows }

    var lines: LineNode { children[0] as! LineNode }
    var selection: ListSelection<Value> { item.value(as: ScrollView<ListLines<Value, Content>>.self).content.selection }
    /// The focused row, or the one that last had the focus.
    var lead: ListMark?
    /// The row at which a selected range begins.
    var anchor: ListMark?
    /// The letters that have been typed to find a row.
    var typed = TypedLetters()
    /// The running refresh action, or `nil` if there is none.
    var refreshing: Task<Void, Never>?
    /// The drag of rows within the list, or `nil` if there is none.
    var drag: RowDrag?
    var isDragging: Bool { drag != nil }
    /// The position where a drop from elsewhere would insert.
    var dropTarget: RowDrag.Target?
    let swipes = SwipeScope()
    /// Called when the labels of the section index may have changed.
    var onLabelsChange: () -> Void = {}
    private var selected = ListSelection<Value>.Selected.nothing
    private lazy var refocus = RefocusEffect(graph: graph) { [weak self] in self?.focusAgain() }
    /// The selection before it changed while an unselected row has the focus.
    private var formerSelection: ListSelection<Value>.Selected?
    private lazy var followSelection = RefocusEffect(graph: graph) { [weak self] in self?.focusSelection() }

    override func build() {
        readSelection()
        super.build()
        lines.onChange = { [unowned self] in rowsChanged($0) }
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        evaluate()
    }

    /// Updates the rows after a change of the selection.
    override func evaluate() {
        let before = selected
        readSelection()
        guard selected != before else { return }
        lines.cells.forEach { ($0.node as? ListRowNode)?.refreshSelection() }
        formerSelection = before
        followSelection.schedule()
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

    /// Converts a point of the content to the coordinates of the rows.
    func onLines(_ point: CGPoint) -> CGPoint { lines.isHost ? lines.enteringHost(point) : point }

    func position(of row: ListRowNode) -> (place: Int, count: Int) {
        if let place = row.disclosure?.place, let count = row.disclosure?.count { return (place, count) }
        return lines.table.position(of: row.index)
    }

    func mark(_ index: Int) -> ListMark {
        ListMark(id: lines.list.id(at: index), index: index, level: disclosure(at: index)?.level ?? 0)
    }

    /// Returns the index of the row that contains `node`.
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

    /// Moves the focus to a row, which is made if needed and scrolled into view.
    ///
    /// - Parameters:
    ///   - index: The index of the row.
    ///   - showsEnds: `true` to scroll the header before the first row and the footer after the last one into view.
    func focus(_ index: Int, showsEnds: Bool = false) {
        guard let frame = lines.bringIn(row: index) else { return }
        show(showsEnds ? withEnds(frame, ofRow: index) : frame, nil)
        lead = mark(index)
        if let row = lines.row(index) { graph.focus.request(row) }
    }

    /// Returns the frame of a row, extended to the start of the list for its first row and to the end for its last
    /// one, as far as it fits.
    private func withEnds(_ frame: CGRect, ofRow index: Int) -> CGRect {
        let bounds = lines.windowFrame
        var (start, end) = (frame.minY, frame.maxY)
        if lines.table.firstRow(from: 0) == index { start = min(start, bounds.minY) }
        if lines.table.lastRow(upTo: lines.table.itemCount - 1) == index { end = max(end, bounds.maxY) }
        guard end - start <= windowFrame.height else { return frame }
        return CGRect(x: frame.minX, y: start, width: frame.width, height: end - start)
    }

    func focusedRowWillGo() { refocus.schedule() }

    /// Scrolls to the focused row after its data has moved.
    func keepFocusVisible() { refocus.schedule() }

    /// Moves the focus to the row in the position of the last focused one, which may have been removed.
    private func focusAgain() {
        let isElsewhere = graph.focus.node.map { index(around: $0) == nil } ?? false
        guard !isRetired, !isElsewhere, let lead, lines.table.itemCount > 0 else { return }
        let nearest = min(lead.index, lines.table.itemCount - 1)
        if let row = lines.table.firstRow(from: nearest) ?? lines.table.lastRow(upTo: nearest) { focus(row) }
    }

    /// Moves the focus from an unselected row to one that the app has selected, as when an undone removal selects the row
    /// that comes back.
    private func focusSelection() {
        guard let before = formerSelection else { return }
        formerSelection = nil
        guard !isRetired, let focused = graph.focus.node as? ListRowNode, index(around: focused) != nil,
            focused.isSelected == false
        else { return }
        let rows = lines.cells.lazy.compactMap { $0.node as? ListRowNode }
        let chosen = rows.first { row in
            guard let value = row.content.selectionValue(Value.self) else { return false }
            return selected.contains(value) && !before.contains(value)
        }
        if let chosen { focus(chosen.index) }
    }

    private func rowsChanged(_ changes: [Splice]) {
        lead = lead.map { moved($0, changes) }
        anchor = anchor.map { moved($0, changes) }
        dragFollows(changes)
        if lines.list.hasSectionIndex { onLabelsChange() }
    }

    func moved(_ mark: ListMark, _ changes: [Splice]) -> ListMark {
        var mark = mark
        switch changes.fate(of: mark.index) {
        case .kept(let index): mark.index = index
        case .replaced(let range):
            mark.index = lines.list.index(of: mark.id, near: mark.index) ?? substitute(for: mark, at: range.lowerBound)
        }
        return mark
    }

    /// Returns the row in place of a removed one: the row below in the same branch, or else the one above.
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

    /// Selects a row, as a click or a key on it does.
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

    /// Returns the values of all selectable rows in a range of items.
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

/// An effect that runs after the update of the list.
private final class RefocusEffect: AnyEffect {
    private let action: () -> Void

    init(graph: Graph, action: @escaping () -> Void) {
        self.action = action
        super.init(graph: graph)
    }

    override func run(_ phase: EffectPhase) { if phase == .task { action() } }
}
