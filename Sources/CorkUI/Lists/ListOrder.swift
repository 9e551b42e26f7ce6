/// With which versions of a list subviews of a part came, went or moved: parts of one order are of the same subviews.
struct ListOrder: Equatable {
    /// The version that changed the order last.
    private(set) var version = 0
    /// The version that had changed it before.
    private(set) var former = 0

    static func == (a: ListOrder, b: ListOrder) -> Bool { a.version == b.version }

    /// Notes that `version` changes the order.
    mutating func change(with version: Int) {
        guard version != self.version else { return }
        former = self.version
        self.version = version
    }
}
