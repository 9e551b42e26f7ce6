import CorkUI
import Foundation

extension TestElement {
    /// Scrolls this scroll view along its axis, as far as its content goes, as the wheel does.
    ///
    /// The host has settled when it returns.
    ///
    /// Nothing happens where scrolling is disabled.
    ///
    /// - Parameter points: what is above the visible part, or left of it where the view scrolls only sideways.
    public func scroll(toOffset points: CGFloat) {
        guard let scroll = node.asScrollSurface else {
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

    /// Scrolls this list so that a row begins the visible part, as far as its content goes.
    ///
    /// The host has settled when it returns.
    ///
    /// - Parameter index: the place of the row, where headers and footers count as rows; nothing happens where none is.
    public func scroll(toRow index: Int) {
        guard let scroll = node.asScrollSurface else {
            preconditionFailure("Only a List scrolls to a row, not a \(kind)")
        }
        if let row = node.bringIn(row: index) { scroll.show(row, .top) }
        host.settle()
    }

    /// Moves elements of the first loop in this container that has `onMove`, as dragging its rows does.
    ///
    /// The host has settled when it returns.
    ///
    /// Nothing happens where none can be moved, or one of them must stay.
    ///
    /// - Parameters:
    ///   - source: offsets in the data of the loop.
    ///   - destination: the offset before which they go, counted before the move.
    public func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        node.moveRows(fromOffsets: source, toOffset: destination)
        host.settle()
    }

    /// Swipes over this row, or this view with swipe actions, and lets go.
    ///
    /// The host has settled when it returns.
    ///
    /// - Parameter distance: towards the trailing edge, in points.
    public func swipe(by distance: CGFloat) {
        swipeSurface?.swipe(by: distance)
        swipeSurface?.endSwipe()
        host.settle()
    }

    /// Deletes elements of the first loop in this container that has `onDelete`.
    ///
    /// The host has settled when it returns.
    ///
    /// - Parameter offsets: offsets in the data of the loop; nothing happens where one of them must stay.
    public func delete(atOffsets offsets: IndexSet) {
        node.deleteRows(atOffsets: offsets)
        host.settle()
    }

    /// The view with swipe actions that this is, or that is around.
    var swipeSurface: (any SwipeSurface)? {
        sequence(first: node, next: \.parent).lazy.compactMap { $0 as? any SwipeSurface }.first(
            where: \.hasSwipeActions)
    }

    /// The row that this is, or that is around.
    var enclosingRow: ListRowNode? {
        var node: _ViewNode? = node
        while let current = node, !(current is ListRowNode) { node = current.parent }
        return node as? ListRowNode
    }
}
