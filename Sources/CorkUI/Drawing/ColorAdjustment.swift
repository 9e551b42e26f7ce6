import Foundation

/// An adjustment of colors by an amount.
struct ColorAdjustment: Hashable, Sendable {
    private enum Kind { case brightness, contrast, saturation, grayscale, hueRotation, inversion }

    private let kind: Kind
    /// The amount of the adjustment; an angle for hue rotation, in radians.
    var amount: Double

    /// Creates an adjustment.
    ///
    /// - Parameters:
    ///   - kind: The kind of adjustment.
    ///   - amount: The amount.
    ///   - neutral: The amount without effect, which replaces an infinite or undefined one.
    private init(_ kind: Kind, _ amount: Double, neutral: Double = 0) {
        self.kind = kind
        self.amount = amount.isFinite ? amount : neutral
    }

    var matrix: GraphicsContext.ColorMatrix {
        switch kind {
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(max(amount, 0))
        case .grayscale: .saturation(1 - min(max(amount, 0), 1))
        case .hueRotation: .hueRotation(.radians(amount))
        case .inversion: .inversion(amount)
        }
    }

    static func brightness(_ amount: Double) -> Self { Self(.brightness, amount) }
    static func contrast(_ amount: Double) -> Self { Self(.contrast, amount, neutral: 1) }
    static func saturation(_ amount: Double) -> Self { Self(.saturation, amount, neutral: 1) }
    static func grayscale(_ amount: Double) -> Self { Self(.grayscale, amount) }
    static func hueRotation(_ angle: Angle) -> Self { Self(.hueRotation, angle.radians) }
    static func inversion(_ amount: Double) -> Self { Self(.inversion, amount) }
}
