import Foundation

extension PixelPicture {
    /// Blurs by standard deviations in pixels; values of 0 or less have no effect.
    mutating func blur(x: Double, y: Double) {
        blur(x, count: width, step: 1, lines: height, distance: width)
        blur(y, count: height, step: width, lines: width, distance: 1)
    }

    /// The deviation in pixels from which three box blurs approximate the bell curve well enough.
    private static let smallest = 2.0

    private mutating func blur(_ deviation: Double, count: Int, step: Int, lines: Int, distance: Int) {
        let deviation = min(deviation, Double(max(width, height)))
        guard deviation > 0 else { return }
        let weights = deviation < Self.smallest ? Self.weights(deviation) : []
        let boxes = weights.isEmpty ? Self.boxes(deviation) : []
        pixels.withUnsafeMutableBufferPointer { pixels in
            withUnsafeTemporaryAllocation(of: Pixel.self, capacity: count) { line in
                for number in 0..<lines {
                    let start = number * distance
                    if weights.isEmpty {
                        for box in boxes { Self.average(pixels, line, box, start, step, count) }
                    } else {
                        Self.weigh(pixels, line, weights, start, step, count)
                    }
                }
            }
        }
    }

    /// Returns the weights of a pixel and its neighbors on one side.
    private static func weights(_ deviation: Double) -> [Float] {
        let half = max(Int((3 * deviation).rounded(.up)), 1)
        let curve = (0...half).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = curve[0] + 2 * curve.dropFirst().reduce(0, +)
        return curve.map { Float($0 / sum) }
    }

    /// Returns the number of pixels before and after each that the three box blurs average.
    private static func boxes(_ deviation: Double) -> [(before: Int, after: Int)] {
        let length = max(Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)), 1)
        let half = length / 2
        if length % 2 == 1 { return Array(repeating: (half, half), count: 3) }
        return [(half, half - 1), (half - 1, half), (half, half)]
    }

    private static func weigh(
        _ pixels: UnsafeMutableBufferPointer<Pixel>, _ line: UnsafeMutableBufferPointer<Pixel>, _ weights: [Float],
        _ start: Int, _ step: Int, _ count: Int
    ) {
        for place in 0..<count { line[place] = pixels[start + place * step] }
        for place in 0..<count {
            var sum = line[place] * weights[0]
            for offset in 1..<weights.count {
                if place >= offset { sum += line[place - offset] * weights[offset] }
                if place + offset < count { sum += line[place + offset] * weights[offset] }
            }
            pixels[start + place * step] = sum
        }
    }

    private static func average(
        _ pixels: UnsafeMutableBufferPointer<Pixel>, _ line: UnsafeMutableBufferPointer<Pixel>,
        _ box: (before: Int, after: Int), _ start: Int, _ step: Int, _ count: Int
    ) {
        for place in 0..<count { line[place] = pixels[start + place * step] }
        let factor = 1 / Float(box.before + box.after + 1)
        var sum = Pixel.zero
        for place in 0..<min(box.after, count) { sum += line[place] }
        for place in 0..<count {
            if place + box.after < count { sum += line[place + box.after] }
            if place > box.before { sum -= line[place - box.before - 1] }
            // Rounding errors below zero would show in a later division.
            pixels[start + place * step] = (sum * factor).replacing(with: 0, where: sum .< 1e-6)
        }
    }
}
