import Foundation

/// Colours in order, with the places at which they are pure.
public struct Gradient: ShapeStyle, Hashable {
    /// In which colours the way from one to another is straight.
    public enum ColorSpace: Hashable, Sendable {
        /// Those of the screen.
        case device
        /// Those that look as far from each other as they are.
        case perceptual
    }

    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The colour at the stop.
        public var color: Color
        /// The location of the stop, from 0 to 1.
        public var location: CGFloat

        /// Makes a stop of a gradient.
        ///
        /// - Parameters:
        ///   - color: The colour.
        ///   - location: 0 to 1 on the way from the first to the last colour.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours, in ascending order of their places.
    public var stops: [Stop]

    /// Colours at places of their own.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map {
            Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0)
        }
    }

    /// The stops with places from 0 to 1 that ascend: one that lies before the last moves there; two at least.
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

    /// As a style, the colours run from top to bottom.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment, rect)
    }
}

extension [_Paint.Stop] {
    /// The colour at a place of the way.
    func color(at location: CGFloat) -> Color.Resolved {
        guard let next = firstIndex(where: { $0.location > location }) else { return self[count - 1].color }
        guard next > 0 else { return self[0].color }
        let (a, b) = (self[next - 1], self[next])
        return a.color.mixed(with: b.color, by: (location - a.location) / (b.location - a.location), in: .device)
    }
}
