/// The id of a shape while its drawing is open, which edits and undo preserve.
public struct ShapeID: RawRepresentable, Hashable, Sendable, Comparable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates an id from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Returns whether a value comes before another one.
    public static func < (a: ShapeID, b: ShapeID) -> Bool { a.rawValue < b.rawValue }
}
