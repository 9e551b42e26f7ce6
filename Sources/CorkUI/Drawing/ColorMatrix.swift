import Foundation

/// Color adjustments, each as a matrix.
extension GraphicsContext.ColorMatrix {
    /// The contributions of red, green and blue to luminance.
    private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

    private init(
        red: (Double, Double, Double), green: (Double, Double, Double), blue: (Double, Double, Double),
        offset: Double = 0
    ) {
        (r1, r2, r3, r5) = (Float(red.0), Float(red.1), Float(red.2), Float(offset))
        (g1, g2, g3, g5) = (Float(green.0), Float(green.1), Float(green.2), Float(offset))
        (b1, b2, b3, b5) = (Float(blue.0), Float(blue.1), Float(blue.2), Float(offset))
    }

    private init(factor: Double, offset: Double) {
        self.init(red: (factor, 0, 0), green: (0, factor, 0), blue: (0, 0, factor), offset: offset)
    }

    /// Returns a matrix that changes the brightness.
    ///
    /// - Parameter amount: The value added to each component: 0 for no change, 1 for white, -1 for black.
    /// - Returns: The matrix.
    static func brightness(_ amount: Double) -> Self { Self(factor: 1, offset: amount) }

    /// Returns a matrix that changes the contrast.
    ///
    /// - Parameter amount: The factor of the distance from medium gray: 1 for no change, 0 for gray, negative to
    ///   invert.
    /// - Returns: The matrix.
    static func contrast(_ amount: Double) -> Self { Self(factor: amount, offset: (1 - amount) / 2) }

    /// Returns a matrix that changes the saturation.
    ///
    /// - Parameter amount: The factor of the distance from a gray of the same luminance: 1 for no change, 0 for gray.
    /// - Returns: The matrix.
    static func saturation(_ amount: Double) -> Self {
        let rest = 1 - amount
        let (r, g, b) = (luminance.red * rest, luminance.green * rest, luminance.blue * rest)
        return Self(red: (r + amount, g, b), green: (r, g + amount, b), blue: (r, g, b + amount))
    }

    /// Returns a matrix that rotates the hue and approximately preserves the luminance.
    static func hueRotation(_ angle: Angle) -> Self {
        let (r, g, b) = (luminance.red, luminance.green, luminance.blue)
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        return Self(
            red: (r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b)),
            green: (r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283),
            blue: (r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b))
    }

    /// Returns a matrix that inverts colors.
    ///
    /// - Parameter amount: The amount, from 0 for no change to 1 for full inversion.
    /// - Returns: The matrix.
    static func inversion(_ amount: Double) -> Self { Self(factor: 1 - 2 * amount, offset: amount) }

    /// Returns a matrix that multiplies each component, including the opacity.
    static func multiplication(by color: Color.Resolved) -> Self {
        var matrix = Self()
        (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (color.red, color.green, color.blue, color.opacity)
        return matrix
    }
}
