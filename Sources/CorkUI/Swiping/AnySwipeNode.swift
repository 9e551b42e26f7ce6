import Foundation

/// The node of a view that a swipe moves aside to reveal buttons: a row of a list, or a view in a container for swipe
/// actions.
@MainActor
package protocol AnySwipeNode: _ViewNode {
    /// The distance that the content is moved aside, towards the trailing edge, in points.
    var swipe: CGFloat { get set }
    /// The position in the window where the swipe began.
    var swipeOrigin: CGPoint { get set }
    /// The frame that is swiped over, with the coordinates of ``_ViewNode/frame``.
    var ownFrame: CGRect { get }
    /// The scope in which one view at a time is moved aside.
    var swipeScope: SwipeScope? { get }
    /// The buttons on one side; `nil` if there are none.
    func swipeActions(_ edge: HorizontalEdge) -> SwipeActions?
    /// The node of the visible buttons, or `nil` if there is none.
    var swipeButtons: _ViewNode? { get }
    /// Makes or removes the node of the buttons.
    func updateSwipeButtons()
    /// The context menu, with the buttons among its entries; `nil` if the view has none of its own.
    var rowMenu: OpenMenu? { get }
}

/// A scope in which one view at a time is moved aside.
@MainActor
package final class SwipeScope {
    /// The view that is moved aside.
    package weak var open: (any AnySwipeNode)? { didSet { if oldValue !== open { oldValue?.closeSwipe() } } }
}

extension AnySwipeNode {
    /// A Boolean value that indicates whether the view has swipe actions.
    package var hasSwipeActions: Bool { HorizontalEdge.allCases.contains { swipeActions($0) != nil } }

    /// The edge with visible buttons, or `nil` if the content is in place.
    var swipedEdge: HorizontalEdge? { swipe == 0 ? nil : swipe > 0 ? .leading : .trailing }

    private var swipeWidth: CGFloat { swipeButtons?.sizeThatFits(.unspecified).width ?? 0 }

    /// Moves the content aside, if there are buttons to reveal.
    ///
    /// - Parameter distance: The distance from the current position, towards the trailing edge, in points.
    package func swipe(by distance: CGFloat) {
        guard environment.isEnabled, distance.isFinite else { return }
        let reach = ownFrame.width
        let target = min(max(swipe + distance, -reach), reach)
        swipe = swipeActions(target > 0 ? .leading : .trailing) == nil ? 0 : target
        if swipe != 0 { swipeScope?.open = self }
    }

    /// Ends a swipe: reveals or hides the buttons, or performs the action of the first one.
    package func endSwipe() {
        guard let edge = swipedEdge, let actions = swipeActions(edge) else { return }
        if actions.allowsFullSwipe, abs(swipe) > max(ownFrame.width * 0.6, swipeWidth) {
            let buttons = swipeButtons?.buttons ?? []
            swipe = 0
            (edge == .leading ? buttons.first : buttons.last)?.activate()
        } else {
            swipe = abs(swipe) < swipeWidth / 2 ? 0 : edge == .leading ? swipeWidth : -swipeWidth
        }
    }

    /// Hides the buttons.
    package func closeSwipe() { swipe = 0 }

    func swipeChanged(from old: CGFloat) {
        if (old > 0) != (swipe > 0) || (old < 0) != (swipe < 0) {
            if swipe == 0 {
                if swipeScope?.open === self { swipeScope?.open = nil }
                graph.openSwipes.removeAll { $0.node == nil || $0.node === self }
            } else if old == 0 {
                swipeOrigin = windowFrame.origin
                graph.openSwipes.append(Graph.OpenSwipe(node: self))
            }
            updateSwipeButtons()
            updateMount()
        }
        placeAgain()
    }

    /// Handles a tap on the view, which hides the buttons unless it is on them.
    ///
    /// - Parameter point: The position in the window.
    package func tapSwipe(at point: CGPoint) {
        if swipeButtons?.windowFrame.contains(point) != true { closeSwipe() }
    }

    /// Returns the frame of the buttons on one side.
    ///
    /// - Parameters:
    ///   - edge: The side.
    ///   - size: The size of the buttons.
    ///   - bounds: The bounds of the view.
    /// - Returns: The frame in a left-to-right layout.
    func swipeFrame(_ edge: HorizontalEdge, _ size: CGSize, in bounds: CGRect) -> CGRect {
        let x = edge == .leading ? bounds.minX + swipe - size.width : bounds.maxX + swipe
        return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
    }

    /// The contents of the buttons of both sides, for a menu.
    var swipeEntries: [AnyView] { HorizontalEdge.allCases.compactMap { swipeActions($0)?.content } }

    /// The entries of the content's own context menu, or `nil` if it has none.
    var contentMenu: AnyView? {
        var node = children.first
        while let current = node {
            if let menu = current as? any AnyMenuNode, menu.isContextMenu { return menu.entries }
            node = current.children.count == 1 ? current.children[0] : nil
        }
        return nil
    }
}

extension Graph {
    /// A view that is moved aside.
    struct OpenSwipe {
        weak var node: (any AnySwipeNode)?
    }

    /// Hides the buttons of views outside of which a press occurs.
    ///
    /// A list handles presses on its other rows itself.
    ///
    /// - Parameter point: The position in the window.
    package func closeSwipes(besides point: CGPoint) {
        for node in openSwipes.compactMap(\.node) {
            let list = (node as? ListRowNode)?.list
            if !(list?.windowFrame ?? node.windowFrame).contains(point) { node.closeSwipe() }
        }
    }

    /// Hides the buttons of views that scrolling has moved.
    ///
    /// - Returns: A Boolean value that indicates whether there were any.
    func closeMovedSwipes() -> Bool {
        let moved = openSwipes.compactMap(\.node).filter { $0.windowFrame.origin != $0.swipeOrigin }
        moved.forEach { $0.closeSwipe() }
        return !moved.isEmpty
    }
}

extension _ViewNode {
    /// The buttons in this subtree, in order.
    var buttons: [any AnyButtonNode] {
        children.flatMap { ($0 as? any AnyButtonNode).map { [$0] } ?? $0.buttons }
    }
}
