/// Content that keeps something itself, such as the state of a view whose body has to be counted: a node an element.
///
/// Where the count follows from a content's value, its node waits until somebody looks at one of the subviews.
final class DynamicElementsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ElementsNode<Data, ID, Content>
{
    private var elements = Elements()
    private var parts: [Part] = []
    /// Where each element's subviews begin, and the count of all at the end.
    private var starts: [Int] = [0]

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: ListInputs) {
        super.init(view, inputs)
        elements = contents()
        parts.reserveCapacity(elements.ids.count)
        for index in elements.ids.indices { parts.append(part(index, of: elements)) }
        sum()
    }

    /// What follows the content of an element, or what it would count.
    private enum Part {
        case node(TypedListNode<Content>)
        case counted(PlainCount)

        var node: TypedListNode<Content>? { if case .node(let node) = self { node } else { nil } }

        @MainActor var count: Int {
            switch self {
            case .node(let node): node.count
            case .counted(let count): count.total
            }
        }
    }

    /// Ids and contents of all elements.
    private struct Elements {
        var ids: [ID] = []
        var contents: [Content] = []
    }

    /// What the elements are now. The node depends on what making their contents reads, and on no more.
    private func contents() -> Elements {
        tracking {
            // Gone through several times as fast as by what a collection has to offer.
            view.data.withContiguousStorageIfAvailable { contents(of: $0) } ?? contents(of: view.data)
        }
    }

    private func contents(of data: some Collection<Data.Element>) -> Elements {
        var elements = Elements()
        elements.ids.reserveCapacity(data.count)
        elements.contents.reserveCapacity(data.count)
        for element in data {
            elements.ids.append(view.elements.id(element, elements.ids.count))
            elements.contents.append(view.content(element))
        }
        return elements
    }

    private func inputs(_ id: ID) -> ListInputs { inputs.appending(.element(of: id)).below(self) }

    private func make(_ index: Int, of elements: Elements) -> TypedListNode<Content> {
        Content._makeListNode(elements.contents[index], inputs(elements.ids[index]))
    }

    private func part(_ index: Int, of elements: Elements) -> Part {
        elements.contents[index]._plainCount.map { .counted($0) } ?? .node(make(index, of: elements))
    }

    /// What follows the content of an element that somebody looks at.
    private func node(at index: Int) -> TypedListNode<Content> {
        if case .node(let node) = parts[index] { return node }
        let node = inputs.list.makingLate { make(index, of: elements) }
        parts[index] = .node(node)
        return node
    }

    private func sum() {
        starts = [0]
        starts.reserveCapacity(parts.count + 1)
        var end = 0
        for part in parts {
            end += part.count
            starts.append(end)
        }
    }

    override var count: Int { starts.last! }

    override func source(of index: inout Int) -> ListNode {
        let offset = starts.part(at: index)
        index -= starts[offset]
        return node(at: offset).source(of: &index)
    }

    override func update(_ view: ForEach<Data, ID, Content>, _ inputs: ListInputs) -> [Splice] {
        let (old, isSame) = (self.view, inputs.isSame(as: self.inputs))
        let isAlike =
            isSame && !isDirty && readCount <= Self.readLimit && !(Data.self is any ListBacked.Type)
            && view.showsElementsAlike(old)
        let splices = take(view, inputs)
        if isAlike, splices.isEmpty { return updateElements(unlike: old.data) }
        return updateElements(splices, isSame: isSame)
    }

    override func evaluate() { changed(updateElements([], isSame: true)) }

    /// How much may have been read before it is read anew, and what is not read any more is forgotten.
    private static var readLimit: Int { 256 }

    /// Makes the content of those elements anew that hold something else than those of `old`, which have the same ids.
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
            elements.contents[index] = content
            move(through: index)
            let (before, start) = (starts[index] - shift, starts[index])
            let changes = update(&parts[index], at: index, of: elements)
            result += changes.map { $0.shifted(old: before, new: start) }
            shift += parts[index].count - (starts[index + 1] - before)
        }
        move(through: parts.count)
        return result
    }

    /// Gives a part the content that its element has now: subviews that nobody has looked at are nobody's.
    private func update(_ part: inout Part, at index: Int, of elements: Elements) -> [Splice] {
        if case .node(let node) = part { return node.update(elements.contents[index], inputs(elements.ids[index])) }
        let old = part
        part = self.part(index, of: elements)
        if case (.counted(let old), .counted(let new)) = (old, part), old == new { return [] }
        return Splice.replacing(old.count, with: part.count)
    }

    /// - Parameter isSame: whether nothing else comes from outside than did last: then an element whose content is known to
    ///   be the same is passed over.
    private func updateElements(_ changes: [Splice], isSame: Bool) -> [Splice] {
        let (old, oldParts, oldStarts) = (elements, parts, starts)
        let new = contents()
        let isKnown = changes.lead(from: oldParts.count, to: new.ids.count)
        let splices = isKnown ? changes : Splice.replacing(oldParts.count, with: new.ids.count)
        // Whoever vends the data may have replaced all of it, and keeps what it knows again.
        var pool: [ID: TypedListNode<Content>] = [:]
        for splice in splices {
            for index in splice.old {
                guard let node = oldParts[index].node else { continue }
                pool.updateValue(node, forKey: old.ids[index])?.tearDown()
            }
        }

        var newParts: [Part] = []
        newParts.reserveCapacity(new.ids.count)
        var newStarts = [0]
        newStarts.reserveCapacity(new.ids.count + 1)
        var result: [Splice] = []
        var (next, position) = (0, 0)
        func keep(until end: Int) {
            while next < end {
                let place = newParts.count
                let (before, count) = (oldStarts[next], oldStarts[next + 1] - oldStarts[next])
                var part = oldParts[next]
                var inner: [Splice] = []
                if old.ids[next] != new.ids[place] {
                    part.node?.tearDown()
                    part = self.part(place, of: new)
                    inner = Splice.replacing(count, with: part.count)
                } else if !isSame || !FieldPlan.equal(old.contents, new.contents, at: next, place) {
                    // Otherwise it hears by itself of all that it depends on.
                    inner = update(&part, at: place, of: new)
                }
                result += inner.map { $0.shifted(old: before, new: position) }
                newParts.append(part)
                position += part.count
                newStarts.append(position)
                next += 1
            }
        }
        for splice in splices {
            keep(until: splice.old.lowerBound)
            let start = position
            for index in splice.new {
                if let known = pool.removeValue(forKey: new.ids[index]) {
                    _ = known.update(new.contents[index], inputs(new.ids[index]))
                    newParts.append(.node(known))
                } else {
                    newParts.append(part(index, of: new))
                }
                position += newParts[index].count
                newStarts.append(position)
            }
            let oldRange = oldStarts[splice.old.lowerBound]..<oldStarts[splice.old.upperBound]
            if !oldRange.isEmpty || position > start { result.append(Splice(old: oldRange, new: start..<position)) }
            next = splice.old.upperBound
        }
        keep(until: oldParts.count)
        for node in pool.values { node.tearDown() }
        (elements, parts, starts) = (new, newParts, newStarts)
        return result
    }

    override func childChanged(_ child: ListNode, _ splices: [Splice]) {
        guard let index = parts.firstIndex(where: { $0.node === child }) else { return }
        let start = starts[index]
        sum()
        changed(splices.map { $0.shifted(old: start, new: start) })
    }

    override func visitParts(from base: Int, _ visit: (ListNode, Int) -> Void) {
        for index in parts.indices {
            if let node = parts[index].node { visit(node, base + starts[index]) }
        }
    }

    override func visitMade(since version: Int, from base: Int, _ visit: (Range<Int>) -> Void) {
        guard stamp >= version else { return }
        visitParts(from: base) { part, base in part.visitMade(since: version, from: base, visit) }
    }

    override func visitSections(from base: Int, _ visit: (SectionCounts, Int) -> Void) {
        guard ShapeTable.shape(of: Content.self).hasSections else { return }
        for index in parts.indices {
            let start = base + starts[index]
            switch parts[index] {
            case .node(let node): node.visitSections(from: start, visit)
            case .counted(let count): if count.isSection { visit(count.counts, start) }
            }
        }
    }

    override func tearDown() {
        for part in parts { part.node?.tearDown() }
        super.tearDown()
    }
}
