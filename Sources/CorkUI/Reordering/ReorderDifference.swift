/// The identifier of the collection in a reorder container that has only one.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
    init() {}
}

/// A move of items in a reorder container, with the identifiers of the items and their destination.
///
/// The items keep their relative order. The container does not change the data: the action of
/// ``View/reorderContainer(for:isEnabled:move:)`` does.
public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>: Hashable, Sendable {
    /// The identifiers of the items that move, in their order.
    public var sources: [ItemID]
    /// The position that the items move to.
    public var destination: Destination

    /// A position in one of the collections.
    public struct Destination: Hashable, Sendable {
        /// A position among the items of a collection.
        @frozen
        public enum Position: Hashable, Sendable {
            /// The position before the item with an identifier.
            case before(ItemID)
            /// The position after the last item.
            case end
        }

        /// The position in the collection as it is at the drop.
        public var position: Position
        /// The identifier of the collection.
        public var collectionID: CollectionID
    }
}
