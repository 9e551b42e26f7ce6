import Foundation

/// A gradient whose colors change with the distance from a center.
public struct RadialGradient: ShapeStyle, Hashable {
    var gradient: Gradient
    var center: UnitPoint
    var startRadius: CGFloat
    var endRadius: CGFloat

    /// Creates a radial gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in fractions of the frame.
    ///   - startRadius: The radius of the first color, in points.
    ///   - endRadius: The radius of the last color, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a radial gradient with evenly spaced colors.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a radial gradient from color stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        .radial(
            gradient.resolve(in: environment), center: center.point(in: rect),
            from: startRadius, to: CGSize(width: endRadius, height: endRadius))
    }
}

/// A radial gradient with the aspect ratio of the frame.
public struct EllipticalGradient: ShapeStyle, Hashable {
    var gradient: Gradient
    var center: UnitPoint
    var startRadiusFraction: CGFloat
    var endRadiusFraction: CGFloat

    /// Creates an elliptical gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in fractions of the frame.
    ///   - startRadiusFraction: The radius of the first color, in fractions of the frame's size.
    ///   - endRadiusFraction: The radius of the last color, in fractions of the frame's size.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Creates an elliptical gradient with evenly spaced colors.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        .radial(
            gradient.resolve(in: environment), center: center.point(in: rect), from: startRadiusFraction * rect.width,
            to: CGSize(width: endRadiusFraction * rect.width, height: endRadiusFraction * rect.height))
    }
}

extension _Paint {
    /// Returns the paint of a gradient between a start radius and the radii of an ellipse, which may be smaller.
    ///
    /// - Parameters:
    ///   - stops: The colors.
    ///   - center: The center.
    ///   - startRadius: The start radius on the horizontal axis.
    ///   - radii: The radii of the ellipse.
    /// - Returns: The paint.
    static func radial(_ stops: [Stop], center: CGPoint, from startRadius: CGFloat, to radii: CGSize) -> _Paint {
        guard center.isFinite, startRadius.isFinite, radii.width.isFinite, radii.height.isFinite else {
            return .color(stops[stops.count - 1].color)
        }
        let (start, end) = (max(startRadius, 0), max(radii.width, 0))
        if end < start {
            let reversed = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
            let height = end > 0 ? max(radii.height, 0) / end * start : start
            return .radial(
                stops: reversed, center: center, radii: CGSize(width: start, height: height), start: end / start)
        }
        guard end - start > 1e-6, radii.height > 1e-6 else { return .color(stops[stops.count - 1].color) }
        return .radial(stops: stops, center: center, radii: radii, start: start / end)
    }
}

extension RadialGradient: View {
    /// The content that is shown.
    public var body: some View { _ShapeView(Rectangle(), self, owner: nameWithoutGenerics(of: Self.self)) }
}

extension EllipticalGradient: View {
    /// The content that is shown.
    public var body: some View { _ShapeView(Rectangle(), self, owner: nameWithoutGenerics(of: Self.self)) }
}

extension ShapeStyle where Self == RadialGradient {
    /// A radial gradient.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient with evenly spaced colors.
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A radial gradient with the aspect ratio of the frame.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}
