import Foundation

/// A gradient whose colors change along a line.
public struct LinearGradient: ShapeStyle, Hashable {
    var gradient: Gradient
    var startPoint: UnitPoint
    var endPoint: UnitPoint

    /// Creates a linear gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: The start of the line, in fractions of the frame.
    ///   - endPoint: The end of the line, in fractions of the frame.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a linear gradient with evenly spaced colors.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a linear gradient from color stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        .linear(gradient.resolve(in: environment), from: startPoint.point(in: rect), to: endPoint.point(in: rect))
    }
}

extension _Paint {
    /// Returns the paint of a linear gradient; the last color if the line has no length.
    static func linear(_ stops: [Stop], from start: CGPoint, to end: CGPoint) -> _Paint {
        guard start.isFinite, end.isFinite, (end - start).length > 1e-6 else {
            return .color(stops[stops.count - 1].color)
        }
        return .linear(stops: stops, start: start, end: end)
    }
}

extension LinearGradient: View {
    /// The content that is shown.
    public var body: some View { _ShapeView(Rectangle(), self, owner: nameWithoutGenerics(of: Self.self)) }
}

extension ShapeStyle where Self == LinearGradient {
    /// A linear gradient.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A linear gradient with evenly spaced colors.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A linear gradient from color stops.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
