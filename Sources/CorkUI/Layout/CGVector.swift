import Foundation

/// A direction and how far along it; Foundation has none on Linux.
public struct CGVector: Hashable, Codable, Sendable {
    /// Towards the right.
    public var dx: CGFloat
    /// Downwards.
    public var dy: CGFloat

    /// Makes a vector of lengths in points.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }

    /// Nowhere.
    public static let zero = CGVector()
}
