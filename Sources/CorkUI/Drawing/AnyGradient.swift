import Foundation

/// A gradient whose colours do not matter to what is drawn with it: they run from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    /// Hides the colours of a gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        gradient._paint(in: environment, rect)
    }
}

extension AnyGradient: View {
    /// The content that is shown.
    public var body: some View { _ShapeView(Rectangle(), self, owner: nameWithoutGenerics(of: Self.self)) }
}

extension Color {
    /// The usual gradient of the colour: from a lighter one at the top to the colour itself.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self])) }
}
