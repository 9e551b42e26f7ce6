import Foundation

/// What two spellings of one song have in common: equal keys mean the same song.
///
/// Letter case, accents, width, punctuation, a leading "the", remarks in brackets and featured guests do not count:
/// `The Ärzte – Schrei nach Liebe (Live)` is `arzte, schrei nach liebe`.
public struct SongKey: Hashable, Sendable {
    private let title: String
    private let artist: String

    /// Makes the key of a song.
    ///
    /// - Parameters:
    ///   - title: The title as it was written.
    ///   - artist: The artist as it was written; a song without one is another song than the same title with one.
    /// - Complexity: O(length of the two texts).
    public init(title: String, artist: String?) {
        self.title = Self.normalized(title)
        self.artist = artist.map(Self.normalized) ?? ""
    }

    private static func normalized(_ text: String) -> String {
        let folded = text.decomposedStringWithCompatibilityMapping.lowercased()
        var words = words(of: folded, skippingBrackets: true)
        if let guest = words.dropFirst().firstIndex(where: { ["feat", "ft", "featuring"].contains($0) }) {
            words.removeSubrange(guest...)
        }
        if words.count > 1, words[0] == "the" {
            words.removeFirst()
        }
        if words.isEmpty {
            words = Self.words(of: folded, skippingBrackets: false)
        }
        // A name of signs alone, such as "!!!", is all there is to tell it by.
        return words.isEmpty ? folded : words.joined(separator: " ")
    }

    private static func words(of folded: String, skippingBrackets: Bool) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        var depth = 0
        func isPart(_ scalar: Unicode.Scalar) -> Bool {
            let properties = scalar.properties
            return properties.isAlphabetic || properties.numericType != nil
                || properties.canonicalCombiningClass != .notReordered
        }
        for scalar in folded.unicodeScalars {
            switch scalar {
            case "(", "[": depth += 1
            case ")", "]": depth = max(0, depth - 1)
            case "\u{300}"..."\u{36F}", "'", "\u{2019}": continue
            case _ where skippingBrackets && depth > 0: continue
            case _ where isPart(scalar):
                word.append(scalar)
                continue
            default: break
            }
            if !word.isEmpty {
                words.append(String(word))
                word.removeAll()
            }
        }
        if !word.isEmpty {
            words.append(String(word))
        }
        return words
    }
}
