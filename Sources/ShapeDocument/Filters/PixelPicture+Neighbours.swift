import Foundation

extension PixelPicture {
    /// Replaces each component of each pixel by the minimum or maximum of its neighborhood.
    ///
    /// - Parameters:
    ///   - x: The number of pixels before and after, from 0.
    ///   - y: The number of pixels above and below.
    ///   - isLeast: Pass `true` for the minimum.
    /// - Complexity: O(pixels)
    mutating func spread(x: Int, y: Int, isLeast: Bool) {
        spread(min(x, width), count: width, step: 1, lines: height, distance: width, isLeast)
        spread(min(y, height), count: height, step: width, lines: width, distance: 1, isLeast)
    }

    /// Computes the extremes of a window from the suffix of one block and the prefix of the next.
    private mutating func spread(_ reach: Int, count: Int, step: Int, lines: Int, distance: Int, _ isLeast: Bool) {
        guard reach > 0 else { return }
        let length = 2 * reach + 1
        let total = count + 2 * reach
        func extreme(_ a: Pixel, _ b: Pixel) -> Pixel { isLeast ? pointwiseMin(a, b) : pointwiseMax(a, b) }
        var (line, ahead, behind) = (Array(repeating: Pixel.zero, count: total), [Pixel](), [Pixel]())
        (ahead, behind) = (line, line)
        for number in 0..<lines {
            let start = number * distance
            for place in 0..<count { line[place + reach] = pixels[start + place * step] }
            for place in 0..<total {
                ahead[place] = place % length == 0 ? line[place] : extreme(ahead[place - 1], line[place])
            }
            for place in (0..<total).reversed() {
                let isEnd = place % length == length - 1 || place == total - 1
                behind[place] = isEnd ? line[place] : extreme(behind[place + 1], line[place])
            }
            for place in 0..<count {
                pixels[start + place * step] = extreme(behind[place], ahead[place + 2 * reach])
            }
        }
    }

    /// Returns the convolution of the picture.
    ///
    /// - Parameters:
    ///   - kernel: The weights.
    ///   - spacing: The distance between weighted pixels, in pixels.
    /// - Returns: The picture.
    /// - Complexity: O(pixels · weights)
    func convolved(_ kernel: SceneFilter.Convolution, spacing: Double) -> PixelPicture {
        var result = self
        let offsets = kernel.weights.indices.map { index -> (x: Int, y: Int, weight: Float) in
            let (column, row) = (index % kernel.columns, index / kernel.columns)
            return (
                Int((Double(column - kernel.targetX) * spacing).rounded()),
                Int((Double(row - kernel.targetY) * spacing).rounded()),
                // A convolution rotates the kernel by 180 degrees.
                Float(kernel.weights[kernel.weights.count - 1 - index] / kernel.divisor)
            )
        }.filter { $0.weight != 0 }
        func place(_ value: Int, _ count: Int) -> Int? {
            if 0..<count ~= value { return value }
            switch kernel.edges {
            case .none: return nil
            case .duplicate: return min(max(value, 0), count - 1)
            case .wrap: return (value % count + count) % count
            }
        }
        let bias = Float(kernel.bias)
        for y in 0..<height {
            for x in 0..<width {
                let own = pixels[y * width + x]
                var sum = Pixel.zero
                for offset in offsets {
                    guard let column = place(x + offset.x, width), let row = place(y + offset.y, height) else {
                        continue
                    }
                    var pixel = pixels[row * width + column]
                    if kernel.preservesAlpha { pixel = pixel.w > 0 ? pixel / pixel.w : .zero }
                    sum += pixel * offset.weight
                }
                if kernel.preservesAlpha {
                    sum += Pixel(repeating: bias)
                    sum.w = own.w
                    sum = Self.multiplied(sum)
                } else {
                    sum += Pixel(repeating: bias * own.w)
                    let opacity = min(max(sum.w, 0), 1)
                    sum = sum.clamped(lowerBound: .zero, upperBound: Pixel(repeating: opacity))
                }
                result.pixels[y * width + x] = sum
            }
        }
        return result
    }
}
