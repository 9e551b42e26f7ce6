import Foundation

/// A background through which little of what is behind can be seen.
///
/// GTK cannot blur what is behind a view, so a material is a nearly opaque fill of the window's background. It is opaque
/// with increased contrast.
public struct Material: ShapeStyle, Hashable {
    private let opacity: Double

    /// The most translucent material.
    public static let ultraThin = Material(opacity: 0.8)
    /// A material that is more translucent than opaque ones.
    public static let thin = Material(opacity: 0.86)
    /// The usual material.
    public static let regular = Material(opacity: 0.92)
    /// A material that is more opaque than the usual one.
    public static let thick = Material(opacity: 0.96)
    /// The most opaque material.
    public static let ultraThick = Material(opacity: 0.98)
    /// The material of bars.
    public static let bar = Material(opacity: 0.96)

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        let ground = Color.ground.resolve(in: environment).mixed(
            with: Color.primary.resolve(in: environment), by: 0.03, in: .device)
        let paint = _Paint.color(ground)
        return environment.colorSchemeContrast == .increased ? paint : paint.opacity(opacity)
    }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than opaque ones.
    public static var thinMaterial: Material { .thin }
    /// The usual material.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than the usual one.
    public static var thickMaterial: Material { .thick }
    /// The most opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
