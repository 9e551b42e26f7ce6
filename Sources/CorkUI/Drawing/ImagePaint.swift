import Foundation

/// A picture, repeated.
public struct ImagePaint: ShapeStyle, Equatable {
    let image: _PixelImage

    /// Fills with a picture, side by side from the top left corner of the frame.
    public init(image: _PixelImage) { self.image = image }

    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        .tile(image, origin: rect.origin, opacity: 1)
    }
}

/// A picture in memory: red, green, blue and opacity, a byte each, row by row from the top.
public final class _PixelImage: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// `width * height * 4` bytes, not premultiplied.
    public let pixels: [UInt8]

    /// A picture of `width` times `height` pixels, four bytes each.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "A picture of \(width) x \(height) has four bytes a pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Returns whether two values are equal.
    public static func == (a: _PixelImage, b: _PixelImage) -> Bool { a === b }
    /// Hashes the parts that equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
