/// Where elements of an outline go.
public struct OutlineDestination<ID: Hashable>: Equatable {
    /// The element they go below; nil for the top.
    public let parent: ID?
    /// The offset among what is there before which they go, counted before the move.
    public let offset: Int

    /// A place below an element, or at the top.
    public init(parent: ID?, offset: Int) { (self.parent, self.offset) = (parent, offset) }
}

extension OutlineGroup {
    /// Lets the container move elements, also to other levels.
    ///
    /// While a filter is there, nothing is moved.
    ///
    /// - Parameter action: takes the ids of elements in the order of their rows, none of them inside of another one,
    ///   and where they go; nil: none can be moved.
    /// - Returns: The outline.
    public func onMove(perform action: (@MainActor ([ID], OutlineDestination<ID>) -> Void)?) -> OutlineGroup {
        var group = self
        group.move = action
        return group
    }
}

extension RangeReplaceableCollection where Self: MutableCollection & RandomAccessCollection, Element: Identifiable {
    /// Moves elements of a tree, as an outline with `onMove(perform:)` wants to.
    ///
    /// Nothing happens where the destination is inside of what is moved, or is not there.
    ///
    /// - Parameters:
    ///   - ids: the elements, in the order in which they are to be; those that are not there are left out, and
    ///     those inside of another one stay there.
    ///   - destination: where they go.
    ///   - children: what is below an element; nil for a leaf, which takes nothing.
    /// - Complexity: linear in the tree.
    public mutating func move(
        _ ids: [Element.ID], to destination: OutlineDestination<Element.ID>,
        children: WritableKeyPath<Element, Self?>
    ) {
        let ids = ids.reduce(into: [Element.ID]()) { if !$0.contains($1) { $0.append($1) } }
        let gone = Set(ids)
        // What is moved is not looked into: nothing goes inside of itself.
        guard let siblings = siblings(below: destination.parent, leavingOut: gone, children) else { return }
        let before = siblings.prefix(Swift.max(destination.offset, 0))
        let offset = before.count - before.filter { gone.contains($0.id) }.count
        var moved: [Element.ID: Element] = [:]
        take(gone, into: &moved, children)
        put(ids.compactMap { moved[$0] }, below: destination.parent, at: offset, children)
    }

    /// What is below an element, or at the top; nil where the element is not there or a leaf.
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

    /// Takes elements out.
    private mutating func take(
        _ ids: Set<Element.ID>, into taken: inout [Element.ID: Element], _ children: WritableKeyPath<Element, Self?>
    ) {
        for element in self where ids.contains(element.id) { taken[element.id] = element }
        removeAll { ids.contains($0.id) }
        for index in indices { self[index][keyPath: children]?.take(ids, into: &taken, children) }
    }

    /// Puts elements below another one, or at the top; says whether that is there.
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
