import Foundation

/// Items that are dragged from a view of this program.
@MainActor
package final class ActiveDrag {
    /// The drag in this program; `nil` while there is none.
    package private(set) static weak var current: ActiveDrag?

    package let id = DragSession.ID()
    /// The operation of a destination in this program, or that none took the items; `nil` until it is known.
    package var outcome: DropOperation?
    /// Each item in all forms.
    package let items: [[TransferredData]]
    package let itemIDs: [AnyHashable]
    package let operations: DropOperation.Set
    package let configuration: DragConfiguration
    /// The views around the source that follow the drag.
    private let observers: [DragObserverNode]
    private weak var reordered: ReorderItemNode?
    private var end: @MainActor () -> Void = {}
    private var isOver = false

    /// The drag of a view; `nil` if it gives nothing.
    package init?(_ source: any DragSurface) {
        let content = source.content()
        guard !content.items.isEmpty else { return nil }
        var (items, itemIDs) = (content.items, content.itemIDs)
        // A view of any kind inside of an item moves the item as well.
        let around = sequence(first: source as ViewNode, next: \.parent).lazy
        let reordered = around.compactMap { $0 as? ReorderItemNode }.first(where: \.isActive)
        if let reordered, reordered !== source {
            items[0].insert(reordered.mark, at: 0)
            if itemIDs.isEmpty { itemIDs = reordered.itemIDs }
        }
        (self.items, self.itemIDs) = (items, itemIDs)
        configuration = around.compactMap { ($0 as? DragConfigurationNode)?.configuration }.first ?? DragConfiguration()
        operations = configuration.operationsWithinApp.operations
        observers = around.compactMap { $0 as? DragObserverNode }
        self.reordered = reordered
    }

    /// Lifts the items, and tells the source.
    package func begin() {
        Self.current = self
        if let reordered { end = reordered.beginReordering() }
        tell(.initial)
    }

    /// The forms of the items for other programs: of several items the texts and lists of files, joined.
    package var forms: [TransferredData] {
        let outside = configuration.operationsOutsideApp
        guard outside.allowCopy || outside.allowMove else { return [] }
        guard items.count > 1 else { return items.first ?? [] }
        return items[0].map(\.type).filter(\.isJoined).compactMap { type in
            let parts = items.compactMap { item in item.first { $0.type == type }?.data }
            guard parts.count == items.count else { return nil }
            let separator = type.hasPrefix("text/uri-list") ? Data() : Data("\n".utf8)
            return TransferredData(type: type, data: Data(parts.joined(separator: separator)))
        } + items[0].filter { $0.data.isEmpty }
    }

    /// The MIME types of the items.
    package var types: Set<String> { Set(items.flatMap { $0.map(\.type) }) }

    /// Each item in a form.
    package func items(as type: String) -> [TransferredData] {
        items.compactMap { item in item.first { $0.type == type } }
    }

    /// Tells the source that the pointer moved.
    package func moved() { if !isOver { tell(.active) } }

    /// Ends the drag.
    ///
    /// - Parameter operation: the operation of the drop, unless ``outcome`` is known.
    package func ended(_ operation: DropOperation) {
        guard !isOver else { return }
        let operation = outcome ?? operation
        isOver = true
        if Self.current === self { Self.current = nil }
        end()
        tell(.ended(operation))
        if operation != .cancel, operation != .forbidden { tell(.dataTransferCompleted) }
    }

    private func tell(_ phase: DragSession.Phase) {
        let session = DragSession(id: id, phase: phase, itemIDs: itemIDs.map(SendableID.init))
        for observer in observers where !observer.isRetired { observer.tell(session) }
    }
}

extension String {
    /// A Boolean value that indicates whether values of the MIME type can be joined.
    fileprivate var isJoined: Bool { hasPrefix("text/") || self == "UTF8_STRING" }
}

/// The items that a view gives to a drag.
public struct DragContent {
    /// Each item in all forms, the best one first.
    package let items: [[TransferredData]]
    /// The identifiers of the items, where they have some.
    package let itemIDs: [AnyHashable]

    package init(items: [[TransferredData]], itemIDs: [AnyHashable] = []) {
        (self.items, self.itemIDs) = (items.filter { !$0.isEmpty }, itemIDs)
    }
}
