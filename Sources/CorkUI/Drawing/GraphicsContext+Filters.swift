import Foundation

extension GraphicsContext {
    /// A filter of the drawn pixels.
    public struct Filter: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case blur(radius: CGFloat)
            case colorMatrix(ColorMatrix)
            case colorMultiply(Color)
            case luminanceToAlpha
            case pixels(_PixelChange)
        }

        let kind: Kind

        /// Returns a blur filter.
        ///
        /// - Parameter radius: The standard deviation, in the coordinates of the context when the filter is added, and
        ///   at most 100 in those of the canvas. A radius that is not positive has no effect.
        /// - Returns: The filter.
        public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius: radius)) }

        /// Returns a filter that applies a color matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .colorMatrix(matrix)) }

        /// Returns a filter that changes the brightness, as the modifier `brightness(_:)` does.
        public static func brightness(_ amount: Double) -> Filter { .adjusted(.brightness(amount)) }

        /// Returns a filter that changes the contrast, as the modifier `contrast(_:)` does.
        public static func contrast(_ amount: Double) -> Filter { .adjusted(.contrast(amount)) }

        /// Returns a filter that changes the saturation, as the modifier `saturation(_:)` does.
        public static func saturation(_ amount: Double) -> Filter { .adjusted(.saturation(amount)) }

        /// Returns a filter that removes color, as the modifier `grayscale(_:)` does.
        public static func grayscale(_ amount: Double) -> Filter { .adjusted(.grayscale(amount)) }

        /// Returns a filter that rotates the hue, as the modifier `hueRotation(_:)` does.
        public static func hueRotation(_ angle: Angle) -> Filter { .adjusted(.hueRotation(angle)) }

        /// Returns a filter that inverts colors.
        ///
        /// - Parameter amount: The amount, from 0 for no change to 1.
        /// - Returns: The filter.
        public static func colorInvert(_ amount: Double = 1) -> Filter { .adjusted(.inversion(amount)) }

        private static func adjusted(_ adjustment: ColorAdjustment) -> Filter { .colorMatrix(adjustment.matrix) }

        /// Returns a filter that multiplies colors and opacity by a color.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .colorMultiply(color)) }

        /// A filter that draws in black with an opacity given by the luminance.
        public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }

    }

    /// A matrix whose rows hold the factors of red, green, blue and opacity, and a constant.
    ///
    /// Components are from 0 to 1 and not premultiplied.
    public struct ColorMatrix: Hashable, Sendable {
        /// The row for red.
        public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
        /// The row for green.
        public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
        /// The row for blue.
        public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
        /// The row for the opacity.
        public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

        /// Creates the identity matrix.
        public init() {}
    }

    /// Adds a filter with a custom function for pixels.
    ///
    /// - Parameters:
    ///   - region: The area outside of which the result is transparent, in the coordinates of the context.
    ///   - reach: The maximum distance at which a drawn pixel can affect another one, in the same coordinates.
    ///   - inputs: Closures that draw further pictures for the function.
    ///   - change: The function, see `_PixelChange.change`; called on the main thread.
    package mutating func addPixelFilter(
        in region: CGRect, reach: CGFloat, inputs: [(inout GraphicsContext) -> Void] = [],
        _ change: @escaping _PixelChange.Body
    ) {
        let inputs = inputs.map { layer($0) }
        addFilter(Filter(kind: .pixels(_PixelChange(region: region, reach: reach, inputs: inputs, change))))
    }

    /// Adds a filter for subsequent drawing, which applies to each command before it is clipped and blended.
    public mutating func addFilter(_ filter: Filter) {
        switch filter.kind {
        case .blur(let radius):
            let sizes = [hypot(transform.a, transform.b) * radius, hypot(transform.c, transform.d) * radius]
            guard sizes.allSatisfy({ $0.isFinite && $0 > 0 }) else { return }
            filters.append(.blur(CGSize(width: sizes[0].blurRadius, height: sizes[1].blurRadius)))
        case .colorMatrix(let matrix): filters.append(.colorMatrix(matrix))
        case .colorMultiply(let color):
            filters.append(.colorMatrix(.multiplication(by: color.resolve(in: environment))))
        case .luminanceToAlpha: filters.append(.luminanceToAlpha)
        case .pixels(let change): filters.append(.pixels(change, transform))
        }
    }
}
