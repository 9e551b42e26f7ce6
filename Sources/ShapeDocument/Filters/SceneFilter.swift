import Foundation

/// Steps that make a picture out of another one; lengths and places in the drawing's coordinates.
public struct SceneFilter: Sendable {
    /// What a step is made from.
    enum Input: Hashable, Sendable {
        case source, sourceAlpha
        /// The result of an earlier step.
        case step(Int)
    }

    /// How two pictures are put together.
    enum Operator: String, Sendable { case over, `in`, out, atop, xor }

    /// How colours of two pictures are mixed.
    enum Blend: String, Sendable { case normal, multiply, screen, darken, lighten }

    /// What a step does.
    enum Kind: Sendable {
        /// By standard deviations.
        case blur(Input, CGSize)
        case offset(Input, CGSize)
        case flood(ShapeColor)
        case merge([Input])
        /// Twenty numbers: for red, green, blue and opacity the factors of all four, and what is added.
        case colorMatrix(Input, [Double])
        /// What becomes of red, green, blue and opacity.
        case transfer(Input, [Transfer])
        case composite(Input, Input, Operator)
        /// The factors of the product, of the first, of the second, and what is added.
        case arithmetic(Input, Input, [Double])
        case blend(Input, Input, Blend)
        /// Makes everything thinner or thicker, by so much on each side.
        case morphology(Input, CGSize, isThinner: Bool)
        case convolution(Input, Convolution)
        /// In coordinates of its own, which the transform brings to those of the drawing.
        case turbulence(Turbulence, Transform)
        /// In coordinates of its own, which the transform brings to those of the drawing.
        case lighting(Input, Lighting, Transform)
    }

    /// One step.
    struct Step: Sendable {
        let kind: Kind
        /// Outside of it nothing comes out.
        let region: CGRect
        /// Whether colours are mixed as light, and not as the eye sees them.
        let isLinear: Bool
    }

    /// What becomes of one part of a colour.
    enum Transfer: Sendable {
        case identity
        case table([Double]), discrete([Double])
        case linear(slope: Double, intercept: Double)
        case gamma(amplitude: Double, exponent: Double, offset: Double)
    }

    /// What weights pixels around have.
    struct Convolution: Sendable {
        /// What is beyond the edge.
        enum Edges: String, Sendable { case none, duplicate, wrap }

        let columns: Int
        /// Row after row.
        let weights: [Double]
        let divisor: Double
        let bias: Double
        let targetX: Int
        let targetY: Int
        let edges: Edges
        let preservesAlpha: Bool
        /// How far apart pixels are that count; nil for neighbours, however large they are.
        let spacing: Double?
    }

    /// Light on a surface that is as high as a picture is opaque.
    struct Lighting: Sendable {
        enum Kind: Sendable {
            case diffuse(constant: Double)
            case specular(constant: Double, exponent: Double)
        }

        let kind: Kind
        let surfaceScale: Double
        let color: ShapeColor
        let source: Light
    }

    /// Where light comes from; angles in degrees.
    enum Light: Sendable {
        struct Point: Sendable {
            var x, y, z: Double
        }

        case distant(azimuth: Double, elevation: Double)
        case point(Point)
        case spot(Point, target: Point, exponent: Double, angle: Double?)
    }

    /// At least one; the last one is what is seen.
    let steps: [Step]
    /// Outside of it nothing is seen.
    public let region: CGRect

    /// How far away from a place the source can show there.
    public var reach: Double {
        steps.reduce(1) { reach, step in
            switch step.kind {
            case .blur(_, let size): reach + 3 * max(size.width, size.height)
            case .offset(_, let distance): reach + max(abs(distance.width), abs(distance.height))
            case .morphology(_, let size, _): reach + max(size.width, size.height)
            case .convolution(_, let kernel):
                reach + (kernel.spacing ?? 1) * Double(max(kernel.columns, kernel.weights.count / kernel.columns))
            default: reach
            }
        }
    }
}
