import Foundation

/// A modifier that lets people reorder the items of the loops inside.
public struct _ReorderContainerModifier<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>:
    _PrimitiveModifier
{
    let isEnabled: Bool
    let move: @MainActor (ReorderDifference<ItemID, CollectionID>) -> Void

    /// Makes the node of a container.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ReorderContainerNode<Item, ItemID, CollectionID>(item, inputs)
    }
}

/// The node of a reorder container, independent of its types.
@MainActor
protocol ReorderContainer: AnyDropNode, AnyKeyNode {
    var isReorderingEnabled: Bool { get }
    /// Lifts an item and the items that move with it.
    func begin(_ item: ReorderItemNode)
    /// Ends the drag without a move, unless the items were dropped.
    func cancel()
    /// Makes space for items from another container, at a position in the window.
    func makeRoom(at point: CGPoint)
    /// The destination of those items, or `nil` without space for them.
    var room: DropSession.Reorder? { get }
    /// Removes the space and makes a change in the same animation.
    func leave(_ change: () -> Void)
    /// A Boolean value that indicates whether one of the items has the focus and can be moved.
    var hasFocusedItem: Bool { get }
}

extension ReorderContainer {
    func leave() { leave {} }
}

/// The node of a reorder container, which is the drop destination of its own items.
final class ReorderContainerNode<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>:
    _ModifierNode<_ReorderContainerModifier<Item, ItemID, CollectionID>>, ReorderContainer
{
    private(set) lazy var scope = ReorderScope(self, element: Item.self, id: ItemID.self, collection: CollectionID.self)
    private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?
    private lazy var follow = ReorderEffect(graph: graph)

    override var isReusable: Bool { false }

    override var childEnvironment: (environment: EnvironmentValues, body: EnvironmentValues) {
        let own = inner(environment)
        return (own, environment.isIdentical(to: bodyEnvironment) ? own : inner(bodyEnvironment))
    }

    private func inner(_ environment: EnvironmentValues) -> EnvironmentValues {
        if let known, known.outer.isIdentical(to: environment) { return known.inner }
        var inner = environment
        inner._reorderScopes.insert(scope, at: 0)
        known = (environment, inner)
        return inner
    }

    override func remove() {
        cancel()
        super.remove()
    }

    // MARK: Dragging

    var isReorderingEnabled: Bool { modifier.isEnabled && environment.isEnabled && !isFrozen }
    var isActive: Bool { isReorderingEnabled && scope.session?.isGuest == false }
    var takenTypes: [String] { [scope.dragType] }

    func begin(_ item: ReorderItemNode) {
        guard isReorderingEnabled else { return }
        scope.lift(Set(item.itemIDs), heldBy: item)
    }

    func makeRoom(at point: CGPoint) {
        scope.beginGuest()
        scope.aim(at: point)
    }

    var room: DropSession.Reorder? {
        scope.session?.target.map {
            DropSession.Reorder(collection: SendableID($0.loop.collection), before: $0.before.map(SendableID.init))
        }
    }

    func leave(_ change: () -> Void) {
        withAnimation {
            _ = scope.end(drops: false)
            change()
            scope.settle()
        }
    }

    func setTargeted(_ isTargeted: Bool) { if !isTargeted { scope.aim(at: nil) } }

    /// Keeps the space while the drag is over a destination inside, such as an item onto which others can be dropped.
    func setTargetedInside() {}
    func dropBegan() {}

    func hover(_ types: Set<String>, at point: CGPoint) { scope.aim(at: windowPoint(point)) }

    func drop(_ contents: [TransferredData], at point: CGPoint) -> Bool {
        guard isActive else { return false }
        scope.aim(at: windowPoint(point))
        withAnimation {
            if let move = scope.end(drops: true) {
                deliver(move)
                if let element = move.sources.first { showLater(element, in: move.target.loop, takingFocus: true) }
            }
            scope.settle()
        }
        return true
    }

    func cancel() {
        guard scope.session != nil else { return }
        withAnimation {
            _ = scope.end(drops: false)
            scope.settle()
        }
    }

    private func deliver(_ move: ReorderMove) {
        guard let collection = move.target.loop.collection.base as? CollectionID else { return }
        let position = (move.target.before?.base as? ItemID).map { Destination.Position.before($0) } ?? .end
        modifier.move(
            ReorderDifference(
                sources: move.sources.compactMap { $0.base as? ItemID },
                destination: Destination(position: position, collectionID: collection)))
    }

    private typealias Destination = ReorderDifference<ItemID, CollectionID>.Destination

    // MARK: Keys

    func press(_ press: KeyPress) -> KeyPress.Result {
        guard isReorderingEnabled, press.modifiers == .option, scope.session == nil, let item = keyItem,
            let element = item.element
        else { return .ignored }
        let members = scope.members(Set(item.itemIDs))
        guard let target = scope.target(of: press.key, for: item, moving: members) else {
            return isTakenAtEnd(press.key) ? .handled : .ignored
        }
        guard let move = ReorderMove(members, to: target) else { return .handled }
        let (text, hadFocus) = (item.cell.accessibleText, hasFocus(item))
        let (place, count) = scope.outcome(of: move)
        withAnimation { deliver(move) }
        let name = text.isEmpty ? "item" : text
        AccessibilityNotification.Announcement("Moved \(name) to position \(place) of \(count).").post()
        showLater(element, in: target.loop, takingFocus: hadFocus)
        return .handled
    }

    /// Returns a Boolean value that indicates whether the focused item takes a key that can't move it.
    ///
    /// Otherwise Alt with the left arrow would leave the page of the item. A container around the item's own one may
    /// have a destination for an item of its own.
    private func isTakenAtEnd(_ key: KeyEquivalent) -> Bool {
        guard hasFocusedItem, [.upArrow, .downArrow, .leftArrow, .rightArrow].contains(key) else { return false }
        return !sequence(first: self as _ViewNode, next: \.parent).dropFirst()
            .contains { ($0 as? any ReorderContainer)?.hasFocusedItem == true }
    }

    private func hasFocus(_ item: ReorderItemNode) -> Bool { graph.focus.node.map { $0.isBelow(item.cell) } == true }

    var hasFocusedItem: Bool { isReorderingEnabled && scope.items.values.contains { $0.isShown && hasFocus($0) } }

    /// Scrolls to an item once its move is shown.
    private func showLater(_ element: AnyHashable, in loop: any ReorderLoop, takingFocus: Bool) {
        follow.schedule { [weak scope] in scope?.show(element, in: loop, takingFocus: takingFocus) }
    }

    /// The focused item, or else the first selected one.
    private var keyItem: ReorderItemNode? {
        let shown = scope.items.values.filter(\.isShown)
        if let item = shown.first(where: hasFocus) { return item }
        guard let any = shown.first(where: { $0.element != nil }), let id = any.element else { return nil }
        let selected = any.selected(with: id, in: nil)
        return shown.first { item in item.element.map { selected?.contains($0) == true } == true }
    }
}

/// An effect that runs an action after a move is shown.
private final class ReorderEffect: AnyEffect {
    private var action: (() -> Void)?

    func schedule(_ action: @escaping () -> Void) {
        self.action = action
        schedule()
    }

    override func run(_ phase: EffectPhase) {
        guard phase == .task else { return }
        action?()
        action = nil
    }
}

extension _ViewNode {
    /// Returns a Boolean value that indicates whether the node is another one or one of its descendants.
    package func isBelow(_ node: _ViewNode) -> Bool { sequence(first: self, next: \.parent).contains { $0 === node } }
}
