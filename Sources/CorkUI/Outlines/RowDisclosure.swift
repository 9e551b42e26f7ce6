/// The state of a row in an outline.
struct RowDisclosure {
    /// The number of enclosing branches.
    var level = 0
    /// A Boolean value that indicates whether the row is expanded, or `nil` if it cannot be.
    var isExpanded: Bool?
    /// The position among the rows of its branch, counted from 1, and their number; `nil` if it is not known.
    var place: Int?
    var count: Int?
    /// The distance to the row of the parent, or `nil` at the top level and if it is not known.
    var parentDistance: Int?
    /// The expansion of a disclosure group, or `nil` if the list node of the row expands and collapses it.
    var expansion: Expansion?
}

/// A list node with rows that expand and collapse.
@MainActor
protocol DisclosingNode: _ViewListNode {
    /// Returns the node's own subview for the element with an ID that code outside specifies, or `nil` if there is
    /// none.
    ///
    /// - Complexity: O(*n*)
    func row(calledBy id: AnyHashable) -> Int?
    /// Expands or collapses one of the node's own subviews.
    func setExpanded(_ isExpanded: Bool, at place: Int)
    /// Expands or collapses one of the node's own subviews, and everything inside of it.
    func setAllExpanded(_ isExpanded: Bool, at place: Int)
    /// Returns a Boolean value that indicates whether one of the node's own subviews can be moved.
    func canMove(at place: Int) -> Bool
    /// Returns the result of dropping some of the node's own subviews on one of them.
    ///
    /// - Parameters:
    ///   - places: The subviews, in ascending order.
    ///   - place: The subview below the pointer.
    ///   - zone: The zone of it.
    ///   - level: The level at the position of the pointer, which matters after the last subview of a branch.
    /// - Returns: The result, or `nil` if the subviews cannot be dropped there.
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
