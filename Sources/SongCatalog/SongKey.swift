import Foundation

/// A key that is equal for all spellings of a song.
///
/// The key ignores case, accents, width, a leading “The”, text in parentheses or brackets, guests (“feat. …” to the
/// end) and punctuation. It reads `&` as “and”, and keeps brackets that name a version, such as “(Live)”. Marks that
/// make a different letter count, such as those of voiced kana. A title of nothing else, such as “!!!”, is compared by
/// its signs.
public struct SongKey: Hashable, Sendable {
    private let title: String
    private let artist: String
    private let version: String
    /// The cached hash value; a key is looked up more often than it is created.
    private let hash: Int

    /// Creates the key of a song.
    ///
    /// - Parameters:
    ///   - title: The title as it is written.
    ///   - artist: The artist as it is written; `nil` or blank if unknown. A song without an artist differs from the
    ///     same title with one.
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

    /// Returns the part of a key for one field, which is empty only for a blank field.
    private static func reduced(_ text: String) -> String {
        let folded = text.utf8.allSatisfy { $0 < 0x80 } ? text : FoldedText.letters(text)
        for keepsBrackets in [false, true] {
            let words = words(of: folded, keepsBrackets: keepsBrackets)
            if !words.isEmpty { return words }
        }
        return text.decomposedStringWithCompatibilityMapping.lowercased()
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the words of a text, separated by spaces; all bytes from 0x80 on must belong to letters.
    private static func words(of text: String, keepsBrackets: Bool) -> String {
        var text = text
        return text.withUTF8 { bytes in
            // A byte expands to at most the four of “and ”; the last word may have a space behind it.
            String(unsafeUninitializedCapacity: bytes.count * 4 + 1) { output in
                WordPass(input: bytes, output: output, keepsBrackets: keepsBrackets).run()
            }
        }
    }
}

extension SongKey {
    /// Returns a Boolean value that indicates whether two keys can be of one song: the titles and versions are equal,
    /// and so are the artists unless one isn't known.
    public func agrees(with other: SongKey) -> Bool {
        title == other.title && version == other.version
            && (artist == other.artist || artist.isEmpty || other.artist.isEmpty)
    }

    /// Returns a Boolean value that indicates whether two playing times, in seconds, are of different versions of a
    /// song.
    ///
    /// They are if both are known and differ by more than 10 s.
    public static func areApart(_ one: Double?, _ other: Double?) -> Bool {
        guard let one, let other else { return false }
        return abs(one - other) > 10
    }
}

extension Song {
    /// The key that is equal for all spellings of the song.
    ///
    /// Person, code and the card's marks don't count.
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
    /// The range of the word that announces guests, including the space behind it.
    private var announcement: Range<Int>?

    init(input: UnsafeBufferPointer<UInt8>, output: UnsafeMutableBufferPointer<UInt8>, keepsBrackets: Bool) {
        self.input = input
        self.output = output
        self.keepsBrackets = keepsBrackets
    }

    /// Writes the words.
    ///
    /// - Returns: The number of written bytes.
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

    /// Ends the current word, if any.
    private mutating func endWord(before byte: UInt8?) {
        guard length > wordStart else { return }
        if wordStart == 0, !hasArticle, isWord("the") {
            hasArticle = true
            length = 0
            return
        }
        // “Ft” without a period may mean feet.
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
