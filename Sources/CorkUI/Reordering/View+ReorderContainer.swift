extension View {
    /// Lets people reorder the items of the `reorderable()` loop inside, with the pointer, by touch, and with the
    /// keyboard.
    ///
    /// The view can be a list, a stack, a grid, a lazy container, or a custom layout. While an item is dragged, the
    /// others make space for it. The focused item also moves with Alt and an arrow key, or with Alt+Home and Alt+End.
    ///
    ///     struct Songs: View {
    ///         @State private var songs: [Song] = []
    ///
    ///         var body: some View {
    ///             VStack { ForEach(songs) { Text($0.title) }.reorderable() }
    ///                 .reorderContainer(for: Song.self) { difference in move(difference) }
    ///         }
    ///     }
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - isEnabled: A Boolean value that indicates whether the items can be reordered.
    ///   - move: A closure that changes the data, called for each drop that moves an item. If it changes nothing, the
    ///     views return to their positions.
    /// - Returns: The modified view.
    public nonisolated func reorderContainer<Item: Identifiable>(
        for item: Item.Type, isEnabled: Bool = true,
        move: @escaping @MainActor (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(
            _ReorderContainerModifier<Item, Item.ID, ReorderableSingleCollectionIdentifier>(
                isEnabled: isEnabled, move: move))
    }

    /// Lets people reorder the items of the `reorderable(collectionID:)` loops inside, also from one collection to
    /// another.
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - collectionID: The type of the collections' identifiers.
    ///   - isEnabled: A Boolean value that indicates whether the items can be reordered.
    ///   - move: A closure that changes the data, called for each drop that moves an item. If it changes nothing, the
    ///     views return to their positions.
    /// - Returns: The modified view.
    public nonisolated func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping @MainActor (ReorderDifference<Item.ID, CollectionID>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(_ReorderContainerModifier<Item, Item.ID, CollectionID>(isEnabled: isEnabled, move: move))
    }

    /// Lets people reorder the items of the `reorderable()` loop inside.
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - itemID: The key path to an item's identifier, which the loop uses too.
    ///   - isEnabled: A Boolean value that indicates whether the items can be reordered.
    ///   - move: A closure that changes the data, called for each drop that moves an item. If it changes nothing, the
    ///     views return to their positions.
    /// - Returns: The modified view.
    public nonisolated func reorderContainer<Item, ItemID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
        move: @escaping @MainActor (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View {
        modifier(
            _ReorderContainerModifier<Item, ItemID, ReorderableSingleCollectionIdentifier>(
                isEnabled: isEnabled, move: move))
    }

    /// Lets people reorder the items of the `reorderable(collectionID:)` loops inside, also from one collection to
    /// another.
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - itemID: The key path to an item's identifier, which the loops use too.
    ///   - collectionID: The type of the collections' identifiers.
    ///   - isEnabled: A Boolean value that indicates whether the items can be reordered.
    ///   - move: A closure that changes the data, called for each drop that moves an item. If it changes nothing, the
    ///     views return to their positions.
    /// - Returns: The modified view.
    public nonisolated func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping @MainActor (ReorderDifference<ItemID, CollectionID>) -> Void
    ) -> some View {
        modifier(_ReorderContainerModifier<Item, ItemID, CollectionID>(isEnabled: isEnabled, move: move))
    }
}
