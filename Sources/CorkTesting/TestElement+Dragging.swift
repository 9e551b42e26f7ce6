import CorkUI
import Foundation

extension TestElement {
    /// Drags this element, or what it is part of, to the middle of another one.
    ///
    /// The host has settled when it returns.
    ///
    /// - Returns: whether it can be dragged and was taken there.
    @discardableResult
    public func drag(to destination: TestElement) -> Bool {
        var node: ViewNode? = node
        while let current = node {
            if let source = current as? any DragSurface, source.isActive { return destination.drop(source.content()) }
            node = current.parent
        }
        return false
    }

    /// Drops what comes from elsewhere, in several forms, on the middle of this element.
    ///
    /// The host has settled when it returns.
    ///
    /// - Parameters:
    ///   - content: the forms.
    ///   - edge: what it is nearer to, where that matters, as between two rows.
    /// - Returns: whether it was taken, by this element or the innermost one around that takes one of the forms.
    @discardableResult
    public func drop(_ content: [TransferredData], near edge: VerticalEdge? = nil) -> Bool {
        defer { host.settle() }
        let middle = point(near: edge)
        var node: ViewNode? = node
        while let current = node {
            if let target = current as? any DropSurface, target.isActive,
                let form = target.takenTypes.lazy.compactMap({ type in content.first { $0.type == type } }).first
            {
                let origin = current.shownWindowFrame.origin
                target.setTargeted(false)
                return target.drop(form, at: CGPoint(x: middle.x - origin.x, y: middle.y - origin.y))
            }
            node = current.parent
        }
        return false
    }

    /// Holds what comes from elsewhere over this element without dropping it, and settles.
    public func hover(_ content: [TransferredData], near edge: VerticalEdge? = nil) {
        let point = point(near: edge)
        var node: ViewNode? = node
        while let current = node {
            if let target = current as? any DropSurface, target.isActive {
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

    /// Holds this row at a place of the window, as by the first button of a pointer.
    ///
    /// The host has settled when it returns.
    ///
    /// - Parameter point: where the pointer is, in points.
    /// - Returns: whether the row can be moved.
    @discardableResult
    public func drag(to point: CGPoint) -> Bool {
        guard let row = enclosingRow, let list = row.list, list.isDragging || list.beginDrag(row) else { return false }
        list.drag(to: row.onSurface(point))
        host.settle()
        return true
    }

    /// Holds what is held for a while, so that a closed row below opens that would take it, and settles.
    public func hold() {
        if let list = enclosingRow?.list, let row = list.closedRowUnderDrag { list.setExpanded(true, row) }
        host.settle()
    }

    /// Lets go of what is held, and settles.
    public func drop() {
        enclosingRow?.list?.endDrag(drops: true)
        host.settle()
    }
}
