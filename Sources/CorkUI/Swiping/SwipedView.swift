import Foundation

/// A modifier that shows the swipe actions of a view in a container for them.
public struct _SwipedModifier: _PrimitiveModifier, Equatable {
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { SwipedNode(item, inputs) }
}

/// The node of a view with swipe actions.
///
/// In a list and outside of containers for swipe actions, it shows the view alone.
package final class SwipedNode: _ModifierNode<_SwipedModifier>, AnyFocusableNode, AnySwipeNode {
    package var swipe: CGFloat = 0 {
        didSet {
            guard swipe != oldValue else { return }
            swipeChanged(from: oldValue)
            // The frame does not change, so the host of the content has to be placed explicitly.
            graph.renderer?.layoutChanged(children[0], sizeMayChange: false)
        }
    }
    package var swipeOrigin = CGPoint.zero
    package private(set) lazy var swipeScope = findScope()

    /// Returns the scope of the enclosing container, or `nil` if a list or another swiped view in between handles
    /// swipes.
    private func findScope() -> SwipeScope? {
        guard let scope = environment._swipeScope else { return nil }
        for node in sequence(first: parent, next: { $0?.parent }) {
            if (node as? SwipeContainerNode)?.scope === scope { return scope }
            if node is ListRowNode || (node as? SwipedNode)?.swipeScope != nil { return nil }
        }
        return nil
    }

    package var ownFrame: CGRect { frame }
    package override var isHost: Bool { swipeScope != nil }
    override var mayBeShown: Bool { swipeScope != nil }
    override var isReusable: Bool {
        hasReusableChildren && swipe == 0 && graph.focus.node.map { $0.isBelow(self) } != true
    }
    /// A Boolean value that indicates whether the content is clipped to the view.
    package var isClipped: Bool { swipe != 0 }

    /// A Boolean value that indicates whether the view takes the focus for its menu because no view inside does.
    package var isFocusable: Bool { environment.isEnabled && hasSwipeActions && !Self.takesFocus(children[0]) }

    private static func takesFocus(_ node: _ViewNode) -> Bool {
        node is any AnyButtonNode || node is any AnyFocusableNode || node is any AnyControlNode || node.inputNode != nil
            || node.children.contains(where: takesFocus)
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        if old.id != item.id || graph.isReusing { swipe = 0 }
        super.take(from: old, environmentChanged: environmentChanged)
        if swipe != 0 { updateSwipeButtons() }
    }

    package override func remove() {
        swipe = 0
        super.remove()
    }

    // MARK: Buttons

    package func swipeActions(_ edge: HorizontalEdge) -> SwipeActions? {
        swipeScope == nil ? nil : item.values[swipeActions: edge]
    }

    package var swipeButtons: _ViewNode? { children.count > 1 ? children[1] : nil }

    package func updateSwipeButtons() {
        let item = swipedEdge.flatMap { edge in
            swipeActions(edge).map { actions in
                let buttons = SwipeButtons(actions: actions, edge: edge) { [weak self] in self?.closeSwipe() }
                return _ViewListItem.combining(buttons, in: ZStackLayout(), slot: edge == .leading ? 1 : 2)
            }
        }
        if let item, let buttons = swipeButtons, buttons.canTake(item) {
            return buttons.update(item, environment: environment, bodyEnvironment: environment)
        }
        swipeButtons?.remove()
        let made = item.map { makeChild($0, environment: environment, bodyEnvironment: environment) }
        children = [children[0]] + (made.map { [$0] } ?? [])
        childrenChanged()
    }

    package var rowMenu: OpenMenu? {
        guard environment.isEnabled, hasSwipeActions else { return nil }
        let (own, swipes) = (contentMenu, swipeEntries)
        return OpenMenu(textMeasuring: graph.textMeasuring, environment: environment, focused: graph.focus.values) {
            if let own { own }
            ForEach(swipes.indices, id: \.self) { swipes[$0] }
        }
    }

    // MARK: Layout

    package func placeContent(in bounds: CGRect) { placeChildren(in: bounds) }

    package override func placeChildren(in bounds: CGRect) {
        let frame = CGRect(origin: CGPoint(x: bounds.minX + swipe, y: bounds.minY), size: bounds.size)
        children[0].place(mirrored(frame, in: bounds), proposal: proposal)
        guard let edge = swipedEdge, let buttons = swipeButtons else { return }
        let size = buttons.sizeThatFits(.unspecified)
        buttons.place(mirrored(swipeFrame(edge, size, in: bounds), in: bounds))
    }
}
