import Foundation

/// A value that can be scaled, and thus interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies all components by a factor.
    mutating func scale(by factor: Double)
    /// The sum of the squares of all components.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value with all components multiplied by a factor.
    func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) { self *= factor }
    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of a type without animatable properties.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates the only value.
    public init() {}
    /// The additive identity.
    public static var zero: Self { Self() }
    /// Returns the sum of two values.
    public static func + (a: Self, b: Self) -> Self { a }
    /// Returns the difference of two values.
    public static func - (a: Self, b: Self) -> Self { a }
    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) {}
    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { 0 }
}

/// A pair of values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Creates a pair of values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The additive identity.
    public static var zero: Self { Self(.zero, .zero) }
    /// Returns the sum of two values.
    public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
    /// Returns the difference of two values.
    public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }

    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }

    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A vector of up to eight values that are animated together.
struct AnimatableLanes: VectorArithmetic, Sendable {
    var lanes: SIMD8<Double>

    init(_ lanes: SIMD8<Double>) { self.lanes = lanes }

    /// Creates a vector from the origin and size of a rectangle.
    init(_ rect: CGRect) { lanes = [rect.minX, rect.minY, rect.width, rect.height, 0, 0, 0, 0] }

    /// The first two values, as a change of position.
    var offset: CGPoint { CGPoint(x: lanes[0], y: lanes[1]) }
    /// The third and fourth value, as a change of size.
    var growth: CGSize { CGSize(width: lanes[2], height: lanes[3]) }

    static var zero: Self { Self(.zero) }
    static func + (a: Self, b: Self) -> Self { Self(a.lanes + b.lanes) }
    static func - (a: Self, b: Self) -> Self { Self(a.lanes - b.lanes) }
    mutating func scale(by factor: Double) { lanes *= factor }
    var magnitudeSquared: Double { (lanes * lanes).sum() }
}
