/// How a `ForEach` reads its elements, compiled where their types are known: without that, the loop over a list costs
/// several times as much.
@usableFromInline
struct ElementAccess<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The source of an element's id.
    @usableFromInline
    enum Identity {
        /// The place in a constant range, counted from its start (R2.19).
        case offset
        /// The element is its own id.
        case element
        /// The element has it, where `keyPath` says, or where its type does.
        case property
    }

    /// The subview at a place (second) in the content of the element at an offset (first), and what comes from outside
    /// to all of them.
    @usableFromInline typealias MakeItem = @MainActor (Int, Int, _ItemInputs) -> _ViewListItem
    @usableFromInline typealias Items = @MainActor (Data, @escaping (Data.Element) -> Content) -> MakeItem
    /// The ids of all elements, and how much their contents count; those of which the value does not tell are taken by the
    /// last closure, and those that the one before asks for.
    @usableFromInline typealias Counts =
        @MainActor (
            Data, (Data.Element) -> Content, (Int, ID) -> Bool, (Int, Content) -> Void
        ) -> (ids: [ID], counts: [_PlainCount])

    let identity: Identity
    let keyPath: AnyKeyPath?
    /// The id of an element, which is at an offset from the start.
    let id: (Data.Element, Int) -> ID
    /// The subviews of some elements.
    let items: Items
    let counts: Counts

    @usableFromInline
    init(
        identity: Identity, keyPath: AnyKeyPath?, id: @escaping (Data.Element, Int) -> ID, items: @escaping Items,
        counts: @escaping Counts
    ) {
        self.identity = identity
        self.keyPath = keyPath
        self.id = id
        self.items = items
        self.counts = counts
    }

    /// The id of the element at an offset.
    func id(at offset: Int, in data: Data) -> ID { id(data[data.index(data.startIndex, offsetBy: offset)], offset) }

    /// The ids of all elements, in order.
    func ids(in data: Data) -> [ID] { data.enumerated().map { id($1, $0) } }
}

extension ElementAccess where Content: View {
    /// Makes access to the elements of a loop.
    ///
    /// - Parameters:
    ///   - identity: Where the id of an element comes from.
    ///   - keyPath: what `id` reads, where that does not follow from the types.
    ///   - id: Reads the id of an element at an index.
    @inlinable
    init(
        _ identity: Identity = .property, keyPath: AnyKeyPath? = nil, id: @escaping (Data.Element, Int) -> ID
    ) {
        nonisolated(unsafe) let id = id
        self.init(
            identity: identity, keyPath: keyPath, id: id,
            items: { data, content in
                { offset, inner, inputs in
                    let element = data[data.index(data.startIndex, offsetBy: offset)]
                    return Content._item(
                        of: _HeldView(content(element)), at: inner, inputs.appending(.element(of: id(element, offset))))
                }
            },
            counts: { data, content, isAskedFor, take in
                var (ids, counts): ([ID], [_PlainCount]) = ([], [])
                ids.reserveCapacity(data.count)
                counts.reserveCapacity(data.count)
                for element in data {
                    let (id, content) = (id(element, ids.count), content(element))
                    let count = content._plainCount
                    if count == nil || isAskedFor(ids.count, id) { take(ids.count, content) }
                    ids.append(id)
                    counts.append(count ?? _PlainCount(0))
                }
                return (ids, counts)
            })
    }
}

extension ElementAccess: ComparedByParts {
    func isSame(as other: Self) -> Bool { identity == other.identity && keyPath == other.keyPath }
}
