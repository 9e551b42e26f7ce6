/// An angle; positive turns clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle where a full turn is 2π.
    public var radians: Double

    /// The angle where a full turn is 360.
    public var degrees: Double { radians * 180 / .pi }

    /// An angle in radians; clockwise on screen.
    public init(radians: Double = 0) { self.radians = radians }
    /// An angle in degrees; clockwise on screen.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// No turn.
    public static let zero = Angle()
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
