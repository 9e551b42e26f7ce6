/// The functions with which a `ForEach` reads its elements, specialized for their types.
///
/// Without specialization, iterating over a collection is several times slower.
@usableFromInline
struct ElementAccess<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The source of an element's id.
    @usableFromInline
    enum Identity {
        /// The position in a constant range, counted from its start (R2.19).
        case offset
        /// The element is its own id.
        case element
        /// A property of the element, given by `keyPath` or by `Identifiable`.
        case property
    }

    /// Makes the subview at a position (second) in the content of the element at an offset (first), with the inputs of
    /// the loop.
    @usableFromInline typealias MakeItem = @MainActor (Int, Int, _ItemInputs) -> _ViewListItem
    @usableFromInline typealias Items = @MainActor (Data, @escaping (Data.Element) -> Content) -> MakeItem
    /// Returns the ids of all elements and the counts of their contents.
    ///
    /// The last closure receives the contents whose value does not determine the count, and those for which the closure
    /// before it returns true.
    @usableFromInline typealias Counts =
        @MainActor (
            Data, (Data.Element) -> Content, (Int, ID) -> Bool, (Int, Content) -> Void
        ) -> (ids: [ID], counts: [_PlainCount])

    let identity: Identity
    let keyPath: AnyKeyPath?
    /// Returns the id of an element at an offset.
    let id: (Data.Element, Int) -> ID
    /// Makes subviews of elements.
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

    /// Returns the id of the element at an offset.
    func id(at offset: Int, in data: Data) -> ID { id(data[data.index(data.startIndex, offsetBy: offset)], offset) }

    /// Returns the ids of all elements, in order.
    func ids(in data: Data) -> [ID] { data.enumerated().map { id($1, $0) } }
}

extension ElementAccess where Content: View {
    /// Creates the access to the elements of a loop.
    ///
    /// - Parameters:
    ///   - identity: The source of the ids.
    ///   - keyPath: The key path that `id` reads, unless the types determine it.
    ///   - id: Returns the id of an element at an offset.
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
            counts: { data, content, isRequested, take in
                var (ids, counts): ([ID], [_PlainCount]) = ([], [])
                ids.reserveCapacity(data.count)
                counts.reserveCapacity(data.count)
                for element in data {
                    let (id, content) = (id(element, ids.count), content(element))
                    let count = content._plainCount
                    if count == nil || isRequested(ids.count, id) { take(ids.count, content) }
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
