import Foundation

/// What somebody looks for among songs: words that all have to be in the title, the artist or the code.
///
/// Case, accents and widths do not count.
public struct SongQuery: Hashable, Sendable {
    /// The words, as ``folded(title:artist:code:)`` has them.
    package let words: [String]

    /// Takes what somebody typed; blank text finds everything.
    public init(_ text: String) {
        words = Self.folded(text).split(separator: " ").map(String.init)
    }

    /// Whether everything is found.
    public var isEmpty: Bool { words.isEmpty }

    /// Whether a song has all the words.
    ///
    /// - Complexity: O(length of the texts x words).
    public func matches(title: String, artist: String? = nil, code: String? = nil) -> Bool {
        guard !words.isEmpty else { return true }
        let text = Self.folded(title: title, artist: artist, code: code)
        return words.allSatisfy { text.contains($0) }
    }

    /// What a query looks at of a song.
    package static func folded(title: String, artist: String?, code: String?) -> String {
        folded([title, artist, code].compactMap(\.self).joined(separator: " "))
    }

    /// A text as queries compare it: lower case, without accents.
    static func folded(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : FoldedText.letters(text).lowercased()
    }
}
