/// The way in which the colors of a picture mix with those below it.
public enum SceneBlend: String, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case hardLight = "hard-light"
    case softLight = "soft-light"
    case difference, exclusion, hue, saturation, color, luminosity

    /// Returns the mix of two premultiplied pixels.
    func callAsFunction(_ above: PixelPicture.Pixel, _ below: PixelPicture.Pixel) -> PixelPicture.Pixel {
        let (a, b) = (above.w, below.w)
        guard self != .normal, a > 0, b > 0 else { return PixelPicture.over(above, below) }
        let mixed = mix(above / a, below / b)
        var result = above * (1 - b) + below * (1 - a) + mixed * (a * b)
        result.w = a + b - a * b
        return result
    }

    /// Returns the mix of two opaque colors.
    private func mix(_ s: PixelPicture.Pixel, _ d: PixelPicture.Pixel) -> PixelPicture.Pixel {
        func each(_ body: (Float, Float) -> Float) -> PixelPicture.Pixel {
            PixelPicture.Pixel(body(s.x, d.x), body(s.y, d.y), body(s.z, d.z), 1)
        }
        func hard(_ s: Float, _ d: Float) -> Float { s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }
        switch self {
        case .normal: return s
        case .multiply: return s * d
        case .screen: return s + d - s * d
        case .darken: return pointwiseMin(s, d)
        case .lighten: return pointwiseMax(s, d)
        case .overlay: return each { hard($1, $0) }
        case .hardLight: return each(hard)
        case .difference: return each { abs($0 - $1) }
        case .exclusion: return s + d - 2 * s * d
        case .colorDodge: return each { s, d in d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s)) }
        case .colorBurn: return each { s, d in d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s) }
        case .softLight:
            return each { s, d in
                if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
                let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
                return d + (2 * s - 1) * (root - d)
            }
        case .hue: return Self.luminous(Self.saturated(s, Self.saturation(d)), Self.luminance(d))
        case .saturation: return Self.luminous(Self.saturated(d, Self.saturation(s)), Self.luminance(d))
        case .color: return Self.luminous(s, Self.luminance(d))
        case .luminosity: return Self.luminous(d, Self.luminance(s))
        }
    }

    private static func luminance(_ color: PixelPicture.Pixel) -> Float {
        0.3 * color.x + 0.59 * color.y + 0.11 * color.z
    }

    private static func saturation(_ color: PixelPicture.Pixel) -> Float {
        max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
    }

    private static func luminous(_ color: PixelPicture.Pixel, _ luminance: Float) -> PixelPicture.Pixel {
        var result = color + PixelPicture.Pixel(repeating: luminance - Self.luminance(color))
        let light = PixelPicture.Pixel(repeating: luminance)
        let (low, high) = (min(result.x, result.y, result.z), max(result.x, result.y, result.z))
        if low < 0 { result = light + (result - light) * (luminance / (luminance - low)) }
        if high > 1 { result = light + (result - light) * ((1 - luminance) / (high - luminance)) }
        return result
    }

    private static func saturated(_ color: PixelPicture.Pixel, _ saturation: Float) -> PixelPicture.Pixel {
        let low = min(color.x, color.y, color.z), range = Self.saturation(color)
        guard range > 0 else { return .zero }
        return (color - PixelPicture.Pixel(repeating: low)) * (saturation / range)
    }
}
