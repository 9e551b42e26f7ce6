/// The closures with which an outline reads its elements.
///
/// They are compiled where the types of the elements are known, which makes expanding all branches of a large outline
/// several times as fast.
@usableFromInline
struct OutlineAccess<Data: RandomAccessCollection, ID: Hashable> {
    /// Returns the ID of an element.
    let id: (Data.Element) -> ID
    /// Returns the children of an element, or `nil` for a leaf.
    let children: (Data.Element) -> Data?
    /// Returns the offsets in a range of the elements whose IDs are in a set, in ascending order.
    let offsets: (Data, Range<Int>, Set<ID>) -> [Int]
    /// Returns a Boolean value that indicates whether two collections share their storage, and so are known to be
    /// equal.
    let isSame: (Data, Data) -> Bool
    /// Returns the IDs of all elements in a tree that can be expanded, including those whose collection of children is
    /// empty.
    let branches: (Data) -> Set<ID>

    @inlinable
    init(id: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?) {
        self.init(
            id: id, children: children,
            offsets: { data, range, ids in
                var found: [Int] = []
                var index = data.index(data.startIndex, offsetBy: range.lowerBound)
                let only = ids.count == 1 ? ids.first : nil
                for offset in range {
                    let own = id(data[index])
                    if let only {
                        if own == only { found.append(offset) }
                    } else if ids.contains(own) {
                        found.append(offset)
                    }
                    data.formIndex(after: &index)
                }
                return found
            },
            isSame: { a, b in
                a.withContiguousStorageIfAvailable { a in
                    b.withContiguousStorageIfAvailable { a.baseAddress == $0.baseAddress && a.count == $0.count }
                        ?? false
                } ?? false
            },
            branches: { data in
                var found: Set<ID> = []
                var rest = [data]
                while let elements = rest.popLast() {
                    for element in elements {
                        guard let children = children(element), found.insert(id(element)).inserted else { continue }
                        rest.append(children)
                    }
                }
                return found
            })
    }

    @usableFromInline
    init(
        id: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
        offsets: @escaping (Data, Range<Int>, Set<ID>) -> [Int], isSame: @escaping (Data, Data) -> Bool,
        branches: @escaping (Data) -> Set<ID>
    ) {
        self.id = id
        self.children = children
        self.offsets = offsets
        self.isSame = isSame
        self.branches = branches
    }

    /// Returns the offsets in a range of the elements whose IDs are in a set, in ascending order.
    func offsets(of ids: Set<ID>, in elements: OutlineElements<Data>, _ range: Range<Int>) -> [Int] {
        if ids.isEmpty || range.isEmpty { return [] }
        switch elements {
        case .one(let element): return ids.contains(id(element)) ? [0] : []
        case .many(let data): return offsets(data, range, ids)
        case .found(let elements): return range.filter { ids.contains(id(elements[$0])) }
        }
    }

    /// Returns the change from old to new siblings.
    @MainActor
    func splices(from old: OutlineElements<Data>, to new: OutlineElements<Data>, graph: Graph) -> [Splice] {
        if case .many(let old) = old, case .many(let new) = new, isSame(old, new) { return [] }
        return loop(new).elementSplices(from: loop(old), graph: graph)
    }

    private func loop(_ elements: OutlineElements<Data>) -> ForEach<OutlineElements<Data>, ID, EmptyView> {
        let id = id
        return ForEach(elements, elements: ElementAccess { element, _ in id(element) }) { _ in EmptyView() }
    }
}
