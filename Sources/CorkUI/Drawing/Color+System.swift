/// System colors, which contrast with a light or dark background, and more so with increased contrast.
extension Color {
    /// Creates a color that adapts to the appearance of the window.
    ///
    /// - Parameters:
    ///   - light: The color for light appearance, as `0xRRGGBB`.
    ///   - dark: The color for dark appearance.
    ///   - strongLight: The color for light appearance with increased contrast.
    ///   - strongDark: The color for dark appearance with increased contrast.
    private init(_ light: UInt32, _ dark: UInt32, _ strongLight: UInt32, _ strongDark: UInt32) {
        self.init(
            Color(light: Color(hex: light), dark: Color(hex: dark)),
            increasedContrast: Color(light: Color(hex: strongLight), dark: Color(hex: strongDark)))
    }

    /// A red that suits the window's appearance.
    public static let red = Color(0xC01C28, 0xED333B, 0x8A0F18, 0xFF8A8F)
    /// An orange that suits the window's appearance.
    public static let orange = Color(0xE66100, 0xFF7800, 0x8F3C00, 0xFFB469)
    /// A yellow that suits the window's appearance.
    public static let yellow = Color(0xE5A50A, 0xF6D32D, 0x6E4E00, 0xFFE77A)
    /// A green that suits the window's appearance.
    public static let green = Color(0x26A269, 0x33D17A, 0x0E5C38, 0x7EF0AE)
    /// A mint that suits the window's appearance.
    public static let mint = Color(0x00B894, 0x55EFC4, 0x00614E, 0x9DFBDF)
    /// A teal that suits the window's appearance.
    public static let teal = Color(0x1F8A8A, 0x4FC1C1, 0x0B5656, 0x90E5E5)
    /// A cyan that suits the window's appearance.
    public static let cyan = Color(0x0097A7, 0x4DD0E1, 0x00596A, 0x96EBF7)
    /// A blue that suits the window's appearance.
    public static let blue = Color(0x1C71D8, 0x3584E4, 0x0C438A, 0x99C1F1)
    /// An indigo that suits the window's appearance.
    public static let indigo = Color(0x3F51B5, 0x7986CB, 0x26338A, 0xB4BEF5)
    /// A purple that suits the window's appearance.
    public static let purple = Color(0x813D9C, 0xC061CB, 0x561F6D, 0xE8A8F0)
    /// A pink that suits the window's appearance.
    public static let pink = Color(0xD6336C, 0xF06595, 0x8E143F, 0xFFA8C8)
    /// A brown that suits the window's appearance.
    public static let brown = Color(0x865E3C, 0xB5835A, 0x573A20, 0xDDB593)
    /// White.
    public static let white = Color(hex: 0xFFFFFF)
    /// A gray that suits the window's appearance.
    public static let gray = Color(0x77767B, 0x9A9996, 0x4A494D, 0xD0CFCC)
    /// Black.
    public static let black = Color(hex: 0x000000)
    /// A transparent color.
    public static let clear = Color(white: 0, opacity: 0)
    /// The color of text.
    public static let primary = Color(0x2E3436, 0xEEEEEC, 0x000000, 0xFFFFFF)
    /// The color of less important text.
    public static let secondary = Color(0x5E5C64, 0xC0BFBC, 0x333238, 0xE6E5E2)
    /// The accent color on desktops that have none.
    static let ownAccent = Color(0x1C71D8, 0x78AEED, 0x0C438A, 0xA8CEFA)
    /// The background color of windows.
    package static let ground = Color(0xF6F5F4, 0x353535, 0xFFFFFF, 0x000000)
}

extension ShapeStyle where Self == Color {
    /// A red that suits the window's appearance.
    public static var red: Color { .red }
    /// An orange that suits the window's appearance.
    public static var orange: Color { .orange }
    /// A yellow that suits the window's appearance.
    public static var yellow: Color { .yellow }
    /// A green that suits the window's appearance.
    public static var green: Color { .green }
    /// A mint that suits the window's appearance.
    public static var mint: Color { .mint }
    /// A teal that suits the window's appearance.
    public static var teal: Color { .teal }
    /// A cyan that suits the window's appearance.
    public static var cyan: Color { .cyan }
    /// A blue that suits the window's appearance.
    public static var blue: Color { .blue }
    /// An indigo that suits the window's appearance.
    public static var indigo: Color { .indigo }
    /// A purple that suits the window's appearance.
    public static var purple: Color { .purple }
    /// A pink that suits the window's appearance.
    public static var pink: Color { .pink }
    /// A brown that suits the window's appearance.
    public static var brown: Color { .brown }
    /// White.
    public static var white: Color { .white }
    /// A gray that suits the window's appearance.
    public static var gray: Color { .gray }
    /// Black.
    public static var black: Color { .black }
    /// A transparent color.
    public static var clear: Color { .clear }
}
