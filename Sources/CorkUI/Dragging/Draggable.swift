import Foundation

/// Lets a view be dragged.
public struct _DraggableModifier<Payload: Transferable>: PrimitiveModifier {
    let payload: @MainActor () -> Payload

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: ViewListItem, _ inputs: NodeInputs) -> ViewNode {
        DraggableNode<Payload>(item, inputs)
    }
}

/// A view that can be dragged, placed.
final class DraggableNode<Payload: Transferable>: ModifierNode<_DraggableModifier<Payload>>, DragSurface {
    var isActive: Bool { environment.isEnabled && !isFrozen }
    func content() -> [TransferredData] { modifier.payload().transferred }
}

/// A placed view that can be dragged, whose payload type is not known.
@MainActor
public protocol DragSurface: ViewNode {
    /// Whether it can be dragged now.
    var isActive: Bool { get }
    /// What is dragged, in every form, the best one first.
    func content() -> [TransferredData]
    /// The part of the window in which a drag begins.
    var dragFrame: CGRect { get }
    /// Takes the view up.
    ///
    /// - Returns: a function to call when the drag is over, be it dropped or not.
    func beginDrag() -> @MainActor () -> Void
}

extension DragSurface {
    /// The frame of the view.
    public var dragFrame: CGRect { windowFrame }
    /// Does nothing, now and when the drag is over.
    public func beginDrag() -> @MainActor () -> Void { {} }
}

extension View {
    /// Lets the view be dragged to views with a `dropDestination(for:action:isTargeted:)`, and to other programs.
    ///
    /// - Parameter payload: what is dragged; evaluated when a drag begins.
    /// - Returns: The modified view.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping @MainActor () -> T)
        -> some View
    {
        modifier(_DraggableModifier(payload: payload))
    }
}
