import Foundation

/// Dragging rows of an outline to other positions and levels.
extension ListScrollNode {
    /// Returns the target for rows of an outline that are dragged over a row.
    func outlineTarget(_ row: ListRowNode, _ drag: RowDrag) -> RowDrag.Target? {
        guard row.isRow else { return nil }
        let held = lines.list.disclosing(drag.row.index) { node, place in (node, drag.row.index - place) }
        let zone = zone(of: row, at: drag.point.y)
        return lines.list.disclosing(row.index) { node, place in
            guard let held, node === held.0 else { return nil }
            let rows = drag.rows.map { $0.index - held.1 }.sorted()
            guard let drop = node.drop(rows, at: place, zone, level: row.level(at: drag.point.x)) else { return nil }
            let edge: VerticalEdge = zone == .before ? .top : .bottom
            return RowDrag.Target(
                index: row.index, place: drop.isInside ? .inside : .beside(edge, level: drop.level),
                perform: drop.perform)
        }
    }

    /// Returns the zone of a row at a vertical position: the middle of a row that can be expanded takes drops inside of
    /// it.
    private func zone(of row: ListRowNode, at y: CGFloat) -> RowZone {
        let part = (y - row.ownFrame.minY) / max(row.ownFrame.height, 1)
        if row.isExpanded == nil { return part < 0.5 ? .before : .after }
        return part < 0.25 ? .before : part < 0.75 ? .inside : .after
    }

    /// The collapsed row into which the dragged rows would move, or `nil` if there is none.
    var closedRowUnderDrag: ListRowNode? {
        guard let target = drag?.target, target.place == .inside, let row = lines.row(target.index) else { return nil }
        return row.isExpanded == false ? row : nil
    }
}
