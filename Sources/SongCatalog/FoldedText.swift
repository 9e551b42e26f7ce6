import Foundation

/// Text without the differences people do not mean: case, accents, widths, ligatures.
enum FoldedText {
    /// The text decomposed (NFKD), without accents, case-folded; every other non-ASCII character that is neither a
    /// letter nor a digit becomes a space, and a curly apostrophe a straight one.
    ///
    /// Marks that make another letter stay.
    ///
    /// - Complexity: O(length of `text`).
    static func letters(_ text: String) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
            guard !scalar.isASCII else {
                folded.append(scalar)
                continue
            }
            let properties = scalar.properties
            switch properties.generalCategory {
            case .nonspacingMark where !makesAnotherLetter(properties), .enclosingMark, .format:
                continue
            case .nonspacingMark:
                folded.append(scalar)
            case _ where properties.isAlphabetic || properties.numericType != nil:
                folded.append(scalar)
            default:
                folded.append(scalar == "\u{2019}" || scalar == "\u{2018}" ? "'" : " ")
            }
        }
        // Upper case first: it spells out letters such as ß, as case folding does.
        return String(folded).uppercased().lowercased()
    }

    /// Whether a mark is one that readers of its script never leave out: the voicing of kana, and the vowels, tones and
    /// viramas of Indic and South-East Asian scripts; Accents, Hebrew points and Arabic vowels are left out at will.
    private static func makesAnotherLetter(_ mark: Unicode.Scalar.Properties) -> Bool {
        switch mark.canonicalCombiningClass.rawValue {
        case 0: mark.isAlphabetic
        case 7...9, 84...132: true
        default: false
        }
    }

    /// The letters and digits of a text, folded and run together: “Date Added” gives `dateadded`.
    static func word(_ text: String) -> String {
        letters(text).filter { $0.isLetter || $0.isNumber }
    }
}
