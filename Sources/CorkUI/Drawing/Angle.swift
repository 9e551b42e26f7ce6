/// An angle; positive turns clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle where a full turn is 2π.
    public var radians: Double

    /// The angle where a full turn is 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

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
    /// Returns whether a value comes before another one.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// Adds two values.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// Subtracts a value from another one.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// Subtracts a value from another one.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// Multiplies a value by a factor.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// Multiplies a value by a factor.
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
    /// Divides a value by a divisor.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    /// Adds two values.
    public static func += (a: inout Angle, b: Angle) { a = a + b }
    /// Subtracts a value from another one.
    public static func -= (a: inout Angle, b: Angle) { a = a - b }
    /// Multiplies a value by a factor.
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
    /// Divides a value by a divisor.
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
