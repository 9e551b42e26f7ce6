import Foundation

/// A change of pixels that is made by a function; it is equal to itself only.
public final class _PixelChange: Hashable, Sendable {
    /// Changes blue, green, red and opacity of each pixel, a byte each, the colours multiplied by the opacity.
    ///
    /// It is given width and height in pixels, the bytes of a row, and the way from the coordinates of what is drawn to
    /// pixels from the top left corner.
    public typealias Body =
        @Sendable (UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, CGAffineTransform) -> Void

    /// Outside of it nothing comes out, in the coordinates of what is drawn.
    public let region: CGRect
    /// The distance from which a drawing can influence a place.
    public let reach: CGFloat
    /// Makes the change.
    public let change: Body

    init(region: CGRect, reach: CGFloat, _ change: @escaping Body) {
        (self.region, self.reach, self.change) = (region, reach, change)
    }

    /// Returns whether two values are equal.
    public static func == (a: _PixelChange, b: _PixelChange) -> Bool { a === b }
    /// Hashes the parts that equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
