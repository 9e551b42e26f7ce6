import Foundation

extension ForEach where Content: View {
    /// Returns the change of the elements' positions, comparing stored bytes first and ids where they differ.
    ///
    /// - Complexity: O(1) for the same array and for ranges, linear for a change in one place, O(n log n) for a
    ///   shuffle.
    @MainActor
    func elementChange(from old: Self, graph: Graph) -> ListChange {
        // Only a collection of subviews can get others at the same positions.
        if let stretch = (data as? any ListBacked)?.stretch {
            let former = (old.data as! any ListBacked).stretch
            return former.flatMap { stretch.change(since: $0) } ?? .replacing(old.data.count, with: data.count)
        }
        return ListChange(splices: elementSplices(from: old, graph: graph))
    }

    /// Returns the elements that differ from those of `old` without having been inserted by `splices`; `nil` for all,
    /// if there are too many to compare.
    ///
    /// - Complexity: linear in the number of elements.
    @MainActor
    func elementsUnlike(_ old: Data, after splices: [Splice]) -> RangeSet<Int>? {
        guard data.count <= Self.comparedLimit, splices.lead(from: old.count, to: data.count) else { return nil }
        var result = RangeSet<Int>()
        var (before, after) = (0, 0)
        for splice in splices + [Splice(old: old.count..<old.count, new: data.count..<data.count)] {
            let kept = after..<after + splice.old.lowerBound - before
            data.forEach(kept, unlike: old, from: before) { index, _ in
                result.insert(contentsOf: index..<index + 1)
            }
            (before, after) = (splice.old.upperBound, splice.new.upperBound)
        }
        return result
    }

    private static var comparedLimit: Int { 512 }

    /// Returns the change of positions for a collection that stores its elements.
    @MainActor
    func elementSplices(from old: Self, graph: Graph) -> [Splice] {
        if elements.identity == .offset { return rangeSplices(from: old, graph: graph) }
        if let splices = contiguousSplices(from: old) { return splices }
        if let range = data as? Range<Int>, elements.identity == .element {
            return intervalSplices(from: old.data as! Range<Int>, to: range)
        }
        if let range = data as? ClosedRange<Int>, elements.identity == .element {
            return intervalSplices(from: Range(old.data as! ClosedRange<Int>), to: Range(range))
        }
        // A collection of wrapped subviews does not know its previous elements.
        if ID.self == Subview.ID.self { return Splice.replacing(old.data.count, with: data.count) }
        return splices(from: elements.ids(in: old.data), to: elements.ids(in: data))
    }

    @MainActor
    private func rangeSplices(from old: Self, graph: Graph) -> [Splice] {
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

    private func intervalSplices(from old: Range<Int>, to new: Range<Int>) -> [Splice] {
        let kept = old.clamped(to: new)
        if kept.isEmpty { return Splice.replacing(old.count, with: new.count) }
        let front = Splice(
            old: 0..<kept.lowerBound - old.lowerBound, new: 0..<kept.lowerBound - new.lowerBound)
        let back = Splice(
            old: kept.upperBound - old.lowerBound..<old.count, new: kept.upperBound - new.lowerBound..<new.count)
        return [front, back].filter { !$0.old.isEmpty || !$0.new.isEmpty }
    }

    /// Returns the splices between two collections with contiguous storage; `nil` for other collections.
    private func contiguousSplices(from old: Self) -> [Splice]? {
        data.withContiguousStorageIfAvailable { new in
            old.data.withContiguousStorageIfAvailable { former in
                if former.baseAddress == new.baseAddress, former.count == new.count { return [] }
                let common = min(former.count, new.count)
                let start = equalElements(common) { (former.baseAddress! + $0, new.baseAddress! + $0) }
                if start == former.count, start == new.count { return [] }
                let back = equalElements(common - start, backwards: true) {
                    (former.baseAddress! + (former.count - 1 - $0), new.baseAddress! + (new.count - 1 - $0))
                }
                let (oldEnd, newEnd) = (former.count - back, new.count - back)
                if start == oldEnd || start == newEnd { return [Splice(old: start..<oldEnd, new: start..<newEnd)] }
                return middleSplices(
                    from: former[start..<oldEnd].map { elements.id($0, 0) },
                    to: new[start..<newEnd].map { elements.id($0, 0) }, at: start)
            }
        } ?? nil
    }

    /// Returns the number of pairs, from the start or the end, with equal bytes or equal ids.
    private func equalElements(
        _ count: Int, backwards: Bool = false,
        _ pair: (Int) -> (UnsafePointer<Data.Element>, UnsafePointer<Data.Element>)
    ) -> Int {
        let stride = MemoryLayout<Data.Element>.stride
        let block = max(512 / max(stride, 1), 1)
        var offset = 0
        while offset < count {
            let length = min(block, count - offset)
            let (a, b) = pair(backwards ? offset + length - 1 : offset)
            if memcmp(a, b, length * stride) == 0 {
                offset += length
                continue
            }
            for _ in 0..<length {
                let (a, b) = pair(offset)
                guard
                    memcmp(a, b, stride) == 0
                        || elements.id(a.pointee, 0) == elements.id(b.pointee, 0)
                else { return offset }
                offset += 1
            }
        }
        return count
    }
}

/// A collection that reads the current state of a view list and does not store a previous one.
protocol ListBacked {
    /// The list of the collection, or `nil` before it is resolved.
    var stretch: ViewListStretch? { get }
}
