extension PixelBuffer {
    /// The side in pixels down to which a picture is halved.
    private static let smallestSide = 512

    /// The picture and its half, quarter and so on, as long as it is large.
    ///
    /// - Complexity: O(pixels).
    public var halves: [PixelBuffer] {
        var levels = [self]
        while let last = levels.last, max(last.width, last.height) > Self.smallestSide, min(last.width, last.height) > 1
        {
            levels.append(last.half)
        }
        return levels
    }

    /// The picture in half its size, where each pixel is the mean of four.
    private var half: PixelBuffer {
        let (width, height) = ((self.width + 1) / 2, (self.height + 1) / 2)
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            count = width * height * 4
            self.pixels.withUnsafeBufferPointer { source in
                for y in 0..<height {
                    let top = 2 * y * self.width
                    let bottom = min(2 * y + 1, self.height - 1) * self.width
                    for x in 0..<width {
                        let (left, right) = (2 * x, min(2 * x + 1, self.width - 1))
                        for channel in 0..<4 {
                            let sum =
                                Int(source[(top + left) * 4 + channel]) + Int(source[(top + right) * 4 + channel])
                                + Int(source[(bottom + left) * 4 + channel])
                                + Int(source[(bottom + right) * 4 + channel])
                            target[(y * width + x) * 4 + channel] = UInt8((sum + 2) / 4)
                        }
                    }
                }
            }
        }
        return PixelBuffer(width: width, height: height, pixels: pixels)
    }
}

/// A decoded picture with properties of its file.
public struct WholePicture: Sendable {
    /// The pixels, upright.
    public let pixels: PixelBuffer
    /// The width of the upright picture in the file, in pixels.
    public let width: Int
    /// The height of the upright picture in the file, in pixels.
    public let height: Int
    /// A Boolean value that indicates whether no pixel is transparent.
    public let isOpaque: Bool
}
