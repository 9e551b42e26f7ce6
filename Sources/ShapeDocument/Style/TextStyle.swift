import TextShaping

/// Lines along a text (`text-decoration`).
struct TextLines: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let under = TextLines(rawValue: 1)
    static let over = TextLines(rawValue: 2)
    static let through = TextLines(rawValue: 4)

    /// Parses the names of lines, with or without colors and line styles, which don't count.
    init?(parsing text: Substring) {
        self.init(rawValue: 0)
        for word in text.split(whereSeparator: \.isWhitespace) {
            switch word {
            case "underline": insert(.under)
            case "overline": insert(.over)
            case "line-through": insert(.through)
            default: continue
            }
        }
        if isEmpty, text != "none" { return nil }
    }

    init(rawValue: Int) { self.rawValue = rawValue }
}

/// The distance of letters from the baseline of those around them (`baseline-shift`).
enum BaselineShift: Hashable, Sendable {
    case none, lower, raise
    case length(Length)

    init?(parsing text: Substring) {
        switch text {
        case "baseline": self = .none
        case "sub": self = .lower
        case "super": self = .raise
        default:
            guard let length = Length(parsing: String(text)) else { return nil }
            self = .length(length)
        }
    }
}

/// The baseline at which letters are aligned (`dominant-baseline`, `alignment-baseline`).
enum Baseline: Hashable, Sendable {
    case alphabetic, ideographic, hanging, mathematical, central, middle, top, bottom

    init?(parsing text: Substring) {
        switch text {
        case "auto", "alphabetic", "baseline", "use-script": self = .alphabetic
        case "ideographic": self = .ideographic
        case "hanging": self = .hanging
        case "mathematical": self = .mathematical
        case "central": self = .central
        case "middle": self = .middle
        case "text-before-edge", "before-edge", "text-top": self = .top
        case "text-after-edge", "after-edge", "text-bottom": self = .bottom
        default: return nil
        }
    }
}

/// The order in which the fill, the stroke and the markers are drawn (`paint-order`).
struct PaintOrder: Hashable, Sendable {
    enum Part: String, CaseIterable, Sendable { case fill, stroke, markers }

    var parts = Part.allCases

    init() {}

    init?(parsing text: Substring) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words != ["normal"] else { return }
        let named = words.compactMap { Part(rawValue: String($0)) }
        guard !named.isEmpty, named.count == words.count, Set(named).count == named.count else { return nil }
        parts = named + Part.allCases.filter { !named.contains($0) }
    }

    var isStrokeFirst: Bool { parts.firstIndex(of: .stroke)! < parts.firstIndex(of: .fill)! }
}

/// The shorthand `font`.
enum FontShorthand {
    /// Returns the declarations that the shorthand stands for, or `nil` if it is invalid.
    static func declarations(_ text: Substring) -> [StyleDeclaration]? {
        var (weight, isItalic, isSmallCaps, stretch) = (400, false, false, 100)
        var rest = text.trimmed
        while true {
            let word = rest.prefix { !$0.isWhitespace && $0 != "/" }
            let after = rest[word.endIndex...].trimmed
            // A number is the weight if a size follows.
            let isNumber =
                Int(word) != nil && StyleDeclaration.fontSize(after.prefix { !$0.isWhitespace && $0 != "/" }) != nil
            if !isNumber, let size = StyleDeclaration.fontSize(word) {
                var families = after
                if families.first == "/" {
                    families = families.dropFirst().trimmed.drop { !$0.isWhitespace }.trimmed
                }
                guard !families.isEmpty else { return nil }
                return [
                    .isItalic(isItalic), .isSmallCaps(isSmallCaps), .fontWeight(weight), .fontStretch(stretch),
                    .fontSize(size), .fontFamily(String(families)),
                ]
            }
            guard !word.isEmpty else { return nil }
            switch word {
            case "normal": break
            case "italic", "oblique": isItalic = true
            case "small-caps": isSmallCaps = true
            default:
                if let number = StyleDeclaration.weight(word) {
                    weight = number
                } else if let percent = StyleDeclaration.stretch(word) {
                    stretch = percent
                } else {
                    return nil
                }
            }
            rest = after
        }
    }
}

extension ComputedStyle {
    /// The font as the style names it.
    var fontRequest: FontRequest {
        var request = FontRequest(families: fontFamily)
        (request.weight, request.isItalic) = (fontWeight, isItalic)
        (request.stretch, request.isSmallCaps) = (fontStretch, isSmallCaps)
        request.variations = fontVariations
        return request
    }
}
