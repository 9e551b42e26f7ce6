/// The destination of moved elements in an outline.
public struct OutlineDestination<ID: Hashable>: Equatable {
    /// The ID of the new parent, or `nil` for the top level.
    public let parent: ID?
    /// The offset among the siblings before which to insert, as counted before the move.
    public let offset: Int

    /// Creates a destination below an element or at the top level.
    public init(parent: ID?, offset: Int) { (self.parent, self.offset) = (parent, offset) }
}

extension OutlineGroup {
    /// Lets the container move elements, also to other levels.
    ///
    /// Elements cannot be moved while the outline is filtered.
    ///
    /// - Parameter action: A closure that receives the IDs of elements in the order of their rows, without descendants
    ///   of others, and the destination. `nil` disables moving.
    /// - Returns: The outline.
    public func onMove(perform action: (@MainActor ([ID], OutlineDestination<ID>) -> Void)?) -> OutlineGroup {
        var group = self
        group.move = action
        return group
    }
}

extension RangeReplaceableCollection where Self: MutableCollection & RandomAccessCollection, Element: Identifiable {
    /// Moves elements of a tree, as the action of an outline's `onMove(perform:)`.
    ///
    /// It has no effect if the destination does not exist, or is inside of a moved element.
    ///
    /// - Parameters:
    ///   - ids: The IDs of the elements in their new order. IDs without an element are ignored, and elements inside of
    ///     other moved ones stay there.
    ///   - destination: The destination.
    ///   - children: The key path to the children of an element, which is `nil` for a leaf.
    /// - Complexity: O(*n*), where *n* is the number of elements in the tree.
    public mutating func move(
        _ ids: [Element.ID], to destination: OutlineDestination<Element.ID>,
        children: WritableKeyPath<Element, Self?>
    ) {
        let ids = ids.reduce(into: [Element.ID]()) { if !$0.contains($1) { $0.append($1) } }
        let gone = Set(ids)
        // Moved elements are not searched, so that nothing moves into itself.
        guard let siblings = siblings(below: destination.parent, leavingOut: gone, children) else { return }
        let before = siblings.prefix(Swift.max(destination.offset, 0))
        let offset = before.count - before.filter { gone.contains($0.id) }.count
        var moved: [Element.ID: Element] = [:]
        take(gone, into: &moved, children)
        put(ids.compactMap { moved[$0] }, below: destination.parent, at: offset, children)
    }

    /// Returns the children of an element, or the top level; `nil` if the parent does not exist or is a leaf.
    private func siblings(
        below parent: Element.ID?, leavingOut ids: Set<Element.ID>, _ children: WritableKeyPath<Element, Self?>
    ) -> Self? {
        guard let parent else { return self }
        for element in self where !ids.contains(element.id) {
            guard let inner = element[keyPath: children] else { continue }
            if element.id == parent { return inner }
            if let found = inner.siblings(below: parent, leavingOut: ids, children) { return found }
        }
        return nil
    }

    /// Removes elements from the tree and collects them.
    private mutating func take(
        _ ids: Set<Element.ID>, into taken: inout [Element.ID: Element], _ children: WritableKeyPath<Element, Self?>
    ) {
        for element in self where ids.contains(element.id) { taken[element.id] = element }
        removeAll { ids.contains($0.id) }
        for index in indices { self[index][keyPath: children]?.take(ids, into: &taken, children) }
    }

    /// Inserts elements below another one, or at the top level.
    ///
    /// - Returns: A Boolean value that indicates whether the parent was found.
    @discardableResult
    private mutating func put(
        _ elements: [Element], below parent: Element.ID?, at offset: Int, _ children: WritableKeyPath<Element, Self?>
    ) -> Bool {
        guard let parent else {
            insert(contentsOf: elements, at: index(startIndex, offsetBy: Swift.min(offset, count)))
            return true
        }
        return indices.contains { index in
            if self[index].id == parent {
                return self[index][keyPath: children]?.put(elements, below: nil, at: offset, children) ?? false
            }
            return self[index][keyPath: children]?.put(elements, below: parent, at: offset, children) ?? false
        }
    }
}
