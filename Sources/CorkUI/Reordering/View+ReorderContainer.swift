extension View {
    /// Lets a person reorder the items of the `reorderable()` loop inside: by dragging them with the pointer, by touch and by
    /// keyboard.
    ///
    /// The view can be a list, a stack, a grid, a lazy container or a custom layout. While an item is dragged, the others
    /// make room where it would go. The focused item also moves with Alt and an arrow key, or with Alt+Home and Alt+End.
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
    ///   - item: the type of the items.
    ///   - isEnabled: a Boolean value that indicates whether the items can be reordered.
    ///   - move: changes the data; called once for each drop that moves something. If it changes nothing, the views return
    ///     to where they were.
    /// - Returns: The modified view.
    public nonisolated func reorderContainer<Item: Identifiable>(
        for item: Item.Type, isEnabled: Bool = true,
        move: @escaping @MainActor (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(
            _ReorderContainerModifier<Item, Item.ID, ReorderableSingleCollectionIdentifier>(
                isEnabled: isEnabled, move: move))
    }

    /// Lets a person reorder the items of the `reorderable(collectionID:)` loops inside, also from one collection to another.
    ///
    /// - Parameters:
    ///   - item: the type of the items.
    ///   - collectionID: the type of the collections' identifiers.
    ///   - isEnabled: a Boolean value that indicates whether the items can be reordered.
    ///   - move: changes the data; called once for each drop that moves something. If it changes nothing, the views return
    ///     to where they were.
    /// - Returns: The modified view.
    public nonisolated func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping @MainActor (ReorderDifference<Item.ID, CollectionID>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(_ReorderContainerModifier<Item, Item.ID, CollectionID>(isEnabled: isEnabled, move: move))
    }

    /// Lets a person reorder the items of the `reorderable()` loop inside.
    ///
    /// - Parameters:
    ///   - item: the type of the items.
    ///   - itemID: the key path to an item's identifier, by which the loop identifies it too.
    ///   - isEnabled: a Boolean value that indicates whether the items can be reordered.
    ///   - move: changes the data; called once for each drop that moves something. If it changes nothing, the views return
    ///     to where they were.
    /// - Returns: The modified view.
    public nonisolated func reorderContainer<Item, ItemID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
        move: @escaping @MainActor (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View {
        modifier(
            _ReorderContainerModifier<Item, ItemID, ReorderableSingleCollectionIdentifier>(
                isEnabled: isEnabled, move: move))
    }

    /// Lets a person reorder the items of the `reorderable(collectionID:)` loops inside, also from one collection to another.
    ///
    /// - Parameters:
    ///   - item: the type of the items.
    ///   - itemID: the key path to an item's identifier, by which the loops identify it too.
    ///   - collectionID: the type of the collections' identifiers.
    ///   - isEnabled: a Boolean value that indicates whether the items can be reordered.
    ///   - move: changes the data; called once for each drop that moves something. If it changes nothing, the views return
    ///     to where they were.
    /// - Returns: The modified view.
    public nonisolated func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping @MainActor (ReorderDifference<ItemID, CollectionID>) -> Void
    ) -> some View {
        modifier(_ReorderContainerModifier<Item, ItemID, CollectionID>(isEnabled: isEnabled, move: move))
    }
}
