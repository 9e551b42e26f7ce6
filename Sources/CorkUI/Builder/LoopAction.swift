import Foundation

/// An editing action of a loop, as a container value of its rows.
///
/// It is one object as long as the loop is listed.
@MainActor
final class LoopAction<Perform>: Equatable {
    private(set) var perform: Perform?
    private var loop: (any DynamicViewContent)?
    private var id: ItemID?

    nonisolated init() {}

    func update(_ perform: Perform?, _ loop: any DynamicViewContent, _ id: ItemID) {
        self.perform = perform
        self.loop = loop
        self.id = id
    }

    /// The number of elements in the loop's data.
    var count: Int {
        func count(_ loop: some DynamicViewContent) -> Int { loop.data.count }
        guard let loop else { return 0 }
        return count(loop)
    }

    /// Returns the offset of a row's element in the loop's data.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    func offset(of row: ItemID) -> Int? {
        guard let id, let loop else { return nil }
        return row.elements(directlyBelow: id).lazy.compactMap { loop._offset(ofElement: $0) }.first
    }

    nonisolated static func == (a: LoopAction, b: LoopAction) -> Bool { a === b }
}

typealias LoopDeletion = LoopAction<@MainActor (IndexSet) -> Void>
typealias LoopMovement = LoopAction<@MainActor (IndexSet, Int) -> Void>
typealias LoopInsertion = LoopAction<LoopDrop>

/// An editing action for the element of a row; rows of the same loop can be deleted or moved together.
@MainActor
struct RowAction<Perform> {
    /// The loop, the same object for all of its rows.
    let loop: LoopAction<Perform>
    /// The action, which receives offsets in the data of the loop.
    let perform: Perform
    /// The offset of the row's element in the data of the loop.
    let offset: Int

    init?(_ loop: LoopAction<Perform>?, _ row: ItemID) {
        guard let loop, let perform = loop.perform, let offset = loop.offset(of: row) else { return nil }
        (self.loop, self.perform, self.offset) = (loop, perform, offset)
    }
}

extension _ViewListItem {
    /// The action that deletes the row's element, or `nil` if it cannot be deleted.
    var deletion: RowAction<@MainActor (IndexSet) -> Void>? {
        values.isDeleteDisabled ? nil : RowAction(values.deletion, id)
    }

    /// The action that moves the row's element, or `nil` if it cannot be moved.
    var movement: RowAction<@MainActor (IndexSet, Int) -> Void>? {
        values.isMoveDisabled ? nil : RowAction(values.movement, id)
    }
}

extension _ViewNode {
    /// Deletes elements of the first loop with deletable rows in this subtree, unless one of them cannot be deleted.
    public func deleteRows(atOffsets offsets: IndexSet) {
        let rows = rows.compactMap(\.deletion)
        guard let first = rows.first else { return }
        let loop = rows.filter { $0.loop === first.loop }
        if offsets.isSubset(of: IndexSet(loop.map(\.offset))) { first.perform(offsets) }
    }

    /// Moves elements of the first loop with movable rows in this subtree, unless one of them cannot be moved.
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements in the data of the loop.
    ///   - destination: The offset before which to move them.
    public func moveRows(fromOffsets source: IndexSet, toOffset destination: Int) {
        let rows = rows.compactMap(\.movement)
        guard let first = rows.first else { return }
        let loop = rows.filter { $0.loop === first.loop }
        if source.isSubset(of: IndexSet(loop.map(\.offset))) { first.perform(source, destination) }
    }
}

extension ItemID {
    /// Returns the IDs of elements on the path that are listed directly below `loop`, the innermost first.
    func elements(directlyBelow loop: ItemID) -> [AnyHashable] {
        var found: [AnyHashable] = []
        var step: ItemID? = self
        while let current = step {
            switch current.component {
            case .element(let id) where current.parent == loop: found.append(id)
            case .subview(let list, let item) where current.parent == loop:
                found.append(AnyHashable(Subview.ID(list: list, item: item)))
            case .number(let id) where current.parent == loop: found.append(AnyHashable(id))
            case .proxy(_, let original): found += original.elements(directlyBelow: loop)
            default: break
            }
            step = current.parent
        }
        return found
    }
}

extension ContainerValues {
    fileprivate enum DeletionKey: ContainerValueKey {
        static var defaultValue: LoopDeletion? { nil }
    }

    fileprivate enum MovementKey: ContainerValueKey {
        static var defaultValue: LoopMovement? { nil }
    }

    fileprivate enum InsertionKey: ContainerValueKey {
        static var defaultValue: LoopInsertion? { nil }
    }

    fileprivate enum DeleteDisabledKey: ContainerValueKey {
        static var defaultValue: Bool { false }
    }

    fileprivate enum MoveDisabledKey: ContainerValueKey {
        static var defaultValue: Bool { false }
    }

    var deletion: LoopDeletion? {
        get { self[DeletionKey.self] }
        set { self[DeletionKey.self] = newValue }
    }

    var movement: LoopMovement? {
        get { self[MovementKey.self] }
        set { self[MovementKey.self] = newValue }
    }

    var insertion: LoopInsertion? {
        get { self[InsertionKey.self] }
        set { self[InsertionKey.self] = newValue }
    }

    var isDeleteDisabled: Bool {
        get { self[DeleteDisabledKey.self] }
        set { self[DeleteDisabledKey.self] = newValue }
    }

    var isMoveDisabled: Bool {
        get { self[MoveDisabledKey.self] }
        set { self[MoveDisabledKey.self] = newValue }
    }
}
