/// The places of a loop's views while some of the container's items are dragged: the dragged ones are taken out of their
/// places, and a block that holds their room is put between the others.
struct ReorderArrangement: Equatable {
    /// One view of the block.
    enum Entry: Equatable {
        /// A view of the loop, by its place without the drag.
        case own(Int)
        /// The room for an item of another loop.
        case guest(Int)
    }

    /// The places, without the drag, that are taken out; ascending.
    private(set) var removed: [Int] = []
    /// The place of the block among the views that stay.
    private(set) var gap = 0
    private(set) var block: [Entry] = []

    /// The arrangement of a loop that nothing is dragged in.
    init() {}

    init(removed: [Int], gap: Int = 0, block: [Entry] = []) {
        self.removed = removed.sorted()
        self.gap = gap
        self.block = block
    }

    var isIdentity: Bool { removed.isEmpty && block.isEmpty }

    /// The number of views where there are `count` without the drag.
    func count(of count: Int) -> Int { count - removed.count + block.count }

    func entry(at place: Int) -> Entry {
        let inBlock = place - gap
        if block.indices.contains(inBlock) { return block[inBlock] }
        var base = inBlock < 0 ? place : place - block.count
        for hole in removed where hole <= base { base += 1 }
        return .own(base)
    }

    /// The place of the view that is at `base` without the drag; `nil` if it is taken out.
    func place(of base: Int) -> Int? {
        if let index = block.firstIndex(of: .own(base)) { return gap + index }
        guard let other = placeAmongOthers(of: base) else { return nil }
        return other < gap ? other : other + block.count
    }

    /// The place among the views that stay; `nil` for one that is taken out.
    func placeAmongOthers(of base: Int) -> Int? {
        removed.contains(base) ? nil : base - removed.count { $0 < base }
    }

    /// The change from the places without the drag to these.
    var splices: [Splice] {
        let removals = removed.enumerated().map { count, place in
            Splice(old: place..<place + 1, new: place - count..<place - count)
        }
        return block.isEmpty
            ? removals : removals.followed(by: [Splice(old: gap..<gap, new: gap..<gap + block.count)])
    }

    /// The change from these places to those without the drag.
    var inverse: [Splice] { splices.map { Splice(old: $0.new, new: $0.old) } }
}
