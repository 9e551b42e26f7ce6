/// A geometric angle; positive angles are clockwise on screen.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates an angle in radians.
    public init(radians: Double = 0) { self.radians = radians }
    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// An angle of 0.
    public static let zero = Angle()
    /// Returns whether the first angle is smaller than the second.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// Returns the sum of two angles.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// Returns the difference of two angles.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// Returns the opposite angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// Returns an angle multiplied by a factor.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// Returns an angle multiplied by a factor.
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
    /// Returns an angle divided by a divisor.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
    /// Adds an angle to another one.
    public static func += (a: inout Angle, b: Angle) { a = a + b }
    /// Subtracts an angle from another one.
    public static func -= (a: inout Angle, b: Angle) { a = a - b }
    /// Multiplies an angle by a factor.
    public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
    /// Divides an angle by a divisor.
    public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
