import Foundation

/// A drag of rows within a list.
struct RowDrag {
    /// The row under the pointer.
    var row: ListMark
    /// The rows that move in an outline, including the one under the pointer; empty for the rows of a loop.
    var rows: [ListMark]
    /// The position of the pointer, in the coordinates of the rows.
    var point: CGPoint
    /// The position where the rows would be inserted.
    var target: Target?

    /// A position at a row, and the action of a drop there.
    struct Target {
        let index: Int
        let place: RowInsertion
        let perform: @MainActor () -> Void
    }
}

/// A position at a row where dragged rows would be inserted.
enum RowInsertion: Equatable {
    /// Above or below the row, at a level of an outline.
    case beside(VerticalEdge, level: Int)
    /// Below the row in the outline, as its children.
    case inside
}

/// Moving rows by dragging them (R7.41).
extension ListScrollNode {
    func beginDrag(_ row: ListRowNode) -> Bool {
        guard environment.isEnabled, row.isRow else { return false }
        let moving = targets(row.index)
        let isOutline = lines.list.disclosing(row.index) { node, _ in isMovable(moving, in: node) } ?? false
        guard isOutline || movement(row.index) != nil else { return false }
        drag = RowDrag(
            row: mark(row.index), rows: isOutline ? moving.map(mark) : [],
            point: CGPoint(x: row.frame.midX, y: row.frame.midY))
        // The list needs the focus to handle Escape.
        focus(row.index)
        let indices = Set(moving)
        for row in rowNodes where indices.contains(row.index) { row.isDragged = true }
        return true
    }

    /// Returns a Boolean value that indicates whether all rows are part of an outline that lets them be moved.
    private func isMovable(_ rows: [Int], in outline: any DisclosingNode) -> Bool {
        rows.allSatisfy { row in
            lines.list.disclosing(row) { node, place in
                node === outline && node.canMove(at: place) && !lines.list.item(at: row).values.isMoveDisabled
            } ?? false
        }
    }

    func drag(to point: CGPoint) { aim(at: onLines(point)) }

    /// Updates the target of the drag.
    ///
    /// - Parameter point: The position of the pointer, in the coordinates of the rows.
    private func aim(at point: CGPoint) {
        guard var drag else { return }
        drag.point = point
        drag.target = row(nearestTo: point).flatMap { drag.rows.isEmpty ? target($0, drag) : outlineTarget($0, drag) }
        self.drag = drag
        showInsertion()
    }

    /// Returns the target for rows of a loop that are dragged over a row.
    private func target(_ row: ListRowNode, _ drag: RowDrag) -> RowDrag.Target? {
        let edge: VerticalEdge = drag.point.y < row.ownFrame.midY ? .top : .bottom
        guard let offset = offset(at: row.index, edge, drag) else { return nil }
        return RowDrag.Target(index: row.index, place: .beside(edge, level: 0)) { [weak self] in
            self?.drop(drag.row.index, at: offset)
        }
    }

    private func drop(_ index: Int, at offset: Int) {
        guard let (perform, offsets, _) = movement(index), let first = offsets.first, let last = offsets.last else {
            return
        }
        let isTogether = last - first + 1 == offsets.count
        if !isTogether || offset < first || offset > last + 1 { perform(offsets, offset) }
    }

    func endDrag(drops: Bool) {
        guard let drag else { return }
        // Rows may have moved since the pointer last moved.
        if drops { aim(at: drag.point) }
        let target = self.drag?.target
        self.drag = nil
        for row in rowNodes { (row.insertion, row.isDragged) = (nil, false) }
        guard drops, let target else { return }
        lead = drag.row
        target.perform()
        keepFocusVisible()
    }

    var rowNodes: [ListRowNode] { lines.cells.compactMap { $0.node as? ListRowNode } }

    func row(nearestTo point: CGPoint) -> ListRowNode? {
        func distance(_ row: ListRowNode) -> CGFloat { max(row.frame.minY - point.y, point.y - row.frame.maxY, 0) }
        return rowNodes.min { distance($0) < distance($1) }
    }

    /// Returns the offset in the dragged row's loop for an edge of a row, or `nil` if the row is not part of that loop.
    private func offset(at index: Int, _ edge: VerticalEdge, _ drag: RowDrag) -> Int? {
        let loop = lines.list.item(at: drag.row.index).values.movement
        let item = lines.list.item(at: index)
        guard let loop, let action = RowAction(item.values.movement, item.id), action.loop === loop else { return nil }
        return edge == .top ? action.offset : action.offset + 1
    }

    func showInsertion() {
        let target = drag?.target ?? dropTarget
        for row in rowNodes { row.insertion = row.index == target?.index ? target?.place : nil }
    }

    /// Updates the dragged rows after a change of the list, and ends the drag if the row under the pointer was removed.
    func dragFollows(_ changes: [Splice]) {
        guard var drag else { return }
        drag.row = moved(drag.row, changes)
        drag.rows = drag.rows.map { moved($0, changes) }.filter {
            $0.index < lines.list.count && lines.list.id(at: $0.index) == $0.id
        }
        drag.target = nil
        self.drag = drag
        showInsertion()
        let index = drag.row.index
        if index >= lines.list.count || lines.list.id(at: index) != drag.row.id { endDrag(drops: false) }
    }
}
