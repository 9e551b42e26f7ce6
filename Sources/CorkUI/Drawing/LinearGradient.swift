import Foundation

/// Colours that change along a line.
public struct LinearGradient: ShapeStyle, Hashable {
    var gradient: Gradient
    var startPoint: UnitPoint
    var endPoint: UnitPoint

    /// Makes a gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: the place of the first colour, in parts of the frame.
    ///   - endPoint: the place of the last colour, in parts of the frame.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Colours at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places of their own.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        .linear(gradient.resolve(in: environment), from: startPoint.point(in: rect), to: endPoint.point(in: rect))
    }
}

extension _Paint {
    /// Colours along a line; where that has no length, the last one.
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
    /// Colours that change along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at equal distances along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places of their own along a line.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
