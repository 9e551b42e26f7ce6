import Foundation

/// A modifier that lets a view be dragged.
public struct _DraggableModifier<Payload: Transferable>: _PrimitiveModifier {
    let payload: @MainActor () -> Payload

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        DraggableNode<Payload>(item, inputs)
    }
}

/// The node of a draggable view.
final class DraggableNode<Payload: Transferable>: _ModifierNode<_DraggableModifier<Payload>>, DragSurface {
    var isActive: Bool { environment.isEnabled && !isFrozen }

    var itemID: AnyHashable? {
        func id(of item: some Identifiable) -> AnyHashable { item.id }
        return (modifier.payload() as? any Identifiable).map { id(of: $0) }
    }

    func content() -> DragContent {
        let payload = modifier.payload()
        func content(of item: some Identifiable) -> DragContent {
            dragContent(of: item.id, in: nil) { payload.transferred }
        }
        return (payload as? any Identifiable).map { content(of: $0) } ?? DragContent(items: [payload.transferred])
    }
}

/// The node of a draggable view, independent of the type of its payload.
@MainActor
package protocol DragSurface: _ViewNode {
    /// A Boolean value that indicates whether the view can be dragged.
    var isActive: Bool { get }
    /// Returns the items to drag, or none for no drag.
    func content() -> DragContent
    /// The part of the window in which a drag begins.
    var dragFrame: CGRect { get }
    /// The identifier of the item, or `nil` if it has none.
    var itemID: AnyHashable? { get }
}

extension DragSurface {
    /// The frame of the view.
    package var dragFrame: CGRect { windowFrame }
    /// No identifier.
    package var itemID: AnyHashable? { nil }
}

extension View {
    /// Lets the view be dragged to views with a `dropDestination(for:action:isTargeted:)`, and to other programs.
    ///
    /// In a drag container for identifiers of its type, a payload that is `Identifiable` is dragged with the selection.
    ///
    /// - Parameter payload: The value to drag, evaluated when a drag begins.
    /// - Returns: The modified view.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping @MainActor () -> T)
        -> some View
    {
        modifier(_DraggableModifier(payload: payload))
    }
}
