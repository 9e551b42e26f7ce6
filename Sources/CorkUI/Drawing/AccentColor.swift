import Foundation

private struct AccentColorKey: EnvironmentKey {
    static var defaultValue: Color.Resolved? { nil }
}

extension EnvironmentValues {
    /// The accent color of the desktop; `nil` where it has none.
    package var desktopAccent: Color.Resolved? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }
}

extension Color.Resolved {
    /// Returns the color, darker or lighter where it would not be legible as text on the background of a window.
    ///
    /// The ratio of contrast is at least 4.5, and 7 with increased contrast, as WCAG 2 defines it.
    ///
    /// - Parameter environment: The environment of the window.
    /// - Returns: The color.
    package func legible(in environment: EnvironmentValues) -> Color.Resolved {
        let ground = Color.ground.resolve(in: environment)
        let least = environment.colorSchemeContrast == .increased ? 7 : 4.5
        return toned { $0.contrast(with: ground) >= least }
    }

    /// Returns the color, darker or lighter where checks and bars would not stand out from the background of a window,
    /// or white symbols from them.
    ///
    /// - Parameter environment: The environment of the window.
    /// - Returns: The color, with a ratio of contrast of at least 3 with white and with the background of rows.
    package func mark(in environment: EnvironmentValues) -> Color.Resolved {
        let ground = Color.ground.resolve(in: environment)
        return toned { $0.contrast(with: ground) >= 3.5 && $0.contrast(with: .white) >= 3 }
    }

    /// Returns the color, darker or lighter where white text would not be legible on it, or a selection not stand out.
    ///
    /// - Parameter environment: The environment of the window.
    /// - Returns: The color, with a ratio of contrast of at least 4.5 with white and 2 with the background of a window.
    package func selection(in environment: EnvironmentValues) -> Color.Resolved {
        let ground = Color.ground.resolve(in: environment)
        return toned { $0.contrast(with: ground) >= 2 && $0.contrast(with: .white) >= 4.5 }
    }

    private static let white = Color.Resolved(SIMD4(1, 1, 1, 1))

    /// Returns the color, mixed with as little black or white as a condition asks for.
    private func toned(_ isFine: (Color.Resolved) -> Bool) -> Color.Resolved {
        let steps = 64
        for step in 0...steps {
            let part = Double(step) / Double(steps)
            for end in [SIMD4<Double>(0, 0, 0, 1), SIMD4(1, 1, 1, 1)] {
                let color = Color.Resolved(components * (1 - part) + end * part)
                if isFine(color) { return color }
            }
        }
        return self
    }

    /// Returns the ratio of contrast with another opaque color, from 1 to 21.
    package func contrast(with other: Color.Resolved) -> Double {
        let (a, b) = (relativeLuminance, other.relativeLuminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private var relativeLuminance: Double {
        func linear(_ part: Float) -> Double {
            let part = Double(part)
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
