import Foundation

/// A view that generates views from data, whose elements the container can delete and move (R7.41).
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    /// The elements, in order.
    var data: Data { get }
    /// Returns the offset of an element in the data, or `nil` if there is no element with the ID.
    func _offset(ofElement id: AnyHashable) -> Int?
    /// The type of the elements, or `nil` for bindings and similar elements, whose value type is not known.
    static var _elementType: Any.Type? { get }
    /// The type of the elements' identifiers, or `nil` if it is not known.
    static var _idType: Any.Type? { get }
}

extension DynamicViewContent {
    /// The type of the elements, which is not known.
    public static var _elementType: Any.Type? { nil }
    /// The type of the elements' identifiers, which is not known.
    public static var _idType: Any.Type? { nil }
}

extension ForEach: DynamicViewContent where Content: View {
    /// Returns the offset of an element in the data of the loop, or `nil` if it is not part of it.
    public func _offset(ofElement id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        let data = resolve?.result ?? data
        return data.enumerated().first { elements.id($1, $0) == id }?.offset
    }

    /// The type of the elements, or `nil` for bindings and similar elements.
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
    /// Returns the offset of an element in the data of the loop, or `nil` if it is not part of it.
    public func _offset(ofElement id: AnyHashable) -> Int? { content._offset(ofElement: id) }
    /// The type of the elements of the content.
    public static var _elementType: Any.Type? { Content._elementType }
    /// The type of the identifiers of the content's elements.
    public static var _idType: Any.Type? { Content._idType }
}

extension DynamicViewContent {
    /// Lets the container delete elements.
    ///
    /// - Parameter action: A closure that receives the offsets of the elements in the data of this loop. `nil` disables
    ///   deletion.
    /// - Returns: The loop.
    public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_LoopModifier(edits: LoopEdits(delete: .some(action))))
    }

    /// Lets the container move elements.
    ///
    /// - Parameter action: A closure that receives the offsets of the elements in the data of this loop and the
    ///   destination offset, as for `move(fromOffsets:toOffset:)`. `nil` disables moving.
    /// - Returns: The loop.
    public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_LoopModifier(edits: LoopEdits(move: .some(action))))
    }
}

extension DynamicViewContent {
    /// Lets values be dropped between the elements in a list, which shows a line at the position of the drop.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values, from views with `draggable(_:)` and from other programs.
    ///   - action: A closure that receives the values and the offset in the data of this loop before which to insert
    ///     them.
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

    /// Lets items of some content types be dropped between the elements in a list, which shows a line at the position
    /// of the drop.
    ///
    /// The name of a file determines its content type.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted content types. A warning reports items of other types.
    ///   - action: A closure that receives the offset in the data of this loop before which to insert the items, and
    ///     their item providers.
    /// - Returns: The loop.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(_LoopModifier(edits: LoopEdits(insert: LoopDrop(of: supportedContentTypes, perform: action))))
    }
}

/// The handler of drops between the elements of a loop.
struct LoopDrop {
    /// The accepted MIME types, the best one first.
    let takenTypes: [String]
    /// Accepts dropped data before an offset, and reports what cannot be read.
    ///
    /// It returns a Boolean value that indicates whether anything was accepted.
    let perform: @MainActor ([TransferredData], Int, (String) -> Void) -> Bool
}

/// The editing actions of a loop, each `nil` if the loop does not set it.
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

/// A modifier that sets the editing actions of a loop.
public struct _LoopModifier: ViewModifier {
    let edits: LoopEdits

    /// Never evaluated: CorkUI applies the modifier itself.
    public func body(content: Content) -> Never { fatalError("_LoopModifier has no body") }

    /// Returns the shape of the view list as far as the type determines it.
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

    /// Makes a node for a loop that passes the editing actions to its subviews as container values.
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
    /// Sets whether deleting the rows of the view is disabled, whatever their loop allows.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        containerValue(\.isDeleteDisabled, isDisabled)
    }

    /// Sets whether moving the rows of the view is disabled, whatever their loop allows.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        containerValue(\.isMoveDisabled, isDisabled)
    }
}
