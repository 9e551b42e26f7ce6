import Foundation

/// Lets values be dropped on a view.
public struct _DropModifier<Payload: Transferable>: PrimitiveModifier {
    let action: @MainActor ([Payload], CGPoint) -> Bool
    let isTargeted: @MainActor (Bool) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: ViewListItem, _ inputs: NodeInputs) -> ViewNode { DropNode<Payload>(item, inputs) }
}

/// A view that values are dropped on, placed.
final class DropNode<Payload: Transferable>: ModifierNode<_DropModifier<Payload>>, DropSurface {
    private(set) var isTargeted = false
    var isActive: Bool { environment.isEnabled && !isFrozen }
    let takenTypes = Payload.takenTypes

    func setTargeted(_ isTargeted: Bool) {
        guard isTargeted != self.isTargeted else { return }
        self.isTargeted = isTargeted
        modifier.isTargeted(isTargeted)
    }

    func drop(_ content: TransferredData, at point: CGPoint) -> Bool {
        guard isActive else { return false }
        let values = Payload.values(of: content) { graph.warn($0) }
        return !values.isEmpty && modifier.action(values, point)
    }

    override func remove() {
        setTargeted(false)
        super.remove()
    }
}

/// A placed view that values are dropped on, whose payload type is not known.
@MainActor
public protocol DropSurface: ViewNode {
    /// Whether something can be dropped now.
    var isActive: Bool { get }
    /// The MIME types of what is taken, the best one first.
    var takenTypes: [String] { get }
    /// Tells whether something that is taken is over the view.
    func setTargeted(_ isTargeted: Bool)
    /// Tells that something that was over the view is over a destination inside of it now.
    func setTargetedInside()
    /// Tells where on the view something is that comes in such types.
    func hover(_ types: Set<String>, at point: CGPoint)
    /// Tells that something was dropped on the view, before it is read.
    func dropBegan()
    /// Takes what was dropped.
    ///
    /// - Parameters:
    ///   - content: What was dropped.
    ///   - point: where, from the view's upper leading corner.
    /// - Returns: whether it was taken.
    func drop(_ content: TransferredData, at point: CGPoint) -> Bool
}

extension DropSurface {
    /// Tells that nothing is over the view any more.
    public func setTargetedInside() { setTargeted(false) }
    /// Tells that nothing is over the view any more.
    public func dropBegan() { setTargeted(false) }
    /// Tells that something is dragged over a point, with the types it has.
    public func hover(_ types: Set<String>, at point: CGPoint) {}
}

extension View {
    /// Lets values be dropped on the view, from views that are `draggable(_:)` and from other programs.
    ///
    /// Of several destinations inside one another the innermost one that takes such a value gets it. Where nothing takes it,
    /// the pointer shows that. Of several values that are dropped, those are taken that can be read; the others are told.
    ///
    /// - Parameters:
    ///   - payloadType: what is taken.
    ///   - action: takes the values, dropped at a point of the view, in points from its upper leading corner; returns
    ///     whether it did.
    ///   - isTargeted: called with true when such a value comes over the view, and with false when it leaves or is
    ///     dropped.
    /// - Returns: The modified view.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(_DropModifier(action: action, isTargeted: isTargeted))
    }
}
