import Foundation

/// A colour, resolved for the environment in which it is drawn.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    /// Red, green, blue and opacity from 0 to 1, in sRGB.
    public struct Resolved: Hashable, Sendable {
        /// Red, from 0 to 1.
        public var red: Double
        /// Green, from 0 to 1.
        public var green: Double
        /// Blue, from 0 to 1.
        public var blue: Double
        /// Opacity, from 0 to 1.
        public var opacity: Double

        /// Makes a colour of components from 0 to 1.
        public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }
    }

    /// The description of the color, for debugging.
    public var description: String {
        switch kind {
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
        indirect case scheme(light: Color, dark: Color)
        indirect case contrast(standard: Color, increased: Color)
        indirect case opacity(Color, Double)
        indirect case mix(Color, Color, by: Double, Gradient.ColorSpace)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// A colour that is the same everywhere.
    public init(_ resolved: Resolved) { kind = .fixed(resolved.sane) }

    /// A colour that is another one on a dark ground.
    public init(light: Color, dark: Color) { kind = .scheme(light: light, dark: dark) }

    /// A colour that is another one where the desktop asks for more contrast.
    public init(_ standard: Color, increasedContrast: Color) {
        kind = .contrast(standard: standard, increased: increasedContrast)
    }

    /// The colour with its opacity multiplied by `opacity`, 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        guard case .fixed(var color) = kind else { return Color(.opacity(self, opacity)) }
        color.opacity *= opacity
        return Color(color)
    }

    /// The colour on the way to another one.
    ///
    /// - Parameters:
    ///   - rhs: the other one.
    ///   - fraction: how far, from 0 to 1.
    ///   - colorSpace: in which colours the way is straight: those that look so, or those of the screen.
    /// - Returns: The mixed colour.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        if case .fixed(let own) = kind, case .fixed(let other) = rhs.kind {
            return Color(own.mixed(with: other, by: fraction, in: colorSpace))
        }
        return Color(.mix(self, rhs, by: fraction, colorSpace))
    }

    /// The colour for what the environment tells of ground and contrast.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch kind {
        case .fixed(let color): return color
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
    /// The colour with its opacity multiplied, 0 to 1.
    func opacity(_ opacity: Double) -> Color.Resolved {
        var color = self
        color.opacity *= opacity
        return color.sane
    }

    /// The colour with all parts from 0 to 1; what is no number becomes 0.
    var sane: Color.Resolved {
        func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        return Color.Resolved(red: part(red), green: part(green), blue: part(blue), opacity: part(opacity))
    }
}

/// Whether the ground is light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

/// The minimum distance between colours.
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
    /// Whether views are on light or on dark ground.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the desktop asks for more contrast.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}

/// A colour as a view fills its place.
extension Color: View {
    /// The content that is shown.
    public var body: some View {
        _ShapeView(Rectangle(), self, owner: nameWithoutGenerics(of: Self.self))
    }
}
