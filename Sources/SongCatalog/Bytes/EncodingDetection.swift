import CUchardet

/// The detection of a text's encoding if it isn't UTF-8, by a declaration or the most plausible words.
///
/// uchardet distinguishes scripts and multibyte encodings. Encodings of the Latin script differ in a few letters, for
/// which song lists are too short. Of those, the encoding wins whose letters occur at plausible positions in words, or
/// which spells a name of a column.
enum EncodingDetection {
    /// Returns the encoding of a text, or `nil` for UTF-8 and for a text whose lines have to be decoded one by one.
    ///
    /// - Parameter head: The first bytes, which end after a line if the text continues.
    /// - Returns: The encoding, or `nil`.
    /// - Complexity: O(length of `head`).
    static func encoding(of head: [UInt8]) -> SongTextEncoding? {
        let sample = sample(of: head)
        guard !sample.isEmpty else { return escapeEncoding(of: head) }
        if let name = declaredName(in: head), let declared = SongTextEncoding(named: name), declared != .utf8 {
            return declared
        }
        let guess = guess(sample)
        let known = guess.flatMap { SongTextEncoding(named: alias[$0] ?? $0) }
        if let known, let guess, !isLatin(guess) {
            let text = text(sample, in: known.name) ?? ""
            let characters = text.unicodeScalars.count
            let broken = text.unicodeScalars.count { $0 == "\u{FFFD}" }
            if characters < sample.count ? broken * 20 <= characters : averageRun(of: sample) >= 1.5 { return known }
        }
        let best = latin(sample, guess: guess)
        return best == .windows1252 ? nil : best
    }

    /// Returns a 7-bit encoding with escape sequences, such as ISO-2022-JP, or `nil`.
    private static func escapeEncoding(of head: [UInt8]) -> SongTextEncoding? {
        guard head.contains(0x1B), let name = guess(head), name.hasPrefix("ISO-2022") else { return nil }
        return SongTextEncoding(named: name)
    }

    /// Returns the lines that are neither ASCII nor UTF-8, or an empty array if enough others are UTF-8.
    private static func sample(of head: [UInt8]) -> [UInt8] {
        var sample: [UInt8] = []
        var (unicode, others) = (0, 0)
        for line in head.split(whereSeparator: \.isLineBreak) where line.contains(where: { $0 >= 0x80 }) {
            if String(validating: line, as: UTF8.self) != nil {
                unicode += 1
            } else {
                others += 1
                sample += line + [.lineFeed]
            }
        }
        return others > unicode * 10 ? sample : []
    }

    /// Returns the name of the encoding that an UltraStar song, an M3U playlist or an XML document declares.
    static func declaredName(in head: [UInt8]) -> String? {
        let text = String(decoding: head.prefix(4_096), as: UTF8.self)
        if text.hasPrefix("<?xml") {
            return text.prefixMatch(of: /<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/).map { String($0.1) }
        }
        return text.firstMatch(of: /(?m)^#(?:ENCODING|EXTENC)\s*:[ \t]*([A-Za-z0-9._-]+)/.ignoresCase())
            .map { String($0.1) }
    }

    /// Returns the encoding that uchardet detects.
    private static func guess(_ sample: [UInt8]) -> String? {
        let detector = uchardet_new()
        defer { uchardet_delete(detector) }
        let status = sample.withUnsafeBytes {
            uchardet_handle_data(detector, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
        }
        guard status == 0 else { return nil }
        uchardet_data_end(detector)
        let name = String(cString: uchardet_get_charset(detector))
        return name.isEmpty ? nil : name.uppercased()
    }

    /// The common supersets of encodings that programs actually write.
    private static let alias = [
        "SHIFT_JIS": "CP932", "EUC-KR": "CP949", "UHC": "CP949", "TIS-620": "CP874", "GB2312": "GB18030",
        "ISO-8859-1": "Windows-1252", "ISO-8859-15": "Windows-1252", "ISO-8859-9": "Windows-1254",
        "ISO-8859-13": "Windows-1257", "ISO-8859-4": "Windows-1257",
    ]

    private static func isLatin(_ name: String) -> Bool {
        ["1250", "1252", "1254", "1257", "1258", "ASCII", "CENTRALEUROPE"].contains(where: name.hasSuffix)
            || ["1", "2", "3", "4", "9", "10", "13", "14", "15", "16"].contains { name == "ISO-8859-" + $0 }
    }

    /// Returns the average length of runs of non-ASCII bytes: about one for accented letters, more for other scripts.
    private static func averageRun(of sample: [UInt8]) -> Double {
        let runs = sample.split { $0 < 0x80 }
        return Double(runs.reduce(0) { $0 + $1.count }) / Double(max(runs.count, 1))
    }

    // MARK: The Latin script

    private static func latin(_ sample: [UInt8], guess: String?) -> SongTextEncoding {
        // Encodings that decode the text as the guess does get its bonus, too.
        let guessed = guess.flatMap { text(sample, in: alias[$0] ?? $0) }
        let rated = LatinLetters.all.compactMap { letters -> (encoding: SongTextEncoding, points: Double)? in
            guard let encoding = SongTextEncoding(named: letters.encoding), let text = text(sample, in: encoding.name)
            else { return nil }
            return (
                encoding,
                letters.points(for: text) + letters.likelihood + (text == guessed ? 0.2 : 0)
                    + (namesColumns(text) ? 1 : 0)
            )
        }
        return rated.max { $0.points < $1.points }?.encoding ?? .windows1252
    }

    /// Returns a Boolean value that indicates whether the first line has a name of a column that isn't ASCII.
    private static func namesColumns(_ text: String) -> Bool {
        text.prefix { !$0.isNewline }.split(whereSeparator: { ",;|\t\"".contains($0) }).contains { name in
            !name.utf8.allSatisfy { $0 < 0x80 }
                && ColumnNames.spellings.contains(name.trimmingCharacters(in: .whitespaces).lowercased())
        }
    }

    private static func text(_ sample: [UInt8], in name: String) -> String? {
        ConvertedBytes(MemoryBytes(sample), from: name)?.text()
    }
}
