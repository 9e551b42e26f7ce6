/// Shows content for each element of a collection; state follows the element's id (R6.3).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements, in order.
    public var data: Data
    /// Makes what is shown for an element.
    public var content: (Data.Element) -> Content
    let elementID: ElementID<Data, ID>
    /// The view whose subviews or sections are the data, where they are.
    var resolve: Resolving<Data>?
}

/// How an element's id is found.
enum ElementID<Data: RandomAccessCollection, ID: Hashable> {
    case keyPath(KeyPath<Data.Element, ID>)
    /// The place in a constant range, counted from its start (R2.19).
    case offset

    func id(of element: Data.Element, at offset: Int) -> ID {
        switch self {
        case .keyPath(let keyPath): element[keyPath: keyPath]
        case .offset: offset as! ID
        }
    }
}

/// A view to be resolved, of whose list the data is made.
struct Resolving<Data> {
    let view: any View
    let data: @MainActor (any View, ResolvedList) -> Data

    init(_ view: any View, data: @escaping @MainActor (any View, ResolvedList) -> Data) {
        self.view = view
        self.data = data
    }
}

extension ForEach where Content: View {
    nonisolated init(
        _ data: Data, elementID: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, elementID: .keyPath(elementID), resolve: nil)
    }

    /// - Parameters:
    ///   - data: the elements, in order.
    ///   - id: where an element's identity is; unique among the elements and stable.
    ///   - content: what is shown for an element; called when it is needed, possibly more than once.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, elementID: id, content: content)
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Goes through elements that have an identity of their own; unique among them and stable.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, elementID: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Goes through a range; an element's identity is its offset from the start (R2.19).
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, elementID: .offset, resolve: nil)
    }
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError("ForEach has no body: it is shown as the content of its elements") }

    public static func _shape(_ table: inout ShapeTable) -> ListShape {
        let content = table.shape(of: Content.self)
        return ListShape(arity: nil, isStatic: false, hasMetadata: true, hasSections: content.hasSections)
    }

    public func _item(at index: Int, _ inputs: ItemInputs) -> ListItem {
        preconditionFailure("The count of a ForEach is not known from its type")
    }

    public static func _makeListNode(_ view: Self, _ inputs: ListInputs) -> TypedListNode<Self> {
        if let resolve = view.resolve { return makeResolving(view, resolve.view, inputs) }
        return makeDataNode(view, inputs)
    }

    @MainActor static func makeDataNode(_ view: Self, _ inputs: ListInputs) -> TypedListNode<Self> {
        ShapeTable.shape(of: Content.self).isStatic
            ? StaticElementsNode(view, inputs) : DynamicElementsNode(view, inputs)
    }

    @MainActor private static func makeResolving<V: View>(_ view: Self, _: V, _ inputs: ListInputs) -> TypedListNode<
        Self
    > {
        TransformListNode(view, inputs) { (view: Self) in
            let resolve = view.resolve!
            return ContentTransform(base: resolve.view as! V) { list in
                var result = view
                result.data = resolve.data(resolve.view, list)
                result.resolve = nil
                return result
            }
        }
    }

    public static func _makeViewNode(_ item: ListItem, _ view: Self, _ inputs: NodeInputs) -> ViewNode {
        preconditionFailure("ForEach is placed as the content of its elements")
    }
}

extension ForEach where Content: View {
    /// The ids of all elements, in order.
    var ids: [ID] { data.enumerated().map { elementID.id(of: $1, at: $0) } }

    /// The ids as they are now, where the data will not know them any more once its list has changed.
    @MainActor var fleetingIDs: [ID]? {
        guard let backed = data as? any ListBacked else { return nil }
        return ID.self == Subview.ID.self ? unsafeBitCast(backed.subviewIDs, to: [ID].self) : ids
    }

    /// What became of the elements, as splices in elements.
    ///
    /// - Complexity: O(1) for ranges, otherwise linear.
    @MainActor
    func elementSplices(from old: Self, _ oldIDs: [ID]?, _ newIDs: [ID]?, graph: Graph) -> [Splice] {
        if case .offset = elementID {
            if old.data.count == data.count { return [] }
            graph.warn(
                """
                \(Self.self) count (\(data.count)) != its initial count (\(old.data.count)). `ForEach(_:content:)` \
                should only be used for *constant* data. Instead conform data to `Identifiable` or use \
                `ForEach(_:id:content:)` and provide an explicit `id`!
                """)
            let kept = min(old.data.count, data.count)
            return [Splice(old: kept..<old.data.count, new: kept..<data.count)]
        }
        if newIDs == nil, data.isSameStorage(as: old.data) { return [] }
        return splices(from: oldIDs ?? old.ids, to: newIDs ?? ids)
    }
}

/// A `ForEach` whose content has a static shape: nothing is kept for an element.
final class StaticElementsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedListNode<ForEach<Data, ID, Content>>
{
    private var view: ForEach<Data, ID, Content>
    private var fleetingIDs: [ID]?
    private let arity: Int

    init(_ view: ForEach<Data, ID, Content>, _ inputs: ListInputs) {
        self.view = view
        fleetingIDs = view.fleetingIDs
        arity = ShapeTable.shape(of: Content.self).arity!
        super.init(inputs)
    }

    override var count: Int { view.data.count * arity }

    override func item(at index: Int) -> ListItem {
        let (offset, inner) = arity == 1 ? (index, 0) : index.quotientAndRemainder(dividingBy: arity)
        let element = view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
        let id = view.elementID.id(of: element, at: offset)
        return view.content(element)._item(at: inner, inputs.item.appending(.element(AnyHashable(id))))
    }

    override func update(_ view: ForEach<Data, ID, Content>, _ inputs: ListInputs) -> [Splice] {
        self.inputs = inputs
        let newIDs = view.fleetingIDs
        let changes = view.elementSplices(from: self.view, fleetingIDs, newIDs, graph: graph)
        self.view = view
        fleetingIDs = newIDs
        return arity == 0 ? [] : changes.map { $0.scaled(by: arity) }
    }
}

/// A `ForEach` whose content can change its count: a node an element.
final class DynamicElementsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedListNode<ForEach<Data, ID, Content>>
{
    private var view: ForEach<Data, ID, Content>
    private var fleetingIDs: [ID]?
    private var elements: [TypedListNode<Content>] = []
    /// Where each element's subviews begin, and the count of all at the end.
    private var starts: [Int] = [0]

    init(_ view: ForEach<Data, ID, Content>, _ inputs: ListInputs) {
        self.view = view
        fleetingIDs = view.fleetingIDs
        super.init(inputs)
        elements = contents().map { Content._makeListNode($0.content, elementInputs($0.id)) }
        sum()
    }

    /// Ids and contents of all elements. The node depends on what making them reads, and on no more.
    private func contents() -> [(id: ID, content: Content)] {
        tracking {
            view.data.enumerated().map { (view.elementID.id(of: $1, at: $0), view.content($1)) }
        }
    }

    private func elementInputs(_ id: ID) -> ListInputs {
        inputs.appending(.element(AnyHashable(id))).below(self)
    }

    private func sum() {
        starts = [0]
        starts.reserveCapacity(elements.count + 1)
        for element in elements { starts.append(starts.last! + element.count) }
    }

    override var count: Int { starts.last! }

    override func item(at index: Int) -> ListItem {
        var low = 0
        var high = elements.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= index { low = middle } else { high = middle - 1 }
        }
        return elements[low].item(at: index - starts[low])
    }

    override func update(_ view: ForEach<Data, ID, Content>, _ inputs: ListInputs) -> [Splice] {
        self.inputs = inputs
        let newIDs = view.fleetingIDs
        let changes = view.elementSplices(from: self.view, fleetingIDs, newIDs, graph: graph)
        let (old, oldStarts) = (elements, starts)
        let oldIDs = changes.isEmpty ? [] : fleetingIDs ?? self.view.ids
        self.view = view
        fleetingIDs = newIDs
        let contents = contents()
        var pool: [ID: TypedListNode<Content>] = [:]
        for splice in changes {
            for index in splice.old { pool.updateValue(old[index], forKey: oldIDs[index])?.tearDown() }
        }

        var result: [Splice] = []
        var nodes: [TypedListNode<Content>] = []
        var next = 0
        var position = 0
        func keep(until end: Int) {
            while next < end {
                let node = old[next]
                let element = contents[nodes.count]
                let inner = node.update(element.content, elementInputs(element.id))
                result += inner.map { $0.shifted(old: oldStarts[next], new: position) }
                nodes.append(node)
                position += node.count
                next += 1
            }
        }
        for splice in changes {
            keep(until: splice.old.lowerBound)
            let start = position
            for element in contents[splice.new] {
                let node: TypedListNode<Content>
                if let known = pool.removeValue(forKey: element.id) {
                    _ = known.update(element.content, elementInputs(element.id))
                    node = known
                } else {
                    node = Content._makeListNode(element.content, elementInputs(element.id))
                }
                nodes.append(node)
                position += node.count
            }
            let oldRange = oldStarts[splice.old.lowerBound]..<oldStarts[splice.old.upperBound]
            if !oldRange.isEmpty || position > start { result.append(Splice(old: oldRange, new: start..<position)) }
            next = splice.old.upperBound
        }
        keep(until: old.count)
        for node in pool.values { node.tearDown() }
        elements = nodes
        sum()
        return result
    }

    override func evaluate() { changed(update(view, inputs)) }

    override func childChanged(_ child: ListNode, _ splices: [Splice]) {
        guard let index = elements.firstIndex(where: { $0 === child }) else { return }
        let start = starts[index]
        sum()
        changed(splices.map { $0.shifted(old: start, new: start) })
    }

    override func collectSections(into marks: inout [SectionMark], base: Int) {
        guard ShapeTable.shape(of: Content.self).hasSections else { return }
        for (index, element) in elements.enumerated() {
            element.collectSections(into: &marks, base: base + starts[index])
        }
    }

    override func tearDown() {
        elements.forEach { $0.tearDown() }
        super.tearDown()
    }
}

extension RandomAccessCollection {
    /// Whether both are known to be one and the same, without looking at an element.
    fileprivate func isSameStorage(as other: Self) -> Bool {
        guard count == other.count,
            let own = withContiguousStorageIfAvailable({ UnsafeRawPointer($0.baseAddress) }),
            let others = other.withContiguousStorageIfAvailable({ UnsafeRawPointer($0.baseAddress) })
        else { return false }
        return own == others
    }
}
