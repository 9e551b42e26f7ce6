/// The font that a text asks for.
public struct FontRequest: Hashable, Sendable {
    /// The names of font families, separated by commas; empty for the default.
    public var families: String
    /// The weight, from 1 to 1000.
    public var weight = 400
    /// A Boolean value that indicates whether the letters are slanted.
    public var isItalic = false
    /// The width in percent of the normal width.
    public var stretch = 100
    /// A Boolean value that indicates whether lowercase letters are small capitals.
    public var isSmallCaps = false
    /// The positions on the axes of a variable font, such as `wght=350,GRAD=-50`.
    public var variations = ""
    /// The OpenType features, such as `liga=0`.
    public var features = ""

    /// Creates a request for a regular font.
    public init(families: String) { self.families = families }

    /// The families in order, without quotes.
    public var familyList: [String] {
        families.split(separator: ",").map { part in
            let name = part.drop { $0.isWhitespace }.trimmedAtEnd
            let isQuoted = name.count > 1 && (name.first == "'" || name.first == "\"") && name.last == name.first
            return String(isQuoted ? name.dropFirst().dropLast() : name)
        }
    }

    /// The families that stand for any font of a kind.
    public static let genericFamilies: Set<String> = [
        "serif", "sans-serif", "sans", "monospace", "mono", "cursive", "fantasy", "system-ui", "ui-serif",
        "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "inherit",
    ]
}

extension Substring {
    fileprivate var trimmedAtEnd: Substring {
        var rest = self
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
