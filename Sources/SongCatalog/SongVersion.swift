import Foundation

/// The version of a song in its title: “(Live)”, “[Karaoke]”, “- Acoustic Version”.
///
/// Remasters, guests and remarks on videos aren't versions.
enum SongVersion {
    /// Returns the versions in the brackets and the dashed suffix of a title, without duplicates, in alphabetical
    /// order.
    ///
    /// - Parameter title: The title as it is written.
    /// - Returns: The versions.
    /// - Complexity: O(length of `title`), and very fast without brackets and dashes.
    static func named(in title: String) -> String {
        let remarks = remarks(in: title)
        guard !remarks.isEmpty else { return "" }
        var versions: Set<String> = []
        for remark in remarks {
            let words = words(of: remark)
            versions.formUnion(words.compactMap { canonical[$0] })
            for (word, number) in zip(words, words.dropFirst()) where parts.contains(word) {
                versions.insert("part \(romanNumbers[number] ?? number)")
            }
        }
        return versions.sorted().joined(separator: " ")
    }

    /// Returns a title without its last parts after dashes that are remarks on the recording.
    static func withoutDashedRemark(_ title: String) -> Substring {
        var rest = title[...]
        while let dash = dashedRemark(in: rest) { rest = rest[..<dash.lowerBound] }
        return rest
    }

    // MARK: Remarks

    private static func remarks(in title: String) -> [Substring] {
        var remarks: [Substring] = []
        if title.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") || $0 >= 0x80 }) {
            // A regular expression would be compiled for each title.
            var rest = title[...]
            while let start = rest.firstIndex(where: "([（［【".contains) {
                let remark = rest[rest.index(after: start)...].prefix { !")]）］】".contains($0) }
                remarks.append(remark)
                rest = rest[remark.endIndex...]
            }
        }
        var rest = title[...]
        while let dash = dashedRemark(in: rest) {
            remarks.append(rest[dash.upperBound...])
            rest = rest[..<dash.lowerBound]
        }
        return remarks
    }

    private static func dashedRemark(in title: Substring) -> Range<String.Index>? {
        guard title.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 >= 0x80 }) else { return nil }
        guard let dash = title.ranges(of: " - ").last ?? title.ranges(of: " – ").last else { return nil }
        let words = words(of: title[dash.upperBound...])
        return words.contains { canonical[$0] != nil || noRemarkWords.contains($0) }
            && dash.lowerBound > title.startIndex
            ? dash : nil
    }

    private static func words(of text: Substring) -> [String] {
        FoldedText.letters(String(text)).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    // MARK: Words

    /// Words of remarks that don't name a version.
    private static let noRemarkWords: Set = ["remaster", "remastered", "official", "video", "lyric", "lyrics"]

    private static let parts: Set = ["part", "pt", "teil", "volume", "vol"]
    private static let romanNumbers = ["i": "1", "ii": "2", "iii": "3", "iv": "4", "v": "5", "one": "1", "two": "2"]

    /// The canonical name of a version by each of its words.
    private static let canonical: [String: String] = {
        let versions = [
            "acappella acapella", "acoustic akustik acustico acustica acoustique unplugged", "demo",
            "duet duett duo dueto duetto", "extended", "instrumental inst instr", "karaoke kar カラオケ", "live ライブ",
            "piano",
            "remix rmx mix", "reprise",
            "chinese mandarin cantonese", "czech cesky ceska", "danish dansk", "dutch nederlands", "english englisch",
            "finnish suomi", "french francais francaise franzosisch", "german deutsch deutsche", "greek", "hebrew",
            "hungarian magyar", "italian italiano italiana", "japanese", "korean", "norwegian norsk", "polish polski",
            "portuguese portugues", "russian", "spanish espanol espanola spanisch", "swedish svenska", "turkish turkce",
            "ukrainian",
        ]
        var names: [String: String] = [:]
        for version in versions {
            let words = version.split(separator: " ").map(String.init)
            for word in words { names[FoldedText.letters(word)] = words[0] }
        }
        return names
    }()
}
