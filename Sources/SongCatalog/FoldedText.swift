import Foundation

/// Text folded for comparison, without differences in case, accents, width and ligatures.
enum FoldedText {
    /// Returns the text decomposed (NFKD), without accents, and case-folded.
    ///
    /// Every non-ASCII character that is neither a letter nor a digit becomes a space, and a curly apostrophe becomes
    /// a straight one. Marks that make a different letter are kept.
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
        // Uppercasing first expands letters such as ß, as case folding does.
        return String(folded).uppercased().lowercased()
    }

    /// Returns a Boolean value that indicates whether a mark makes a different letter.
    ///
    /// Such marks are the voicing of kana, and the vowels, tones and viramas of Indic and South-East Asian scripts.
    /// Accents, Hebrew points and Arabic vowels are optional.
    private static func makesAnotherLetter(_ mark: Unicode.Scalar.Properties) -> Bool {
        switch mark.canonicalCombiningClass.rawValue {
        case 0: mark.isAlphabetic
        case 7...9, 84...132: true
        default: false
        }
    }

    /// Returns the letters and digits of a text, folded and joined: “Date Added” gives `dateadded`.
    static func word(_ text: String) -> String {
        letters(text).filter { $0.isLetter || $0.isNumber }
    }
}
