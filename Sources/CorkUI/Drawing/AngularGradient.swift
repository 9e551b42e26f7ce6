import Foundation

/// A gradient whose colors change with the angle around a center.
public struct AngularGradient: ShapeStyle, Hashable {
    var gradient: Gradient
    var center: UnitPoint
    var startAngle: Angle
    var endAngle: Angle

    /// Creates an angular gradient between two angles.
    ///
    /// Of a range beyond a full turn, only the last turn is drawn. Of a smaller range, the remaining turn has the last
    /// color in its first half and the first color in its second half.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in fractions of the frame.
    ///   - startAngle: The angle of the first color; 0 points to the right, and angles increase clockwise.
    ///   - endAngle: The angle of the last color.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Creates an angular gradient with evenly spaced colors between two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates an angular gradient for a full turn, clockwise from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
    }

    /// Creates an angular gradient with evenly spaced colors for a full turn, clockwise from an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        .angular(
            gradient.resolve(in: environment), center: center.point(in: rect), from: startAngle.radians,
            to: endAngle.radians)
    }
}

extension _Paint {
    /// Returns the paint of an angular gradient, with angles in radians.
    static func angular(_ stops: [Stop], center: CGPoint, from start: Double, to end: Double) -> _Paint {
        let (turn, largestAngle) = (2 * Double.pi, 1e9)
        guard center.isFinite, abs(start) < largestAngle, abs(end) < largestAngle else {
            return .color(stops[stops.count - 1].color)
        }
        if end < start {
            let reversed = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
            return angular(reversed, center: center, from: end, to: start)
        }
        let part = (end - start) / turn
        let angle = Angle(radians: (part > 1 ? end : start).truncatingRemainder(dividingBy: turn))
        var placed: [Stop] = []
        if part > 1 {
            let first = 1 - 1 / part
            placed.append(Stop(color: stops.color(at: first), location: 0))
            for stop in stops where stop.location > first {
                placed.append(Stop(color: stop.color, location: (stop.location - first) * part))
            }
        } else {
            placed = stops.map { Stop(color: $0.color, location: $0.location * part) }
            if part < 1 {
                let middle = (1 + part) / 2
                placed.append(Stop(color: stops[stops.count - 1].color, location: middle))
                placed.append(Stop(color: stops[0].color, location: middle))
            }
        }
        return .angular(stops: placed, center: center, startAngle: angle)
    }
}

extension AngularGradient: View {
    /// The content that is shown.
    public var body: some View { _ShapeView(Rectangle(), self, owner: nameWithoutGenerics(of: Self.self)) }
}

extension ShapeStyle where Self == AngularGradient {
    /// An angular gradient between two angles.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient for a full turn, clockwise from an angle.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// An angular gradient with evenly spaced colors for a full turn, clockwise from an angle.
    public static func conicGradient(
        colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}
