import Foundation

/// A font: a size, by role or in points, with weight and style.
public struct Font: Hashable, Sendable {
    /// Roles of text, which keep their proportions whatever size the reader chose.
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The size in points where body text has 16.
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

    /// The weight of letters.
    public struct Weight: Hashable, Sendable {
        /// 100 to 900, as in CSS.
        public let value: Int
        /// The weight 100 of the range from 100 to 1000.
        public static let ultraLight = Weight(value: 100)
        /// The weight 200 of the range from 100 to 1000.
        public static let thin = Weight(value: 200)
        /// The weight 300 of the range from 100 to 1000.
        public static let light = Weight(value: 300)
        /// The weight 400 of the range from 100 to 1000.
        public static let regular = Weight(value: 400)
        /// The weight 500 of the range from 100 to 1000.
        public static let medium = Weight(value: 500)
        /// The weight 600 of the range from 100 to 1000.
        public static let semibold = Weight(value: 600)
        /// The weight 700 of the range from 100 to 1000.
        public static let bold = Weight(value: 700)
        /// The weight 800 of the range from 100 to 1000.
        public static let heavy = Weight(value: 800)
        /// The weight 900 of the range from 100 to 1000.
        public static let black = Weight(value: 900)
    }

    /// The design of letters.
    public enum Design: Hashable, Sendable {
        /// As the desktop's font is.
        case `default`
        /// With strokes at the ends of letters.
        case serif
        /// With letters of one width.
        case monospaced
        /// With round ends; desktops have no such font of their own, and show the default.
        case rounded
    }

    /// A font ready to measure and draw.
    public struct Resolved: Hashable, Sendable {
        /// The size in points where body text has 16.
        public var size: CGFloat
        /// Whether the size grows with the reader's choice of text size.
        public var isScaled: Bool
        /// The weight of the strokes.
        public var weight: Weight
        /// Whether the letters are slanted.
        public var isItalic: Bool
        /// Whether all digits are equally wide.
        public var hasMonospacedDigits: Bool
        /// The design of the letters.
        public var design = Design.default
        /// The names of families, the first that is there counts, with commas between; nil for that of the system.
        public var family: String?
    }

    private var resolved: Resolved

    /// Larger letters cannot be drawn.
    private static let largestSize: CGFloat = 10_000

    private init(_ style: TextStyle, weight: Weight? = nil) {
        resolved = Resolved(
            size: style.size, isScaled: true, weight: weight ?? style.weight, isItalic: false,
            hasMonospacedDigits: false)
    }

    /// A system font of a fixed size.
    ///
    /// - Parameters:
    ///   - size: in points, up to 10,000.
    ///   - weight: How thick the strokes are; nil for regular.
    ///   - design: The kind of letters; nil for that of the desktop's font.
    /// - Returns: The font.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.body, weight: weight)
        font.resolved.design = design ?? .default
        font.resolved.size = min(size.layoutLength, largestSize)
        font.resolved.isScaled = false
        return font
    }

    /// A font by the name of its family, of a fixed size.
    ///
    /// - Parameters:
    ///   - name: of a family, or of several with commas between: the first that is there counts. Where none is, another
    ///     font is taken.
    ///   - size: in points, up to 10,000.
    /// - Returns: The font.
    public static func custom(_ name: String, fixedSize size: CGFloat) -> Font {
        system(size: size).changing { $0.family = name }
    }

    /// A font by the name of its family, of a size that grows with the reader's choice of text size.
    ///
    /// - Parameters:
    ///   - name: of a family, or of several with commas between: the first that is there counts. Where none is, another
    ///     font is taken.
    ///   - size: in points where body text has 16, up to 10,000.
    /// - Returns: The font.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, fixedSize: size).changing { $0.isScaled = true }
    }

    /// A system font of a role's size.
    ///
    /// - Parameters:
    ///   - style: The role of the text.
    ///   - design: nil for that of the desktop's font.
    ///   - weight: nil for that of the role.
    /// - Returns: The font.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(style, weight: weight).changing { $0.design = design ?? .default }
    }

    /// The font of the largest titles.
    public static let largeTitle = Font(.largeTitle)
    /// The font of titles.
    public static let title = Font(.title)
    /// The font of titles on the second level.
    public static let title2 = Font(.title2)
    /// The font of titles on the third level.
    public static let title3 = Font(.title3)
    /// The font of headings.
    public static let headline = Font(.headline)
    /// The font of headings on the second level.
    public static let subheadline = Font(.subheadline)
    /// The font of ordinary text.
    public static let body = Font(.body)
    /// The font of remarks.
    public static let callout = Font(.callout)
    /// The font of footnotes.
    public static let footnote = Font(.footnote)
    /// The font of captions.
    public static let caption = Font(.caption)
    /// The font of small captions.
    public static let caption2 = Font(.caption2)

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }
    /// The font in bold.
    public func bold() -> Font { weight(.bold) }
    /// The font with slanted letters.
    public func italic() -> Font { changing { $0.isItalic = true } }
    /// The font with letters of one width.
    public func monospaced() -> Font { changing { $0.design = .monospaced } }
    /// The font with digits of one width, so that numbers stand still while they change.
    public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

    private func changing(_ change: (inout Resolved) -> Void) -> Font {
        var font = self
        change(&font.resolved)
        return font
    }

    /// The font as it is measured and drawn.
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
    /// The font of text that sets none; nil for that of body text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The weight of text over that of its font.
    var fontWeight: Font.Weight? {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }

    /// The design of text over that of its font.
    var fontDesign: Font.Design? {
        get { self[DesignKey.self] }
        set { self[DesignKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of text below that sets none; nil for that of body text.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of text below; nil for that of its font.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

    /// Sets how letters of text below are designed; nil for the design of their font.
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

    /// Gives all letters of text below one width, or leaves them.
    public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontDesign) { if isActive { $0 = .monospaced } }
    }

    /// Makes text below bold, or leaves it.
    public func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontWeight) { if isActive { $0 = .bold } }
    }
}
