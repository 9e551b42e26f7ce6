import Foundation

/// A colour, resolved for the environment in which it is drawn.
public struct Color: Hashable, Sendable {
    /// Red, green, blue and opacity from 0 to 1, in sRGB.
    public struct Resolved: Hashable, Sendable {
        public var red: Double
        public var green: Double
        public var blue: Double
        public var opacity: Double

        public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }
    }

    private var light: Resolved
    private var dark: Resolved

    /// - Parameters:
    ///   - red, green, blue: 0 to 1, in sRGB.
    ///   - opacity: 0 (nothing to be seen) to 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        light = Resolved(red: red, green: green, blue: blue, opacity: opacity)
        dark = light
    }

    /// A grey from black, 0, to white, 1.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// - Parameter hex: red, green and blue of two hexadecimal digits each, as `0xC01C28`.
    public init(hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            opacity: opacity)
    }

    /// A colour that is another one on a dark ground.
    public init(light: Color, dark: Color) {
        self.light = light.light
        self.dark = dark.dark
    }

    private init(_ light: UInt32, _ dark: UInt32) { self.init(light: Color(hex: light), dark: Color(hex: dark)) }

    /// The colour with its opacity multiplied by `opacity`, 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.light.opacity *= opacity
        color.dark.opacity *= opacity
        return color
    }

    /// The colour for the ground that the environment tells.
    @MainActor
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        environment.colorScheme == .dark ? dark : light
    }

    public static let red = Color(0xC01C28, 0xED333B)
    public static let orange = Color(0xE66100, 0xFF7800)
    public static let yellow = Color(0xE5A50A, 0xF6D32D)
    public static let green = Color(0x26A269, 0x33D17A)
    public static let mint = Color(0x00B894, 0x55EFC4)
    public static let teal = Color(0x1F8A8A, 0x4FC1C1)
    public static let cyan = Color(0x0097A7, 0x4DD0E1)
    public static let blue = Color(0x1C71D8, 0x3584E4)
    public static let indigo = Color(0x3F51B5, 0x7986CB)
    public static let purple = Color(0x813D9C, 0xC061CB)
    public static let pink = Color(0xD6336C, 0xF06595)
    public static let brown = Color(0x865E3C, 0xB5835A)
    public static let white = Color(0xFFFFFF, 0xFFFFFF)
    public static let gray = Color(0x77767B, 0x9A9996)
    public static let black = Color(0x000000, 0x000000)
    public static let clear = Color(white: 0, opacity: 0)
    /// The colour of text.
    public static let primary = Color(0x2E3436, 0xEEEEEC)
    /// The colour of text that matters less.
    public static let secondary = Color(0x5E5C64, 0xC0BFBC)
    /// The colour of what is chosen or asks for attention.
    public static let accentColor = Color(0x1C71D8, 0x78AEED)
}

/// Whether the ground is light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

/// How far colours have to be apart.
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
    public var body: some View {
        _ShapeView(shape: Rectangle(), style: self, stroke: nil, owner: nameWithoutGenerics(of: Self.self))
    }
}
