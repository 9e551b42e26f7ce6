import Foundation

/// A style that fills with a repeated image.
public struct ImagePaint: ShapeStyle, Equatable {
    let image: _PixelImage

    /// Creates a style that repeats an image from the top left corner of the frame.
    public init(image: _PixelImage) { self.image = image }

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        .tile(image, origin: rect.origin, opacity: 1)
    }
}

/// An image in memory, with a byte each for red, green, blue and opacity, row by row from the top.
public final class _PixelImage: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The pixels, `width * height * 4` bytes that are not premultiplied.
    public let pixels: [UInt8]

    /// Creates an image from four bytes for each pixel.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "A picture of \(width) x \(height) has four bytes a pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Returns whether both are the same object.
    public static func == (a: _PixelImage, b: _PixelImage) -> Bool { a === b }
    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
