/// The arrangement of a loop's views during a drag: dragged views are removed from their positions, and a block of
/// placeholders for all dragged items is inserted between the others.
struct ReorderArrangement: Equatable {
    /// A placeholder in the block.
    enum Entry: Equatable {
        /// A view of the loop, by its position without the drag.
        case own(Int)
        /// A placeholder for an item of another loop.
        case guest(Int)
    }

    /// The positions of removed views without the drag, in ascending order.
    private(set) var removed: [Int] = []
    /// The position of the block among the remaining views.
    private(set) var gap = 0
    private(set) var block: [Entry] = []

    /// Creates the arrangement of a loop that the drag does not affect.
    init() {}

    init(removed: [Int], gap: Int = 0, block: [Entry] = []) {
        self.removed = removed.sorted()
        self.gap = gap
        self.block = block
    }

    var isIdentity: Bool { removed.isEmpty && block.isEmpty }

    /// Returns the number of arranged views for a number of views without the drag.
    func count(of count: Int) -> Int { count - removed.count + block.count }

    func entry(at place: Int) -> Entry {
        let inBlock = place - gap
        if block.indices.contains(inBlock) { return block[inBlock] }
        var base = inBlock < 0 ? place : place - block.count
        for hole in removed where hole <= base { base += 1 }
        return .own(base)
    }

    /// Returns the position of the view that is at `base` without the drag, or `nil` if it is removed.
    func place(of base: Int) -> Int? {
        if let index = block.firstIndex(of: .own(base)) { return gap + index }
        guard let other = placeAmongOthers(of: base) else { return nil }
        return other < gap ? other : other + block.count
    }

    /// Returns the arranged positions of the views that are at some positions without the drag.
    func arranged(_ base: RangeSet<Int>) -> RangeSet<Int> {
        var result = splices.moved(base)
        for (offset, entry) in block.enumerated() {
            if case .own(let index) = entry, base.contains(index) {
                result.insert(contentsOf: gap + offset..<gap + offset + 1)
            }
        }
        return result
    }

    /// Returns the position among the remaining views, or `nil` for a removed view.
    func placeAmongOthers(of base: Int) -> Int? {
        removed.contains(base) ? nil : base - removed.count { $0 < base }
    }

    /// The change from the positions without the drag to these.
    var splices: [Splice] {
        let removals = removed.enumerated().map { count, place in
            Splice(old: place..<place + 1, new: place - count..<place - count)
        }
        return block.isEmpty
            ? removals : removals.followed(by: [Splice(old: gap..<gap, new: gap..<gap + block.count)])
    }

    /// The change from these positions to those without the drag.
    var inverse: [Splice] { splices.map { Splice(old: $0.new, new: $0.old) } }
}
