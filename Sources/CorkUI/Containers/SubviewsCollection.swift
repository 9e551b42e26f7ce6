/// The resolved subviews of a view, in order; a view itself, which places all of them (R2.4).
///
/// Elements are made on demand: touching one does not touch the others (R2.15). Two collections are equal if they are of
/// the same subviews at the same places, whatever became of the values of these.
public struct SubviewsCollection: RandomAccessCollection, Equatable, View, ListBacked {
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias SubSequence = SubviewsCollectionSlice

    let list: ResolvedList
    /// Where the collection is in its list.
    let range: Range<Int>
    /// The list's version when the collection was made.
    let version: Int
    /// The order of the subviews then.
    let order: ListOrder

    public nonisolated static func == (a: SubviewsCollection, b: SubviewsCollection) -> Bool {
        a.list === b.list && a.range == b.range && a.order == b.order
    }

    public nonisolated var startIndex: Int { 0 }
    public nonisolated var endIndex: Int { range.count }

    public nonisolated subscript(index: Int) -> Subview {
        precondition(index >= 0 && index < range.count, "Subview \(index) is out of range 0..<\(range.count)")
        return list.subview(at: range.lowerBound + index)
    }

    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }

    public var body: some View { ForEach(SubviewIndices(base: self, bounds: 0..<range.count)) { $0 } }
}

/// A part of a collection of subviews, with the indices of the whole (R2.5).
public struct SubviewsCollectionSlice: RandomAccessCollection, Equatable, View, ListBacked {
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias SubSequence = SubviewsCollectionSlice

    let base: SubviewsCollection
    let bounds: Range<Int>

    public nonisolated var startIndex: Int { bounds.lowerBound }
    public nonisolated var endIndex: Int { bounds.upperBound }

    public nonisolated subscript(index: Int) -> Subview {
        precondition(bounds.contains(index), "Subview \(index) is out of range \(bounds)")
        return base[index]
    }

    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        precondition(
            bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "\(bounds) is out of range \(self.bounds)"
        )
        return SubviewsCollectionSlice(base: base, bounds: bounds)
    }

    public var body: some View { ForEach(SubviewIndices(base: base, bounds: bounds)) { $0 } }
}

/// The subviews of a stretch, as the data of a `ForEach`.
struct SubviewIndices: RandomAccessCollection, ListBacked {
    let base: SubviewsCollection
    let bounds: Range<Int>

    var startIndex: Int { bounds.lowerBound }
    var endIndex: Int { bounds.upperBound }
    subscript(index: Int) -> Subview { base[index] }
}

extension ResolvedList {
    /// A handle of the subview at `index`; one that shows nothing where a collection of earlier has more than there are.
    nonisolated func subview(at index: Int) -> Subview {
        onMainActor {
            index < count ? Subview(list: self, item: id(at: index), hint: index) : Subview(goneFrom: self, index)
        }
    }
}

/// A view that is resolved already: resolving it again passes the same subviews on (R2.8).
protocol ResolvedSubviews: View {
    var collection: SubviewsCollection { get }
}

extension SubviewsCollection: ResolvedSubviews {
    var collection: SubviewsCollection { self }
}

extension SubviewsCollectionSlice: ResolvedSubviews {
    var collection: SubviewsCollection {
        let start = base.range.lowerBound
        return SubviewsCollection(
            list: base.list, range: start + bounds.lowerBound..<start + bounds.upperBound, version: base.version,
            order: base.order)
    }
}

extension SubviewsCollection {
    /// The subviews of `view`, which `list` resolves.
    @MainActor
    init(of view: some View, in list: ResolvedList) {
        self =
            (view as? any ResolvedSubviews)?.collection
            ?? SubviewsCollection(list: list, range: 0..<list.count, version: list.version, order: list.order)
    }
}

extension SubviewsCollection {
    nonisolated var stretch: ListStretch? { ListStretch(list: list, range: range, version: version, order: order) }
}

extension SubviewsCollectionSlice {
    nonisolated var stretch: ListStretch? {
        let start = base.range.lowerBound
        return ListStretch(
            list: base.list, range: start + bounds.lowerBound..<start + bounds.upperBound, version: base.version,
            order: base.order)
    }
}

extension SubviewIndices {
    var stretch: ListStretch? { SubviewsCollectionSlice(base: base, bounds: bounds).stretch }
}

extension ForEachSubviewCollection {
    var stretch: ListStretch? { subviews?.stretch }
}
