/// A song written as one text: `Artist - Title`, `Code - Artist - Title`, or a title alone.
struct SongName: Equatable {
    var code: String?
    var artist: String?
    var title: String?

    /// Splits a text at its first dash between blanks, or else at its first em dash.
    ///
    /// A dash is a hyphen, en dash, em dash, horizontal bar or minus sign. A first part such as `SC8001-01` is a code
    /// if two parts follow. Further dashes belong to the title.
    ///
    /// - Complexity: O(length of `text`).
    init(parsing text: some StringProtocol) {
        let scalars = Array(text.unicodeScalars)[...]
        var rest = Self.trimmed(scalars)
        guard let dash = Self.spacedDash(in: rest) ?? rest.firstIndex(of: "\u{2014}") else {
            title = Self.string(rest)
            return
        }
        artist = Self.string(rest[..<dash])
        rest = rest[(dash + 1)...]
        if let first = artist, Self.isCode(first), let second = Self.spacedDash(in: rest) {
            code = first
            artist = Self.string(rest[..<second])
            rest = rest[(second + 1)...]
        }
        title = Self.string(rest)
    }

    /// Splits the answer to a form, such as “Fire by Hana Sato”; `nil` for any other text, such as “Stand by Me”.
    init?(answer text: String) {
        guard let match = text.wholeMatch(of: /(?<title>.*\S)\s+by\s+(?<artist>\S.*)/.ignoresCase()) else { return nil }
        let words = match.artist.lowercased().split(separator: " ")
        let isPhrase = words.count == 1 && match.title.lowercased().hasSuffix(words[0])
        guard !isPhrase, Self(parsing: text).artist == nil,
            match.artist.first?.isLowercase == false || match.title.first?.isLowercase == true,
            !["me", "my", "you", "your", "him", "his", "her", "us", "our", "them", "their", "it", "its"]
                .contains(words[0])
        else { return nil }
        (artist, title) = (String(match.artist), String(match.title))
    }

    private static func spacedDash(in scalars: ArraySlice<Unicode.Scalar>) -> Int? {
        scalars.indices.first { index in
            guard isDash(scalars[index]) else { return false }
            let before = index == scalars.startIndex || isBlank(scalars[index - 1])
            let after = index + 1 == scalars.endIndex || isBlank(scalars[index + 1])
            return before && after
        }
    }

    /// Returns a Boolean value that indicates whether a text is a code.
    ///
    /// A code has 1 to 6 capitals, 2 to 6 digits and an optional track of 1 to 3 digits.
    static func isCode(_ text: String) -> Bool {
        var rest = text.utf8[...]
        func take(_ bytes: ClosedRange<UInt8>) -> Int {
            let run = rest.prefix { bytes.contains($0) }
            rest = rest.dropFirst(run.count)
            return run.count
        }
        func takeJoint() -> Bool {
            guard let first = rest.first, first == .space || first == UInt8(ascii: "-") else { return false }
            rest = rest.dropFirst()
            return true
        }
        let digits: ClosedRange<UInt8> = 0x30...0x39
        guard (1...6).contains(take(0x41...0x5A)) else { return false }
        _ = takeJoint()
        guard (2...6).contains(take(digits)) else { return false }
        guard !rest.isEmpty else { return true }
        return takeJoint() && (1...3).contains(take(digits)) && rest.isEmpty
    }

    static func isDash(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "-", "\u{2010}"..."\u{2015}", "\u{2212}": true
        default: false
        }
    }

    static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? UInt8(scalar.value).isWhitespace : scalar.properties.isWhitespace
    }

    static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        var scalars = scalars
        while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
        while let last = scalars.last, isBlank(last) { scalars.removeLast() }
        return scalars
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
        let scalars = trimmed(scalars)
        return scalars.isEmpty ? nil : text(scalars)
    }

    static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        // Appending a whole slice goes through a generic map and is several times slower.
        var view = String.UnicodeScalarView()
        for scalar in scalars { view.append(scalar) }
        return String(view)
    }
}

extension Song {
    /// Creates a song from typed text: `Artist - Title`, `Code - Artist - Title`, or a title alone.
    ///
    /// - Parameter text: The text, not blank.
    public init(written text: String) {
        let name = SongName(parsing: text)
        self.init(title: name.title ?? text, artist: name.title == nil ? nil : name.artist, code: name.code)
    }
}
