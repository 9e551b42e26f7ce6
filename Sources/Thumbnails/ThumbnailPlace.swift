/// Where a thumbnail is shown, which it covers, in pixels.
///
/// Both sides are rounded up to one of four steps between two powers of two: places that are about as large are one, and
/// thumbnails made for it are drawn a fifth smaller at most. Cairo draws what it makes smaller by more than a quarter five
/// times as slowly.
public struct ThumbnailPlace: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// The size of the shared thumbnails that is enough.
    public let size: ThumbnailSize

    /// - Parameters:
    ///   - width: of what is covered, in pixels.
    ///   - height: likewise.
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
