import Foundation

/// The state of a reorder container: the loops that take part in it, and the dragged items.
@MainActor
final class ReorderScope {
    /// The node of the container, or `nil` after its removal.
    private(set) weak var node: _ViewNode?
    private let element: Any.Type
    private let id: Any.Type
    private let collection: Any.Type
    private(set) var loops: [any ReorderLoop] = []
    /// The nodes of the placed items of all loops.
    private(set) var items: [ObjectIdentifier: ReorderItemNode] = [:]
    private(set) var session: Session?
    /// The MIME type by which the container recognizes its own items as a drop destination.
    let dragType: String

    /// A drag of items over the container.
    struct Session {
        /// The dragged items, in the order that they keep.
        var lifted: [Lifted]
        var target: ReorderTarget?
        /// The position of the pointer in the window.
        var point: CGPoint?
        /// A Boolean value that indicates whether the items come from outside of the container.
        var isGuest = false
    }

    struct Lifted {
        /// The loop of the item, or `nil` for an item from outside of the container.
        let loop: (any ReorderLoop)?
        let element: AnyHashable
        let size: CGSize
    }

    private static var count = 0

    init(_ node: _ViewNode, element: Any.Type, id: Any.Type, collection: Any.Type) {
        (self.node, self.element, self.id, self.collection) = (node, element, id, collection)
        Self.count += 1
        dragType = "application/x-corkui-reordered-\(ProcessInfo.processInfo.processIdentifier)-\(Self.count)"
    }

    /// Returns a Boolean value that indicates whether a loop of some types takes part.
    ///
    /// - Parameters:
    ///   - element: The type of the loop's elements, or `nil` for bindings, whose value type is not known.
    ///   - id: The type of the elements' identifiers.
    ///   - collection: The type of the collection's identifier.
    /// - Returns: A Boolean value.
    func takes(element: Any.Type?, id: Any.Type?, collection: Any.Type) -> Bool {
        collection == self.collection && id == self.id && (element == nil || element == self.element)
    }

    func add(_ loop: any ReorderLoop) { loops.append(loop) }

    func remove(_ loop: any ReorderLoop) {
        loops.removeAll { $0 === loop }
        session?.lifted.removeAll { $0.loop === loop }
        if session?.target?.loop === loop { session?.target = nil }
    }

    func add(_ item: ReorderItemNode) { items[ObjectIdentifier(item)] = item }
    func remove(_ item: ReorderItemNode) { items[ObjectIdentifier(item)] = nil }

    // MARK: Dragging

    /// Lifts items.
    ///
    /// - Parameters:
    ///   - elements: The IDs of the items.
    ///   - item: The item under the pointer.
    func lift(_ elements: Set<AnyHashable>, heldBy item: ReorderItemNode) {
        let size = item.cell.frame.size
        let lifted = members(elements).map { loop, element in
            let placed = items.values.first { $0.loop === loop && $0.element == element }
            return Lifted(loop: loop, element: element, size: placed?.cell.frame.size ?? size)
        }
        for loop in loops {
            let places = lifted.filter { $0.loop === loop }.compactMap { loop.places[$0.element] }
            loop.lifted = Set(places.map(loop.itemID))
        }
        session = Session(lifted: lifted)
        liftedChanged()
    }

    /// Begins a drag of an item from outside, whose placeholder has the size of an item of the container.
    func beginGuest() {
        guard session == nil else { return }
        let size = items.values.first(where: \.isShown)?.cell.frame.size ?? CGSize(width: 40, height: 20)
        session = Session(lifted: [Lifted(loop: nil, element: AnyHashable(0), size: size)], isGuest: true)
    }

    /// Returns the items with some IDs, in the order of the loops and their data.
    func members(_ elements: Set<AnyHashable>) -> [(loop: any ReorderLoop, element: AnyHashable)] {
        loops.flatMap { loop in
            elements.compactMap { element in loop.places[element].map { (element, $0) } }.sorted { $0.1 < $1.1 }
                .map { (loop, $0.0) }
        }
    }

    func isLifted(_ loop: any ReorderLoop, _ element: AnyHashable?) -> Bool {
        session?.lifted.contains { $0.loop === loop && $0.element == element } == true
    }

    /// Makes space for the dragged items at the pointer.
    ///
    /// - Parameter point: A position in the window, or `nil` after the pointer left the container.
    func aim(at point: CGPoint?) {
        guard session != nil else { return }
        session?.point = point
        guard let point else { return show(nil) }
        if let target = target(at: point) { show(target) }
    }

    private func show(_ target: ReorderTarget?) {
        guard let session, session.target != target else { return }
        withAnimation {
            self.session?.target = target
            loops.forEach { $0.invalidate() }
        }
    }

    /// Ends the drag.
    ///
    /// - Parameter drops: A Boolean value that indicates whether the items were dropped.
    /// - Returns: The resulting move, or `nil` if nothing moves.
    func end(drops: Bool) -> ReorderMove? {
        guard var session else { return nil }
        // The data may have changed since the pointer last moved.
        if drops, let point = session.point, let target = target(at: point) { session.target = target }
        self.session = session
        let move = drops ? session.target.flatMap(move) : nil
        self.session = nil
        liftedChanged()
        return move
    }

    /// Arranges all views in the order of the data.
    func settle() {
        for loop in loops {
            loop.lifted = []
            loop.invalidate()
        }
    }

    private func liftedChanged() { items.values.forEach { $0.liftedChanged() } }

    /// Returns the move of a drop, or `nil` if all items would stay in place.
    private func move(to target: ReorderTarget) -> ReorderMove? {
        guard let session else { return nil }
        let members = session.lifted.compactMap { item in
            item.loop.flatMap { loop in loop.places[item.element].map { _ in (loop, item.element) } }
        }
        return ReorderMove(members, to: target)
    }

    // MARK: Arrangement

    /// Returns the size of a dragged item, by its index in the block.
    func liftedSize(of index: Int) -> CGSize {
        guard let lifted = session?.lifted, lifted.indices.contains(index) else { return .zero }
        return lifted[index].size
    }

    /// Returns the arrangement of a loop for the current state of the drag.
    func arrangement(of loop: any ReorderLoop) -> ReorderArrangement {
        guard let session, let target = session.target else { return ReorderArrangement() }
        let places = session.lifted.map { $0.loop === loop ? loop.places[$0.element] : nil }
        let removed = places.compactMap(\.self)
        guard target.loop === loop else { return ReorderArrangement(removed: removed) }
        let others = ReorderArrangement(removed: removed)
        let gap = target.before.flatMap { loop.places[$0] }.flatMap(others.placeAmongOthers)
        let block = zip(session.lifted, places).enumerated().compactMap { index, item in
            item.0.loop === loop ? item.1.map(ReorderArrangement.Entry.own) : .guest(index)
        }
        return ReorderArrangement(
            removed: removed, gap: gap ?? others.count(of: loop.baseCount), block: block)
    }
}

/// A position in a loop.
struct ReorderTarget: Equatable {
    let loop: any ReorderLoop
    /// The ID of the item after the position, or `nil` for the end of the loop.
    let before: AnyHashable?

    @MainActor
    init(_ loop: any ReorderLoop, before: AnyHashable?) { (self.loop, self.before) = (loop, before) }

    static func == (a: Self, b: Self) -> Bool { a.loop === b.loop && a.before == b.before }
}

/// Items and their destination in a loop.
struct ReorderMove {
    let sources: [AnyHashable]
    let target: ReorderTarget

    /// Creates a move, or returns `nil` if all items would stay in place.
    @MainActor
    init?(_ members: [(loop: any ReorderLoop, element: AnyHashable)], to target: ReorderTarget) {
        guard !members.isEmpty, target.before.map({ target.loop.places[$0] != nil }) ?? true else { return nil }
        sources = members.map(\.element)
        self.target = target
        guard members.allSatisfy({ $0.loop === target.loop }) else { return }
        let places = members.compactMap { target.loop.places[$0.element] }
        let next = target.before.flatMap { target.loop.places[$0] } ?? target.loop.baseCount
        if places == Array(next - places.count..<next) { return nil }
    }
}

private struct ReorderScopesKey: EnvironmentKey {
    static var defaultValue: [ReorderScope] { [] }
}

extension EnvironmentValues {
    /// The scopes of the enclosing reorder containers, the innermost first.
    var _reorderScopes: [ReorderScope] {
        get { self[ReorderScopesKey.self] }
        set { self[ReorderScopesKey.self] = newValue }
    }
}
