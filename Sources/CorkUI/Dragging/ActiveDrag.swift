import Foundation

/// A drag of items from a view of this program.
@MainActor
package final class ActiveDrag {
    /// The drag in this program; `nil` while there is none.
    package private(set) static weak var current: ActiveDrag?

    package let id = DragSession.ID()
    /// The operation of a destination in this program, which may have rejected the items, or `nil` while it is not
    /// known.
    package var outcome: DropOperation?
    /// The items in all their representations.
    package let items: [[TransferredData]]
    package let itemIDs: [AnyHashable]
    package let operations: DropOperation.Set
    package let configuration: DragConfiguration
    /// The arrangement of the previews over the current destination.
    package private(set) var formation: DragDropPreviewsFormation {
        didSet { if formation != oldValue { formationChanged(formation) } }
    }
    /// Called with a new arrangement of the previews.
    package var formationChanged: @MainActor (DragDropPreviewsFormation) -> Void = { _ in }
    private let ownFormation: DragDropPreviewsFormation
    private weak var source: (any AnyDragNode)?
    /// The nodes around the source that observe the drag.
    private let observers: [DragObserverNode]
    private weak var reordered: ReorderItemNode?
    private var end: @MainActor () -> Void = {}
    private var isOver = false
    /// The last position of the pointer in the window of the source.
    private var point: CGPoint?
    private let heldIndex: Int

    /// Creates the drag of a view, or returns `nil` if the view provides no items.
    package init?(_ source: any AnyDragNode) {
        let content = source.content()
        guard !content.items.isEmpty else { return nil }
        var (items, itemIDs) = (content.items, content.itemIDs)
        // Dragging a view inside of a reorderable item also moves the item.
        let around = sequence(first: source as _ViewNode, next: \.parent).lazy
        let reordered = around.compactMap { $0 as? ReorderItemNode }.first(where: \.isActive)
        if let reordered, reordered !== source {
            items[0].insert(reordered.mark, at: 0)
            if itemIDs.isEmpty { itemIDs = reordered.itemIDs }
        }
        (self.source, self.items, self.itemIDs) = (source, items, itemIDs)
        heldIndex = source.itemID.flatMap { itemIDs.firstIndex(of: $0) } ?? 0
        configuration = around.compactMap { ($0 as? DragConfigurationNode)?.configuration }.first ?? DragConfiguration()
        operations = configuration.operationsWithinApp.operations
        ownFormation = around.compactMap { ($0 as? DragPreviewsNode)?.formation }.first ?? .default
        formation = ownFormation
        observers = around.compactMap { $0 as? DragObserverNode }
        self.reordered = reordered
    }

    /// Begins the drag and notifies its observers.
    ///
    /// - Parameter point: The position of the pointer in the window.
    package func begin(at point: CGPoint) {
        Self.current = self
        self.point = point
        if itemIDs.count <= 1 { source?.showPreview() }
        if let reordered { end = reordered.beginReordering() }
        notify(.initial)
    }

    /// The representations of the items for other programs; the texts and file lists of several items are joined.
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

    /// The preview of the source and its frame in the window when the drag began, or `nil` if it has none of its own.
    package var preview: (node: DragPreviewNode, frame: CGRect)? {
        guard let source, let preview = source.preview else { return nil }
        return (preview, preview.frame(over: source.windowFrame))
    }

    /// The MIME types of the items.
    package var types: Set<String> { Set(items.flatMap { $0.map(\.type) }) }

    /// Returns the items in one representation.
    package func items(as type: String) -> [TransferredData] {
        items.compactMap { item in item.first { $0.type == type } }
    }

    /// Returns the views of the dragged items, the one under the pointer first.
    ///
    /// - Parameter nodes: All draggable views of the window.
    /// - Returns: The views of the items that have one.
    package func views(among nodes: some Sequence<any AnyDragNode>) -> [any AnyDragNode] {
        guard let source else { return [] }
        guard itemIDs.count > 1 else { return [source] }
        let held = source.itemID
        var found: [AnyHashable: any AnyDragNode] = [:]
        for node in nodes where node !== source && node.isSelectedLike(source) {
            if let id = node.itemID, id != held { found[id] = node }
        }
        return [source] + itemIDs.compactMap { found[$0] }
    }

    /// Notifies the observers of a movement of the pointer.
    ///
    /// - Parameters:
    ///   - target: The destination that would accept a drop.
    ///   - point: The position in the source's window, or `nil` if the pointer is elsewhere.
    package func moved(over target: (any AnyDropNode)?, at point: CGPoint?) {
        guard !isOver else { return }
        self.point = point ?? self.point
        let around = target.map { sequence(first: $0 as _ViewNode, next: \.parent) }
        let wanted = around?.lazy.compactMap { ($0 as? DropPreviewsNode)?.formation }.first
        formation = wanted.flatMap { $0 == .default ? nil : $0 } ?? ownFormation
        notify(.active)
    }

    /// Ends the drag.
    ///
    /// - Parameter operation: The operation of the drop, which a known ``outcome`` overrides.
    package func ended(_ operation: DropOperation) {
        guard !isOver else { return }
        let operation = outcome ?? operation
        isOver = true
        if Self.current === self { Self.current = nil }
        source?.hidePreview()
        end()
        notify(.ended(operation))
        if operation != .cancel, operation != .forbidden { notify(.dataTransferCompleted) }
    }

    private func notify(_ phase: DragSession.Phase) {
        let ids = itemIDs.map(SendableID.init)
        for observer in observers where !observer.isRetired {
            let location = point.map { observer.localPoint($0) } ?? .zero
            observer.notify(
                DragSession(id: id, phase: phase, location: location, draggedItemIndex: heldIndex, itemIDs: ids))
        }
    }
}

extension AnyDragNode {
    /// A Boolean value that indicates whether the view is dragged in the same way and with the same selection as another.
    fileprivate func isSelectedLike(_ other: any AnyDragNode) -> Bool {
        func selection(around node: _ViewNode) -> _ViewNode? {
            sequence(first: node, next: \.parent).first { $0 is any DragSelection }
        }
        return type(of: self) == type(of: other) && selection(around: self) === selection(around: other)
    }
}

extension String {
    /// A Boolean value that indicates whether values of the MIME type can be joined.
    fileprivate var isJoined: Bool { hasPrefix("text/") || self == "UTF8_STRING" }
}

/// The items that a view provides for a drag.
package struct DragContent {
    /// The items in all their representations, the best one first.
    package let items: [[TransferredData]]
    /// The identifiers of the items, if they have any.
    package let itemIDs: [AnyHashable]

    package init(items: [[TransferredData]], itemIDs: [AnyHashable] = []) {
        (self.items, self.itemIDs) = (items.filter { !$0.isEmpty }, itemIDs)
    }
}
