/// The list node of a loop whose elements have different numbers of subviews, or content that keeps state in a list node
/// of its own.
///
/// An element whose subview count follows from the value of its content gets a node only when one of its subviews is
/// read; until then just the count is stored.
final class DynamicElementsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ElementsNode<Data, ID, Content>
{
    private var ids: [ID] = []
    private var parts: [Part] = []
    /// The start of each element's subviews, followed by the total count.
    private var starts: [Int] = [0]

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) {
        super.init(view, inputs)
        for (index, content) in read({ _, _ in false }) { parts[index].followed = follow(content, ids[index]) }
        starts = parts.starts
    }

    /// Evaluates the contents of all elements and updates their ids and counts.
    ///
    /// The node depends on everything that the contents read.
    ///
    /// - Parameter isFollowed: Returns whether the element at an index with an id has a node.
    /// - Returns: The contents that need a node, with their indices in ascending order.
    private func read(_ isFollowed: (Int, ID) -> Bool) -> [(index: Int, content: Content)] {
        var open: [(index: Int, content: Content)] = []
        let now = tracking {
            view.elements.counts(view.data, view.content, isFollowed) { open.append(($0, $1)) }
        }
        ids = now.ids
        parts = now.counts.map { Part(plainCount: $0) }
        return open
    }

    private func inputs(_ id: ID) -> _ListInputs { inputs.appending(.element(of: id)).below(self) }

    private func follow(_ content: Content, _ id: ID) -> Followed<Content> {
        Followed(Content._makeListNode(content, inputs(id)), content)
    }

    private func followed(_ part: Part) -> Followed<Content>? {
        part.followed.map { unsafeDowncast($0, to: Followed<Content>.self) }
    }

    /// Returns the node of an element's content, which is made if needed.
    ///
    /// It is `nil` if the element or its count changed since the last evaluation; the node then schedules another one.
    private func node(at index: Int) -> _ViewListNode? {
        if let followed = parts[index].followed { return followed.node }
        guard let content = content(at: index), content._plainCount == parts[index].plainCount else {
            parts[index].wasMissed = true
            invalidate()
            return nil
        }
        let followed = follow(content, ids[index])
        parts[index].followed = followed
        return followed.node
    }

    /// Returns the content of an element; `nil` if the data has another element at the index.
    private func content(at index: Int) -> Content? {
        let data = view.data
        guard !isRetired, index < data.count else { return nil }
        let element = data[data.index(data.startIndex, offsetBy: index)]
        let id = view.elements.id(element, index)
        // An id such as NaN does not equal itself.
        guard id == ids[index] || id != id else { return nil }
        return trackingMore { view.content(element) }
    }

    override var count: Int { starts.last! }
    override var isStateless: Bool { _ShapeTable.shape(of: Content.self).isPure }

    override func source(of index: inout Int) -> _ViewListNode {
        let offset = starts.part(at: index)
        guard let node = node(at: offset) else { return self }
        index -= starts[offset]
        return node.source(of: &index)
    }

    /// Returns a placeholder for a subview that no longer exists.
    override func ownItem(at index: Int) -> _ViewListItem {
        Subview._item(of: _HeldView(Subview(goneFrom: inputs.list, index)), at: 0, inputs.item)
    }

    override func update(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) -> ListChange {
        let (old, isSame) = (self.view, inputs.isSame(as: self.inputs))
        let isAlike =
            isSame && !isDirty && readCount <= Self.readLimit && !(Data.self is any ListBacked.Type)
            && view.showsElementsAlike(old)
        let change = take(view, inputs)
        if isAlike, change.keepsOrder { return updateElements(unlike: old.data) }
        return updateElements(change, isSame: isSame)
    }

    override func evaluate() { changed(updateElements(ListChange(), isSame: true)) }

    /// The number of reads after which all contents are evaluated again, to drop outdated dependencies.
    private static var readLimit: Int { 256 }

    /// Updates the elements that differ from those of `old`, which have the same ids.
    private func updateElements(unlike old: Data) -> ListChange {
        var result = ListChange()
        /// The distance by which subviews move, and the index up to which `starts` is updated.
        var (shift, moved) = (0, 0)
        func move(through end: Int) {
            if shift != 0 { for index in stride(from: moved + 1, through: end, by: 1) { starts[index] += shift } }
            moved = end
        }
        view.data.forEach(0..<parts.count, unlike: old, from: 0) { index, element in
            let content = trackingMore { view.content(element) }
            move(through: index)
            let (before, start) = (starts[index] - shift, starts[index])
            result.append(update(index, content), old: before, new: start)
            shift += parts[index].count - (starts[index + 1] - before)
        }
        move(through: parts.count)
        return result
    }

    /// Updates the content of an element; elements without a node only update their count.
    private func update(_ index: Int, _ content: Content) -> ListChange {
        let old = parts[index]
        if let followed = followed(old) { return followed.take(content, inputs(ids[index])) }
        if let count = content._plainCount {
            parts[index] = Part(plainCount: count)
            if count == old.plainCount, !old.wasMissed { return ListChange() }
        } else {
            parts[index].followed = follow(content, ids[index])
        }
        return .replacing(old.count, with: parts[index].count)
    }

    /// Updates the elements after a change.
    ///
    /// - Parameters:
    ///   - change: The change of the elements.
    ///   - isSame: Whether the inputs are unchanged, so that elements with equal content need no update.
    /// - Returns: The change of the subviews.
    private func updateElements(_ change: ListChange, isSame: Bool) -> ListChange {
        let (oldIDs, oldParts, oldStarts) = (ids, parts, starts)
        let isKnown = change.splices.lead(from: oldParts.count, to: elementCount)
        let splices = isKnown ? change.splices : Splice.replacing(oldParts.count, with: elementCount)
        // A replaced element can come back at another position, and then keeps its node.
        var pool: [ID: Followed<Content>] = [:]
        for splice in splices {
            for index in splice.old {
                guard let followed = followed(oldParts[index]) else { continue }
                pool.updateValue(followed, forKey: oldIDs[index])?.node.tearDown()
            }
        }
        /// Returns the previous index of an element that kept its id.
        func earlier(_ index: Int, _ id: ID, _ kept: inout KeptIndices) -> Int? {
            kept.index(before: index).flatMap { oldIDs[$0] == id ? $0 : nil }
        }
        var kept = KeptIndices(splices)
        let open = read { index, id in
            if let old = earlier(index, id, &kept) { oldParts[old].followed != nil } else { pool[id] != nil }
        }
        /// The changes within elements that kept their position and have a node.
        var inner: [Int: ListChange] = [:]
        kept = KeptIndices(splices)
        for (index, content) in open {
            let id = ids[index]
            guard let old = earlier(index, id, &kept) else {
                let known = pool.removeValue(forKey: id)
                _ = known?.take(content, inputs(id))
                parts[index].followed = known ?? follow(content, id)
                continue
            }
            if let followed = followed(oldParts[old]) {
                parts[index].followed = followed
                // Otherwise the node tracks everything that it depends on.
                if !isSame || !ValueComparator.equal(followed.content, content) {
                    inner[index] = followed.take(content, inputs(id))
                }
            } else {
                parts[index].followed = follow(content, id)
                inner[index] = .replacing(oldParts[old].count, with: parts[index].count)
            }
        }
        for followed in pool.values { followed.node.tearDown() }

        starts = parts.starts
        var result = ListChange()
        var next = 0
        func keep(until end: Int, at first: Int) {
            for index in first..<first + end - next {
                let (old, start) = (oldParts[next], oldStarts[next])
                var change = ListChange()
                if oldIDs[next] != ids[index] {
                    old.followed?.node.tearDown()
                    change = .replacing(oldStarts[next + 1] - start, with: parts[index].count)
                } else if parts[index].followed != nil {
                    change = inner[index] ?? ListChange()
                } else if old.plainCount != parts[index].plainCount || old.wasMissed {
                    change = .replacing(old.count, with: parts[index].count)
                }
                result.append(change, old: start, new: starts[index])
                next += 1
            }
        }
        for splice in splices {
            keep(until: splice.old.lowerBound, at: splice.new.lowerBound - splice.old.lowerBound + next)
            let oldRange = oldStarts[splice.old.lowerBound]..<oldStarts[splice.old.upperBound]
            let newRange = starts[splice.new.lowerBound]..<starts[splice.new.upperBound]
            if !oldRange.isEmpty || !newRange.isEmpty { result.splices.append(Splice(old: oldRange, new: newRange)) }
            next = splice.old.upperBound
        }
        keep(until: oldParts.count, at: parts.count - oldParts.count + next)
        return result
    }

    override func childChanged(_ child: _ViewListNode, _ change: ListChange) {
        guard let index = parts.firstIndex(where: { $0.followed?.node === child }) else { return }
        let start = starts[index]
        starts = parts.starts
        changed(change.shifted(old: start, new: start))
    }

    override func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) {
        for index in parts.indices {
            if let followed = parts[index].followed { visit(followed.node, base + starts[index]) }
        }
    }

    override var expectedSections: Int { _ShapeTable.shape(of: Content.self).hasSections ? parts.count : 0 }

    override func visitSections(from base: Int, _ visit: (SectionCounts, Int) -> Void) {
        guard _ShapeTable.shape(of: Content.self).hasSections else { return }
        var start = base
        for part in parts {
            if let followed = part.followed {
                followed.node.visitSections(from: start, visit)
            } else if part.plainCount.isSection {
                visit(part.plainCount.counts, start)
            }
            start += part.count
        }
    }

    override func tearDown() {
        for part in parts { part.followed?.node.tearDown() }
        super.tearDown()
    }
}

/// The subview count of an element, and the node of its content once a subview was read.
private struct Part {
    var plainCount: _PlainCount
    /// A Boolean value that indicates whether the content no longer matched its count when it was read.
    var wasMissed = false
    var followed: FollowedPart?

    @MainActor var count: Int { followed?.node.count ?? plainCount.total }
}

private class FollowedPart {
    let node: _ViewListNode

    init(_ node: _ViewListNode) { self.node = node }
}

/// The node of an element's content, with the content it was last updated to.
private final class Followed<Content: View>: FollowedPart {
    var content: Content

    init(_ node: _TypedListNode<Content>, _ content: Content) {
        self.content = content
        super.init(node)
    }

    @MainActor
    func take(_ content: Content, _ inputs: _ListInputs) -> ListChange {
        self.content = content
        return unsafeDowncast(node, to: _TypedListNode<Content>.self).update(content, inputs)
    }
}

extension [Part] {
    /// The index of each element's first subview, followed by the total count.
    @MainActor fileprivate var starts: [Int] {
        var starts = [0]
        starts.reserveCapacity(count + 1)
        var end = 0
        for part in self {
            end += part.count
            starts.append(end)
        }
        return starts
    }
}
