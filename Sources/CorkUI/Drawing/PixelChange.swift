import Foundation

/// A custom filter function for pixels, compared by identity.
public final class _PixelChange: Hashable, Sendable {
    /// A function that changes the premultiplied blue, green, red and opacity bytes of pixels.
    ///
    /// It receives the width and height in pixels, the bytes in a row, and the transform from the coordinates of the
    /// drawing to pixels. The last argument has the pixels of the inputs, in the same form and size.
    public typealias Body =
        @Sendable (
            UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, CGAffineTransform,
            _ inputs: [UnsafeMutablePointer<UInt8>]
        ) -> Void

    /// The area outside of which the result is transparent, in the coordinates of the drawing.
    public let region: CGRect
    /// The maximum distance at which a drawn pixel can affect another one.
    public let reach: CGFloat
    /// The commands that draw further pictures, which the function reads.
    public let inputs: [[_DrawCommand]]
    /// The function.
    public let change: Body

    init(region: CGRect, reach: CGFloat, inputs: [[_DrawCommand]], _ change: @escaping Body) {
        (self.region, self.reach, self.inputs, self.change) = (region, reach, inputs, change)
    }

    /// Returns whether both are the same object.
    public static func == (a: _PixelChange, b: _PixelChange) -> Bool { a === b }
    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
