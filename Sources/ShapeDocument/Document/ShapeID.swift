/// The name of a shape while its drawing is open: kept from edit to edit and through undo.
public struct ShapeID: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static func < (a: ShapeID, b: ShapeID) -> Bool { a.rawValue < b.rawValue }
}
