import Foundation

/// A style resolved for a rectangle, which a renderer draws, in points.
public enum _Paint: Equatable, Sendable {
    case color(Color.Resolved)
    /// A gradient along a line.
    case linear(stops: [Stop], start: CGPoint, end: CGPoint)
    /// A gradient from the center of an ellipse, or from a focus, outwards. It starts at a fraction `start` of the
    /// radii.
    case radial(stops: [Stop], center: CGPoint, radii: CGSize, start: CGFloat, focus: CGPoint? = nil)
    /// A gradient around a center, for a full turn clockwise from an angle.
    case angular(stops: [Stop], center: CGPoint, startAngle: Angle)
    /// An image, repeated from a point.
    case tile(_PixelImage, origin: CGPoint, opacity: Double)

    /// A color stop; gradients have at least two, in ascending order of location.
    public struct Stop: Equatable, Sendable {
        /// The color at the stop.
        public var color: Color.Resolved
        /// The location, from 0 to 1.
        public var location: CGFloat

        /// Creates a color stop.
        public init(color: Color.Resolved, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// A transparent paint.
    static let clear = _Paint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))

    /// A Boolean value that indicates whether the paint is fully transparent.
    public var isClear: Bool {
        switch self {
        case .color(let color): color.opacity == 0
        case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _):
            stops.allSatisfy { $0.color.opacity == 0 }
        case .tile(_, _, let opacity): opacity == 0
        }
    }

    /// Returns the paint with its opacity multiplied by a factor, from 0 to 1.
    public func opacity(_ factor: Double) -> _Paint {
        func faded(_ stops: [Stop]) -> [Stop] {
            stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.opacity(factor))
        case .linear(let stops, let start, let end): return .linear(stops: faded(stops), start: start, end: end)
        case .radial(let stops, let center, let radii, let start, let focus):
            return .radial(stops: faded(stops), center: center, radii: radii, start: start, focus: focus)
        case .angular(let stops, let center, let angle):
            return .angular(stops: faded(stops), center: center, startAngle: angle)
        case .tile(let image, let origin, let opacity):
            return .tile(image, origin: origin, opacity: opacity * (factor.isNaN ? 0 : min(max(factor, 0), 1)))
        }
    }

    /// The closest single color, for drawing that supports no other paint.
    var mainColor: Color.Resolved {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _): stops[0].color
        case .tile(_, _, let opacity): Color.Resolved(SIMD4(0.5, 0.5, 0.5, opacity))
        }
    }
}
