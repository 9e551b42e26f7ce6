import Foundation

/// Views made of data whose elements can be deleted and moved by the container that shows them (R7.41).
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    /// The elements, in order.
    var data: Data { get }
    /// The offset in the data of the element with an id; nil where there is none.
    func _offset(ofElement id: AnyHashable) -> Int?
    /// The type of the elements; `nil` if they are bindings or the like, of which the type of the values is not known.
    static var _elementType: Any.Type? { get }
    /// The type of the elements' identifiers; `nil` if it is not known.
    static var _idType: Any.Type? { get }
}

extension DynamicViewContent {
    /// The type of the elements, which is not known.
    public static var _elementType: Any.Type? { nil }
    /// The type of the elements' identifiers, which is not known.
    public static var _idType: Any.Type? { nil }
}

extension ForEach: DynamicViewContent where Content: View {
    /// Returns the offset of an element in the data of the loop, or nil if it is not in there.
    public func _offset(ofElement id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        let data = resolve?.result ?? data
        return data.enumerated().first { elements.id($1, $0) == id }?.offset
    }

    /// The type of the elements; `nil` if they are bindings or the like.
    public static var _elementType: Any.Type? {
        let type: Any.Type = Data.Element.self
        return isBinding(type) || TypeKind(type) == .tuple || type is any IndexedElement.Type ? nil : type
    }

    /// The type of the elements' identifiers.
    public static var _idType: Any.Type? { ID.self }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The data of the loop.
    public var data: Content.Data { content.data }
    /// Returns the offset of an element in the data of the loop, or nil if it is not in there.
    public func _offset(ofElement id: AnyHashable) -> Int? { content._offset(ofElement: id) }
    /// The type of the elements of the content.
    public static var _elementType: Any.Type? { Content._elementType }
    /// The type of the identifiers of the content's elements.
    public static var _idType: Any.Type? { Content._idType }
}

extension DynamicViewContent {
    /// Lets the container delete elements.
    ///
    /// - Parameter action: takes the offsets of the elements in the data of this loop; nil: none can be deleted.
    /// - Returns: The loop.
    public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_LoopModifier(edits: LoopEdits(delete: .some(action))))
    }

    /// Lets the container move elements.
    ///
    /// - Parameter action: takes the offsets of the elements in the data of this loop, and the offset before which they
    ///   go, as `move(fromOffsets:toOffset:)` does; nil: none can be moved.
    /// - Returns: The loop.
    public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_LoopModifier(edits: LoopEdits(move: .some(action))))
    }
}

extension DynamicViewContent {
    /// Lets values be dropped between the elements, where a list shows them: a line shows where they would come in.
    ///
    /// - Parameters:
    ///   - payloadType: what is taken, from views that are `draggable(_:)` and from other programs.
    ///   - action: takes the values, and the offset in the data of this loop before which they go.
    /// - Returns: The loop.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T], _ offset: Int) -> Void
    ) -> some DynamicViewContent {
        let insert = LoopDrop(takenTypes: T.takenTypes) { contents, offset, complain in
            let values = contents.flatMap { T.values(of: $0, complain: complain) }
            if !values.isEmpty { action(values, offset) }
            return !values.isEmpty
        }
        return modifier(_LoopModifier(edits: LoopEdits(insert: insert)))
    }

    /// Lets things of some kinds be dropped between the elements, where a list shows them: a line shows where they
    /// would come in.
    ///
    /// Files are of the kind that their names tell.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: what is taken; what is not is told.
    ///   - action: takes the offset in the data of this loop before which the things go, and what they can be loaded
    ///     from.
    /// - Returns: The loop.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(_LoopModifier(edits: LoopEdits(insert: LoopDrop(of: supportedContentTypes, perform: action))))
    }
}

/// Values that can be dropped between the elements of a loop.
struct LoopDrop {
    /// The MIME types, the best one first.
    let takenTypes: [String]
    /// Takes what was dropped before an offset, and complains about what cannot be read; says whether it could.
    let perform: @MainActor ([TransferredData], Int, (String) -> Void) -> Bool
}

/// The editing actions of a loop; nil for those it does not have.
@usableFromInline
final class LoopEdits {
    let delete: (@MainActor (IndexSet) -> Void)??
    let move: (@MainActor (IndexSet, Int) -> Void)??
    let insert: LoopDrop?

    init(
        delete: (@MainActor (IndexSet) -> Void)?? = nil, move: (@MainActor (IndexSet, Int) -> Void)?? = nil,
        insert: LoopDrop? = nil
    ) {
        self.delete = delete
        self.move = move
        self.insert = insert
    }
}

/// Says what can be done with the elements of a loop.
public struct _LoopModifier: ViewModifier {
    let edits: LoopEdits

    /// Never called: CorkUI applies the modifier itself.
    public func body(content: Content) -> Never { fatalError("_LoopModifier has no body") }

    /// Describes the number of subviews as far as the type determines it.
    public static func _shape<C: View>(of content: C.Type, _ table: inout _ShapeTable) -> _ViewListShape {
        var shape = table.shape(of: content)
        shape.hasIDs = true
        shape.hasValues = true
        shape.isPure = false
        return shape
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ListInputs
    ) -> _TypedListNode<ModifiedContent<C, Self>> {
        editing(view, inputs, content: { $0.content }, edits: { $0.modifier.edits })
    }

    /// A node for a loop whose subviews tell their container how to edit.
    static func editing<V: View, C: View>(
        _ view: V, _ inputs: _ListInputs, content: @escaping (V) -> C, edits: @escaping (V) -> LoopEdits
    ) -> _TypedListNode<V> {
        let (deletion, movement, insertion) = (LoopDeletion(), LoopMovement(), LoopInsertion())
        return ForwardingListNode(view, inputs, content: content) { view, inputs in
            var inputs = inputs
            let loop = content(view) as! any DynamicViewContent
            let edits = edits(view)
            if let delete = edits.delete {
                deletion.update(delete, loop, inputs.item.id)
                inputs.item.values.deletion = deletion
            }
            if let move = edits.move {
                movement.update(move, loop, inputs.item.id)
                inputs.item.values.movement = movement
            }
            if let insert = edits.insert {
                insertion.update(insert, loop, inputs.item.id)
                inputs.item.values.insertion = insertion
            }
            return inputs
        }
    }
}

extension View {
    /// Sets whether the rows of the view cannot be deleted, whatever their loop allows.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        containerValue(\.isDeleteDisabled, isDisabled)
    }

    /// Sets whether the rows of the view cannot be moved, whatever their loop allows.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        containerValue(\.isMoveDisabled, isDisabled)
    }
}
