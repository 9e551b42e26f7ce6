/// The size of the area that a thumbnail covers, in pixels.
///
/// Both sides are rounded up to one of four steps between two powers of two, so that similar sizes share thumbnails,
/// which are drawn a fifth smaller at most. Cairo is five times slower if it scales down by more than a quarter.
public struct ThumbnailPlace: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The sufficient size of the shared thumbnails.
    public let size: ThumbnailSize

    /// Creates the size of an area.
    ///
    /// - Parameters:
    ///   - width: The width of the area, in pixels.
    ///   - height: The height of the area, in pixels.
    public init(width: Double, height: Double) {
        self.width = Self.stepped(width)
        self.height = Self.stepped(height)
        size = ThumbnailSize(covering: max(width, height))
    }

    private static func stepped(_ length: Double) -> Int {
        let pixels = max(Int(length.rounded(.up)), 4)
        let step = 1 << (Int.bitWidth - 3 - pixels.leadingZeroBitCount)
        return (pixels + step - 1) / step * step
    }
}
