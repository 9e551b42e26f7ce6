/// A modifier that provides the dragged items for their identifiers.
public struct _DragContainerModifier<ItemID: Hashable & Sendable>: _PrimitiveModifier {
    let namespace: Namespace.ID?
    let payload: @MainActor ([ItemID]) -> [[TransferredData]]

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        DragContainerNode<ItemID>(item, inputs)
    }
}

/// The node of a drag container, independent of the type of its identifiers.
@MainActor
protocol DragContainer: _ViewNode {
    var namespace: Namespace.ID? { get }
    /// Returns the items in all their representations, or `nil` if the container has identifiers of another type.
    func items(_ ids: [AnyHashable]) -> [[TransferredData]]?
}

final class DragContainerNode<ItemID: Hashable & Sendable>: _ModifierNode<_DragContainerModifier<ItemID>>, DragContainer
{
    var namespace: Namespace.ID? { modifier.namespace }

    func items(_ ids: [AnyHashable]) -> [[TransferredData]]? {
        let own = ids.compactMap { $0.base as? ItemID }
        return own.count == ids.count ? modifier.payload(own) : nil
    }
}

/// A modifier that provides the identifiers of the selected items.
public struct _DragSelectionModifier<ItemID: Hashable & Sendable>: _PrimitiveModifier {
    let namespace: Namespace.ID?
    let selection: @MainActor () -> [ItemID]

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        DragSelectionNode<ItemID>(item, inputs)
    }
}

/// The node of a selection, independent of the type of its identifiers.
@MainActor
protocol DragSelection: _ViewNode {
    var namespace: Namespace.ID? { get }
    /// Returns the selected items, or `nil` if they have identifiers of another type.
    func selection(with id: AnyHashable) -> [AnyHashable]?
}

final class DragSelectionNode<ItemID: Hashable & Sendable>: _ModifierNode<_DragSelectionModifier<ItemID>>, DragSelection
{
    var namespace: Namespace.ID? { modifier.namespace }

    func selection(with id: AnyHashable) -> [AnyHashable]? {
        id.base is ItemID ? modifier.selection().map { AnyHashable($0) } : nil
    }
}

extension _ViewNode {
    /// Returns an item and the items that are dragged with it, as the drag container provides them.
    ///
    /// - Parameters:
    ///   - id: The identifier of the item under the pointer.
    ///   - namespace: The namespace of the container.
    ///   - item: A closure that returns the item in all its representations, called if there is no container.
    /// - Returns: The items of the container, or the item alone.
    func dragContent(
        of id: AnyHashable, in namespace: Namespace.ID?, otherwise item: @MainActor () -> [TransferredData]
    ) -> DragContent {
        let ids = draggedTogether(with: id, in: namespace)
        if let items = containerItems(ids, in: namespace) { return DragContent(items: items, itemIDs: ids) }
        return DragContent(items: [item()], itemIDs: [id])
    }

    /// Returns the items that are dragged with one: the whole selection if it contains the item, or else the item alone
    /// (R11.1).
    func draggedTogether(with id: AnyHashable, in namespace: Namespace.ID?) -> [AnyHashable] {
        guard let selection = selected(with: id, in: namespace), selection.contains(id) else { return [id] }
        return selection
    }

    /// Returns the items of the nearest enclosing selection with identifiers of the same type.
    func selected(with id: AnyHashable, in namespace: Namespace.ID?) -> [AnyHashable]? {
        sequence(first: self as _ViewNode, next: \.parent).lazy.compactMap { $0 as? any DragSelection }
            .filter { $0.namespace == namespace }.compactMap { $0.selection(with: id) }.first
    }

    /// Returns the items that the nearest enclosing drag container provides for identifiers, or `nil` if there is none.
    func containerItems(_ ids: [AnyHashable], in namespace: Namespace.ID?) -> [[TransferredData]]? {
        sequence(first: self as _ViewNode, next: \.parent).lazy.compactMap { $0 as? any DragContainer }
            .filter { $0.namespace == namespace }.compactMap { $0.items(ids) }.first
    }
}

/// A modifier that lets a view be dragged as an item of a drag container.
public struct _ContainerDraggableModifier: _PrimitiveModifier {
    let id: @MainActor () -> AnyHashable?
    let namespace: Namespace.ID?
    /// Returns the representations of the item, for a view without a container.
    let item: @MainActor () -> [TransferredData]

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ContainerDraggableNode(item, inputs)
    }
}

final class ContainerDraggableNode: _ModifierNode<_ContainerDraggableModifier>, AnyDragNode {
    override var isReusable: Bool { hasReusableChildren }
    var isActive: Bool { environment.isEnabled && !isFrozen }
    var itemID: AnyHashable? { modifier.id() }

    func content() -> DragContent {
        guard let id = modifier.id() else { return DragContent(items: []) }
        return dragContent(of: id, in: modifier.namespace, otherwise: modifier.item)
    }
}

extension View {
    /// Makes the view a drag container, which returns the dragged items of the views inside when a drag begins.
    ///
    /// It serves views with ``draggable(containerItemID:containerNamespace:)``, and the items of a reorder container.
    ///
    /// - Parameters:
    ///   - itemType: The type of the dragged items.
    ///   - itemID: The key path to an item's identifier.
    ///   - namespace: The namespace of the container.
    ///   - payload: A closure that returns the items for some identifiers: those of the selection if it contains the
    ///     dragged view, or else that of the view. It may return fewer items; if it returns none, there is no drag.
    /// - Returns: The modified view.
    public nonisolated func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping @MainActor ([ItemID]) -> Data
    ) -> some View where Data.Element == Item {
        modifier(_DragContainerModifier<ItemID>(namespace: namespace) { payload($0).map(\.transferred) })
    }

    /// Makes the view a drag container, which returns the dragged items of the views inside when a drag begins.
    ///
    /// It serves views with ``draggable(containerItemID:containerNamespace:)``, and the items of a reorder container.
    ///
    /// - Parameters:
    ///   - itemType: The type of the dragged items.
    ///   - namespace: The namespace of the container.
    ///   - payload: A closure that returns the items for some identifiers: those of the selection if it contains the
    ///     dragged view, or else that of the view. It may return fewer items; if it returns none, there is no drag.
    /// - Returns: The modified view.
    public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping @MainActor ([Item.ID]) -> Data
    ) -> some View where Data.Element == Item, Item.ID: Sendable {
        modifier(_DragContainerModifier<Item.ID>(namespace: namespace) { payload($0).map(\.transferred) })
    }

    /// Sets the selection of the drag container, whose items are dragged together.
    ///
    /// - Parameters:
    ///   - selection: The identifiers of the selected items.
    ///   - containerNamespace: The namespace of the drag container.
    /// - Returns: The modified view.
    public nonisolated func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping @MainActor () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(_DragSelectionModifier(namespace: containerNamespace, selection: selection))
    }

    /// Lets the view be dragged as an item of the enclosing drag container, which provides the item when the drag
    /// begins.
    ///
    /// - Parameters:
    ///   - containerItemID: The identifier of the item.
    ///   - containerNamespace: The namespace of the drag container.
    /// - Returns: The modified view.
    public nonisolated func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(
            _ContainerDraggableModifier(id: { AnyHashable(containerItemID) }, namespace: containerNamespace) { [] })
    }

    /// Lets the view be dragged as an item, together with the selection of the enclosing drag container.
    ///
    /// - Parameters:
    ///   - itemType: The type of the item.
    ///   - containerNamespace: The namespace of the drag container.
    ///   - payload: A closure that returns the item, or `nil` for no drag.
    /// - Returns: The modified view.
    public nonisolated func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil,
        _ payload: @escaping @MainActor () -> Item?
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, containerNamespace: containerNamespace, payload)
    }

    /// Lets the view be dragged as an item, together with the selection of the enclosing drag container.
    ///
    /// - Parameters:
    ///   - itemType: The type of the item.
    ///   - id: The key path to the item's identifier.
    ///   - containerNamespace: The namespace of the drag container.
    ///   - payload: A closure that returns the item, or `nil` for no drag.
    /// - Returns: The modified view.
    public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
        _ payload: @escaping @MainActor () -> Item?
    ) -> some View {
        // Called on the main actor only.
        nonisolated(unsafe) let id = id
        return modifier(
            _ContainerDraggableModifier(
                id: { payload().map { AnyHashable($0[keyPath: id]) } }, namespace: containerNamespace
            ) { payload()?.transferred ?? [] })
    }

    /// Lets the view be dragged as an item, together with the selection of the enclosing drag container.
    ///
    /// - Parameters:
    ///   - itemType: The type of the item.
    ///   - item: The item, or `nil` for no drag.
    ///   - containerNamespace: The namespace of the drag container.
    /// - Returns: The modified view.
    public nonisolated func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, item: @autoclosure @escaping @MainActor () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
    }

    /// Lets the view be dragged as an item, together with the selection of the enclosing drag container.
    ///
    /// - Parameters:
    ///   - itemType: The type of the item.
    ///   - id: The key path to the item's identifier.
    ///   - item: The item, or `nil` for no drag.
    ///   - containerNamespace: The namespace of the drag container.
    /// - Returns: The modified view.
    public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>,
        item: @autoclosure @escaping @MainActor () -> Item?, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        draggable(itemType, id: id, containerNamespace: containerNamespace, item)
    }
}
