import Foundation

extension PixelPicture {
    /// Combines this picture with one of the same size above it.
    mutating func combine(under above: PixelPicture, _ body: (_ above: Pixel, _ below: Pixel) -> Pixel) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            above.pixels.withUnsafeBufferPointer { above in
                for place in pixels.indices { pixels[place] = body(above[place], pixels[place]) }
            }
        }
    }

    static func over(_ above: Pixel, _ below: Pixel) -> Pixel { above + below * (1 - above.w) }

    /// Combines two pixels arithmetically.
    ///
    /// - Parameters:
    ///   - k: The factors of the product, the pixel above and the pixel below, and an offset.
    ///   - above: The pixel above.
    ///   - below: The pixel below.
    /// - Returns: The combined pixel.
    static func arithmetic(_ k: [Float], _ above: Pixel, _ below: Pixel) -> Pixel {
        let product = above * below * k[0]
        let sum = product + above * k[1] + below * k[2] + Pixel(repeating: k[3])
        let opacity = min(max(sum.w, 0), 1)
        // Premultiplied colors don't exceed the opacity.
        var result = sum.clamped(lowerBound: .zero, upperBound: Pixel(repeating: opacity))
        result.w = opacity
        return result
    }
}

extension SceneFilter.Operator {
    func callAsFunction(_ above: PixelPicture.Pixel, _ below: PixelPicture.Pixel) -> PixelPicture.Pixel {
        switch self {
        case .over: PixelPicture.over(above, below)
        case .in: above * below.w
        case .out: above * (1 - below.w)
        case .atop: above * below.w + below * (1 - above.w)
        case .xor: above * (1 - below.w) + below * (1 - above.w)
        }
    }
}
