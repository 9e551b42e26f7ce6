import Foundation

/// The node of an item of a reorder container.
package final class ReorderItemNode: _ModifierNode<_ReorderItemModifier>, AnyDragNode {
    var loop: any ReorderLoop { modifier.loop }
    var scope: ReorderScope { modifier.scope }
    /// The ID of the element, or `nil` for the placeholder of an item of another loop.
    var element: AnyHashable? { loop.element(of: item) }
    /// A Boolean value that indicates whether the item is dragged, so that its view stands for the position it would
    /// move to.
    package private(set) var isLifted = false

    override var isReusable: Bool { !isLifted && hasReusableChildren }
    override var ownOpacity: Double { isLifted ? Self.liftedOpacity : 1 }
    package static var liftedOpacity: Double { 0.4 }

    override func build() {
        super.build()
        scope.add(self)
        isLifted = scope.isLifted(loop, element)
    }

    override func modifierChanged(from old: _ReorderItemModifier) {
        if old.scope !== scope {
            old.scope.remove(self)
            scope.add(self)
        }
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        if isLifted || scope.session != nil { liftedChanged() }
    }

    package override func remove() {
        scope.remove(self)
        super.remove()
    }

    func liftedChanged() {
        let now = scope.isLifted(loop, element)
        guard now != isLifted else { return }
        isLifted = now
        graph.renderer?.visibilityChanged(self)
    }

    /// A Boolean value that indicates whether the item is placed in the window, and neither excluded nor being
    /// removed.
    var isShown: Bool { isPlaced && isInContainer }

    /// A Boolean value that indicates whether the item is neither excluded nor being removed.
    var isInContainer: Bool {
        !isRetired && sequence(first: self, next: \.parent).allSatisfy { !$0.isExcluded && !$0.isLeaving }
    }

    /// The view that the container places: the item with the modifiers around it, or its row of a list.
    var cell: _ViewNode {
        var node: _ViewNode = self
        while let parent = node.parent, parent === self.parent || !parent.isContainer {
            if parent.isContainer || parent.isHost { break }
            node = parent
        }
        if let row = node.parent as? ListRowNode { return row }
        return node
    }

    // MARK: Dragging

    package var isActive: Bool {
        environment.isEnabled && !isFrozen && container?.isReorderingEnabled == true && isMovable
    }
    private var isMovable: Bool { !item.values.isMoveDisabled && element != nil }
    private var container: (any ReorderContainer)? { scope.node as? any ReorderContainer }
    package var dragFrame: CGRect { cell.windowFrame }
    package var itemID: AnyHashable? { element }

    /// The representation by which the container recognizes its own items.
    var mark: TransferredData { TransferredData(type: scope.dragType, data: Data()) }

    /// The IDs of the items that move with this one.
    var itemIDs: [AnyHashable] { element.map { draggedTogether(with: $0, in: nil) } ?? [] }

    package func content() -> DragContent {
        let ids = itemIDs
        var items = containerItems(ids, in: nil) ?? []
        if items.isEmpty { items = [[]] }
        items[0].insert(mark, at: 0)
        return DragContent(items: items, itemIDs: ids)
    }

    /// Lifts the item and the items that move with it, and returns a closure to call at the end of the drag.
    func beginReordering() -> @MainActor () -> Void {
        container?.begin(self)
        return { [weak container] in container?.cancel() }
    }
}
