import Foundation

/// What is done with a thing of a scene as a picture, before it is clipped.
public enum SceneEffect: Sendable {
    /// What remains where the mask is bright, or opaque.
    case mask(SceneMask)
    case filter(SceneFilter)
}

/// A picture that says how much remains of another one.
public struct SceneMask: Sendable {
    /// In the drawing's coordinates, from back to front.
    public let items: [SceneItem]
    /// Outside of it nothing remains; in the drawing's coordinates.
    public let region: Outline
    /// Whether its opacity counts, and not how bright it is.
    public let usesAlpha: Bool
}

/// A picture that is repeated in both directions.
public final class ScenePattern: Sendable, Hashable {
    /// In the pattern's coordinates, from back to front.
    public let items: [SceneItem]
    /// What is repeated, in the pattern's coordinates.
    public let tile: CGRect
    /// From the pattern's coordinates to those of the outline.
    public let transform: Transform
    /// 0 to 1.
    public let opacity: Double
    /// The number of fills with other patterns that drawing its items once takes.
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
