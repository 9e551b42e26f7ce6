import CorkUI
import Foundation

extension TestElement {
    /// Scrolls this scroll view along its axis within its content, as the wheel does.
    ///
    /// The host has settled when this method returns. It has no effect if scrolling is disabled.
    ///
    /// - Parameter points: The distance of the visible part from the top, or from the left in a horizontal scroll
    ///   view.
    public func scroll(toOffset points: CGFloat) {
        guard let scroll = node.asScrollNode else {
            preconditionFailure("Only a ScrollView scrolls, not a \(kind)")
        }
        guard scroll.environment.isScrollEnabled else { return }
        scroll.movement.push()
        let before = scroll.offset
        scroll.scroll(to: scroll.axes.contains(.vertical) ? CGPoint(x: 0, y: points) : CGPoint(x: points, y: 0))
        if scroll.offset != before { scroll.movement.move(at: 0) }
        host.settle()
        scroll.movement.rest()
        host.settle()
    }

    /// Scrolls this list so that a row is at the beginning of the visible part, within its content.
    ///
    /// The host has settled when this method returns.
    ///
    /// - Parameter index: The index of the row, where headers and footers count as rows. Has no effect if it is out of
    ///   range.
    public func scroll(toRow index: Int) {
        guard let scroll = node.asScrollNode else {
            preconditionFailure("Only a List scrolls to a row, not a \(kind)")
        }
        if let row = node.bringIn(row: index) { scroll.show(row, .top) }
        host.settle()
    }

    /// Moves elements of the first loop with `onMove` in this container, as dragging its rows does.
    ///
    /// The host has settled when this method returns. It has no effect if no loop can be reordered, or one of the
    /// elements can't be moved.
    ///
    /// - Parameters:
    ///   - source: The offsets in the data of the loop.
    ///   - destination: The offset before which to insert, counted before the move.
    public func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        node.moveRows(fromOffsets: source, toOffset: destination)
        host.settle()
    }

    /// Swipes this row or view with swipe actions, and releases.
    ///
    /// The host has settled when this method returns.
    ///
    /// - Parameter distance: The distance towards the trailing edge, in points.
    public func swipe(by distance: CGFloat) {
        swipeNode?.swipe(by: distance)
        swipeNode?.endSwipe()
        host.settle()
    }

    /// Deletes elements of the first loop with `onDelete` in this container.
    ///
    /// The host has settled when this method returns.
    ///
    /// - Parameter offsets: The offsets in the data of the loop. Has no effect if one of the elements can't be
    ///   deleted.
    public func delete(atOffsets offsets: IndexSet) {
        node.deleteRows(atOffsets: offsets)
        host.settle()
    }

    /// The view with swipe actions that is this element or an ancestor.
    var swipeNode: (any AnySwipeNode)? {
        sequence(first: node, next: \.parent).lazy.compactMap { $0 as? any AnySwipeNode }.first(
            where: \.hasSwipeActions)
    }

    /// The row that is this element or an ancestor.
    var enclosingRow: ListRowNode? {
        var node: _ViewNode? = node
        while let current = node, !(current is ListRowNode) { node = current.parent }
        return node as? ListRowNode
    }
}
