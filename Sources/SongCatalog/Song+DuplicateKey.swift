extension Song {
    /// A text that is equal for two spellings of the same song by the same artist.
    ///
    /// Case, accents, a leading “The”, text in parentheses or brackets, “feat. …” to the end, and punctuation do not
    /// count; `&` reads as “and”. The person, the code and the marks of the card do not count either. A title made of
    /// nothing else, such as “!!!”, keeps its own spelling.
    ///
    /// - Complexity: O(length of title and artist), computed at each call. Plain ASCII is the fast path.
    public var duplicateKey: String {
        guard let artist else { return DuplicateKey.part(title) }
        return DuplicateKey.part(title) + "\n" + DuplicateKey.part(artist)
    }
}

enum DuplicateKey {
    /// The key of one field.
    static func part(_ text: String) -> String {
        var folded = text
        if !text.utf8.allSatisfy({ $0 < 0x80 }) { folded = FoldedText.letters(text) }
        for keepsParentheses in [false, true] {
            let key = reduced(folded, keepsParentheses: keepsParentheses)
            if !key.isEmpty { return key }
        }
        return text.lowercased()
    }

    /// Reduces a text whose bytes from 0x80 on are letters only.
    private static func reduced(_ text: String, keepsParentheses: Bool) -> String {
        var text = text
        return text.withUTF8 { bytes in
            // A byte gives at most the four of “and ”; a last word may have a space behind it.
            String(unsafeUninitializedCapacity: bytes.count * 4 + 1) { output in
                Reduction(input: bytes, output: output, keepsParentheses: keepsParentheses).run()
            }
        }
    }
}

/// One pass over the bytes of a field, word by word.
private struct Reduction {
    let input: UnsafeBufferPointer<UInt8>
    let output: UnsafeMutableBufferPointer<UInt8>
    let keepsParentheses: Bool
    var length = 0
    var wordStart = 0
    var depth = 0

    init(input: UnsafeBufferPointer<UInt8>, output: UnsafeMutableBufferPointer<UInt8>, keepsParentheses: Bool) {
        self.input = input
        self.output = output
        self.keepsParentheses = keepsParentheses
    }

    mutating func append(_ byte: UInt8) {
        output[length] = byte
        length += 1
    }

    /// Ends the word being written.
    ///
    /// - Returns: Whether the rest of the field names guests only and is left out.
    mutating func endWord(before byte: UInt8?) -> Bool {
        guard length > wordStart else { return false }
        if wordStart > 0, isWord("feat") || isWord("featuring") || (isWord("ft") && byte == UInt8(ascii: ".")) {
            length = wordStart
            return true
        }
        if wordStart == 0, isWord("the"), byte != nil {
            length = 0
            return false
        }
        append(UInt8(ascii: " "))
        wordStart = length
        return false
    }

    func isWord(_ word: StaticString) -> Bool {
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        return output[wordStart..<length].elementsEqual(expected)
    }

    consuming func run() -> Int {
        var guestsFollow = false
        for byte in input {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["):
                guestsFollow = depth == 0 && endWord(before: byte)
                if !keepsParentheses { depth += 1 }
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                if depth > 0 { depth -= 1 } else { guestsFollow = endWord(before: byte) }
            case _ where depth > 0:
                continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                append(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
                append(byte)
            case UInt8(ascii: "'"), UInt8(ascii: "`"):
                continue
            case UInt8(ascii: "&"):
                guestsFollow = endWord(before: byte)
                guard !guestsFollow else { break }
                for letter in "and ".utf8 { append(letter) }
                wordStart = length
            default:
                guestsFollow = endWord(before: byte)
            }
            if guestsFollow { break }
        }
        if !guestsFollow { _ = endWord(before: nil) }
        while length > 0, output[length - 1] == UInt8(ascii: " ") { length -= 1 }
        return length
    }
}
