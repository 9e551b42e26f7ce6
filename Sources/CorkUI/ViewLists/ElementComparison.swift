import Foundation

extension RandomAccessCollection {
    /// Calls `body` for the elements at `places` that differ from those of `other` from position `start` on, up to a
    /// limit.
    ///
    /// - Complexity: linear in the number of positions; contiguous elements with equal bytes are compared many at a
    ///   time.
    @MainActor
    func forEach(
        _ places: Range<Int>, unlike other: Self, from start: Int, atMost limit: Int = .max,
        _ body: (Int, Element) -> Void
    ) {
        var rest = limit
        let shift = start - places.lowerBound
        let comparison = ValueComparator.literal(for: Element.self)
        let areBitwiseComparable = comparison.isBitwiseComparable
        let isDone: Void? =
            withContiguousStorageIfAvailable { elements in
                other.withContiguousStorageIfAvailable { others in
                    guard let own = elements.baseAddress, let former = others.baseAddress else { return }
                    if areBitwiseComparable, own == former, shift == 0 { return }
                    func areSame(_ places: Range<Int>) -> Bool {
                        let size = places.count * MemoryLayout<Element>.stride
                        return memcmp(own + places.lowerBound, former + places.lowerBound + shift, size) == 0
                    }
                    for start in stride(from: places.lowerBound, to: places.upperBound, by: 32) {
                        let next = start..<Swift.min(start + 32, places.upperBound)
                        if areBitwiseComparable, areSame(next) { continue }
                        for place in next where !areBitwiseComparable || !areSame(place..<place + 1) {
                            let (element, old) = (own + place, former + place + shift)
                            if comparison.equal(old, element) { continue }
                            if rest == 0 { return }
                            rest -= 1
                            body(place, element.pointee)
                        }
                    }
                }
            } ?? nil
        if isDone != nil { return }
        for place in places {
            let element = self[index(startIndex, offsetBy: place)]
            let old = other[other.index(other.startIndex, offsetBy: place + shift)]
            if ValueComparator.areLiterallyEqual(old, element) { continue }
            if rest == 0 { return }
            rest -= 1
            body(place, element)
        }
    }
}
