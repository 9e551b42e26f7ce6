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

        /// Blurs it.
        ///
        /// - Parameter radius: the standard deviation, in the coordinates of what is drawn when the filter is added,
        ///   and up to 100 in those of the canvas; what is not above 0 blurs nothing.
        /// - Returns: The filter.
        public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius: radius)) }

        /// Makes each part of a colour out of all of them.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .colorMatrix(matrix)) }

        /// Makes it brighter, as the modifier `brightness(_:)` does.
        public static func brightness(_ amount: Double) -> Filter { .adjusted(.brightness(amount)) }

        /// Drives colours away from grey, or to it, as the modifier `contrast(_:)` does.
        public static func contrast(_ amount: Double) -> Filter { .adjusted(.contrast(amount)) }

        /// Makes colours stronger or weaker, as the modifier `saturation(_:)` does.
        public static func saturation(_ amount: Double) -> Filter { .adjusted(.saturation(amount)) }

        /// Takes the colours, as the modifier `grayscale(_:)` does.
        public static func grayscale(_ amount: Double) -> Filter { .adjusted(.grayscale(amount)) }

        /// Turns colours around the colour wheel, as the modifier `hueRotation(_:)` does.
        public static func hueRotation(_ angle: Angle) -> Filter { .adjusted(.hueRotation(angle)) }

        /// Makes each colour the one opposite.
        ///
        /// - Parameter amount: from 0, as it is, to 1.
        /// - Returns: The filter.
        public static func colorInvert(_ amount: Double = 1) -> Filter { .adjusted(.inversion(amount)) }

        private static func adjusted(_ adjustment: ColorAdjustment) -> Filter { .colorMatrix(adjustment.matrix) }

        /// Multiplies colours, and the opacity, by a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .colorMultiply(color)) }

        /// Makes what is bright black, and what is dark or not there transparent.
        public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }

        /// Changes pixels in a way of its own.
        ///
        /// - Parameters:
        ///   - region: outside of it nothing comes out, in the coordinates of what is drawn when the filter is added.
        ///   - reach: how far away from a place what is drawn can show there, in the same coordinates.
        ///   - change: see `_PixelChange.change`; called on the main thread.
        /// - Returns: The filter.
        package static func pixels(
            in region: CGRect, reach: CGFloat, _ change: @escaping _PixelChange.Body
        ) -> Filter {
            Filter(kind: .pixels(_PixelChange(region: region, reach: reach, change)))
        }
    }

    /// How the parts of a colour become others: in each row the factors of red, green, blue and opacity, and what is added;
    /// parts are from 0 to 1 and not multiplied by the opacity.
    public struct ColorMatrix: Hashable, Sendable {
        /// The row of red.
        public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
        /// The row of green.
        public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
        /// The row of blue.
        public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
        /// The row of the opacity.
        public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

        /// Leaves colours as they are.
        public init() {}
    }

    /// Changes the pixels of each thing that is drawn from now on, before it is clipped and combined with what is there.
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
