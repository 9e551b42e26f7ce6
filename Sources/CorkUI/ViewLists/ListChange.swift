/// A change of the subviews of a view list, or of a part of one.
///
/// Each node returns the change from its update, and its parent translates it to its own positions.
struct ListChange: Equatable {
    /// The changes of positions, in ascending order.
    var splices: [Splice] = []
    /// The positions after the change that got other subviews without a splice.
    var renamed = RangeSet<Int>()
    /// The positions after the change, besides inserted ones, of subviews that are made from other values.
    var remade = RangeSet<Int>()

    /// Returns the change of a part that is replaced as a whole.
    static func replacing(_ oldCount: Int, with newCount: Int) -> ListChange {
        ListChange(splices: Splice.replacing(oldCount, with: newCount))
    }

    /// Returns the change of a part in which all of `count` subviews are made from other values.
    static func remaking(_ count: Int) -> ListChange { ListChange(remade: RangeSet(0..<count)) }

    var isEmpty: Bool { keepsOrder && remade.isEmpty }
    /// A Boolean value that indicates whether each position has the same subview as before.
    var keepsOrder: Bool { splices.isEmpty && renamed.isEmpty }

    /// Returns whether a position after the change has another subview, or one that is made from another value.
    func affects(_ index: Int) -> Bool { renamed.contains(index) || remade.contains(index) }

    /// Returns the position after the change of a subview that is made from the same value; `nil` for any other one.
    func index(ofUnchanged old: Int) -> Int? {
        splices.fate(of: old).index.flatMap { affects($0) ? nil : $0 }
    }

    /// Returns the change in the positions of a list in which the part starts at the given offsets.
    func shifted(old oldOffset: Int, new newOffset: Int) -> ListChange {
        if oldOffset == 0, newOffset == 0 { return self }
        return ListChange(
            splices: splices.map { $0.shifted(old: oldOffset, new: newOffset) },
            renamed: renamed.shifted(by: newOffset),
            remade: remade.shifted(by: newOffset))
    }

    /// Returns the change of subviews for one of elements with `factor` subviews each.
    func scaled(by factor: Int) -> ListChange {
        if factor == 1 { return self }
        if factor == 0 { return ListChange() }
        return ListChange(
            splices: splices.map { $0.scaled(by: factor) }, renamed: renamed.scaled(by: factor),
            remade: remade.scaled(by: factor))
    }

    /// Adds the change of the next part, which starts at the given offsets.
    mutating func append(_ part: ListChange, old oldOffset: Int, new newOffset: Int) {
        if part.isEmpty { return }
        let part = part.shifted(old: oldOffset, new: newOffset)
        splices += part.splices
        renamed.formUnion(part.renamed)
        remade.formUnion(part.remade)
    }

    /// Returns this change and `next` combined into one.
    func followed(by next: ListChange) -> ListChange {
        ListChange(
            splices: splices.followed(by: next.splices), renamed: next.splices.moved(renamed).union(next.renamed),
            remade: next.splices.moved(remade).union(next.remade))
    }

    /// Returns the change within a part that was at `old` and is at `new`; `nil` if the limits of the part changed.
    func clipped(old: Range<Int>, new: Range<Int>) -> ListChange? {
        splices.clipped(old: old, new: new).map {
            ListChange(splices: $0, renamed: renamed.clipped(to: new), remade: remade.clipped(to: new))
        }
    }
}

extension RangeSet<Int> {
    func shifted(by offset: Int) -> RangeSet {
        if offset == 0 || isEmpty { return self }
        return RangeSet(ranges.map { $0.lowerBound + offset..<$0.upperBound + offset })
    }

    fileprivate func scaled(by factor: Int) -> RangeSet {
        RangeSet(ranges.map { $0.lowerBound * factor..<$0.upperBound * factor })
    }

    /// Returns the positions in a range, counted from its start.
    fileprivate func clipped(to range: Range<Int>) -> RangeSet {
        if isEmpty { return self }
        return intersection(RangeSet(range)).shifted(by: -range.lowerBound)
    }

    /// The number of positions.
    var count: Int { ranges.reduce(0) { $0 + $1.count } }
    /// The positions in ascending order.
    var indices: some Sequence<Int> { ranges.lazy.joined() }
}
