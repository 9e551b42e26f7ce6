import Foundation

/// A color, which is resolved in the environment in which it is drawn.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    /// A color with sRGB components from 0 to 1.
    public struct Resolved: Hashable, Sendable {
        /// Red, from 0 to 1.
        public var red: Float
        /// Green, from 0 to 1.
        public var green: Float
        /// Blue, from 0 to 1.
        public var blue: Float
        /// Opacity, from 0 to 1.
        public var opacity: Float

        /// Creates a color from sRGB components from 0 to 1: red, green, blue and the opacity.
        package init(_ components: SIMD4<Double>) {
            (red, green) = (Float(components.x), Float(components.y))
            (blue, opacity) = (Float(components.z), Float(components.w))
        }

        /// Red, green, blue and the opacity, from 0 to 1.
        package var components: SIMD4<Double> { SIMD4(Double(red), Double(green), Double(blue), Double(opacity)) }
    }

    /// The description of the color, for debugging.
    public var description: String {
        switch kind {
        case .accent: return "accent color"
        case .fixed(let color):
            let parts = [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
            return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        case .scheme(let light, _): return light.description
        case .contrast(let standard, _): return standard.description
        case .opacity(let color, let opacity): return "\(Int((opacity * 100).rounded()))% \(color)"
        case .mix(let a, let b, let fraction, _): return "\(a) mixed with \(b) by \(fraction)"
        }
    }

    private enum Kind: Hashable, Sendable {
        case fixed(Resolved)
        case accent
        indirect case scheme(light: Color, dark: Color)
        indirect case contrast(standard: Color, increased: Color)
        indirect case opacity(Color, Double)
        indirect case mix(Color, Color, by: Double, Gradient.ColorSpace)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The color of selections and of elements that need attention: the desktop's where it has one.
    public static let accentColor = Color(.accent)

    /// Creates a color that does not depend on the environment.
    public init(_ resolved: Resolved) { kind = .fixed(resolved.sane) }

    /// Creates a color that depends on the color scheme.
    public init(light: Color, dark: Color) { kind = .scheme(light: light, dark: dark) }

    /// Creates a color that depends on the contrast setting of the desktop.
    public init(_ standard: Color, increasedContrast: Color) {
        kind = .contrast(standard: standard, increased: increasedContrast)
    }

    /// Returns the color with its opacity multiplied by `opacity`, from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        guard case .fixed(var color) = kind else { return Color(.opacity(self, opacity)) }
        color.opacity *= Float(opacity)
        return Color(color)
    }

    /// Returns a mix of the color and another one.
    ///
    /// - Parameters:
    ///   - rhs: The other color.
    ///   - fraction: The fraction of the other color, from 0 to 1.
    ///   - colorSpace: The color space of the interpolation, perceptual or that of the display.
    /// - Returns: The mixed color.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        if case .fixed(let own) = kind, case .fixed(let other) = rhs.kind {
            return Color(own.mixed(with: other, by: fraction, in: colorSpace))
        }
        return Color(.mix(self, rhs, by: fraction, colorSpace))
    }

    /// Returns the color for the color scheme and contrast of an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch kind {
        case .fixed(let color): return color
        case .accent:
            return environment.desktopAccent?.legible(in: environment) ?? Self.ownAccent.resolve(in: environment)
        case .scheme(let light, let dark):
            return (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
        case .contrast(let standard, let increased):
            return (environment.colorSchemeContrast == .increased ? increased : standard).resolve(in: environment)
        case .opacity(let color, let opacity): return color.resolve(in: environment).opacity(opacity)
        case .mix(let a, let b, let fraction, let space):
            return a.resolve(in: environment).mixed(with: b.resolve(in: environment), by: fraction, in: space)
        }
    }
}

extension Color.Resolved {
    /// Returns the color with its opacity multiplied by `opacity`, from 0 to 1.
    func opacity(_ opacity: Double) -> Color.Resolved {
        var color = self
        color.opacity *= Float(opacity)
        return color.sane
    }

    /// The color with components clamped to between 0 and 1; values that are not numbers become 0.
    var sane: Color.Resolved {
        func part(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }
        return Color.Resolved(red: part(red), green: part(green), blue: part(blue), opacity: part(opacity))
    }
}

/// The light or dark appearance of a window.
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

/// The contrast between foreground and background colors.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard, increased
}

private struct ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
    /// The color scheme of the window.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast that the desktop requests.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}

/// A color as a view, which fills its frame.
extension Color: View {
    /// The content that is shown.
    public var body: some View {
        _ShapeView(Rectangle(), self, owner: nameWithoutGenerics(of: Self.self))
    }
}
