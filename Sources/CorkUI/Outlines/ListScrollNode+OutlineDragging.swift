import Foundation

/// Dragging rows of an outline to other places and levels.
extension ListScrollNode {
    /// Where rows of an outline go that are held at a row.
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

    /// The middle of a row that can be opened takes what is dropped there; else it goes beside the row.
    private func zone(of row: ListRowNode, at y: CGFloat) -> RowZone {
        let part = (y - row.ownFrame.minY) / max(row.ownFrame.height, 1)
        if row.isExpanded == nil { return part < 0.5 ? .before : .after }
        return part < 0.25 ? .before : part < 0.75 ? .inside : .after
    }

    /// The row that would take what is dragged and is closed; nil where there is none.
    var closedRowUnderDrag: ListRowNode? {
        guard let target = drag?.target, target.place == .inside, let row = lines.row(target.index) else { return nil }
        return row.isExpanded == false ? row : nil
    }
}
