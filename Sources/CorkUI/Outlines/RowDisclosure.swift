/// Where a row is among those that open and close others, and whether there is something to open.
struct RowDisclosure {
    /// In how many branches it is.
    var level = 0
    /// Whether what is below is shown; nil where there is nothing to show.
    var isExpanded: Bool?
    /// The place among the rows of its branch from 1, and their count; nil where it is not known.
    var place: Int?
    var count: Int?
    /// How many rows further up the row is whose branch it is in; nil at the top, and where it is not known.
    var parentDistance: Int?
    /// Opens and closes what is below; nil where the part of the list does that the row comes from.
    var expansion: Expansion?
}

/// A part of a list with rows that open and close what is below them.
@MainActor
protocol DisclosingNode: _ViewListNode {
    /// Which of the node's own subviews stands for the element that somebody called `id`; nil where none does.
    ///
    /// - Complexity: O(n)
    func row(calledBy id: AnyHashable) -> Int?
    /// Opens or closes what is below one of the node's own subviews.
    func setExpanded(_ isExpanded: Bool, at place: Int)
    /// Opens or closes all that is below one of the node's own subviews, and it.
    func setAllExpanded(_ isExpanded: Bool, at place: Int)
    /// Whether one of the node's own subviews may be dragged elsewhere.
    func canMove(at place: Int) -> Bool
    /// What dropping some of the node's own subviews, ascending, on one of them does; nil where they cannot go.
    ///
    /// - Parameters:
    ///   - places: The subviews.
    ///   - place: The subview below the pointer.
    ///   - zone: The part of it.
    ///   - level: the level they are held at, which counts behind the last one of a branch.
    /// - Returns: What dropping does, or nil.
    func drop(_ places: [Int], at place: Int, _ zone: RowZone, level: Int) -> RowDrop?
}

extension ContainerValues {
    private enum DisclosureKey: ContainerValueKey {
        static var defaultValue: RowDisclosure? { nil }
    }

    var disclosure: RowDisclosure? {
        get { self[DisclosureKey.self] }
        set { self[DisclosureKey.self] = newValue }
    }
}
