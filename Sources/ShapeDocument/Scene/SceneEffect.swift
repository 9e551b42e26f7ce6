import Foundation

/// An effect on an item as a picture, applied before its clips.
public enum SceneEffect: Sendable {
    /// A mask that keeps the item where it is bright, or opaque.
    case mask(SceneMask)
    case filter(SceneFilter)
}

/// A picture that determines how much of another one remains.
public struct SceneMask: Sendable {
    /// The items from back to front, in the drawing's coordinates.
    public let items: [SceneItem]
    /// The region outside of which nothing remains, in the drawing's coordinates.
    public let region: Outline
    /// A Boolean value that indicates whether the mask uses opacity rather than luminance.
    public let usesAlpha: Bool
}

/// A picture that repeats in both directions.
public final class ScenePattern: Sendable, Hashable {
    /// The items from back to front, in the pattern's coordinates.
    public let items: [SceneItem]
    /// The repeated rectangle, in the pattern's coordinates.
    public let tile: CGRect
    /// The transform from the pattern's coordinates to those of the outline.
    public let transform: Transform
    /// The opacity, from 0 to 1.
    public let opacity: Double
    /// The number of pattern fills that drawing the items once takes.
    let fillCount: Int

    init(items: [SceneItem], tile: CGRect, transform: Transform, opacity: Double, fillCount: Int) {
        (self.items, self.tile, self.transform, self.opacity) = (items, tile, transform, opacity)
        self.fillCount = fillCount
    }

    /// Returns whether two values are equal.
    public static func == (a: ScenePattern, b: ScenePattern) -> Bool { a === b }
    /// Hashes the parts that equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
