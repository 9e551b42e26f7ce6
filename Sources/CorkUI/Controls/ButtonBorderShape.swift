import Foundation

/// The shape of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, capsule, circle }
    private let kind: Kind

    /// The shape of the theme, a rounded rectangle.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A shape with round ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rounded rectangle, as the theme draws it.
    public static let roundedRectangle = automatic
    /// Returns a rounded rectangle, as the theme draws it; the radius has no effect.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { automatic }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The shape of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of bordered buttons within the view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
