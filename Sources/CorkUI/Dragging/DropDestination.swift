import Foundation

/// A modifier that lets values be dropped on a view.
public struct _DropModifier<Payload: Transferable>: _PrimitiveModifier {
    let isEnabled: Bool
    let action: @MainActor ([Payload], DropSession) -> Bool
    let isTargeted: @MainActor (Bool) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { DropNode<Payload>(item, inputs) }
}

/// The node of a drop destination.
final class DropNode<Payload: Transferable>: _ModifierNode<_DropModifier<Payload>>, AnyDropNode {
    private(set) var isTargeted = false
    private(set) var operation = DropOperation.copy
    private var last: DropSession?
    /// The reorder container inside that makes space for the drag.
    private weak var container: (any ReorderContainer)?

    var isActive: Bool { modifier.isEnabled && environment.isEnabled && !isFrozen }
    let takenTypes = Payload.takenTypes

    func setTargeted(_ isTargeted: Bool) {
        guard isTargeted != self.isTargeted else { return }
        self.isTargeted = isTargeted
        modifier.isTargeted(isTargeted)
        if isTargeted { return }
        container?.leave()
        container = nil
        last.map { notify($0, .exiting) }
        last = nil
    }

    func hover(_ types: Set<String>, at point: CGPoint) {
        let place = windowPoint(point)
        let container = reorderContainer(at: place)
        if container !== self.container { self.container?.leave() }
        self.container = container
        container?.makeRoom(at: place)
        let session = session(at: point, last == nil ? .entering : .active)
        last = session
        operation = configuration(of: session).operation
        notify(session, session.phase)
    }

    func dropBegan() {
        isTargeted = false
        modifier.isTargeted(false)
    }

    func drop(_ contents: [TransferredData], at point: CGPoint) -> Bool {
        guard isActive else { return false }
        let session = session(at: point, .active)
        let configuration = configuration(of: session)
        operation = configuration.operation
        last = nil
        defer { container = nil }
        let accepted = contents.prefix(max(configuration.acceptedItemCount ?? .max, 0))
        let values = accepted.flatMap { content in Payload.values(of: content) { graph.warn($0) } }
        guard operation != .forbidden, operation != .cancel, !values.isEmpty else {
            container?.leave()
            notify(session, .ended(.forbidden))
            return false
        }
        var isTaken = false
        func take() { isTaken = modifier.action(values, session) }
        if let container { container.leave(take) } else { take() }
        notify(session, .ended(isTaken ? operation : .forbidden))
        if isTaken { notify(session, .dataTransferCompleted) }
        return isTaken
    }

    override func remove() {
        if isTargeted { setTargeted(false) }
        super.remove()
    }

    // MARK: Sessions

    private func session(at point: CGPoint, _ phase: DropSession.Phase) -> DropSession {
        let drag = ActiveDrag.current
        let ids = drag?.itemIDs.map(SendableID.init) ?? []
        return DropSession(
            id: drag?.id ?? last?.id ?? DragSession.ID(), phase: phase, location: point,
            itemsCount: drag?.items.count ?? 1,
            suggestedOperations: drag?.operations ?? .copy, localSession: drag.map { _ in .init(itemIDs: ids) },
            reorder: container?.room)
    }

    private func configuration(of session: DropSession) -> DropConfiguration {
        let configured = around.compactMap { ($0 as? DropConfigurationNode)?.configuration(session) }.first
        guard var configured else { return DropConfiguration(operation: .copy) }
        if let wanted = configured.operation.set, !session.suggestedOperations.isSuperset(of: wanted) {
            configured.operation = .forbidden
        }
        return configured
    }

    private func notify(_ session: DropSession, _ phase: DropSession.Phase) {
        var session = session
        session.phase = phase
        for node in around { (node as? DropObserverNode)?.notify(session) }
    }

    private var around: some Sequence<_ViewNode> { sequence(first: self as _ViewNode, next: \.parent) }

    /// Returns the innermost reorder container inside at a point of the window that makes space for items from outside.
    private func reorderContainer(at point: CGPoint) -> (any ReorderContainer)? {
        func takes(_ container: any ReorderContainer) -> Bool {
            container.isReorderingEnabled && !container.isActive && container.windowFrame.contains(point)
        }
        if let container, container.isBelow(self), takes(container) { return container }
        func find(in node: _ViewNode) -> (any ReorderContainer)? {
            // Rows of lazy containers are not searched, because the search runs each time that the pointer moves.
            let inner = node.isLazy ? nil : node.children.firstAnswer(find)
            return inner ?? (node as? any ReorderContainer).flatMap { takes($0) ? $0 : nil }
        }
        return find(in: children[0])
    }
}

extension DropOperation {
    /// The operation as a set, or `nil` if it does nothing.
    fileprivate var set: Set? {
        switch self {
        case .cancel, .forbidden: nil
        case .copy: .copy
        case .move: .move
        case .alias: .alias
        case .delete: .delete
        }
    }
}

/// The node of a drop destination, independent of the type of its payload.
@MainActor
package protocol AnyDropNode: _ViewNode {
    /// A Boolean value that indicates whether the destination accepts drops.
    var isActive: Bool { get }
    /// The MIME types that the destination accepts, the best one first.
    var takenTypes: [String] { get }
    /// Notifies the destination that an acceptable drag enters or leaves it.
    func setTargeted(_ isTargeted: Bool)
    /// Notifies the destination that the drag moved to a destination inside of it.
    func setTargetedInside()
    /// Notifies the destination of the position of a drag and of its MIME types.
    func hover(_ types: Set<String>, at point: CGPoint)
    /// Notifies the destination of a drop before its content is read.
    func dropBegan()
    /// Accepts dropped items.
    ///
    /// - Parameters:
    ///   - contents: The items, in a representation that the destination accepts.
    ///   - point: The position in points from the view's upper leading corner.
    /// - Returns: A Boolean value that indicates whether the items were accepted.
    func drop(_ contents: [TransferredData], at point: CGPoint) -> Bool
    /// The operation of a drop at the last position of the pointer.
    var operation: DropOperation { get }
}

extension _ViewNode {
    /// Converts a point of the window to one relative to the view's upper leading corner.
    package func localPoint(_ point: CGPoint) -> CGPoint {
        let frame = windowFrame
        return CGPoint(x: isMirrored ? frame.maxX - point.x : point.x - frame.minX, y: point.y - frame.minY)
    }

    /// Converts a point relative to the view's upper leading corner to one of the window.
    func windowPoint(_ point: CGPoint) -> CGPoint {
        let frame = windowFrame
        return CGPoint(x: isMirrored ? frame.maxX - point.x : frame.minX + point.x, y: frame.minY + point.y)
    }

    private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }
}

extension AnyDropNode {
    /// The operation of a drop, which is a copy by default.
    package var operation: DropOperation { .copy }
    /// Notifies the destination that the drag is no longer over it.
    package func setTargetedInside() { setTargeted(false) }
    /// Notifies the destination that the drag is no longer over it.
    package func dropBegan() { setTargeted(false) }
    /// Notifies the destination of the position of a drag; does nothing by default.
    package func hover(_ types: Set<String>, at point: CGPoint) {}
}

extension View {
    /// Lets values be dropped on the view, from views with `draggable(_:)` and from other programs.
    ///
    /// The innermost of nested destinations that accepts the type takes the drop. If none accepts it, the pointer shows
    /// that. A drop delivers the values that can be read, and logs a warning about the others.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: A closure that receives the values and the position of the drop, in points from the view's upper
    ///     leading corner. It returns a Boolean value that indicates whether it accepts the values.
    ///   - isTargeted: Called with `true` when an acceptable drag enters the view, and with `false` when it leaves or
    ///     is dropped.
    /// - Returns: The modified view.
    @_disfavoredOverload  // A closure that does not look at the location is for the form below.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(_DropModifier(isEnabled: true, action: { action($0, $1.location) }, isTargeted: isTargeted))
    }

    /// Lets values be dropped on the view, with the session of the drag.
    ///
    /// A reorder container inside makes space for the values, and ``DropSession/reorderDestination(for:in:)`` returns
    /// its position. On an item of a reorder container, the action receives values that are dropped onto the item.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - isEnabled: A Boolean value that indicates whether the view accepts drops.
    ///   - action: A closure that receives the values. It may return a Boolean value that indicates whether it accepts
    ///     them.
    /// - Returns: The modified view.
    public nonisolated func dropDestination<T: Transferable, Result>(
        for type: T.Type = T.self, isEnabled: Bool = true,
        action: @escaping @MainActor (_ items: [T], _ session: DropSession) -> Result
    ) -> some View {
        modifier(
            _DropModifier<T>(
                isEnabled: isEnabled, action: { action($0, $1) as? Bool ?? true }, isTargeted: { _ in }))
    }
}
