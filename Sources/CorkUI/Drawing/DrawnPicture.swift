import Foundation

/// An image that a closure draws.
package final class DrawnPicture: Hashable, Sendable {
    /// The size in points, with one pixel for each.
    package let size: CGSize
    /// The drawing closure, which is released once the pixels exist.
    @MainActor private var renderer: (@MainActor (inout GraphicsContext) -> Void)?
    /// The rendered pixels, stored by the renderer.
    @MainActor package var _pixels: AnyObject? { didSet { if _pixels != nil { renderer = nil } } }

    init(size: CGSize, _ renderer: @escaping @MainActor (inout GraphicsContext) -> Void) {
        func side(_ length: CGFloat) -> CGFloat { min(max(length.layoutLength, 1), 8_192) }
        self.size = CGSize(width: side(size.width), height: side(size.height))
        self.renderer = renderer
    }

    /// Returns the drawing commands, in order.
    @MainActor
    package func _commands(textMeasuring: any TextMeasuring, imageMeasuring: any ImageMeasuring) -> [_DrawCommand] {
        GraphicsContext._commands(
            size: size, environment: EnvironmentValues(), textMeasuring: textMeasuring, imageMeasuring: imageMeasuring
        ) { context, _ in renderer?(&context) }
    }

    /// Returns whether two values are equal.
    package static func == (a: DrawnPicture, b: DrawnPicture) -> Bool { a === b }
    /// Hashes the parts that equality compares.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
