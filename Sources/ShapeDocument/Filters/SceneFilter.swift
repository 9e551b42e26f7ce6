import Foundation

/// The steps of a filter, with lengths and positions in the drawing's coordinates.
public struct SceneFilter: Sendable {
    /// An input of a step.
    enum Input: Hashable, Sendable {
        case source, sourceAlpha
        /// The result of an earlier step.
        case step(Int)
    }

    /// A compositing operator for two pictures.
    enum Operator: String, Sendable { case over, `in`, out, atop, xor }

    /// The operation of a step.
    enum Kind: Sendable {
        /// The input and the standard deviations.
        case blur(Input, CGSize)
        case offset(Input, CGSize)
        case flood(ShapeColor)
        case merge([Input])
        /// Twenty numbers: for red, green, blue and opacity the four factors and an offset.
        case colorMatrix(Input, [Double])
        /// The transfer functions of red, green, blue and opacity.
        case transfer(Input, [Transfer])
        case composite(Input, Input, Operator)
        /// The factors of the product, the first and the second input, and an offset.
        case arithmetic(Input, Input, [Double])
        case blend(Input, Input, SceneBlend)
        /// Erodes or dilates the input by a radius.
        case morphology(Input, CGSize, isThinner: Bool)
        case convolution(Input, Convolution)
        /// Repeats a rectangle of the input.
        case tile(Input, CGRect)
        /// Moves pixels of the first input by the colors of the second one, up to half of a distance in each direction.
        case displacement(Input, Input, distance: CGSize, x: Int, y: Int)
        /// A picture of ``pictures``.
        case picture(Int)
        /// Noise in its own coordinates, with the transform to those of the drawing.
        case turbulence(Turbulence, Transform)
        /// A light in its own coordinates, with the transform to those of the drawing.
        case lighting(Input, Lighting, Transform)
    }

    /// One step.
    struct Step: Sendable {
        let kind: Kind
        /// The region outside of which the result is transparent.
        let region: CGRect
        /// A Boolean value that indicates whether the step computes in linearRGB rather than sRGB.
        let isLinear: Bool
    }

    /// A transfer function of one color component.
    enum Transfer: Sendable {
        case identity
        case table([Double]), discrete([Double])
        case linear(slope: Double, intercept: Double)
        case gamma(amplitude: Double, exponent: Double, offset: Double)
    }

    /// The weights of a convolution and how they are applied.
    struct Convolution: Sendable {
        /// The treatment of pixels beyond the edge.
        enum Edges: String, Sendable { case none, duplicate, wrap }

        let columns: Int
        /// The weights row by row.
        let weights: [Double]
        let divisor: Double
        let bias: Double
        let targetX: Int
        let targetY: Int
        let edges: Edges
        let preservesAlpha: Bool
        /// The distance between weighted pixels in units; `nil` for adjacent pixels, whatever their size.
        let spacing: Double?
    }

    /// A light on a surface whose height is the opacity of a picture.
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

    /// A light source, with angles in degrees.
    enum Light: Sendable {
        struct Point: Sendable {
            var x, y, z: Double
        }

        case distant(azimuth: Double, elevation: Double)
        case point(Point)
        case spot(Point, target: Point, exponent: Double, angle: Double?)
    }

    /// The steps, at least one; the last one is the result.
    let steps: [Step]
    /// The region outside of which the result is transparent.
    public let region: CGRect
    /// The items of pictures that steps bring in, from back to front.
    public let pictures: [[SceneItem]]

    init(steps: [Step], region: CGRect, pictures: [[SceneItem]] = []) {
        (self.steps, self.region, self.pictures) = (steps, region, pictures)
    }

    /// The largest distance at which the source affects the result.
    public var reach: Double {
        steps.reduce(1) { reach, step in
            switch step.kind {
            case .blur(_, let size): reach + 3 * max(size.width, size.height)
            case .offset(_, let distance): reach + max(abs(distance.width), abs(distance.height))
            case .morphology(_, let size, _): reach + max(size.width, size.height)
            case .convolution(_, let kernel):
                reach + (kernel.spacing ?? 1) * Double(max(kernel.columns, kernel.weights.count / kernel.columns))
            case .displacement(_, _, let distance, _, _): reach + max(abs(distance.width), abs(distance.height)) / 2
            case .tile(_, let rect): reach + max(region.width + rect.width, region.height + rect.height)
            default: reach
            }
        }
    }
}
