/// Returns the dragged items for their identifiers.
public struct _DragContainerModifier<ItemID: Hashable & Sendable>: _PrimitiveModifier {
    let namespace: Namespace.ID?
    let payload: @MainActor ([ItemID]) -> [[TransferredData]]

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        DragContainerNode<ItemID>(item, inputs)
    }
}

/// A placed drag container for identifiers of any type.
@MainActor
protocol DragContainer: _ViewNode {
    var namespace: Namespace.ID? { get }
    /// Each item in all forms; `nil` if the container is for identifiers of another type.
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

/// Names the selected items.
public struct _DragSelectionModifier<ItemID: Hashable & Sendable>: _PrimitiveModifier {
    let namespace: Namespace.ID?
    let selection: @MainActor () -> [ItemID]

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        DragSelectionNode<ItemID>(item, inputs)
    }
}

/// A placed selection of identifiers of any type.
@MainActor
protocol DragSelection: _ViewNode {
    var namespace: Namespace.ID? { get }
    /// The selected items; `nil` if they have identifiers of another type.
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
    /// The items that a drag container returns for one and those that are dragged with it.
    ///
    /// - Parameters:
    ///   - id: the identifier of the item that is held.
    ///   - namespace: the namespace of the container.
    ///   - item: returns the item in all forms; called if there is no container.
    /// - Returns: the values of the container, or the item alone.
    func dragContent(
        of id: AnyHashable, in namespace: Namespace.ID?, otherwise item: @MainActor () -> [TransferredData]
    ) -> DragContent {
        let ids = draggedTogether(with: id, in: namespace)
        if let items = containerItems(ids, in: namespace) { return DragContent(items: items, itemIDs: ids) }
        return DragContent(items: [item()], itemIDs: [id])
    }

    /// The items that are dragged with one: the whole selection if it is selected, else it alone (R11.1).
    func draggedTogether(with id: AnyHashable, in namespace: Namespace.ID?) -> [AnyHashable] {
        guard let selection = selected(with: id, in: namespace), selection.contains(id) else { return [id] }
        return selection
    }

    /// The items of the nearest selection around with identifiers of the same type.
    func selected(with id: AnyHashable, in namespace: Namespace.ID?) -> [AnyHashable]? {
        sequence(first: self as _ViewNode, next: \.parent).lazy.compactMap { $0 as? any DragSelection }
            .filter { $0.namespace == namespace }.compactMap { $0.selection(with: id) }.first
    }

    /// The values that the nearest enclosing drag container returns for some items; `nil` if there is none.
    func containerItems(_ ids: [AnyHashable], in namespace: Namespace.ID?) -> [[TransferredData]]? {
        sequence(first: self as _ViewNode, next: \.parent).lazy.compactMap { $0 as? any DragContainer }
            .filter { $0.namespace == namespace }.compactMap { $0.items(ids) }.first
    }
}

/// Lets a view be dragged as an item of a drag container.
public struct _ContainerDraggableModifier: _PrimitiveModifier {
    let id: @MainActor () -> AnyHashable?
    let namespace: Namespace.ID?
    /// Returns the item, for a view without a container.
    let item: @MainActor () -> [TransferredData]

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ContainerDraggableNode(item, inputs)
    }
}

final class ContainerDraggableNode: _ModifierNode<_ContainerDraggableModifier>, DragSurface {
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
    ///   - itemType: the type of the dragged items.
    ///   - itemID: the key path to an item's identifier.
    ///   - namespace: the namespace of the container.
    ///   - payload: returns the items for some identifiers: those of the selection if the dragged view is part of it, else
    ///     that of the view. It may return fewer items; if it returns none, there is no drag.
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
    ///   - itemType: the type of the dragged items.
    ///   - namespace: the namespace of the container.
    ///   - payload: returns the items for some identifiers: those of the selection if the dragged view is part of it, else
    ///     that of the view. It may return fewer items; if it returns none, there is no drag.
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
    ///   - selection: the identifiers of the selected items.
    ///   - containerNamespace: the namespace of the drag container.
    /// - Returns: The modified view.
    public nonisolated func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping @MainActor () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(_DragSelectionModifier(namespace: containerNamespace, selection: selection))
    }

    /// Lets the view be dragged as an item of the drag container around, which returns the item when the drag begins.
    ///
    /// - Parameters:
    ///   - containerItemID: the identifier of the item.
    ///   - containerNamespace: the namespace of the drag container.
    /// - Returns: The modified view.
    public nonisolated func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(
            _ContainerDraggableModifier(id: { AnyHashable(containerItemID) }, namespace: containerNamespace) { [] })
    }

    /// Lets the view be dragged as an item, together with the selection of the drag container around.
    ///
    /// - Parameters:
    ///   - itemType: the type of the item.
    ///   - containerNamespace: the namespace of the drag container.
    ///   - payload: returns the item; `nil` for no drag.
    /// - Returns: The modified view.
    public nonisolated func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil,
        _ payload: @escaping @MainActor () -> Item?
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, containerNamespace: containerNamespace, payload)
    }

    /// Lets the view be dragged as an item, together with the selection of the drag container around.
    ///
    /// - Parameters:
    ///   - itemType: the type of the item.
    ///   - id: the key path to the item's identifier.
    ///   - containerNamespace: the namespace of the drag container.
    ///   - payload: returns the item; `nil` for no drag.
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

    /// Lets the view be dragged as an item, together with the selection of the drag container around.
    ///
    /// - Parameters:
    ///   - itemType: the type of the item.
    ///   - item: the item; `nil` for no drag.
    ///   - containerNamespace: the namespace of the drag container.
    /// - Returns: The modified view.
    public nonisolated func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, item: @autoclosure @escaping @MainActor () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
    }

    /// Lets the view be dragged as an item, together with the selection of the drag container around.
    ///
    /// - Parameters:
    ///   - itemType: the type of the item.
    ///   - id: the key path to the item's identifier.
    ///   - item: the item; `nil` for no drag.
    ///   - containerNamespace: the namespace of the drag container.
    /// - Returns: The modified view.
    public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>,
        item: @autoclosure @escaping @MainActor () -> Item?, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        draggable(itemType, id: id, containerNamespace: containerNamespace, item)
    }
}
