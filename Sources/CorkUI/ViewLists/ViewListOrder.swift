/// With which versions of a list subviews of a part came, went or moved: parts of one order are of the same subviews.
struct ViewListOrder: Equatable {
    /// The version that changed the order last.
    private(set) var version = 0
    /// The version that had changed it before.
    private(set) var former = 0
    /// The changes of positions in the part in that version.
    private(set) var splices: [Splice] = []

    static func == (a: ViewListOrder, b: ViewListOrder) -> Bool { a.version == b.version }

    /// Notes that `version` changes the order.
    ///
    /// - Parameters:
    ///   - version: The version.
    ///   - splices: what becomes of the positions; none where others come to be at the same ones.
    mutating func change(with version: Int, _ splices: [Splice]) {
        if version == self.version {
            self.splices = self.splices.followed(by: splices)
        } else {
            (former, self.version, self.splices) = (self.version, version, splices)
        }
    }
}
