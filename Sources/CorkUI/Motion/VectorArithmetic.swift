import Foundation

/// A value that can be scaled, and so lie somewhere between two others.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every part of the value.
    mutating func scale(by factor: Double)
    /// The sum of the squares of all parts.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value with every part multiplied.
    func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) { self *= factor }
    /// The square of the value's distance from zero.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    /// The square of the value's distance from zero.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    /// The square of the value's distance from zero.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of something in which nothing can be animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Makes the only value.
    public init() {}
    /// The value that changes nothing when it is added.
    public static var zero: Self { Self() }
    /// Adds two values.
    public static func + (a: Self, b: Self) -> Self { a }
    /// Subtracts a value from another one.
    public static func - (a: Self, b: Self) -> Self { a }
    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) {}
    /// The square of the value's distance from zero.
    public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Makes a pair of values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The value that changes nothing when it is added.
    public static var zero: Self { Self(.zero, .zero) }
    /// Adds two values.
    public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
    /// Subtracts a value from another one.
    public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }

    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }

    /// The square of the value's distance from zero.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Up to eight values that are animated together.
struct AnimatableLanes: VectorArithmetic, Sendable {
    var lanes: SIMD8<Double>

    init(_ lanes: SIMD8<Double>) { self.lanes = lanes }

    /// The place and size of a rectangle.
    init(_ rect: CGRect) { lanes = [rect.minX, rect.minY, rect.width, rect.height, 0, 0, 0, 0] }

    /// The change of a place.
    var offset: CGPoint { CGPoint(x: lanes[0], y: lanes[1]) }
    /// The change of a size.
    var growth: CGSize { CGSize(width: lanes[2], height: lanes[3]) }

    static var zero: Self { Self(.zero) }
    static func + (a: Self, b: Self) -> Self { Self(a.lanes + b.lanes) }
    static func - (a: Self, b: Self) -> Self { Self(a.lanes - b.lanes) }
    mutating func scale(by factor: Double) { lanes *= factor }
    var magnitudeSquared: Double { (lanes * lanes).sum() }
}
