/// The letters of a Latin encoding, for scoring a decoded text.
struct LatinLetters {
    let encoding: String
    /// The frequent letters of its languages.
    private let common: Set<Character>
    /// The rare letters of its languages.
    private let rare: Set<Character>
    /// The prior likelihood of the encoding, which is added to the score of a text.
    let likelihood: Double

    private init(_ encoding: String, _ letters: (common: String, rare: String), likelihood: Double) {
        self.encoding = encoding
        common = Set(letters.common)
        rare = Set(letters.rare)
        self.likelihood = likelihood
    }

    private static let western = (common: "éèàáäöüßñçóíãåæøúêâôîïëÄÖÜÉÅØÁÓÍÚÇÑÀÆ", rare: "ìòùûõðþýœÿÈÊËÌÎÏÒÔÕÙÛÝÞÐŒÂÃ")
    private static let central = (
        common: "áčćéěęëíłńňóöőřšśťúůüűýžźżąäôçßâășțşţđÁČĆÉŁÓÖŘŠŚÚÜÝŽŻÄ", rare: "ŕĺďľîËĎŤĚŇŹŃĄĘŐŰÔÂĂÎŮŔĹĽŞŢĐÇÍ"
    )
    private static let baltic = (common: "āčēģīķļņšūžąęėįųõäöüåĀČĒĢĪĶĻŅŠŪŽĖĮŲÕÄÖÜ", rare: "éóńśłćźżĄĘŁÅ")
    private static let turkish = (common: "ğışçöüâîûİŞÇÖÜĞ", rare: "éèàáäñóíúêôëß")

    static let all = [
        LatinLetters("Windows-1252", western, likelihood: 0.1),
        LatinLetters("Windows-1250", central, likelihood: 0),
        LatinLetters("ISO-8859-2", central, likelihood: -0.05),
        LatinLetters("Windows-1254", turkish, likelihood: -0.05),
        LatinLetters("Windows-1257", baltic, likelihood: -0.1),
        LatinLetters("Macintosh", western, likelihood: -0.05),
        LatinLetters("IBM850", western, likelihood: -0.1),
        LatinLetters("MAC-CENTRALEUROPE", central, likelihood: -0.2),
        LatinLetters("IBM852", central, likelihood: -0.2),
    ]

    /// Returns the average plausibility of the non-ASCII characters of a text, at most 1.
    func points(for text: String) -> Double {
        let characters = Array(text)
        var (sum, count) = (0.0, 0)
        for (index, character) in characters.enumerated() where !character.isASCII {
            let before = index > 0 ? characters[index - 1] : "\n"
            let after = index + 1 < characters.count ? characters[index + 1] : "\n"
            sum += points(for: character, between: before, and: after)
            count += 1
        }
        return count > 0 ? sum / Double(count) : 0
    }

    private func points(for character: Character, between before: Character, and after: Character) -> Double {
        if character.isLetter {
            if character.isUppercase, before.isLowercase { return -1 }
            if character.isLowercase, before.isUppercase, after.isUppercase { return -0.5 }
            if character.isUppercase, before.isUppercase, after.isLowercase { return -0.5 }
            if character == "ç", encoding == "Windows-1252", after.isLetter, !"aouãâáàõôóúûü".contains(after) {
                return -0.5
            }
            return common.contains(character) ? 1 : rare.contains(character) ? 0.5 : 0
        }
        if character == "’" { return before.isLetter ? 1 : 0.5 }
        if "‘“”„–—…«»¿¡°".contains(character) { return before.isLetter && after.isLetter ? -1 : 0.8 }
        let isBroken = character == "\u{FFFD}" || character.unicodeScalars.allSatisfy { $0.value < 0xA0 }
        return isBroken ? -4 : -1
    }
}
