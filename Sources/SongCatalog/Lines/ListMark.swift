/// The marks before a song in a typed list: a bullet, a number, a check box, the time at which it was played.
struct ListMark: Equatable {
    /// The text without its marks and markup.
    var text: String
    /// A Boolean value that indicates whether a box is checked or the text is struck through as in `~~Artist -
    /// Title~~`.
    var isCrossedOff = false

    /// Removes the marks and the markup of Markdown from a line.
    ///
    /// - Complexity: O(length of `line`).
    init(removingFrom line: some StringProtocol) {
        var rest = SongName.trimmed(Array(line.unicodeScalars)[...])
        var kinds: Set<Kind> = []
        while let (kind, length, isTicked) = Self.mark(in: rest), kinds.insert(kind).inserted {
            rest = SongName.trimmed(rest.dropFirst(length))
            if isTicked { isCrossedOff = true }
        }
        if rest.count > 4, rest.starts(with: ["~", "~"]), rest.suffix(2).elementsEqual(["~", "~"]) {
            rest = SongName.trimmed(rest.dropFirst(2).dropLast(2))
            isCrossedOff = true
        }
        text = InlineMarkup.removed(from: SongName.text(rest))
    }

    /// Returns a Boolean value that indicates whether a line begins with a mark.
    static func begins(_ line: some StringProtocol) -> Bool {
        mark(in: SongName.trimmed(Array(line.unicodeScalars)[...])) != nil
    }

    private enum Kind { case bullet, number, box, time }

    private static func mark(in text: ArraySlice<Unicode.Scalar>) -> (Kind, length: Int, isTicked: Bool)? {
        func isBlank(at offset: Int) -> Bool {
            text.count == offset || (text.count > offset && SongName.isBlank(text[text.startIndex + offset]))
        }
        guard let first = text.first else { return nil }
        if isBlank(at: 1), SongName.isDash(first) || "*+•·‣◦".unicodeScalars.contains(first) {
            return (.bullet, 1, false)
        }
        if isBlank(at: 1), "☐☑☒✓✔✗✘".unicodeScalars.contains(first) {
            return (.box, 1, first != "☐")
        }
        if first == "[", isBlank(at: 3), text[text.startIndex + 2] == "]" {
            let inner = text[text.startIndex + 1]
            if inner == " " || inner == "x" || inner == "X" { return (.box, 3, inner != " ") }
        }
        let digits = text.prefix(5).prefix { ("0"..."9").contains($0) }
        if (1...4).contains(digits.count), isBlank(at: digits.count + 1),
            [".", ")"].contains(text[text.startIndex + digits.count])
        {
            return (.number, digits.count + 1, false)
        }
        return time(in: text).map { (.time, $0, false) }
    }

    /// Returns the length of a time before a song, as in `21:03 : The Lanterns - Paper Moon`.
    private static func time(in text: ArraySlice<Unicode.Scalar>) -> Int? {
        guard text.prefix(3).contains(":") else { return nil }
        let line = SongName.text(text)
        guard let match = line.prefixMatch(of: /\d{1,2}:\d\d(?::\d\d)?\s+(?<colon>:\s+)?/) else { return nil }
        let song = line[match.range.upperBound...]
        guard match.colon != nil || SongName(parsing: song).artist != nil, !song.isEmpty else { return nil }
        return line[match.range].unicodeScalars.count
    }
}
