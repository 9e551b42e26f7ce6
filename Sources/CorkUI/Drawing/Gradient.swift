import Foundation

/// A color gradient, as an ordered list of color stops.
public struct Gradient: ShapeStyle, Hashable {
    /// The color space in which a gradient interpolates.
    public enum ColorSpace: Hashable, Sendable {
        /// The color space of the display.
        case device
        /// A perceptually uniform color space.
        case perceptual
    }

    /// A color stop of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The color at the stop.
        public var color: Color
        /// The location of the stop, from 0 to 1.
        public var location: CGFloat

        /// Creates a color stop.
        ///
        /// - Parameters:
        ///   - color: The color.
        ///   - location: The location, from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The color stops, in ascending order of location.
    public var stops: [Stop]

    /// Creates a gradient from color stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient from evenly spaced colors.
    public init(colors: [Color]) {
        stops = colors.enumerated().map {
            Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0)
        }
    }

    /// Returns at least two stops with ascending locations from 0 to 1; a stop before its predecessor moves to it.
    func resolve(in environment: EnvironmentValues) -> [_Paint.Stop] {
        var last: CGFloat = 0
        var resolved: [_Paint.Stop] = []
        for stop in stops {
            last = stop.location.isNaN ? last : min(max(stop.location, last), 1)
            resolved.append(_Paint.Stop(color: stop.color.resolve(in: environment), location: last))
        }
        let first = resolved.first ?? _Paint.Stop(color: _Paint.clear.mainColor, location: 0)
        return resolved.count > 1 ? resolved : [first, _Paint.Stop(color: first.color, location: 1)]
    }

    /// Returns the paint of a linear gradient from top to bottom.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment, rect)
    }
}

extension [_Paint.Stop] {
    /// Returns the color at a location.
    func color(at location: CGFloat) -> Color.Resolved {
        guard let next = firstIndex(where: { $0.location > location }) else { return self[count - 1].color }
        guard next > 0 else { return self[0].color }
        let (a, b) = (self[next - 1], self[next])
        return a.color.mixed(with: b.color, by: (location - a.location) / (b.location - a.location), in: .device)
    }
}
