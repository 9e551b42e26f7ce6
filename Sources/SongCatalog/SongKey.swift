import Foundation

/// What two spellings of one song have in common: equal keys mean the same song.
///
/// Case, accents, width, a leading “The”, text in parentheses or brackets, guests (“feat. …” to the end) and
/// punctuation do not count; `&` reads as “and”. Brackets that name a version of the song, such as “(Live)”, do count. A title made of nothing else, such as “!!!”, is told by its signs.
/// Marks that make another letter, as those of voiced kana do, count.
public struct SongKey: Hashable, Sendable {
    private let title: String
    private let artist: String
    private let version: String
    /// What both hash to: a key is looked up more often than it is made.
    private let hash: Int

    /// Makes the key of a song.
    ///
    /// - Parameters:
    ///   - title: The title as it was written.
    ///   - artist: The artist as it was written, `nil` or blank if not told. A song without an artist is another song
    ///     than the same title with one.
    /// - Complexity: O(length of the two texts). Plain ASCII is the fast path.
    public init(title: String, artist: String? = nil) {
        self.title = Self.reduced(String(SongVersion.withoutDashedRemark(title)))
        self.artist = artist.map(Self.reduced) ?? ""
        version = SongVersion.named(in: title)
        var hasher = Hasher()
        hasher.combine(self.title)
        hasher.combine(self.artist)
        hasher.combine(version)
        hash = hasher.finalize()
    }

    /// Hashes the parts that equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// The part of a key that comes from one field; empty only for a blank one.
    private static func reduced(_ text: String) -> String {
        let folded = text.utf8.allSatisfy { $0 < 0x80 } ? text : FoldedText.letters(text)
        for keepsBrackets in [false, true] {
            let words = words(of: folded, keepsBrackets: keepsBrackets)
            if !words.isEmpty { return words }
        }
        return text.decomposedStringWithCompatibilityMapping.lowercased()
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The words of a text whose bytes from 0x80 on are letters only, with a space between them.
    private static func words(of text: String, keepsBrackets: Bool) -> String {
        var text = text
        return text.withUTF8 { bytes in
            // A byte gives at most the four of “and ”; a last word may have a space behind it.
            String(unsafeUninitializedCapacity: bytes.count * 4 + 1) { output in
                WordPass(input: bytes, output: output, keepsBrackets: keepsBrackets).run()
            }
        }
    }
}

extension SongKey {
    /// Returns a Boolean value that indicates whether two playing times, in seconds, are those of two versions of a song: both
    /// are known, and they differ by more than 10 s.
    public static func areApart(_ one: Double?, _ other: Double?) -> Bool {
        guard let one, let other else { return false }
        return abs(one - other) > 10
    }
}

extension Song {
    /// What the song is recognised by, however it is spelled.
    ///
    /// Person, code and marks of the card do not count.
    ///
    /// - Complexity: O(length of title and artist), computed at each call.
    public var key: SongKey { SongKey(title: title, artist: artist) }
}

/// One pass over the bytes of a field, word by word.
private struct WordPass {
    private let input: UnsafeBufferPointer<UInt8>
    private let output: UnsafeMutableBufferPointer<UInt8>
    private let keepsBrackets: Bool
    private var length = 0
    private var wordStart = 0
    private var depth = 0
    private var hasArticle = false
    /// Where the word stands that announces guests, and the space behind it.
    private var announcement: Range<Int>?

    init(input: UnsafeBufferPointer<UInt8>, output: UnsafeMutableBufferPointer<UInt8>, keepsBrackets: Bool) {
        self.input = input
        self.output = output
        self.keepsBrackets = keepsBrackets
    }

    /// Writes the words.
    ///
    /// - Returns: How many bytes were written.
    consuming func run() -> Int {
        for byte in input {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["):
                if depth == 0 { endWord(before: byte) }
                if !keepsBrackets { depth += 1 }
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                if depth > 0 { depth -= 1 } else { endWord(before: byte) }
            case _ where depth > 0:
                continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
                append(byte)
            case UInt8(ascii: "'"), UInt8(ascii: "`"):
                continue
            case UInt8(ascii: "&"):
                endWord(before: byte)
                append("and ")
                wordStart = length
            default:
                endWord(before: byte)
            }
        }
        endWord(before: nil)
        if let announcement, length > announcement.upperBound { length = announcement.lowerBound }
        if length == 0, hasArticle { append("the") }
        if length > 0, output[length - 1] == UInt8(ascii: " ") { length -= 1 }
        return length
    }

    private mutating func append(_ byte: UInt8) {
        output[length] = byte
        length += 1
    }

    private mutating func append(_ word: StaticString) {
        for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) { append(byte) }
    }

    /// Ends the word being written, if there is one.
    private mutating func endWord(before byte: UInt8?) {
        guard length > wordStart else { return }
        if wordStart == 0, !hasArticle, isWord("the") {
            hasArticle = true
            length = 0
            return
        }
        // “Ft” alone may be feet.
        let announcesGuests =
            wordStart > 0 && announcement == nil
            && (isWord("feat") || isWord("featuring") || (byte == UInt8(ascii: ".") && isWord("ft")))
        append(UInt8(ascii: " "))
        if announcesGuests { announcement = wordStart..<length }
        wordStart = length
    }

    private func isWord(_ word: StaticString) -> Bool {
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        return output[wordStart..<length].elementsEqual(expected)
    }
}
