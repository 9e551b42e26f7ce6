import Foundation

/// A vector in the plane, which Foundation lacks on Linux.
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal component, positive to the right.
    public var dx: CGFloat
    /// The vertical component, positive downwards.
    public var dy: CGFloat

    /// Creates a vector.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }

    /// The vector with components of 0.
    public static let zero = CGVector()
}
