/// Content that keeps something itself, such as the state of a view whose body has to be counted: a node an element.
///
/// Where the count follows from a content's value, nothing but the count is kept until somebody looks at one of the
/// subviews: then the content is made again, with its node.
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

    /// Counts what the elements are now.
    ///
    /// The node depends on what making their contents reads, and on no more.
    ///
    /// - Parameter isFollowed: whether a node has followed what is at a place, with an id, so far.
    /// - Returns: contents that a node is to follow, and their places, ascending.
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

    /// What follows the content of an element that somebody looks at; nil where the content is not what was counted any
    /// more, which counts when this node's turn comes.
    private func node(at index: Int) -> _ViewListNode? {
        if let followed = parts[index].followed { return followed.node }
        guard let content = content(at: index), content._plainCount == parts[index].plainCount else {
            parts[index].wasMissed = true
            invalidate()
            return nil
        }
        let followed = inputs.list.makingLate { follow(content, ids[index]) }
        parts[index].followed = followed
        return followed.node
    }

    /// The content of an element; nil where another one is in its place by now.
    private func content(at index: Int) -> Content? {
        let data = view.data
        guard !isRetired, index < data.count else { return nil }
        let element = data[data.index(data.startIndex, offsetBy: index)]
        guard view.elements.id(element, index) == ids[index] else { return nil }
        return trackingMore { view.content(element) }
    }

    override var count: Int { starts.last! }

    override func source(of index: inout Int) -> _ViewListNode {
        let offset = starts.part(at: index)
        guard let node = node(at: offset) else { return self }
        index -= starts[offset]
        return node.source(of: &index)
    }

    /// Stands for a subview that is not there any more.
    override func ownItem(at index: Int) -> _ViewListItem {
        Subview._item(of: _HeldView(Subview(goneFrom: inputs.list, index)), at: 0, inputs.item)
    }

    override func update(_ view: ForEach<Data, ID, Content>, _ inputs: _ListInputs) -> [Splice] {
        let (old, isSame) = (self.view, inputs.isSame(as: self.inputs))
        let isAlike =
            isSame && !isDirty && readCount <= Self.readLimit && !(Data.self is any ListBacked.Type)
            && view.showsElementsAlike(old)
        let splices = take(view, inputs)
        if isAlike, splices.isEmpty { return updateElements(unlike: old.data) }
        return updateElements(splices, isSame: isSame)
    }

    override func evaluate() { changed(updateElements([], isSame: true)) }

    /// The number of reads after which the record is rebuilt, so that what is no longer read is dropped.
    private static var readLimit: Int { 256 }

    /// Makes the content of those elements again that hold something else than those of `old`, which have the same ids.
    private func updateElements(unlike old: Data) -> [Splice] {
        var result: [Splice] = []
        /// By how much subviews move, and the last element that begins where it should.
        var (shift, moved) = (0, 0)
        func move(through end: Int) {
            if shift != 0 { for index in stride(from: moved + 1, through: end, by: 1) { starts[index] += shift } }
            moved = end
        }
        view.data.forEach(0..<parts.count, unlike: old, from: 0) { index, element in
            let content = trackingMore { view.content(element) }
            move(through: index)
            let (before, start) = (starts[index] - shift, starts[index])
            let changes = update(index, content)
            result += changes.map { $0.shifted(old: before, new: start) }
            shift += parts[index].count - (starts[index + 1] - before)
        }
        move(through: parts.count)
        return result
    }

    /// Gives an element the content that it has now: subviews that nobody has looked at are nobody's.
    private func update(_ index: Int, _ content: Content) -> [Splice] {
        let old = parts[index]
        if let followed = followed(old) { return followed.take(content, inputs(ids[index])) }
        if let count = content._plainCount {
            parts[index] = Part(plainCount: count)
            if count == old.plainCount, !old.wasMissed { return [] }
        } else {
            parts[index].followed = follow(content, ids[index])
        }
        return Splice.replacing(old.count, with: parts[index].count)
    }

    /// Updates the elements after a change.
    ///
    /// - Parameters:
    ///   - changes: What became of the elements.
    ///   - isSame: whether nothing else comes from outside than did last: then an element whose content is known to be
    ///     the same is passed over.
    /// - Returns: What became of the positions.
    private func updateElements(_ changes: [Splice], isSame: Bool) -> [Splice] {
        let (oldIDs, oldParts, oldStarts) = (ids, parts, starts)
        let isKnown = changes.lead(from: oldParts.count, to: elementCount)
        let splices = isKnown ? changes : Splice.replacing(oldParts.count, with: elementCount)
        // Whoever vends the data may have replaced all of it, and keeps what it knows again.
        var pool: [ID: Followed<Content>] = [:]
        for splice in splices {
            for index in splice.old {
                guard let followed = followed(oldParts[index]) else { continue }
                pool.updateValue(followed, forKey: oldIDs[index])?.node.tearDown()
            }
        }
        /// Returns the earlier offset of an element that kept its place and its id.
        func place(before place: Int, _ id: ID, _ kept: inout KeptPlaces) -> Int? {
            kept.place(before: place).flatMap { oldIDs[$0] == id ? $0 : nil }
        }
        var kept = KeptPlaces(splices)
        let open = read { index, id in
            if let old = place(before: index, id, &kept) { oldParts[old].followed != nil } else { pool[id] != nil }
        }
        /// The changes of the subviews of elements that stayed and have a node.
        var inner: [Int: [Splice]] = [:]
        kept = KeptPlaces(splices)
        for (index, content) in open {
            let id = ids[index]
            guard let old = place(before: index, id, &kept) else {
                let known = pool.removeValue(forKey: id)
                _ = known?.take(content, inputs(id))
                parts[index].followed = known ?? follow(content, id)
                continue
            }
            if let followed = followed(oldParts[old]) {
                parts[index].followed = followed
                // Otherwise it hears by itself of all that it depends on.
                if !isSame || !ValueComparator.equal(followed.content, content) {
                    inner[index] = followed.take(content, inputs(id))
                }
            } else {
                parts[index].followed = follow(content, id)
                inner[index] = Splice.replacing(oldParts[old].count, with: parts[index].count)
            }
        }
        for followed in pool.values { followed.node.tearDown() }

        starts = parts.starts
        var result: [Splice] = []
        var next = 0
        func keep(until end: Int, at first: Int) {
            for index in first..<first + end - next {
                let (old, start) = (oldParts[next], oldStarts[next])
                var changes: [Splice] = []
                if oldIDs[next] != ids[index] {
                    old.followed?.node.tearDown()
                    changes = Splice.replacing(oldStarts[next + 1] - start, with: parts[index].count)
                } else if parts[index].followed != nil {
                    changes = inner[index] ?? []
                } else if old.plainCount != parts[index].plainCount || old.wasMissed {
                    changes = Splice.replacing(old.count, with: parts[index].count)
                }
                result += changes.map { $0.shifted(old: start, new: starts[index]) }
                next += 1
            }
        }
        for splice in splices {
            keep(until: splice.old.lowerBound, at: splice.new.lowerBound - splice.old.lowerBound + next)
            let oldRange = oldStarts[splice.old.lowerBound]..<oldStarts[splice.old.upperBound]
            let newRange = starts[splice.new.lowerBound]..<starts[splice.new.upperBound]
            if !oldRange.isEmpty || !newRange.isEmpty { result.append(Splice(old: oldRange, new: newRange)) }
            next = splice.old.upperBound
        }
        keep(until: oldParts.count, at: parts.count - oldParts.count + next)
        return result
    }

    override func childChanged(_ child: _ViewListNode, _ splices: [Splice]) {
        guard let index = parts.firstIndex(where: { $0.followed?.node === child }) else { return }
        let start = starts[index]
        starts = parts.starts
        changed(splices.map { $0.shifted(old: start, new: start) })
    }

    override func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) {
        for index in parts.indices {
            if let followed = parts[index].followed { visit(followed.node, base + starts[index]) }
        }
    }

    override func visitMade(since version: Int, from base: Int, _ visit: (Range<Int>) -> Void) {
        guard stamp >= version else { return }
        visitParts(from: base) { part, base in part.visitMade(since: version, from: base, visit) }
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

/// An element: how much its content counts, and what follows that content where somebody has looked at it.
private struct Part {
    var plainCount: _PlainCount
    /// Whether somebody looked at it while it was not what was counted any more.
    var wasMissed = false
    var followed: FollowedPart?

    @MainActor var count: Int { followed?.node.count ?? plainCount.total }
}

private class FollowedPart {
    let node: _ViewListNode

    init(_ node: _ViewListNode) { self.node = node }
}

/// The node of an element's content, and what it was given last.
private final class Followed<Content: View>: FollowedPart {
    var content: Content

    init(_ node: _TypedListNode<Content>, _ content: Content) {
        self.content = content
        super.init(node)
    }

    @MainActor
    func take(_ content: Content, _ inputs: _ListInputs) -> [Splice] {
        self.content = content
        return unsafeDowncast(node, to: _TypedListNode<Content>.self).update(content, inputs)
    }
}

extension [Part] {
    /// The start of each one's subviews, followed by the total count.
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
