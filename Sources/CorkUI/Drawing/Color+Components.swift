import Foundation

extension Color {
    /// A color space for the components of a color.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard color space of displays.
        case sRGB
        /// The linear variant of sRGB, with components proportional to light.
        case sRGBLinear
        /// The color space of wide gamut displays; colors outside sRGB are clamped to it.
        case displayP3
    }

    /// Creates a color from its components.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components.
    ///   - red: Red, from 0 to 1.
    ///   - green: Green, from 0 to 1.
    ///   - blue: Blue, from 0 to 1.
    ///   - opacity: The opacity, from 0 (transparent) to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(Resolved(colorSpace.inSRGB(SIMD4(red, green, blue, opacity))))
    }

    /// Creates a gray, from 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from its hue, saturation and brightness.
    ///
    /// - Parameters:
    ///   - hue: The hue on the color wheel, from 0 (red) through green and blue to 1 (red).
    ///   - saturation: The saturation, from 0 (gray) to 1.
    ///   - brightness: The brightness, from 0 (black) to 1.
    ///   - opacity: The opacity, from 0 (transparent) to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sane = Resolved(SIMD4(hue - hue.rounded(.down), saturation, brightness, 1)).sane.components
        func part(_ shift: Double) -> Double {
            let place = (shift + sane.x * 6).truncatingRemainder(dividingBy: 6)
            return sane.z * (1 - sane.y * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    /// Creates a color from a hexadecimal number.
    ///
    /// - Parameters:
    ///   - hex: Two digits each for red, green and blue, such as `0xC01C28`.
    ///   - opacity: The opacity, from 0 (transparent) to 1.
    public init(hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            opacity: opacity)
    }

    /// Creates a color from hexadecimal text.
    ///
    /// - Parameter hex: `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, with or without `#`; the initializer fails for other
    ///   text.
    public init?(hex: String) {
        var digits = hex.dropFirst(hex.hasPrefix("#") ? 1 : 0).compactMap(\.hexDigitValue)
        guard digits.count == hex.count - (hex.hasPrefix("#") ? 1 : 0), [3, 4, 6, 8].contains(digits.count) else {
            return nil
        }
        if digits.count < 5 { digits = digits.flatMap { [$0, $0] } }
        let parts = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count > 3 ? parts[3] : 1)
    }
}

/// Returns the linear value of an sRGB component.
private func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }

/// Returns the sRGB component of a linear value.
private func encoded(_ part: Double) -> Double {
    part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
}

extension Color.RGBColorSpace {
    /// Returns the sRGB components of a color, unclamped, and its opacity.
    fileprivate func inSRGB(_ parts: SIMD4<Double>) -> SIMD4<Double> {
        switch self {
        case .sRGB: return parts
        case .sRGBLinear: return SIMD4(encoded(parts.x), encoded(parts.y), encoded(parts.z), parts.w)
        case .displayP3:
            let (x, y, z) = (linear(parts.x), linear(parts.y), linear(parts.z))
            return SIMD4(
                encoded(1.224_940_2 * x - 0.224_940_2 * y), encoded(-0.042_057 * x + 1.042_057 * y),
                encoded(-0.019_637_6 * x - 0.078_636_1 * y + 1.098_273_7 * z), parts.w)
        }
    }
}

extension Color.Resolved {
    /// Creates a color in a color space from components from 0 to 1.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components.
    ///   - red: Red, from 0 to 1.
    ///   - green: Green, from 0 to 1.
    ///   - blue: Blue, from 0 to 1.
    ///   - opacity: The opacity, from 0 (transparent) to 1.
    public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
        let parts = SIMD4(Double(red), Double(green), Double(blue), Double(opacity))
        self.init(colorSpace == .sRGB ? parts : colorSpace.inSRGB(parts))
    }

    /// Returns the color at a fraction of the way to another one, weighted by opacity.
    func mixed(with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace) -> Color.Resolved {
        let (from, to) = (components.w, other.components.w)
        let opacity = from + (to - from) * fraction
        guard opacity > 0 else { return Color.Resolved(red: red, green: green, blue: blue, opacity: 0) }
        let (own, others) = (parts(in: space), other.parts(in: space))
        let mixed = zip(own, others).map { ($0 * from * (1 - fraction) + $1 * to * fraction) / opacity }
        return Color.Resolved(mixed, space, opacity: opacity).sane
    }

    private func parts(in space: Gradient.ColorSpace) -> [Double] {
        let parts = components
        if space == .device { return [parts.x, parts.y, parts.z] }
        // Oklab: the responses of three kinds of cones, and from them lightness and two opponent axes.
        let (r, g, b) = (linear(parts.x), linear(parts.y), linear(parts.z))
        let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
        let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
        let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        return [
            0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
            1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
        ]
    }

    private init(_ parts: [Double], _ space: Gradient.ColorSpace, opacity: Double) {
        if space == .device {
            self.init(SIMD4(parts[0], parts[1], parts[2], opacity))
            return
        }
        let l = pow(parts[0] + 0.396_337_777_4 * parts[1] + 0.215_803_757_3 * parts[2], 3)
        let m = pow(parts[0] - 0.105_561_345_8 * parts[1] - 0.063_854_172_8 * parts[2], 3)
        let s = pow(parts[0] - 0.089_484_177_5 * parts[1] - 1.291_485_548 * parts[2], 3)
        self.init(
            SIMD4(
                encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
                encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
                encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s), opacity))
    }
}
