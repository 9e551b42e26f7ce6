import Foundation

/// A drag, as its source sees it.
public struct DragSession: Identifiable, Sendable {
    /// The identity of a drag.
    public struct ID: Hashable, Sendable {
        private let uuid = UUID()
        init() {}
    }

    /// A phase of a drag.
    public enum Phase: Hashable, Sendable {
        /// The items are taken up.
        case initial
        /// The items are on their way.
        case active
        /// The items were dropped, or the drag was cancelled.
        case ended(DropOperation)
        /// The destination has read the items.
        case dataTransferCompleted
    }

    /// The identity of the drag.
    public let id: ID
    /// The phase of the drag.
    public let phase: Phase
    /// The last position of the pointer, in points from the upper leading corner of the view that follows the drag.
    public let location: CGPoint
    /// The index of the item under the pointer among the dragged items.
    public let draggedItemIndex: Int
    let itemIDs: [SendableID]

    /// The identifiers of the dragged items that are of a type.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
        itemIDs.compactMap { $0.value as? ItemID }
    }
}

/// An identifier of whatever type, which is `Sendable`.
struct SendableID: @unchecked Sendable {
    let value: Any

    init(_ id: AnyHashable) { value = id.base }
}

/// A drag over a drop destination.
public struct DropSession: Identifiable, Sendable {
    /// A phase of a drag over a destination.
    public enum Phase: Hashable, Sendable {
        /// The items come over the destination.
        case entering
        /// The items are over the destination.
        case active
        /// The items leave the destination.
        case exiting
        /// The items were dropped on the destination.
        case ended(DropOperation)
        /// The destination has read the items.
        case dataTransferCompleted
    }

    /// A drag that began in this program.
    public struct LocalSession: Sendable {
        let itemIDs: [SendableID]

        /// The identifiers of the dragged items that are of a type.
        public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
            itemIDs.compactMap { $0.value as? ItemID }
        }
    }

    /// The identity of the drag.
    public let id: DragSession.ID
    /// The phase of the drag over the destination.
    public internal(set) var phase: Phase
    /// The position of the pointer on the destination, in points from its upper leading corner.
    public let location: CGPoint
    /// The number of items; 1 for those of another program before they are read.
    public let itemsCount: Int
    /// The operations that the source offers.
    public let suggestedOperations: DropOperation.Set
    /// The drag within this program; `nil` for one that began in another.
    public let localSession: LocalSession?
    let reorder: Reorder?

    /// The place in a reorder container at the position of the pointer.
    struct Reorder: Sendable {
        let collection: SendableID
        let before: SendableID?
    }

    /// Returns the place that the reorder container inside of the destination has made room at.
    ///
    /// - Parameters:
    ///   - item: the type of the container's items.
    ///   - collectionID: the type of the identifiers of its collections.
    /// - Returns: the place; `nil` if the pointer is at none, or there is no such container.
    public func reorderDestination<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
    ) -> ReorderDifference<Item.ID, CollectionID>.Destination? where Item.ID: Sendable { destination() }

    /// Returns the place that the reorder container inside of the destination has made room at.
    ///
    /// - Parameters:
    ///   - item: the type of the container's items.
    ///   - itemID: the key path to an item's identifier.
    ///   - collectionID: the type of the identifiers of its collections.
    /// - Returns: the place; `nil` if the pointer is at none, or there is no such container.
    public func reorderDestination<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>,
        in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
    ) -> ReorderDifference<ItemID, CollectionID>.Destination? { destination() }

    private func destination<ItemID, CollectionID>() -> ReorderDifference<ItemID, CollectionID>.Destination? {
        guard let reorder, let collection = reorder.collection.value as? CollectionID else { return nil }
        guard let before = reorder.before else { return .init(position: .end, collectionID: collection) }
        return (before.value as? ItemID).map { .init(position: .before($0), collectionID: collection) }
    }
}
