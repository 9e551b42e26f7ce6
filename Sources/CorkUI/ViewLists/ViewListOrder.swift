/// The most recent change of a part's subviews; parts with equal orders have the same subviews at the same positions.
struct ViewListOrder: Equatable {
    /// The version of the list that last changed the order.
    private(set) var version = 0
    /// The version that changed it before that.
    private(set) var former = 0
    /// The changes of positions in ``version``.
    private(set) var splices: [Splice] = []

    static func == (a: ViewListOrder, b: ViewListOrder) -> Bool { a.version == b.version }

    /// Records a change of the order in a version.
    ///
    /// - Parameters:
    ///   - version: The version.
    ///   - splices: The changes of positions; empty if the same positions have other subviews.
    mutating func change(with version: Int, _ splices: [Splice]) {
        if version == self.version {
            self.splices = self.splices.followed(by: splices)
        } else {
            (former, self.version, self.splices) = (self.version, version, splices)
        }
    }
}
