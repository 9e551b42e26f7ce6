import Foundation

extension MutableCollection {
    /// Moves the elements at some offsets in front of the element at another offset, preserving their order (R7.42).
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements to move.
    ///   - destination: The offset, counted before the move, in front of which the elements are inserted; `count` for
    ///     the end.
    /// - Complexity: O(n).
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        precondition(
            0...elements.count ~= destination && source.allSatisfy(elements.indices.contains),
            "Offsets are out of range 0..<\(elements.count)")
        func staying(_ offsets: Range<Int>) -> [Int] { offsets.filter { !source.contains($0) } }
        let order = staying(0..<destination) + Array(source) + staying(destination..<elements.count)
        for (index, offset) in zip(indices, order) { self[index] = elements[offset] }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at some offsets (R7.42).
    ///
    /// - Complexity: O(n).
    public mutating func remove(atOffsets offsets: IndexSet) {
        precondition((offsets.first ?? 0) >= 0 && (offsets.last ?? -1) < count, "Offsets are out of range 0..<\(count)")
        var rest = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
        self = rest
    }
}
