/// A modifier that makes the views of a loop reorderable.
public struct _ReorderableModifier<CollectionID: Hashable & Sendable>: ViewModifier {
    let collectionID: CollectionID

    /// Never evaluated: CorkUI applies the modifier itself.
    public func body(content: Content) -> Never { fatalError("_ReorderableModifier has no body") }

    /// The shape of the content, whose subviews are known only from the data.
    public static func _shape<C: View>(of content: C.Type, _ table: inout _ShapeTable) -> _ViewListShape {
        var shape = table.shape(of: content)
        shape.hasIDs = true
        shape.hasValues = true
        shape.isPure = false
        return shape
    }

    /// Makes the list of the loop.
    public static func _makeListNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ListInputs
    ) -> _TypedListNode<ModifiedContent<C, Self>> {
        ReorderListNode<C, CollectionID>(view, inputs)
    }
}

extension DynamicViewContent {
    /// Lets people reorder the views of the loop in the nearest container with
    /// ``View/reorderContainer(for:isEnabled:move:)``.
    public func reorderable() -> some DynamicViewContent<Data> {
        modifier(_ReorderableModifier(collectionID: ReorderableSingleCollectionIdentifier()))
    }

    /// Lets people reorder the views of the loop, also to and from other collections of the nearest container with
    /// ``View/reorderContainer(for:in:isEnabled:move:)``.
    ///
    /// - Parameter collectionID: The identifier of the collection that the loop shows.
    /// - Returns: The modified loop.
    public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
        modifier(_ReorderableModifier(collectionID: collectionID))
    }
}

/// A modifier that makes an element of a loop, or a placeholder, draggable in its reorder container.
public struct _ReorderItemModifier: _PrimitiveModifier {
    let loop: any ReorderLoop
    let scope: ReorderScope

    /// Makes the node of an item.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { ReorderItemNode(item, inputs) }
}

extension _ReorderItemModifier: @MainActor Equatable {
    /// Returns a Boolean value that indicates whether two modifiers have the same loop and scope.
    public static func == (a: Self, b: Self) -> Bool { a.loop === b.loop && a.scope === b.scope }
}
