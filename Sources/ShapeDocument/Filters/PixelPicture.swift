import Foundation

/// A picture for filters, with premultiplied red, green, blue and opacity from 0 to 1.
struct PixelPicture {
    typealias Pixel = SIMD4<Float>

    let width: Int
    let height: Int
    var pixels: [Pixel]
    /// A Boolean value that indicates whether colors are in linearRGB rather than sRGB.
    private(set) var isLinear: Bool

    /// Creates a picture of one color.
    init(width: Int, height: Int, _ pixel: Pixel = .zero, isLinear: Bool) {
        (self.width, self.height, self.isLinear) = (width, height, isLinear)
        pixels = Array(repeating: pixel, count: width * height)
    }

    /// Returns the picture in linearRGB or in sRGB.
    func converted(isLinear: Bool) -> PixelPicture {
        guard isLinear != self.isLinear else { return self }
        var result = self
        result.isLinear = isLinear
        let table = isLinear ? Self.toLinear : Self.fromLinear
        result.changeColors { color in
            Pixel(table[Self.step(color.x)], table[Self.step(color.y)], table[Self.step(color.z)], color.w)
        }
        return result
    }

    private static let steps = 4095

    private static func step(_ part: Float) -> Int { Int(min(max(part, 0), 1) * Float(steps) + 0.5) }

    private static let toLinear: [Float] = (0...steps).map { step in
        let part = Double(step) / Double(steps)
        return Float(part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4))
    }

    private static let fromLinear: [Float] = (0...steps).map { step in
        let part = Double(step) / Double(steps)
        return Float(part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055)
    }

    /// Replaces every pixel by the result of a function.
    mutating func change(_ body: (Pixel) -> Pixel) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for place in pixels.indices { pixels[place] = body(pixels[place]) }
        }
    }

    /// Replaces every color, not premultiplied, and its opacity by the result of a function.
    mutating func changeColors(_ body: (Pixel) -> Pixel) {
        change { pixel in
            let opacity = pixel.w
            var color = opacity > 0 ? pixel / opacity : .zero
            color.w = opacity
            return Self.multiplied(body(color))
        }
    }

    /// Returns a color clamped to 0...1 and premultiplied.
    static func multiplied(_ color: Pixel) -> Pixel {
        var result = color.clamped(lowerBound: .zero, upperBound: .one)
        let opacity = result.w
        result *= opacity
        result.w = opacity
        return result
    }

    /// Clears all pixels outside of an area.
    mutating func crop(to area: PixelArea) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for y in 0..<height {
                let row = y * width
                guard area.rows.contains(y) else {
                    for place in row..<(row + width) { pixels[place] = .zero }
                    continue
                }
                for x in 0..<area.columns.lowerBound { pixels[row + x] = .zero }
                for x in area.columns.upperBound..<width { pixels[row + x] = .zero }
            }
        }
    }
}

/// Columns and rows of a picture.
struct PixelArea: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>

    /// Creates the area that a rectangle touches.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in pixels.
    ///   - width: The width of the picture in pixels.
    ///   - height: The height of the picture in pixels.
    init(_ rect: CGRect, width: Int, height: Int) {
        func range(_ from: CGFloat, _ to: CGFloat, _ count: Int) -> Range<Int> {
            let start = min(max(from.rounded(.down), 0), CGFloat(count))
            return Int(start)..<Int(min(max(to.rounded(.up), start), CGFloat(count)))
        }
        columns = range(rect.minX, rect.maxX, width)
        rows = range(rect.minY, rect.maxY, height)
    }
}
