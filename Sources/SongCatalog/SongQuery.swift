import Foundation

/// A search for songs: words that must all occur in the title, the artist or the code.
///
/// Case, accents and width are ignored.
public struct SongQuery: Hashable, Sendable {
    /// The words, folded as by ``folded(title:artist:code:)``.
    package let words: [String]

    /// Creates a query from typed text; blank text matches every song.
    public init(_ text: String) {
        words = Self.folded(text).split(separator: " ").map(String.init)
    }

    /// A Boolean value that indicates whether the query matches every song.
    public var isEmpty: Bool { words.isEmpty }

    /// Returns a Boolean value that indicates whether a song contains all the words.
    ///
    /// - Complexity: O(length of the texts x words).
    public func matches(title: String, artist: String? = nil, code: String? = nil) -> Bool {
        guard !words.isEmpty else { return true }
        let text = Self.folded(title: title, artist: artist, code: code)
        return words.allSatisfy { text.contains($0) }
    }

    /// Returns the text of a song that queries search.
    package static func folded(title: String, artist: String?, code: String?) -> String {
        folded([title, artist, code].compactMap(\.self).joined(separator: " "))
    }

    /// Returns the words of a title, folded and without punctuation, to compare with those of a query.
    package static func titleWords(_ title: String) -> String {
        folded(title).split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }

    /// Returns a text folded for queries: lowercase, without accents.
    static func folded(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : FoldedText.letters(text).lowercased()
    }
}
