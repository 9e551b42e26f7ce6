import CorkUI
import Foundation

extension TestElement {
    /// Drags this element, or the draggable view that contains it, to the middle of another one.
    ///
    /// The host has settled when this method returns.
    ///
    /// - Returns: `true` if the element is draggable and was dropped.
    @discardableResult
    public func drag(to destination: TestElement) -> Bool {
        guard let source = dragSource, host.beginDrag(source), let drag = host.drag else { return false }
        let around = sequence(first: destination.node, next: \.parent).lazy.compactMap { $0 as? any AnyDropNode }
        let target = around.first { $0.isActive && $0.takenTypes.contains(where: drag.types.contains) }
        drag.move(to: target, at: destination.point(near: nil))
        host.settle()
        return host.dropDrag()
    }

    /// The innermost draggable view that is this element or an ancestor.
    private var dragSource: (any AnyDragNode)? {
        sequence(first: node, next: \.parent).lazy.compactMap { $0 as? any AnyDragNode }.first(where: \.isActive)
            ?? rowSource
    }

    /// The draggable view that fills this row.
    private var rowSource: (any AnyDragNode)? {
        guard node is ListRowNode else { return nil }
        return sequence(first: node.children[0]) { $0.children.count == 1 ? $0.children[0] : nil }.lazy
            .compactMap { $0 as? any AnyDragNode }.first(where: \.isActive)
    }

    /// Drops content from elsewhere on the middle of this element.
    ///
    /// The host has settled when this method returns.
    ///
    /// - Parameters:
    ///   - content: The representations of the content.
    ///   - edge: The closer edge, for a drop between two rows.
    /// - Returns: `true` if this element or an ancestor accepted the drop.
    @discardableResult
    package func drop(_ content: [TransferredData], near edge: VerticalEdge? = nil) -> Bool {
        defer { host.settle() }
        hover(content, near: edge)
        let middle = point(near: edge)
        var node: _ViewNode? = node
        while let current = node {
            if let target = current as? any AnyDropNode, target.isActive,
                let form = target.takenTypes.lazy.compactMap({ type in content.first { $0.type == type } }).first
            {
                let origin = current.shownWindowFrame.origin
                target.dropBegan()
                return target.drop([form], at: CGPoint(x: middle.x - origin.x, y: middle.y - origin.y))
            }
            node = current.parent
        }
        return false
    }

    /// Holds content from elsewhere over this element without dropping it, and settles.
    package func hover(_ content: [TransferredData], near edge: VerticalEdge? = nil) {
        let point = point(near: edge)
        var node: _ViewNode? = node
        while let current = node {
            if let target = current as? any AnyDropNode, target.isActive,
                target.takenTypes.contains(where: content.map(\.type).contains)
            {
                let origin = current.shownWindowFrame.origin
                target.setTargeted(true)
                target.hover(Set(content.map(\.type)), at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
                break
            }
            node = current.parent
        }
        host.settle()
    }

    private func point(near edge: VerticalEdge?) -> CGPoint {
        let shift = edge.map { $0 == .top ? -frame.height / 4 : frame.height / 4 } ?? 0
        return CGPoint(x: frame.midX, y: frame.midY + shift)
    }

    /// Drags this row, or the draggable view that contains it, to a point of the window.
    ///
    /// The host has settled when this method returns.
    ///
    /// - Parameter point: The position of the pointer, in points.
    /// - Returns: `true` if the row or view can be moved or dragged.
    @discardableResult
    public func drag(to point: CGPoint) -> Bool {
        if host.drag == nil, let row = enclosingRow, let list = row.list, list.isDragging || list.beginDrag(row) {
            list.drag(to: row.onHost(point))
        } else {
            if host.drag == nil { guard let source = dragSource, host.beginDrag(source) else { return false } }
            host.moveDrag(to: point)
        }
        host.settle()
        return true
    }

    /// Holds the drag in place until a collapsed row below expands, and settles.
    public func hold() {
        if let list = enclosingRow?.list, let row = list.closedRowUnderDrag { list.setExpanded(true, row) }
        host.settle()
    }

    /// Drops the dragged content, and settles.
    public func drop() {
        if host.drag != nil {
            host.dropDrag()
            return
        }
        enclosingRow?.list?.endDrag(drops: true)
        host.settle()
    }
}
