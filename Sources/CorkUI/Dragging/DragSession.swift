import Foundation

/// A drag from the perspective of its source.
public struct DragSession: Identifiable, Sendable {
    /// The identity of a drag.
    public struct ID: Hashable, Sendable {
        private let uuid = UUID()
        init() {}
    }

    /// A phase of a drag.
    public enum Phase: Hashable, Sendable {
        /// The drag begins.
        case initial
        /// The items are being dragged.
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
    /// The last position of the pointer in the coordinate space of the observing view, in points from its upper leading
    /// corner.
    public let location: CGPoint
    /// The index of the item under the pointer among the dragged items.
    public let draggedItemIndex: Int
    let itemIDs: [SendableID]

    /// Returns the identifiers of the dragged items that have a type.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
        itemIDs.compactMap { $0.value as? ItemID }
    }
}

/// An identifier of any type that is treated as `Sendable`.
struct SendableID: @unchecked Sendable {
    let value: Any

    init(_ id: AnyHashable) { value = id.base }
}

/// A drag over a drop destination.
public struct DropSession: Identifiable, Sendable {
    /// A phase of a drag over a destination.
    public enum Phase: Hashable, Sendable {
        /// The drag enters the destination.
        case entering
        /// The drag is over the destination.
        case active
        /// The drag leaves the destination.
        case exiting
        /// The items were dropped on the destination.
        case ended(DropOperation)
        /// The destination has read the items.
        case dataTransferCompleted
    }

    /// A drag that began in this program.
    public struct LocalSession: Sendable {
        let itemIDs: [SendableID]

        /// Returns the identifiers of the dragged items that have a type.
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
    /// The number of items, which is 1 for a drag from another program.
    public let itemsCount: Int
    /// The operations that the source offers.
    public let suggestedOperations: DropOperation.Set
    /// The drag within this program, or `nil` for a drag from another program.
    public let localSession: LocalSession?
    let reorder: Reorder?

    /// The position in a reorder container under the pointer.
    struct Reorder: Sendable {
        let collection: SendableID
        let before: SendableID?
    }

    /// Returns the position of the space that a reorder container inside of the destination has made.
    ///
    /// - Parameters:
    ///   - item: The type of the container's items.
    ///   - collectionID: The type of the identifiers of its collections.
    /// - Returns: The position, or `nil` if there is no space or no such container.
    public func reorderDestination<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
    ) -> ReorderDifference<Item.ID, CollectionID>.Destination? where Item.ID: Sendable { destination() }

    /// Returns the position of the space that a reorder container inside of the destination has made.
    ///
    /// - Parameters:
    ///   - item: The type of the container's items.
    ///   - itemID: The key path to an item's identifier.
    ///   - collectionID: The type of the identifiers of its collections.
    /// - Returns: The position, or `nil` if there is no space or no such container.
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
