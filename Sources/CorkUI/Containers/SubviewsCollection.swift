/// The resolved subviews of a view, in order, which is itself a view of all of them (R2.4).
///
/// Elements are made on demand, one at a time (R2.15). Two collections are equal if they have the same subviews at the
/// same positions, whatever the values of these.
public struct SubviewsCollection: RandomAccessCollection, Equatable, View, ListBacked {
    /// A position in the collection.
    public typealias Index = Int
    /// The type of the valid indices.
    public typealias Indices = Range<Int>
    /// A contiguous part of the collection.
    public typealias SubSequence = SubviewsCollectionSlice

    /// The subviews at the time the collection was made.
    let subviews: ViewListStretch

    /// Returns a Boolean value that indicates whether two values are equal.
    public nonisolated static func == (a: SubviewsCollection, b: SubviewsCollection) -> Bool {
        a.subviews.list === b.subviews.list && a.subviews.part == b.subviews.part
    }

    /// The index of the first element.
    public nonisolated var startIndex: Int { 0 }
    /// The index after the last element.
    public nonisolated var endIndex: Int { subviews.part.offsets.count }

    /// Returns the element at an index.
    public nonisolated subscript(index: Int) -> Subview {
        precondition(index >= 0 && index < endIndex, "Subview \(index) is out of range 0..<\(endIndex)")
        return subviews[index]
    }

    /// Returns the elements at indices.
    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }

    /// The content and behavior of the view.
    public var body: some View { ForEach(SubviewIndices(base: self, bounds: 0..<endIndex)) { $0 } }
}

/// A contiguous part of a collection of subviews, which shares its indices (R2.5).
public struct SubviewsCollectionSlice: RandomAccessCollection, Equatable, View, ListBacked {
    /// A position in the collection.
    public typealias Index = Int
    /// The type of the valid indices.
    public typealias Indices = Range<Int>
    /// A contiguous part of the collection.
    public typealias SubSequence = SubviewsCollectionSlice

    let base: SubviewsCollection
    let bounds: Range<Int>

    /// The index of the first element.
    public nonisolated var startIndex: Int { bounds.lowerBound }
    /// The index after the last element.
    public nonisolated var endIndex: Int { bounds.upperBound }

    /// Returns the element at an index.
    public nonisolated subscript(index: Int) -> Subview {
        precondition(bounds.contains(index), "Subview \(index) is out of range \(bounds)")
        return base[index]
    }

    /// Returns the elements at indices.
    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        precondition(
            bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "\(bounds) is out of range \(self.bounds)"
        )
        return SubviewsCollectionSlice(base: base, bounds: bounds)
    }

    /// The content and behavior of the view.
    public var body: some View { ForEach(SubviewIndices(base: base, bounds: bounds)) { $0 } }
}

/// The subviews of a range, as the data of a `ForEach`.
struct SubviewIndices: RandomAccessCollection, ListBacked {
    let base: SubviewsCollection
    let bounds: Range<Int>

    var startIndex: Int { bounds.lowerBound }
    var endIndex: Int { bounds.upperBound }
    subscript(index: Int) -> Subview { base[index] }
}

extension ViewListStretch {
    /// Returns the subview at an offset, or a proxy that shows nothing if the list has become shorter.
    nonisolated subscript(offset: Int) -> Subview {
        onMainActor {
            let index = index(at: offset)
            return index < list.count
                ? Subview(list: list, item: list.id(at: index), hint: index) : Subview(goneFrom: list, index)
        }
    }
}

/// A view that is already resolved; resolving it again returns the same subviews (R2.8).
protocol ResolvedSubviews: View {
    var collection: SubviewsCollection { get }
}

extension SubviewsCollection: ResolvedSubviews {
    var collection: SubviewsCollection { self }
}

extension SubviewsCollectionSlice: ResolvedSubviews {
    var collection: SubviewsCollection { SubviewsCollection(subviews: base.subviews[bounds]) }
}

extension SubviewsCollection {
    /// Creates the collection of the subviews of `view`, which `list` resolves.
    @MainActor
    init(of view: some View, in list: ResolvedList) {
        self = (view as? any ResolvedSubviews)?.collection ?? SubviewsCollection(subviews: ViewListStretch(list))
    }
}

extension SubviewsCollection {
    nonisolated var stretch: ViewListStretch? { subviews }
}

extension SubviewsCollectionSlice {
    nonisolated var stretch: ViewListStretch? { base.subviews[bounds] }
}

extension SubviewIndices {
    var stretch: ViewListStretch? { base.subviews[bounds] }
}

extension ForEachSubviewCollection {
    var stretch: ViewListStretch? { subviews?.stretch }
}
