import Foundation

/// Lets values be dropped on a view.
public struct _DropModifier<Payload: Transferable>: _PrimitiveModifier {
    let isEnabled: Bool
    let action: @MainActor ([Payload], DropSession) -> Bool
    let isTargeted: @MainActor (Bool) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { DropNode<Payload>(item, inputs) }
}

/// A view that values are dropped on, placed.
final class DropNode<Payload: Transferable>: _ModifierNode<_DropModifier<Payload>>, DropSurface {
    private(set) var isTargeted = false
    private(set) var operation = DropOperation.copy
    private var last: DropSession?
    /// The reorder container inside that makes room.
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
        last.map { tell($0, .exiting) }
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
        tell(session, session.phase)
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
            tell(session, .ended(.forbidden))
            return false
        }
        var isTaken = false
        func take() { isTaken = modifier.action(values, session) }
        if let container { container.leave(take) } else { take() }
        tell(session, .ended(isTaken ? operation : .forbidden))
        if isTaken { tell(session, .dataTransferCompleted) }
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

    private func tell(_ session: DropSession, _ phase: DropSession.Phase) {
        var session = session
        session.phase = phase
        for node in around { (node as? DropObserverNode)?.tell(session) }
    }

    private var around: some Sequence<_ViewNode> { sequence(first: self as _ViewNode, next: \.parent) }

    /// The outermost reorder container inside at a point of the window, which makes room for items from elsewhere.
    private func reorderContainer(at point: CGPoint) -> (any ReorderContainer)? {
        func takes(_ container: any ReorderContainer) -> Bool {
            container.isReorderingEnabled && !container.isActive && container.windowFrame.contains(point)
        }
        if let container, container.isBelow(self), takes(container) { return container }
        func find(in node: _ViewNode) -> (any ReorderContainer)? {
            if let found = node as? any ReorderContainer { return takes(found) ? found : nil }
            // Rows of lazy containers are left out: the search runs each time that the pointer moves.
            return node.isLazy ? nil : node.children.lazy.compactMap(find).first
        }
        return find(in: children[0])
    }
}

extension DropOperation {
    /// The operation as one of several; `nil` if it does nothing.
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

/// A placed view that values are dropped on, whose payload type is not known.
@MainActor
package protocol DropSurface: _ViewNode {
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
    ///   - contents: the items, in a form that the view takes.
    ///   - point: where, from the view's upper leading corner.
    /// - Returns: whether it was taken.
    func drop(_ contents: [TransferredData], at point: CGPoint) -> Bool
    /// The operation of a drop at the last position of the pointer.
    var operation: DropOperation { get }
}

extension _ViewNode {
    /// A point of the window, from the view's upper leading corner.
    package func localPoint(_ point: CGPoint) -> CGPoint {
        let frame = windowFrame
        return CGPoint(x: isMirrored ? frame.maxX - point.x : point.x - frame.minX, y: point.y - frame.minY)
    }

    /// A point from the view's upper leading corner, in the window.
    func windowPoint(_ point: CGPoint) -> CGPoint {
        let frame = windowFrame
        return CGPoint(x: isMirrored ? frame.maxX - point.x : frame.minX + point.x, y: frame.minY + point.y)
    }

    private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }
}

extension DropSurface {
    /// A copy.
    package var operation: DropOperation { .copy }
    /// Tells that nothing is over the view any more.
    package func setTargetedInside() { setTargeted(false) }
    /// Tells that nothing is over the view any more.
    package func dropBegan() { setTargeted(false) }
    /// Tells that something is dragged over a point, with the types it has.
    package func hover(_ types: Set<String>, at point: CGPoint) {}
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
    @_disfavoredOverload  // A closure that does not look at the location is for the form below.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(_DropModifier(isEnabled: true, action: { action($0, $1.location) }, isTargeted: isTargeted))
    }

    /// Lets values be dropped on the view, with the session of the drag that brings them.
    ///
    /// A reorder container inside makes room for the values, and ``DropSession/reorderDestination(for:in:)`` returns the
    /// place. On an item of a reorder container, the action takes values that are dropped onto the item.
    ///
    /// - Parameters:
    ///   - type: the type of the values.
    ///   - isEnabled: a Boolean value that indicates whether values are taken.
    ///   - action: takes the values; may return a Boolean value that indicates whether it did.
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
