import Foundation

/// Rows on their way with the pointer, and where they would come in.
struct RowDrag {
    /// The row that is held.
    var row: ListMark
    /// Where the pointer is, on the content of the list.
    var point: CGPoint
    /// The place where the rows would come in: the offset in the data of their loop before which they go.
    var target: (index: Int, edge: VerticalEdge, offset: Int)?
}

/// Moving rows by dragging them (R7.41).
extension ListScrollNode {
    func beginDrag(_ row: ListRowNode) -> Bool {
        guard environment.isEnabled, row.isRow, movement(row.index) != nil else { return false }
        drag = RowDrag(row: mark(row.index), point: CGPoint(x: row.frame.midX, y: row.frame.midY))
        let moving = Set(targets(row.index))
        for row in rowNodes where moving.contains(row.index) { row.isDragged = true }
        return true
    }

    func drag(to point: CGPoint) {
        guard var drag else { return }
        drag.point = point
        let (row, edge) = place(at: point)
        if drag.target?.index != row?.index || drag.target?.edge != edge {
            drag.target = row.flatMap { row in offset(at: row.index, edge, drag).map { (row.index, edge, $0) } }
        }
        self.drag = drag
        showInsertion()
    }

    func endDrag(drops: Bool) {
        guard let drag else { return }
        // Rows may have changed their places under the pointer.
        if drops { self.drag(to: drag.point) }
        let target = self.drag?.target
        self.drag = nil
        for row in rowNodes { (row.insertion, row.isDragged) = (nil, false) }
        guard drops, let offset = target?.offset, let (perform, offsets, _) = movement(drag.row.index),
            let first = offsets.first, let last = offsets.last
        else { return }
        let isTogether = last - first + 1 == offsets.count
        if isTogether, first <= offset, offset <= last + 1 { return }
        lead = drag.row
        perform(offsets, offset)
        keepFocusInSight()
    }

    private var rowNodes: [ListRowNode] { lines.cells.compactMap { $0.node as? ListRowNode } }

    /// The row nearest to a point, and the side of it that is nearer.
    private func place(at point: CGPoint) -> (row: ListRowNode?, edge: VerticalEdge) {
        func distance(_ row: ListRowNode) -> CGFloat { max(row.frame.minY - point.y, point.y - row.frame.maxY, 0) }
        let row = rowNodes.min { distance($0) < distance($1) }
        return (row, row.map { point.y < $0.ownFrame.midY ? .top : .bottom } ?? .top)
    }

    /// The offset in the data of the loop for a side of a row; nil where the row is none of the loop.
    private func offset(at index: Int, _ edge: VerticalEdge, _ drag: RowDrag) -> Int? {
        let loop = lines.list.item(at: drag.row.index).values.movement
        let item = lines.list.item(at: index)
        guard let loop, let action = RowAction(item.values.movement, item.id), action.loop === loop else { return nil }
        return edge == .top ? action.offset : action.offset + 1
    }

    private func showInsertion() {
        for row in rowNodes { row.insertion = row.index == drag?.target?.index ? drag?.target?.edge : nil }
    }

    /// Follows a row that is held to its new place, and lets go of one that is gone.
    func dragFollows(_ changes: [Splice]) {
        guard var drag else { return }
        drag.row = moved(drag.row, changes)
        drag.target = nil
        self.drag = drag
        showInsertion()
        let index = drag.row.index
        if index >= lines.list.count || lines.list.id(at: index) != drag.row.id { endDrag(drops: false) }
    }
}
