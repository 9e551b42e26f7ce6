import Foundation

/// A color gradient, drawn from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    /// Creates a gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        gradient._paint(in: environment, rect)
    }
}

extension AnyGradient: View {
    /// The content that is shown.
    public var body: some View { _ShapeView(Rectangle(), self, owner: nameWithoutGenerics(of: Self.self)) }
}

extension Color {
    /// The standard gradient of the color, from a lighter color at the top to the color itself.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self])) }
}
