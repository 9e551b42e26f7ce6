import CorkUI
import Foundation

/// The cork texture of the board: a seamless tile of specks, generated from a seed.
enum CorkTile {
    /// The side of the tile, in pixels.
    static let side = 192
    private static let speckCount = 520

    static let light = make(.light)
    static let dark = make(.dark)

    private static func make(_ palette: BoardPalette) -> _PixelImage {
        var environment = EnvironmentValues()
        environment.colorScheme = .light
        let ground = palette.cork.resolve(in: environment)
        let specks = (palette.specks.dark.resolve(in: environment), palette.specks.light.resolve(in: environment))
        var canvas = SpeckCanvas(side: side, ground: ground)
        var random = SplitMix(state: 7)
        for _ in 0..<speckCount {
            let center = CGPoint(x: random.unit() * Double(side), y: random.unit() * Double(side))
            let width = 0.5 + random.unit() * 1.4
            let height = width * (0.35 + random.unit() * 0.45)
            var color = random.unit() < 0.6 ? specks.0 : specks.1
            let angle = random.unit() * .pi
            color.opacity *= Float(0.3 + random.unit() * 0.7)
            canvas.addEllipse(center: center, radii: CGSize(width: width, height: height), angle: angle, color)
        }
        return canvas.image
    }
}

/// A bitmap for antialiased ellipses, which wrap around at its edges.
private struct SpeckCanvas {
    let side: Int
    /// The red, green and blue of each pixel.
    private var channels: [SIMD4<Double>]

    init(side: Int, ground: Color.Resolved) {
        self.side = side
        channels = Array(repeating: ground.components, count: side * side)
    }

    mutating func addEllipse(center: CGPoint, radii: CGSize, angle: Double, _ color: Color.Resolved) {
        let reach = Int(max(radii.width, radii.height).rounded(.up)) + 1
        let (sine, cosine) = (sin(angle), cos(angle))
        for y in Int(center.y) - reach...Int(center.y) + reach {
            for x in Int(center.x) - reach...Int(center.x) + reach {
                var covered = 0
                for sample in 0..<4 {
                    let dx = Double(x) + (Double(sample % 2) + 0.5) / 2 - center.x
                    let dy = Double(y) + (Double(sample / 2) + 0.5) / 2 - center.y
                    let u = (dx * cosine + dy * sine) / radii.width
                    let v = (dy * cosine - dx * sine) / radii.height
                    if u * u + v * v <= 1 { covered += 1 }
                }
                let alpha = color.components.w * Double(covered) / 4
                if alpha > 0 { blend(color, alpha, at: (y + side) % side * side + (x + side) % side) }
            }
        }
    }

    private mutating func blend(_ color: Color.Resolved, _ alpha: Double, at index: Int) {
        channels[index] += (color.components - channels[index]) * alpha
    }

    var image: _PixelImage {
        func byte(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
        let pixels = [UInt8](unsafeUninitializedCapacity: channels.count * 4) { buffer, count in
            for (index, channel) in channels.enumerated() {
                buffer[index * 4] = byte(channel.x)
                buffer[index * 4 + 1] = byte(channel.y)
                buffer[index * 4 + 2] = byte(channel.z)
                buffer[index * 4 + 3] = 255
            }
            count = channels.count * 4
        }
        return _PixelImage(width: side, height: side, pixels: pixels)
    }
}

/// Random numbers that are the same on every machine.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns a number from 0 up to but not including 1.
    mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }
}
