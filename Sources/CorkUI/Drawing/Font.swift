import Foundation

/// A font, with a size by text style or in points, a weight and a design.
public struct Font: Hashable, Sendable {
    /// A text style, whose size is relative to the person's text size.
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The size in points for a body text size of 16.
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body, .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }

        /// The default weight.
        var weight: Weight { self == .headline ? .semibold : .regular }
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        /// The weight from 100 to 900, as in CSS.
        public let value: Int
        /// A weight of 100.
        public static let ultraLight = Weight(value: 100)
        /// A weight of 200.
        public static let thin = Weight(value: 200)
        /// A weight of 300.
        public static let light = Weight(value: 300)
        /// A weight of 400.
        public static let regular = Weight(value: 400)
        /// A weight of 500.
        public static let medium = Weight(value: 500)
        /// A weight of 600.
        public static let semibold = Weight(value: 600)
        /// A weight of 700.
        public static let bold = Weight(value: 700)
        /// A weight of 800.
        public static let heavy = Weight(value: 800)
        /// A weight of 900.
        public static let black = Weight(value: 900)
    }

    /// The design of a font.
    public enum Design: Hashable, Sendable {
        /// The design of the desktop's font.
        case `default`
        /// A serif design.
        case serif
        /// A design with characters of equal width.
        case monospaced
        /// A rounded design, which is shown as the default, because desktops have no such font.
        case rounded
    }

    /// The width of the letters of a font, for families that have several.
    public struct Width: Hashable, Sendable {
        /// The deviation from the usual width.
        public let value: CGFloat
        /// Creates a width from its deviation from the usual one, 0.
        public init(_ value: CGFloat) { self.value = value }
        /// Narrow letters.
        public static let compressed = Width(-0.3)
        /// Somewhat narrow letters.
        public static let condensed = Width(-0.2)
        /// The usual width.
        public static let standard = Width(0)
        /// Wide letters.
        public static let expanded = Width(0.2)
    }

    /// The properties of a font for measuring and drawing.
    public struct Resolved: Hashable, Sendable {
        /// The size in points for a body text size of 16.
        public var size: CGFloat
        /// A Boolean value that indicates whether the size scales with the person's text size.
        public var isScaled: Bool
        /// The weight of the strokes.
        public var weight: Weight
        /// A Boolean value that indicates whether the font is italic.
        public var isItalic: Bool
        /// A Boolean value that indicates whether all digits have equal width.
        public var hasMonospacedDigits: Bool
        /// The design of the letters.
        public var design = Design.default
        /// The width of the letters.
        public var width = Width.standard
        /// A comma-separated list of family names, of which the first available one is used; `nil` for the system font.
        public var family: String?
    }

    private var resolved: Resolved

    /// The maximum size that can be drawn, in points.
    private static let largestSize: CGFloat = 10_000

    private init(_ style: TextStyle, weight: Weight? = nil) {
        resolved = Resolved(
            size: style.size, isScaled: true, weight: weight ?? style.weight, isItalic: false,
            hasMonospacedDigits: false)
    }

    /// Returns a system font with a fixed size.
    ///
    /// - Parameters:
    ///   - size: The size in points, at most 10,000.
    ///   - weight: The weight; `nil` for regular.
    ///   - design: The design; `nil` for the default.
    /// - Returns: The font.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.body, weight: weight)
        font.resolved.design = design ?? .default
        font.resolved.size = min(size.layoutLength, largestSize)
        font.resolved.isScaled = false
        return font
    }

    /// Returns a font of a family with a fixed size.
    ///
    /// - Parameters:
    ///   - name: The name of the family, or a comma-separated list of which the first available one is used. If none is
    ///     available, another font is used.
    ///   - size: The size in points, at most 10,000.
    /// - Returns: The font.
    public static func custom(_ name: String, fixedSize size: CGFloat) -> Font {
        system(size: size).changing { $0.family = name }
    }

    /// Returns a font of a family that scales with the person's text size.
    ///
    /// - Parameters:
    ///   - name: The name of the family, or a comma-separated list of which the first available one is used. If none is
    ///     available, another font is used.
    ///   - size: The size in points for a body text size of 16, at most 10,000.
    /// - Returns: The font.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, fixedSize: size).changing { $0.isScaled = true }
    }

    /// Returns a system font with the size of a text style.
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - design: The design; `nil` for the default.
    ///   - weight: The weight; `nil` for that of the text style.
    /// - Returns: The font.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(style, weight: weight).changing { $0.design = design ?? .default }
    }

    /// The font of large titles.
    public static let largeTitle = Font(.largeTitle)
    /// The font of titles.
    public static let title = Font(.title)
    /// The font of second level titles.
    public static let title2 = Font(.title2)
    /// The font of third level titles.
    public static let title3 = Font(.title3)
    /// The font of headings.
    public static let headline = Font(.headline)
    /// The font of subheadings.
    public static let subheadline = Font(.subheadline)
    /// The font of body text.
    public static let body = Font(.body)
    /// The font of callouts.
    public static let callout = Font(.callout)
    /// The font of footnotes.
    public static let footnote = Font(.footnote)
    /// The font of captions.
    public static let caption = Font(.caption)
    /// The font of small captions.
    public static let caption2 = Font(.caption2)

    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }
    /// Returns the font with letters of another width, if its family has them.
    public func width(_ width: Width) -> Font { changing { $0.width = width } }
    /// Returns the font with a bold weight.
    public func bold() -> Font { weight(.bold) }
    /// Returns the italic variant of the font.
    public func italic() -> Font { changing { $0.isItalic = true } }
    /// Returns the font with characters of equal width.
    public func monospaced() -> Font { changing { $0.design = .monospaced } }
    /// Returns the font with digits of equal width, so that changing numbers keep their width.
    public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

    private func changing(_ change: (inout Resolved) -> Void) -> Font {
        var font = self
        change(&font.resolved)
        return font
    }

    /// Returns the properties of the font for measuring and drawing.
    public func resolve(in environment: EnvironmentValues) -> Resolved { resolved }
}

private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

private struct WeightKey: EnvironmentKey {
    static var defaultValue: Font.Weight? { nil }
}

private struct DesignKey: EnvironmentKey {
    static var defaultValue: Font.Design? { nil }
}

extension EnvironmentValues {
    /// The font of text that sets none; `nil` for the body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The weight of text, which overrides that of its font.
    var fontWeight: Font.Weight? {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }

    /// The design of text, which overrides that of its font.
    var fontDesign: Font.Design? {
        get { self[DesignKey.self] }
        set { self[DesignKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of text in the view that sets none; `nil` for the body font.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of text in the view; `nil` for that of its font.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

    /// Sets the font design of text in the view; `nil` for that of its font.
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

    /// Sets whether text in the view uses characters of equal width; false has no effect.
    public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontDesign) { if isActive { $0 = .monospaced } }
    }

    /// Sets whether text in the view is bold; false has no effect.
    public func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontWeight) { if isActive { $0 = .bold } }
    }
}
