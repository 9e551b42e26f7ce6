import Foundation

/// Perlin noise as the SVG specification defines it, so that it is the same in every program.
struct Turbulence: Sendable {
    private static let size = 256

    private let frequency: CGSize
    private let octaves: Int
    private let isFractal: Bool
    /// The tile that the noise repeats; `nil` if it doesn't repeat.
    private let stitched: CGRect?
    private var lattice: [Int]
    /// The gradients of each color component at the lattice points.
    private var gradients: [[SIMD2<Double>]]

    /// Creates noise.
    ///
    /// - Parameters:
    ///   - frequency: The frequency in waves a unit.
    ///   - octaves: The number of octaves.
    ///   - seed: The seed of the random numbers.
    ///   - isFractal: Pass `true` to add octaves with their signs, or `false` to add absolute values.
    ///   - stitched: The tile that the noise repeats, or `nil`.
    init(frequency: CGSize, octaves: Int, seed: Double, isFractal: Bool, stitched: CGRect?) {
        self.octaves = min(max(octaves, 1), 12)
        self.isFractal = isFractal
        self.stitched = stitched
        self.frequency =
            stitched.map {
                CGSize(
                    width: Self.whole(frequency.width, $0.width), height: Self.whole(frequency.height, $0.height))
            } ?? frequency
        var random = Self.firstRandom(seed)
        lattice = Array(0..<Self.size)
        gradients = []
        for _ in 0..<4 {
            var directions: [SIMD2<Double>] = []
            for _ in 0..<Self.size {
                func part() -> Double {
                    random = Self.next(random)
                    return Double(random % (2 * Self.size) - Self.size) / Double(Self.size)
                }
                let x = part(), y = part()
                let length = hypot(x, y)
                directions.append(length > 0 ? SIMD2(x / length, y / length) : SIMD2(0, 0))
            }
            gradients.append(directions)
        }
        for place in (1..<Self.size).reversed() {
            random = Self.next(random)
            lattice.swapAt(place, random % Self.size)
        }
        lattice += lattice + [lattice[0], lattice[1]]
        gradients = gradients.map { $0 + $0 + [$0[0], $0[1]] }
    }

    /// Returns the nearest frequency that fits a whole number of waves into a length.
    private static func whole(_ frequency: Double, _ length: Double) -> Double {
        guard frequency > 0, length > 0 else { return frequency }
        let low = (length * frequency).rounded(.down) / length
        let high = (length * frequency).rounded(.up) / length
        return low > 0 && frequency / low < high / frequency ? low : high
    }

    private static func firstRandom(_ seed: Double) -> Int {
        let value = Int(min(max(seed.rounded(.towardZero), -2_147_483_646), 2_147_483_646))
        return value <= 0 ? -(value % 2_147_483_646) + 1 : value
    }

    private static func next(_ seed: Int) -> Int {
        let result = 16_807 * (seed % 127_773) - 2_836 * (seed / 127_773)
        return result <= 0 ? result + 2_147_483_647 : result
    }

    /// Returns the color at a point, not premultiplied.
    func color(at place: CGPoint) -> SIMD4<Float> {
        var color = SIMD4<Float>.zero
        for part in 0..<4 {
            let noise = noise(part, place)
            color[part] = Float(min(max(isFractal ? (noise + 1) / 2 : noise, 0), 1))
        }
        return color
    }

    private func noise(_ part: Int, _ place: CGPoint) -> Double {
        var (x, y) = (place.x * frequency.width, place.y * frequency.height)
        var wrap = stitched.map { area -> (width: Double, height: Double, x: Double, y: Double) in
            let width = (area.width * frequency.width).rounded(), height = (area.height * frequency.height).rounded()
            return (width, height, area.minX * frequency.width + width, area.minY * frequency.height + height)
        }
        var (sum, ratio) = (0.0, 1.0)
        for _ in 0..<octaves {
            let noise = wave(part, x, y, wrap)
            sum += (isFractal ? noise : abs(noise)) / ratio
            (x, y, ratio) = (2 * x, 2 * y, 2 * ratio)
            wrap = wrap.map { (2 * $0.width, 2 * $0.height, 2 * $0.x, 2 * $0.y) }
        }
        return sum
    }

    /// Returns the noise of one octave.
    private func wave(
        _ part: Int, _ x: Double, _ y: Double, _ wrap: (width: Double, height: Double, x: Double, y: Double)?
    ) -> Double {
        func cell(_ value: Double, _ end: Double?, _ length: Double?) -> (first: Int, second: Int, rest: Double) {
            let floor = value.clamped.rounded(.down)
            func wrapped(_ place: Double) -> Int {
                let turned = end.flatMap { end in length.map { place >= end ? place - $0 : place } } ?? place
                return Int(turned) & (Self.size - 1)
            }
            return (wrapped(floor), wrapped(floor + 1), value.clamped - floor)
        }
        let across = cell(x, wrap?.x, wrap?.width), down = cell(y, wrap?.y, wrap?.height)
        let (i, j) = (lattice[across.first], lattice[across.second])
        func smooth(_ t: Double) -> Double { t * t * (3 - 2 * t) }
        func mix(_ t: Double, _ a: Double, _ b: Double) -> Double { a + t * (b - a) }
        func dot(_ place: Int, _ x: Double, _ y: Double) -> Double {
            let direction = gradients[part][place]
            return x * direction.x + y * direction.y
        }
        let (sx, sy) = (smooth(across.rest), smooth(down.rest))
        let (rx, ry) = (across.rest, down.rest)
        let upper = mix(
            sx, dot(lattice[i + down.first], rx, ry), dot(lattice[j + down.first], rx - 1, ry))
        let lower = mix(
            sx, dot(lattice[i + down.second], rx, ry - 1), dot(lattice[j + down.second], rx - 1, ry - 1))
        return mix(sy, upper, lower)
    }
}
