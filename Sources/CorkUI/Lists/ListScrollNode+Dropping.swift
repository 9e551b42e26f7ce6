import Foundation

/// Drops between the rows of loops.
extension ListScrollNode: AnyDropNode {
    var isActive: Bool { environment.isEnabled && !isFrozen }

    var takenTypes: [String] {
        var types: [String] = []
        for row in rowNodes {
            for type in insertion(of: row)?.takenTypes ?? [] where !types.contains(type) { types.append(type) }
        }
        return types
    }

    private func insertion(of row: ListRowNode) -> LoopDrop? {
        row.isRow ? lines.list.item(at: row.index).values.insertion?.perform : nil
    }

    func setTargeted(_ isTargeted: Bool) { if !isTargeted { showDrop(nil) } }

    func hover(_ types: Set<String>, at point: CGPoint) {
        showDrop(loopTarget(at: point) { !types.isDisjoint(with: $0.takenTypes) })
    }

    func drop(_ contents: [TransferredData], at point: CGPoint) -> Bool {
        guard isActive, let type = contents.first?.type,
            let target = loopTarget(at: point, where: { $0.takenTypes.contains(type) })
        else { return false }
        return target.action.perform.perform(contents, target.offset) { graph.warn($0) }
    }

    private func showDrop(_ target: DropTarget?) {
        dropTarget = target.map { RowDrag.Target(index: $0.index, place: .beside($0.edge, level: 0)) {} }
        showInsertion()
    }

    private typealias DropTarget = (index: Int, edge: VerticalEdge, offset: Int, action: RowAction<LoopDrop>)

    /// Returns the edge of the row nearest to a point whose loop accepts the drop.
    private func loopTarget(at point: CGPoint, where takes: (LoopDrop) -> Bool) -> DropTarget? {
        let y = onLines(enteringHost(CGPoint(x: frame.minX, y: frame.minY + point.y))).y
        guard let row = row(nearestTo: CGPoint(x: 0, y: y)), row.isRow else { return nil }
        let item = lines.list.item(at: row.index)
        guard let action = RowAction(item.values.insertion, item.id), takes(action.perform) else { return nil }
        let edge: VerticalEdge = y < row.ownFrame.midY ? .top : .bottom
        return (row.index, edge, edge == .top ? action.offset : action.offset + 1, action)
    }
}
